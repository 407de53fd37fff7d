/** How many results a group shows at most (spec section 9). */
export const MAX_RESULTS = 10;

/** From how many characters on the server is asked (spec section 5: more than 2). */
export const MIN_SEARCH_LENGTH = 3;

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

const wordsIn = (typed: string) => folded(typed).split(/\s+/).filter(Boolean);

/**
 * The first results whose words have everything that is typed, in their order; case and accents do not count. A word that is
 * not among them may begin one of the words by which the result is known `besides`.
 */
export function matching<T>(all: readonly T[], typed: string, wordsOf: (one: T) => string, besides: (one: T) => string = () => ''): T[] {
  const wanted = wordsIn(typed);
  const found = all.filter((one) => {
    const words = folded(wordsOf(one));
    const others = wordsIn(besides(one));
    return wanted.every((word) => words.includes(word) || others.some((other) => other.startsWith(word)));
  });
  return found.slice(0, MAX_RESULTS);
}

/** A text in pieces, with what is typed marked as `matching` finds it. */
export function piecesOf(text: string, typed: string): { readonly text: string; readonly isHit: boolean }[] {
  const characters = [...text];
  const isHit = characters.map(() => false);
  // Which character each unit of the folded text comes from: folding makes some longer, and some nothing.
  const origins = characters.flatMap((character, at) => Array.from({ length: folded(character).length }, () => at));
  const whole = characters.map(folded).join('');
  for (const word of wordsIn(typed)) {
    for (let at = whole.indexOf(word); at !== -1; at = whole.indexOf(word, at + word.length)) {
      for (let unit = at; unit < at + word.length; unit += 1) isHit[origins[unit] ?? -1] = true;
    }
  }
  const pieces: { text: string; isHit: boolean }[] = [];
  characters.forEach((character, at) => {
    const last = pieces.at(-1);
    if (last && last.isHit === isHit[at]) last.text += character;
    else pieces.push({ text: character, isHit: isHit[at] === true });
  });
  return pieces;
}
