/** A box on the screen, in px. */
export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** As wide as toasts may become. */
export const TOAST_WIDTH = 480;
/** Between a toast and what it keeps off. */
const GAP = 16;

/**
 * Where toasts stand: in the middle of the sheet, 16 above its edge, and off whatever stands at the bottom of it.
 *
 * @param sheet what the page's content stands on
 * @param above what toasts stand above wherever they would hide it
 * @param beside what they go aside for; they stand above it where the sheet has no room for that
 * @returns their middle, and how far they are from the bottom of the window
 */
export function positionToasts(sheet: Box, above: readonly Box[], beside: readonly Box[], windowHeight: number): { middle: number; bottom: number } {
  let { left, right } = sheet;
  const high = [...above];
  for (const box of beside) {
    if (!isUnder(box, left, right)) continue;
    const isAtEnd = box.left + box.right > left + right;
    const room = isAtEnd ? box.left - GAP - left : right - box.right - GAP;
    if (room < TOAST_WIDTH + GAP) high.push(box);
    else if (isAtEnd) right = box.left - GAP;
    else left = box.right + GAP;
  }
  const lowest = windowHeight - sheet.bottom + GAP;
  const bottom = Math.max(lowest, ...high.filter((box) => isUnder(box, left, right)).map(({ top }) => windowHeight - top + GAP));
  return { middle: (left + right) / 2, bottom };
}

/** Whether toasts in the middle between two edges, as wide as they may be, would come near a box. */
function isUnder(box: Box, left: number, right: number): boolean {
  const middle = (left + right) / 2;
  const reach = Math.min(TOAST_WIDTH, right - left) / 2 + GAP / 2;
  return box.right > middle - reach && box.left < middle + reach;
}
