import { supportOf } from '#server/domain/citations/supportOf.ts';
import { createQuotePlacer } from '#server/domain/conversations/placeQuote.ts';
import { cutPassages } from '#server/domain/search/cutPassages.ts';
import type { RankedPassage } from '#server/domain/search/rankPassages.ts';

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

interface Word {
  readonly letters: string;
  readonly at: number;
}

const wordsOf = (text: string): Word[] => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment, index }) => ({ letters: segment, at: index }));
const one = <T>(random: Random, all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
const withWord = (text: string, { letters, at }: Word, other: string): string => text.slice(0, at) + other + text.slice(at + letters.length);

/** 5 to 40 words in a row of a text, as they stand there, between white space where its script has any; null where there are not as many. */
function quoteFrom(text: string, random: Random): string | null {
  const words = unspaced.test(text) ? wordsOf(text).filter(({ letters, at }) => !hasLatinBeside(text, at, letters.length)) : [...text.matchAll(/\S+/g)].map(({ 0: letters, index }) => ({ letters, at: index }));
  if (words.length < 8) return null;
  const count = Math.min(words.length, 8 + Math.floor(random() * 30));
  const first = Math.floor(random() * (words.length - count + 1));
  const [begin, end] = [words[first], words[first + count - 1]];
  if (!begin || !end) return null;
  const quote = text.slice(begin.at, end.at + end.letters.length);
  return wordsOf(quote).length >= 5 && wordsOf(quote).length <= 80 ? quote : null;
}

/** Whether a word is a part of a name or a number in Latin letters, which nobody begins or ends a quote within. */
const hasLatinBeside = (text: string, at: number, length: number): boolean => /[\w.,:%/'’‐-―\-{}*]/.test(`${text[at - 1] ?? ''}${text[at + length] ?? ''}`) || /[\w\p{Nd}]/u.test(text.slice(at, at + length));

type Falsehood = 'number' | 'name' | 'not' | 'word';

interface Others {
  readonly words: readonly string[];
  readonly names: readonly string[];
}

/** The same quote with one thing changed; null where it has nothing of the kind. @param others what to put in the place of a word, or of a name */
function falsified(quote: string, kind: Falsehood, random: Random, others: Others): string | null {
  const words = wordsOf(quote);
  if (kind === 'number') {
    const digit = one(random, [...quote.matchAll(/\p{Nd}/gu)]);
    if (!digit) return null;
    return quote.slice(0, digit.index) + String((Number(digit[0].normalize('NFKC')) + 1 + Math.floor(random() * 8)) % 10) + quote.slice(digit.index + digit[0].length);
  }
  if (kind === 'name') {
    const name = one(random, words.filter(({ letters, at }) => /^\p{Lu}\p{Ll}{2,}$/u.test(letters) && /[\p{Ll},] $/u.test(quote.slice(0, at))));
    const other = one(random, others.names);
    return name && other !== undefined && other !== name.letters ? withWord(quote, name, other) : null;
  }
  if (kind === 'not') {
    const not = words.find(({ letters }) => /^(?:not|never|no|nicht|kein|nie|sin|не|不|没|未)$/iu.test(letters));
    if (not && random() < 0.5) return withWord(quote, not, '').replace(/ {2}/, ' ').trim();
    const behind = one(random, words.slice(0, -1));
    return behind ? withWord(quote, behind, unspaced.test(quote) ? `${behind.letters}不` : `${behind.letters} not`) : null;
  }
  const changed = one(random, words);
  const other = one(random, others.words);
  return changed && other !== undefined && other.toLowerCase() !== changed.letters.toLowerCase() ? withWord(quote, changed, other) : null;
}

/** The ways in which a faithful copy differs from what it copies: white space, case, the shapes of marks, the form of letters, hyphens at ends of lines. */
const copies: readonly ((quote: string, random: Random) => string)[] = [
  (quote) => quote,
  (quote) => quote.replace(/\s+/g, '\n'),
  (quote) => quote.replace(/\s+/g, '  '),
  (quote) => quote.toUpperCase().toLowerCase() === quote.toLowerCase() ? quote.toUpperCase() : quote,
  (quote) => quote.replace(/["“”„«»]/g, '”').replace(/['’‘]/g, '’'),
  (quote) => quote.replace(/[-–—‑]/g, '—'),
  (quote) => quote.normalize('NFD'),
  (quote) => quote.normalize('NFC'),
  (quote, random) => {
    const long = one(random, wordsOf(quote).filter(({ letters }) => /^\p{Ll}{6,}$/u.test(letters)));
    return long ? withWord(quote, long, `${long.letters.slice(0, 3)}\u00AD${long.letters.slice(3)}`) : quote;
  },
  (quote, random) => {
    const long = one(random, wordsOf(quote).filter(({ letters }) => /^[a-zäöüßñéа-я]{6,}$/u.test(letters)));
    return long ? withWord(quote, long, `${long.letters.slice(0, 3)}-\n${long.letters.slice(3)}`) : quote;
  },
];

/** A copy that says the same in the same letters, as a model may write it. */
const faithfulCopy = (quote: string, random: Random): string => (one(random, copies) ?? copies[0])?.(quote, random) ?? quote;

/** The words of texts, each once. */
const wordsIn = (texts: readonly string[]): string[] => [...new Set(texts.flatMap((text) => wordsOf(text).map(({ letters }) => letters)))];

/** What became of quotes that a script has made. */
export interface QuoteCount {
  readonly falsified: number;
  /** Of the falsified ones: those that were shown as cited. */
  readonly shown: readonly string[];
  readonly copies: number;
  /** Of the faithful copies: those that were not found, or elsewhere. */
  readonly missed: readonly string[];
  /** Of sentences that are a falsified copy of what they truly quote, by what is false: how many, and how many were called SUPPORTED. */
  readonly sentences: Readonly<Record<Falsehood, { readonly said: number; readonly supported: number }>>;
  /** Of sentences that are a faithful copy of what they quote: those that were not called SUPPORTED. */
  readonly doubted: readonly string[];
}

/** In this order; names are rare. */
const kinds = ['name', 'number', 'name', 'not', 'name', 'word'] as const;
/** A quote is looked for in so many passages. */
const passagesAtOnce = 12;

/** Makes quotes of texts until so many are falsified, and looks for each, and for a faithful copy, among twelve passages. The same seed makes the same quotes. */
export function countQuotes(texts: readonly string[], { seed, wanted, language }: { readonly seed: number; readonly wanted: number; readonly language: string }): QuoteCount {
  const random = seededRandom(seed);
  const passages = texts.flatMap((text, at) => cutPassages(text, language).map(({ start, end }) => passageOf(text.slice(start, end), start, `source ${at}`)));
  const words = wordsIn(texts);
  const others = { words, names: words.filter((word) => /^\p{Lu}\p{Ll}{2,}$/u.test(word)) };
  const shown: string[] = [];
  const missed: string[] = [];
  const doubted: string[] = [];
  const sentences = { number: { said: 0, supported: 0 }, name: { said: 0, supported: 0 }, not: { said: 0, supported: 0 }, word: { said: 0, supported: 0 } };
  const placers = new Map<number, ReturnType<typeof createQuotePlacer>>();
  let [made, copies] = [0, 0];
  for (let turn = 0; made < wanted; turn += 1) {
    if (turn > 20 * wanted) throw new Error('These texts have too few quotes.');
    const at = Math.floor(random() * passages.length);
    const quote = quoteFrom(passages[at]?.text ?? '', random);
    if (quote === null) continue;
    const from = at - (at % passagesAtOnce);
    const given = passages.slice(from, from + passagesAtOnce);
    const place = placers.get(from) ?? createQuotePlacer(given);
    placers.set(from, place);
    const supportOfSaying = (say: string) => supportOf(say, { quotes: [quote], asked: [], read: given.map(({ text }) => text) }).support;

    copies += 1;
    const copy = faithfulCopy(quote, random);
    const found = place({ passage: at - from, quote: copy });
    if (!found || flat(found.quote) !== flat(quote)) missed.push(copy);
    if (supportOfSaying(quote) !== 'SUPPORTED') doubted.push(quote);

    const kind = kinds[turn % kinds.length] ?? 'word';
    const lie = falsified(quote, kind, random, others);
    // What stands somewhere else as it is there is no lie.
    if (lie === null || given.some(({ text }) => flat(text).includes(flat(lie)))) continue;
    made += 1;
    if (place({ passage: at - from, quote: lie })) shown.push(`${kind}: ${lie}`);
    sentences[kind].said += 1;
    if (supportOfSaying(lie) === 'SUPPORTED') sentences[kind].supported += 1;
  }
  return { falsified: made, shown, copies, missed, sentences, doubted };
}

/** Not by the finder's own folding: it is what is judged. */
const flat = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

const passageOf = (text: string, start: number, sourceId: string): RankedPassage => ({ text, start, end: start + text.length, sourceId, spaceId: 'space', position: 0, contentHash: '', heading: null, page: null, language: null, score: 1 });
