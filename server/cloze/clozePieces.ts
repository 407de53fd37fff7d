/** A piece of a cloze's text: words, or a gap with what fills it. */
export interface ClozePiece {
  readonly text: string;
  /** What is shown in place of the gap; null: nothing in particular. */
  readonly hint: string | null;
  readonly isGap: boolean;
}

const BEGIN = /\{\{c[1-9]\d{0,2}::/g;
const END = '}}';

/**
 * The text of a cloze in pieces, in order: a gap is `{{c1::words}}` or `{{c1::words::hint}}`. One without gaps is one piece. In one pass: the text may be anybody's.
 */
export function clozePieces(text: string): ClozePiece[] {
  const pieces: ClozePiece[] = [];
  let done = 0;
  let end = -1;
  for (const { index, 0: begin } of text.matchAll(BEGIN)) {
    if (index < done) continue;
    const from = index + begin.length;
    if (end < from) end = text.indexOf(END, from);
    if (end === -1) break;
    const hintAt = text.slice(from, Math.min(end, from + longestWords + 2)).indexOf('::');
    const words = text.slice(from, hintAt === -1 ? end : from + hintAt);
    if (words === '' || words.length > longestWords) continue;
    if (index > done) pieces.push({ text: text.slice(done, index), hint: null, isGap: false });
    pieces.push({ text: words, hint: hintAt === -1 ? null : text.slice(from + hintAt + 2, end), isGap: true });
    done = end + END.length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), hint: null, isGap: false });
  return pieces;
}

/** Longer ones are no gap but a page; and so no beginning costs more than that. */
const longestWords = 2_000;

/** Whether a text has a gap at all. */
export const hasGap = (text: string): boolean => clozePieces(text).some(({ isGap }) => isGap);

/** The text with its gaps filled: what it says. */
export const filledCloze = (text: string): string => clozePieces(text).map((piece) => piece.text).join('');
