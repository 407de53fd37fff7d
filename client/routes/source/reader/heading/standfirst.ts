/** So much of a text is looked through: what repeats its summary does so at its beginning. */
const LOOKED_THROUGH = 40_000;
/** Shorter words are no sentence, and may stand in any text. */
const SHORTEST = 30;

/**
 * What a page says of itself, to stand under its title: null where its text says the same, where it was cut, and where it is
 * no sentence.
 */
export function standfirstOf(excerpt: string | null | undefined, html: string): string | null {
  if (!excerpt || excerpt.length < SHORTEST || /(…|\.\.\.)$/.test(excerpt)) return null;
  const text = html.slice(0, LOOKED_THROUGH).replace(/<[^>]*>|&[a-z\d#]+;/gi, ' ');
  return lettersOf(text).includes(lettersOf(excerpt).slice(0, 60)) ? null : excerpt;
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
