import { fold, isIdeographic, type Term, termsOf } from './terms.ts';

const maxTags = 5;
const maxNewTags = 2;
/** A source that has so many tags of its space needs no new one. */
const enough = 3;

export interface TextToTag {
  readonly title: string;
  readonly plainText: string;
  readonly language: string | null;
}

/**
 * Tags for a text: first those of the space that it mentions, then at most two new ones, of words that it says often.
 * What is nearly a tag of the space is that tag.
 * @param existing the names of the space's tags, as they are written
 */
export function chooseTags(text: TextToTag, existing: readonly string[]): string[] {
  const known = mentioned(text, existing);
  return withNew(known, keywordsOf(text).map(({ word }) => word), existing);
}

/** Adds names to tags that were found, at most five in all and two new ones; of similar ones the one that exists. */
export function withNew(found: readonly string[], wanted: readonly string[], existing: readonly string[]): string[] {
  const tags = [...found].slice(0, maxTags);
  let room = Math.min(maxNewTags, enough - tags.length);
  for (const name of wanted) {
    if (tags.length >= maxTags) break;
    const similar = existing.find((other) => isSimilar(other, name));
    if (tags.some((tag) => isSimilar(tag, similar ?? name))) continue;
    if (similar !== undefined) tags.push(similar);
    else if (room > 0) {
      tags.push(name);
      room -= 1;
    }
  }
  return tags;
}

/** The tags that a text mentions in its title, or more than in passing; the most mentioned first. */
function mentioned({ title, plainText, language }: TextToTag, existing: readonly string[]): string[] {
  const [inTitle, inText] = [title, plainText.slice(0, 60_000)].map((text) => wordsOf(text, language));
  const isShort = plainText.length < 1_500;
  const there = new Set(`${inTitle}${inText}`.split(' '));
  return existing
    .map((name) => {
      const words = isIdeographic(name) ? name.toLowerCase() : ` ${foldAll(name)} `;
      if (words.trim().length < 2 || (words.startsWith(' ') && !there.has(words.trim().split(' ')[0] ?? ''))) return { name, count: 0 };
      const count = occurrences(inText ?? '', words);
      return { name, count: inTitle?.includes(words) ? count + 10 : count >= (isShort ? 1 : 3) ? count : 0 };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, maxTags)
    .map(({ name }) => name);
}

interface Keyword {
  readonly word: string;
  readonly score: number;
}

/** Words, and pairs of them, that a text says often and names in its title or again and again. */
function keywordsOf({ title, plainText, language }: TextToTag): Keyword[] {
  const terms = termsOf(plainText.slice(0, 60_000), language);
  const inTitle = new Set(termsOf(title, language).map(({ folded }) => folded));
  const counted = new Map<string, { forms: Map<string, number>; count: number; words: number }>();
  const count = (folded: string, form: string, words: number) => {
    const known = counted.get(folded) ?? { forms: new Map<string, number>(), count: 0, words };
    known.forms.set(form, (known.forms.get(form) ?? 0) + 1);
    counted.set(folded, { ...known, count: known.count + 1 });
  };
  terms.forEach((term, at) => {
    count(term.folded, term.word, 1);
    const next = terms[at + 1];
    if (next && follows(term, next)) count(`${term.folded} ${next.folded}`, `${term.word} ${next.word}`, 2);
  });
  const keywords = [...counted]
    .map(([folded, { forms, count: times, words }]) => {
      const titled = folded.split(' ').every((word) => inTitle.has(word));
      const isStrong = times >= (titled ? 2 : words === 2 ? 3 : 6);
      const score = isStrong ? times * (titled ? 3 : 1) * (words === 2 ? 2 : 1) * Math.log(2 + folded.length) : 0;
      return { word: formOf(forms), parts: folded.split(' '), score };
    })
    .filter(({ score, word }) => score > 0 && word.length <= 40)
    .sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))
    .slice(0, 40);
  // A pair says what its words say, and more: of the two the stronger is enough.
  return keywords.filter(({ parts }, at) => !keywords.slice(0, at).some((better) => parts.every((part) => better.parts.includes(part)) || better.parts.every((part) => parts.includes(part))));
}

const follows = (one: Term, next: Term) => next.place === one.place + 1 && !isIdeographic(one.word) && one.folded !== next.folded;

/** As it is written most; in small letters unless it is nearly always written otherwise, as names are. */
function formOf(forms: ReadonlyMap<string, number>): string {
  const sorted = [...forms].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const isName = [...forms.keys()].every((form) => form !== form.toLowerCase());
  const [form = ''] = sorted[0] ?? [];
  return isName ? form : form.toLowerCase();
}

/** Whether two names are for a reader the same: case, accents, plurals, blanks and hyphens apart, or one letter. */
function isSimilar(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => foldAll(name).replaceAll(' ', ''));
  if (a === undefined || b === undefined) return false;
  return a === b || (Math.min(a.length, b.length) >= 7 && isOneLetterApart(a, b));
}

function isOneLetterApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short[short.length - 1 - end] === long[long.length - 1 - end]) end += 1;
  return start + end >= (short.length === long.length ? short.length - 1 : short.length);
}

const foldAll = (text: string) => text.split(/[\s_-]+/u).map(fold).filter((word) => word !== '').join(' ');

/** A text as its folded words, to look for those of a tag; where words are not set apart, as it is. */
function wordsOf(text: string, language: string | null): string {
  if (isIdeographic(text.slice(0, 2_000))) return text.toLowerCase();
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(language ?? 'en', { granularity: 'word' }).segment(text)) {
    if (isWordLike) words.push(foldAll(segment));
  }
  return ` ${words.join(' ')} `;
}

function occurrences(text: string, words: string): number {
  let count = 0;
  // Neighbors share the blank between them.
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length - 1)) count += 1;
  return count;
}
