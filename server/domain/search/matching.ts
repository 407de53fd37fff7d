import type { SearchTerm } from './parseQuery.ts';
import { endsOf, isBeginning, withoutScheme, type Word, wordsOf } from './words.ts';

/*
 * How the words of a source are kept: each as it is, whatever its field, and beside it `#` and each end of a word of the title
 * or of a tag, itself included, and `/` and each shorter end of a word of the address or the file name. Marks and not the
 * weights of PostgreSQL: its GIN indexes do not hold those, so that each hit would have to be read.
 */

/** What is looked for, as tsqueries. */
export interface Conditions {
  /** Every term somewhere in the source. */
  readonly anywhere: string;
  /** Every term in the title or the tags; null when nothing is looked for in texts. */
  readonly inTitle: string | null;
  /** What `anywhere` needs, each by itself. */
  readonly terms: readonly string[];
  /** What `inTitle` needs, each by itself. */
  readonly titleTerms: readonly string[];
}

/** What every source fulfils: none has a word without letters and digits. */
const always = "!'-'";

/** What the terms ask of the words of a source. Terms without a letter or digit ask nothing. */
export function conditionsOf(terms: readonly SearchTerm[]): Conditions {
  const read = terms
    .map((term) => ({ ...term, words: [...wordsOf(withoutScheme(term.text))].map(({ word }) => word) }))
    .filter(({ words }) => words.length > 0);
  const isAlone = read.length === 1;
  const wanted = read.filter(({ excluded }) => !excluded);
  const unwanted = read.filter(({ excluded }) => excluded).map(({ words }) => `!(${whole('', words)})`);
  const anywhere = wanted.map(({ words, exact }) => (exact ? whole('', words) : partly(words, isAlone)));
  // A part of a word of the title is one of the source; whole words are marked in another way.
  const inTitle = wanted.map(({ words, exact }) => (exact ? `${whole('#', words)} & ${whole('', words)}` : partlyInTitle(words, isAlone)));
  return {
    anywhere: [...anywhere, ...unwanted].join(' & ') || always,
    inTitle: inTitle.length === 0 ? null : [...inTitle, ...unwanted].join(' & '),
    terms: wanted.flatMap(({ words, exact }) => (exact ? words.map((word) => lexeme('', word)) : partly(words, isAlone))),
    titleTerms: wanted.flatMap(({ words, exact }) => (exact ? words.map((word) => lexeme('#', word)) : partlyInTitle(words, isAlone))),
  };
}

const lexeme = (mark: string, word: string) => `'${mark}${word}'`;
const beginning = (mark: string, word: string, isAlone = false) => (isBeginning(word, isAlone) ? `${lexeme(mark, word)}:*` : lexeme(mark, word));
const whole = (mark: string, words: readonly string[]) => `(${words.map((word) => lexeme(mark, word)).join(' <-> ')})`;

/** One word: any part of one in the title, the tags and the address, the beginning of one elsewhere. */
function partly(words: readonly string[], isAlone: boolean): string {
  const [first = '', ...rest] = words;
  if (rest.length === 0) return `(${['#', '/', ''].map((mark) => beginning(mark, first, isAlone)).join(' | ')})`;
  return `(${partlyInTitle(words, isAlone)} | ((${lexeme('/', first)} | ${lexeme('', first)})${following('', rest)}))`;
}

function partlyInTitle(words: readonly string[], isAlone: boolean): string {
  const [first = '', ...rest] = words;
  return rest.length === 0 ? beginning('#', first, isAlone) : `(${lexeme('#', first)}${following('#', rest)})`;
}

const following = (mark: string, words: readonly string[]) =>
  words.map((word, index) => ` <-> ${index === words.length - 1 ? beginning(mark, word) : lexeme(mark, word)}`).join('');

/** What of a source is searched. */
export interface SearchedFields {
  readonly title: string;
  readonly tags: readonly string[];
  readonly sourceUrl: string | null;
  readonly fileName: string | null;
  readonly note: string;
  readonly text: string | null;
}

/** PostgreSQL's bounds: places beyond the last count as the last, a word has at most 255, all words together 1 MB. */
const lastPlace = 16_383;
const maxPlaces = 255;
const maxBytes = 800_000;
/** Between fields, so that no phrase reaches from one into the next. */
const gap = 8;

/** The words of a source as the text of a tsvector. Of a text that has more than fits, the beginning. */
export function searchVector({ title, tags, sourceUrl, fileName, note, text }: SearchedFields): string {
  const places = new Map<string, number[]>();
  let place = 1;
  let bytes = 0;

  const add = (lexeme: string) => {
    let found = places.get(lexeme);
    if (!found) {
      places.set(lexeme, (found = []));
      bytes += Buffer.byteLength(lexeme) + 8;
    }
    const at = Math.min(place, lastPlace);
    if (found.length < maxPlaces && found.at(-1) !== at) {
      found.push(at);
      bytes += 2;
    }
  };
  const addField = (words: Iterable<Word>, mark: '#' | '/' | '') => {
    for (const { word } of words) {
      if (bytes > maxBytes) return;
      add(word);
      // The word itself counts as an end of it: in addresses it is found without the mark.
      if (mark !== '') for (const end of endsOf(word)) if (mark === '#' || end !== word) add(mark + end);
      place++;
    }
    place += gap;
  };

  addField(wordsOf(withoutScheme(title)), '#');
  for (const tag of tags) addField(wordsOf(tag), '#');
  if (sourceUrl !== null && sourceUrl !== title) addField(wordsOf(withoutScheme(sourceUrl)), '/');
  if (fileName !== null && fileName !== title) addField(wordsOf(fileName), '/');
  addField(wordsOf(note), '');
  addField(wordsOf(text ?? ''), '');
  // Words are letters and digits: nothing in them needs quoting.
  return [...places].map(([lexeme, at]) => `'${lexeme}':${at.join(',')}`).join(' ');
}
