/** A piece of a card's text: words, or a gap with what fills it. */
export type ClozePiece = { readonly text: string; readonly hint: string | null; readonly isGap: boolean };

const GAP = /\{\{c[1-9]\d{0,2}::((?:(?!\}\}|::)[\s\S])+)(?:::((?:(?!\}\})[\s\S])*))?\}\}/g;

/** A text with gaps in pieces, in order; one without is one piece. */
export function clozePieces(text: string): ClozePiece[] {
  const pieces: ClozePiece[] = [];
  let at = 0;
  for (const { index, 0: gap, 1: words = '', 2: hint } of text.matchAll(GAP)) {
    if (index > at) pieces.push({ text: text.slice(at, index), hint: null, isGap: false });
    pieces.push({ text: words, hint: hint ?? null, isGap: true });
    at = index + gap.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hint: null, isGap: false });
  return pieces;
}

/** Whether a text has a gap at all. */
export const hasGap = (text: string): boolean => clozePieces(text).some(({ isGap }) => isGap);

/** A text with its selection made a gap, with the next free number; null where nothing is selected. */
export function withGap(text: string, start: number, end: number): string | null {
  if (end <= start) return null;
  const numbers = [...text.matchAll(/\{\{c(\d{1,3})::/g)].map(([, number]) => Number(number));
  return `${text.slice(0, start)}{{c${Math.max(0, ...numbers) + 1}::${text.slice(start, end)}}}${text.slice(end)}`;
}
