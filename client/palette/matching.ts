/** How many results a group shows at most (spec section 9). */
export const MOST_RESULTS = 10;

/** From how many characters on the server is asked (spec section 5: more than 2). */
export const LEAST_SEARCHED = 3;

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The first results whose words have everything that is typed, in their order; case and accents do not count. */
export function matching<T>(all: readonly T[], typed: string, wordsOf: (one: T) => string): T[] {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  const found = all.filter((one) => {
    const words = folded(wordsOf(one));
    return wanted.every((word) => words.includes(word));
  });
  return found.slice(0, MOST_RESULTS);
}
