const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** First letters of the first and last words if several, else the first two letters, uppercased (specification section 5). */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  const letters = words.length > 1 ? firstLetters(first, 1) + firstLetters(last, 1) : firstLetters(first, 2);
  return letters.toLocaleUpperCase('en');
}

function firstLetters(word: string, count: number): string {
  return [...graphemes.segment(word)].slice(0, count).map(({ segment }) => segment).join('');
}
