/** First letters of the first and the last word, else the first two letters, in capitals (spec section 5). */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? '')];
  const last = [...(words.at(-1) ?? '')];
  const letters = words.length > 1 ? [first[0], last[0]] : first.slice(0, 2);
  return letters.join('').toLocaleUpperCase();
}
