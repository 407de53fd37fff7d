import { createStored } from '#client/state/createStored.ts';

/** How wide the tree may be made, in px (design guide section 9). */
export const leastTreeWidth = 216;
export const mostTreeWidth = 400;

const width = createStored<number | null>('vault.treeWidth', {
  read: (kept) => {
    const wanted = Number(kept ?? Number.NaN);
    return Number.isFinite(wanted) ? Math.min(mostTreeWidth, Math.max(leastTreeWidth, Math.round(wanted))) : null;
  },
  write: String,
});

/** How wide somebody made the tree on this device; null: as wide as it usually is (`--tree-w`). */
export const useTreeWidth = width.use;

/** Remembers a width; null forgets it. */
export function setTreeWidth(wanted: number | null): void {
  if (wanted === null) width.forget();
  else width.set(wanted);
}
