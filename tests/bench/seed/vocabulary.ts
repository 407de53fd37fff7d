/** Numbers between 0 and 1 that are the same in every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const consonants = 'bcdfghjklmnprstvwz';
const vowels = 'aeiou';

export interface Vocabulary {
  /** The words, the commonest first. */
  readonly words: readonly string[];
  /** A word, the commoner the likelier: the nth about as often as 1/n, as in languages. */
  readonly next: () => string;
}

export function createVocabulary(random: () => number, size = 30_000): Vocabulary {
  const letter = (letters: string) => letters[Math.floor(random() * letters.length)] ?? '';
  const words = new Set<string>();
  while (words.size < size) {
    let word = '';
    for (let syllables = 1 + Math.floor(random() * 4) + (words.size > 200 ? 1 : 0); syllables > 0; syllables--) {
      word += letter(consonants) + letter(vowels) + (random() < 0.3 ? 'n' : '');
    }
    words.add(word);
  }
  const list = [...words];
  const sums: number[] = [];
  let sum = 0;
  for (let rank = 0; rank < size; rank++) sums.push((sum += 1 / (rank + 2.7) ** 1.05));
  return {
    words: list,
    next: () => {
      const wanted = random() * sum;
      let [low, high] = [0, size - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((sums[middle] ?? 0) < wanted) low = middle + 1;
        else high = middle;
      }
      return list[low] ?? '';
    },
  };
}
