import { wordsOf } from './words.ts';

/** Some sentences of a text. */
export interface CutPassage {
  /** Before its first character, in UTF-16 code units. */
  readonly start: number;
  /** Behind its last. */
  readonly end: number;
  /** The heading above it, or above most of it; null where there is none. */
  readonly heading: string | null;
}

/** So many words a passage has, unless a heading or its text ends it. */
const [fewestWords, mostWords] = [80, 160];

/** What stands before a heading begins a passage of its own from so many words on. */
const fewestBeforeHeading = 20;

/**
 * Cuts a text into passages of 80 to 160 words that end where sentences end; fewer where a heading follows or the text ends. A sentence
 * of more than 80 words is cut between words. Together they have every word of the text, each once.
 * @param language BCP 47, for where sentences end
 * @param headings those of the text: a line that says one of them stands above what follows
 */
export function cutPassages(text: string, language: string | null, headings: readonly string[] = []): CutPassage[] {
  const titles = new Set(headings.map(plainOf).filter((title) => title !== ''));
  const passages: Open[] = [];
  let open: Open | null = null;
  let heading: string | null = null;
  const close = () => {
    if (open && open.words > 0) passages.push(open);
    open = null;
  };
  for (const piece of piecesOf(text, language)) {
    const line = text.slice(piece.start, piece.end);
    if (titles.size > 0 && titles.has(plainOf(line))) {
      heading = line.replace(/^[#\s]+/, '').trim().slice(0, longestHeading);
      if (open !== null && (open).words > fewestBeforeHeading) close();
      else if (open !== null) (open).heading = heading;
    }
    if (open !== null && (open).words + piece.words > mostWords) close();
    open ??= { start: piece.start, end: piece.end, words: 0, heading };
    open.end = piece.end;
    open.words += piece.words;
    if (open.words >= fewestWords && piece.endsParagraph) close();
  }
  close();
  return joinRest(passages).map(({ start, end, heading: above }) => ({ start, end, heading: above }));
}

interface Open {
  readonly start: number;
  end: number;
  words: number;
  heading: string | null;
}

const longestHeading = 300;

/** What is left at the end goes with the passage before, where there is room. */
function joinRest(passages: readonly Open[]): readonly Open[] {
  const [before, last] = passages.slice(-2);
  if (!before || !last || last.words >= fewestWords || before.heading !== last.heading || before.words + last.words > mostWords) return passages;
  return [...passages.slice(0, -2), { ...before, end: last.end }];
}

const plainOf = (line: string) => line.replace(/[#*_`\s]+/g, ' ').trim().toLowerCase();

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly words: number;
  readonly endsParagraph: boolean;
}

/** Sentences, each within its line; of those that are long, pieces of as many words as a passage has at least. */
function* piecesOf(text: string, language: string | null): Generator<Piece> {
  const segmenter = sentenceSegmenter(language);
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    let last: Piece | null = null;
    for (const { segment, index: offset } of segmenter.segment(line)) {
      const start = index + offset + (segment.length - segment.trimStart().length);
      const end = index + offset + segment.trimEnd().length;
      if (end <= start) continue;
      for (const piece of withinLimit(text, start, end)) {
        if (last) yield last;
        last = piece;
      }
    }
    if (last) yield { ...last, endsParagraph: true };
  }
}

function* withinLimit(text: string, start: number, end: number): Generator<Piece> {
  const words = [...wordsOf(text.slice(start, end))];
  for (let from = 0; from === 0 || from < words.length; from += fewestWords) {
    const next = words[from + fewestWords];
    yield {
      start: from === 0 ? start : start + (words[from]?.start ?? 0),
      // What stands behind the last word, such as the end of a quotation, stays with it.
      end: next ? start + text.slice(start, start + next.start).trimEnd().length : end,
      words: Math.min(fewestWords, words.length - from),
      endsParagraph: false,
    };
  }
}

const segmenters = new Map<string, Intl.Segmenter>();

/** What finds the ends of sentences in a language (BCP 47). Kept: to make one takes longer than to cut most texts. */
export function sentenceSegmenter(language: string | null): Intl.Segmenter {
  const tag = /^[a-z]{2}(?=-|$)/i.exec(language ?? '')?.[0].toLowerCase() ?? 'en';
  const known = segmenters.get(tag);
  if (known) return known;
  const segmenter = new Intl.Segmenter(tag, { granularity: 'sentence' });
  segmenters.set(tag, segmenter);
  return segmenter;
}
