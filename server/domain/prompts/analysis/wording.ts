import { type Finding, finding, quoteOf, type TextRange } from './finding.ts';
import { outside, protectedRanges, type Sentence, wordsOf } from './sentences.ts';

/** Phrases with more words than they need, and what says the same. */
const plainer: Readonly<Record<string, string>> = {
  'in order to': 'to',
  'so as to': 'to',
  'due to the fact that': 'because',
  'owing to the fact that': 'because',
  'in light of the fact that': 'because',
  'in spite of the fact that': 'although',
  'despite the fact that': 'although',
  'with regard to': 'about',
  'with respect to': 'about',
  'in relation to': 'about',
  'in the event that': 'if',
  'at this point in time': 'now',
  'at the present time': 'now',
  'prior to': 'before',
  'subsequent to': 'after',
  'a large number of': 'many',
  'a majority of': 'most',
  'has the ability to': 'can',
  'have the ability to': 'can',
  'is able to': 'can',
  'are able to': 'can',
  'make use of': 'use',
  'utilise': 'use',
  'utilize': 'use',
  'each and every': 'every',
  'first and foremost': 'first',
  'for the purpose of': 'for',
  'in the process of': '',
  'it is important to note that': '',
  'please note that': '',
  'it should be noted that': '',
  'i would like you to': '',
  'i want you to': '',
  'con el fin de': 'para',
  'con el objetivo de': 'para',
  'debido al hecho de que': 'porque',
  'a pesar del hecho de que': 'aunque',
  'en el caso de que': 'si',
  'en relación con': 'sobre',
  'con respecto a': 'sobre',
  'hacer uso de': 'usar',
  'es importante señalar que': '',
  'cabe señalar que': '',
};

const vague = [
  'some', 'a few', 'several', 'a couple of', 'etc', 'and so on', 'and so forth', 'as appropriate', 'if appropriate', 'if necessary', 'as needed', 'where applicable', 'or something', 'stuff', 'things', 'nice', 'properly', 'somehow', 'more or less', 'sort of', 'kind of', 'soon',
  'algunos', 'algunas', 'varios', 'varias', 'etcétera', 'si es necesario', 'si procede', 'más o menos', 'cosas', 'adecuadamente',
];
const vagueSigns = ['一些', '若干', '等等', '适当', '酌情', '差不多', '大概', '之类'];
const vagueOthers = ['بعض', 'إلخ', 'عند الحاجة', 'حسب الحاجة', 'بشكل مناسب', 'כמה', 'וכו', 'וכדומה', 'במידת הצורך', 'לפי הצורך', 'דברים'];

const asWords = (phrases: readonly string[], flags: string) => new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${phrases.toSorted((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{M}\\p{N}])`, flags);
const wordyPattern = asWords(Object.keys(plainer), 'giu');
const vaguePattern = new RegExp(`${asWords([...vague, ...vagueOthers], 'iu').source}|${vagueSigns.join('|')}`, 'giu');

/** A phrase with more words than it needs. */
interface Wordy extends TextRange {
  readonly said: string;
  readonly plain: string;
}

/** Phrases with more words than they need, outside of code and variables; what falls away takes its blank and its capital along. */
export function wordyPhrases(text: string): Wordy[] {
  const found = [...text.matchAll(wordyPattern)].map(({ 0: said, index }): Wordy => {
    const plain = plainer[said.toLowerCase()] ?? said;
    const isCapital = said[0] !== said[0]?.toLowerCase();
    const end = index + said.length;
    if (plain !== '') return { start: index, end, said, plain: isCapital ? capital(plain) : plain };
    const next = /^[ \t]?/.exec(text.slice(end, end + 1))?.[0].length ?? 0;
    const letter = text[end + next] ?? '';
    // The next word begins the sentence now.
    return isCapital && /\p{Ll}/u.test(letter) ? { start: index, end: end + next + 1, said, plain: letter.toUpperCase() } : { start: index, end: end + next, said, plain: '' };
  });
  return outside(found, protectedRanges(text));
}

const capital = (word: string) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;

/** A sentence of more words is hard to follow. */
const mostWords = 50;

/** What could be said in fewer or in plainer words, or is vague. */
export function findInWording(sentences: readonly Sentence[], texts: readonly string[]): Finding[] {
  const isLong = ({ text, isHeading }: Sentence) => !isHeading && text.length > mostWords * 2 && wordsOf(text).length > mostWords * (/\p{Script=Han}/u.test(text) ? 2 : 1);
  return [
    ...texts.flatMap((text, at) => wordyPhrases(text).map(({ start, end, said, plain }) => finding('WORDY', { at, range: { start, end }, replacement: plain }, { text: quoteOf(said), other: plain.trim() === '' || plain.length === 1 ? '—' : plain }))),
    ...texts.flatMap((text, at) => {
      const found = [...text.matchAll(vaguePattern)].map(({ 0: said, index }) => ({ start: index, end: index + said.length, said }));
      return outside(found, protectedRanges(text)).map(({ start, end, said }) => finding('VAGUE', { at, range: { start, end } }, { text: quoteOf(said) }));
    }),
    ...sentences.filter(isLong).map(({ at, start, end, text }) => finding('LONG_SENTENCE', { at, range: { start, end } }, { count: String(wordsOf(text).length) })),
  ];
}
