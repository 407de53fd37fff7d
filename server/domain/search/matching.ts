import { Prisma } from '#server/platform/db/generated/client.ts';
import type { SearchTerm } from './parseQuery.ts';
import { endsOf, isUnspaced, shortestPart, withoutScheme, type Word, wordsOf } from './words.ts';

/**
 * How a source's words are kept. Each begins with the key of its shelf, so that an index of all sources can be asked
 * about one shelf alone. After it: nothing, for a whole word of any field; `#`, for an end of a word of the title or of
 * a tag, itself included; `/`, for an end of a word of the address or the file name. A key by itself stands in every source.
 */
const shelfKey = (shelfId: number): string => `${shelfId.toString(16)}:`;

/** What stands for the key of the shelf in a condition, and in words whose shelf is not known yet. */
const anyShelf = '~';

/** Replaces the shelf in a condition of `conditionsOf`; the same in SQL: `replace(condition, '~', to_hex("shelfId") || ':')`. */
export interface Conditions {
  /** As a tsquery: every term somewhere in the source. */
  readonly anywhere: string;
  /** Every term in the title or the tags; null when nothing is looked for in texts. */
  readonly inTitle: string | null;
  /** Each wanted term somewhere in the source. */
  readonly terms: readonly string[];
}

/** What the terms ask of the words of a source. Terms without a letter or digit ask nothing. */
export function conditionsOf(terms: readonly SearchTerm[]): Conditions {
  const read = terms
    .map((term) => ({ ...term, words: [...wordsOf(withoutScheme(term.text))].map(({ word }) => word) }))
    .filter(({ words }) => words.length > 0);
  const wanted = read.filter(({ excluded }) => !excluded);
  const unwanted = read.filter(({ excluded }) => excluded).map(({ words }) => `!(${whole('', words)})`);
  const anywhere = wanted.map(({ words, exact }) => (exact ? whole('', words) : partly(words)));
  // A part of a word of the title is one of the source; whole words are marked in another way.
  const inTitle = wanted.map(({ words, exact }) => (exact ? `${whole('#', words)} & ${whole('', words)}` : partlyInTitle(words)));
  return {
    anywhere: [...(anywhere.length === 0 ? [lexeme('', '')] : anywhere), ...unwanted].join(' & '),
    inTitle: inTitle.length === 0 ? null : [...inTitle, ...unwanted].join(' & '),
    terms: anywhere,
  };
}

const lexeme = (mark: string, word: string) => `'${anyShelf}${mark}${word}'`;
const beginning = (mark: string, word: string) => (isUnspaced(word) || [...word].length >= shortestPart ? `${lexeme(mark, word)}:*` : lexeme(mark, word));
const whole = (mark: string, words: readonly string[]) => `(${words.map((word) => lexeme(mark, word)).join(' <-> ')})`;

/** One word: any part of one in the title, the tags and the address, the beginning of one elsewhere. */
function partly(words: readonly string[]): string {
  const [first = '', ...rest] = words;
  if (rest.length === 0) return `(${['#', '/', ''].map((mark) => beginning(mark, first)).join(' | ')})`;
  return `(${partlyInTitle(words)} | ((${lexeme('/', first)} | ${lexeme('', first)})${following('', rest)}))`;
}

function partlyInTitle(words: readonly string[]): string {
  const [first = '', ...rest] = words;
  return rest.length === 0 ? beginning('#', first) : `(${lexeme('#', first)}${following('#', rest)})`;
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
const mostPlaces = 255;
const mostBytes = 800_000;
/** Between fields, so that no phrase reaches from one into the next. */
const gap = 8;

/** The words of a source, with a placeholder for the key of its shelf (`onShelfSql`); only of short texts: the key makes them longer. */
export function vectorOfAnyShelf(fields: SearchedFields): string {
  return vectorUnder(anyShelf, fields);
}

/** Such words with the key of their shelf, the number of which the statement knows. */
export function onShelfSql(words: string, shelfId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`replace(${words}, ${anyShelf}, to_hex(${shelfId}) || ':')::tsvector`;
}

/** The words of a source as the text of a tsvector. Of a text that has more than fits, the beginning. */
export function vectorOf(shelfId: number, fields: SearchedFields): string {
  return vectorUnder(shelfKey(shelfId), fields);
}

function vectorUnder(key: string, { title, tags, sourceUrl, fileName, note, text }: SearchedFields): string {
  const places = new Map<string, number[]>([[key, []]]);
  let place = 1;
  let bytes = 0;

  const add = (lexeme: string) => {
    let found = places.get(lexeme);
    if (!found) {
      places.set(lexeme, (found = []));
      bytes += Buffer.byteLength(lexeme) + 8;
    }
    const at = Math.min(place, lastPlace);
    if (found.length < mostPlaces && found.at(-1) !== at) {
      found.push(at);
      bytes += 2;
    }
  };
  const addField = (words: Iterable<Word>, mark: '#' | '/' | '') => {
    for (const { word } of words) {
      if (bytes > mostBytes) return;
      add(key + word);
      if (mark !== '') for (const end of endsOf(word)) if (mark === '#' || end !== word) add(key + mark + end);
      else if (isUnspaced(word)) for (const end of endsOf(word)) add(key + end);
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
  return [...places].map(([lexeme, at]) => (at.length === 0 ? `'${lexeme}'` : `'${lexeme}':${at.join(',')}`)).join(' ');
}
