/** A piece of a text: from this character (UTF-16 code unit) to before that one. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text as quotes are compared, and where each of its characters stood. */
export interface FoldedText {
  readonly folded: string;
  /** Of each code unit of `folded`: where that begins in the text for which it stands. */
  readonly starts: readonly number[];
  /** Of each code unit of `folded`: where that ends. */
  readonly ends: readonly number[];
}

/** Whose a hyphen at the end of a line is: the typesetter's, who parts a word, or the writer's. */
export type LineEndHyphen = 'parts' | 'stays';

/** A hyphen at the end of a line; white space; a letter with what is written above or below it, or the parts of a syllable of Hangul. */
const pieces = /(?<hyphen>(?<=\p{L})[-‐‑\u00AD][^\S\n]*\n\s*(?=\p{L}))|(?<space>\s+)|[\u1100-\u11FF]+|\P{M}\p{M}*|\p{M}/gu;
const plain = /^[a-z0-9]+$/;
const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const shapes: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′`´]/g, "'"],
  [/[“”„‟″«»]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/ς/g, 'σ'],
  [/\s+/g, ' '],
];

/**
 * A text as quotes are compared: one form of each letter (NFKC), no case, one form of quotation marks and of dashes, nothing
 * that is not seen, one space for any white space. All other letters, digits and signs count: what differs in one of them is another text.
 */
export function foldText(text: string, hyphen: LineEndHyphen): FoldedText {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let isAfterSpace = false;
  for (const { 0: piece, index, groups } of text.matchAll(pieces)) {
    const letters = groups?.['hyphen'] === undefined ? (groups?.['space'] === undefined ? foldPiece(piece) : ' ') : hyphen === 'parts' ? '' : '-';
    if (letters === ' ' && isAfterSpace) continue;
    if (letters !== '') isAfterSpace = letters === ' ';
    folded += letters;
    for (let unit = 0; unit < letters.length; unit += 1) {
      starts.push(index);
      ends.push(index + piece.length);
    }
  }
  return { folded, starts, ends };
}

function foldPiece(piece: string): string {
  if (plain.test(piece)) return piece;
  const normal = piece.replace(unseen, '').normalize('NFKC').toLowerCase();
  return shapes.reduce((letters, [pattern, shape]) => letters.replace(pattern, shape), normal);
}
