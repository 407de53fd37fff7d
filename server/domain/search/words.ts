/** A word of a text: folded for comparison, with its place in the text (UTF-16 units). */
export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** An address as it is searched: without what nearly all of them begin with. */
export function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/i, '');
}

/** Longer ones are cut, in what is searched as in queries. */
const longestWord = 64;

/** Letters, marks and digits in a row. Scripts that put no space between words are cut by `Intl.Segmenter`. */
const runs = /[\p{L}\p{M}\p{N}]+/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The words of a text, in order. */
export function* wordsOf(text: string): Generator<Word> {
  for (const { 0: run, index } of text.matchAll(runs)) {
    if (!unspaced.test(run)) {
      const word = fold(run);
      if (word) yield { word, start: index, end: index + run.length };
      continue;
    }
    for (const { segment, index: offset } of segmenter.segment(run)) {
      const word = fold(segment);
      if (word) yield { word, start: index + offset, end: index + offset + segment.length };
    }
  }
}

/** Whether a script without spaces wrote it: its words are short, and where they end is a guess. */
export function isUnspaced(word: string): boolean {
  return unspaced.test(word);
}

/** Shorter ends of words are not kept: no part of a word is found by them. */
const shortestPart = 3;

/**
 * Whether a word that is looked for finds what it begins, too: from three letters on, and from two when nothing else is looked
 * for. Beside other words those of two letters are what holds a sentence together.
 */
export const isBeginning = (word: string, isAlone: boolean): boolean => isUnspaced(word) || [...word].length >= (isAlone ? 2 : shortestPart);

/** The ends of a word that count as parts of it, itself first: `bernetes` lets `kubernetes` be found by its middle. */
export function* endsOf(word: string): Generator<string> {
  const characters = [...word];
  const shortest = isUnspaced(word) ? 1 : shortestPart;
  yield word;
  for (let start = 1; start <= characters.length - shortest; start++) yield characters.slice(start).join('');
}

const plain = /^[a-z0-9]*$/;
/** Accents of Latin, Greek and Cyrillic, points of Hebrew, vowel signs of Arabic. Marks that make letters stay (kana, Indic scripts). */
const accents = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ς: 'σ' };
const foldable = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** A word without case, accents and ligatures, so that `Müller`, `MULLER` and `ｍuller` are one. */
export function fold(word: string): string {
  const folded = plain.test(word)
    ? word
    : word
        .normalize('NFKD')
        .replace(accents, '')
        .toLowerCase()
        .replace(foldable, (letter) => letters[letter] ?? letter)
        .normalize('NFC');
  return folded.length <= longestWord ? folded : folded.slice(0, longestWord).replace(/[\ud800-\udbff]$/, '');
}
