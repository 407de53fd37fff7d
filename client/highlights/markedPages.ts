import { showRange, type MarkedText, type PageUnit } from './markedText.ts';
import { readPageText, type PageText } from './pageText.ts';
import { finderOf, passageOf, type Passage, type Span } from './passage.ts';

/** A document with pages, slides or chapters, as far as it has been read and drawn. */
export type PagedText = {
  readonly element: HTMLElement;
  /** Whether its pages are pictures with unseen letters over them, whose lines are not those of a text. */
  readonly isOverlay: boolean;
  /** What its pages are called. */
  readonly unit: PageUnit;
  /** The words of each page; null where they have not been read. The same list as long as no more has been. */
  readonly pages: readonly (string | null)[];
  /** The letters of the pages that are drawn now, by page from 1. */
  readonly layers: ReadonlyMap<number, HTMLElement>;
  readonly goTo: (page: number) => void;
};

/** The words of a document do not change while pages come and go: they are prepared once. */
const finders = new WeakMap<PagedText['pages'], (passage: Passage) => Span | null>();

/**
 * The text of a document with pages: all its words one after the other. On the page are only the letters of those that
 * are drawn; they are the same but for white space, so that places are told by counting letters.
 */
export function markedPages({ element, isOverlay, unit, pages, layers, goTo }: PagedText): MarkedText {
  const starts: number[] = [];
  let length = 0;
  for (const page of pages) {
    starts.push(length);
    length += (page?.length ?? 0) + 1;
  }
  const text = pages.map((page) => page ?? '').join('\n');
  const pageAt = (offset: number) => starts.findLastIndex((start) => start <= offset);
  const drawn = new Map<number, PageText>();
  /** A page that is read and drawn, counted from 0. */
  const open = (at: number) => {
    const [words, layer] = [pages[at] ?? null, layers.get(at + 1)];
    if (words === null || !layer) return null;
    const letters = drawn.get(at) ?? readPageText(layer);
    drawn.set(at, letters);
    return { words, letters, start: starts[at] ?? 0 };
  };
  const rangesOf = (span: Span) => {
    const ranges: Range[] = [];
    for (let at = pageAt(span.start); at <= pageAt(span.end - 1); at += 1) {
      const page = open(at);
      if (!page) continue;
      const [start, end] = [Math.max(0, span.start - page.start), Math.min(page.words.length, span.end - page.start)];
      const range = page.letters.rangeOf({ start: sameStart(page.words, page.letters.text, start), end: sameEnd(page.words, page.letters.text, end) });
      if (range) ranges.push(range);
    }
    return ranges;
  };
  return {
    element,
    isWhole: pages.length > 0 && !pages.includes(null),
    isOverlay,
    unit,
    find: (passage) => {
      const find = finders.get(pages) ?? finderOf(text);
      finders.set(pages, find);
      return find(passage);
    },
    rangesOf,
    passageIn: (range) => {
      const spans = [...layers].flatMap(([number, layer]) => {
        const page = range.intersectsNode(layer) ? open(number - 1) : null;
        const span = page?.letters.spanOf(range);
        if (!page || !span) return [];
        return [{ start: page.start + sameStart(page.letters.text, page.words, span.start), end: page.start + sameEnd(page.letters.text, page.words, span.end) }];
      });
      if (spans.length === 0) return null;
      const passage = passageOf(text, { start: Math.min(...spans.map(({ start }) => start)), end: Math.max(...spans.map(({ end }) => end)) });
      if (!isOverlay) return passage;
      return passage && { quote: joined(passage.quote), prefix: joined(passage.prefix), suffix: joined(passage.suffix) };
    },
    offsetOf: (node, offset) => {
      const number = [...layers].find(([, layer]) => layer.contains(node))?.[0];
      const page = number === undefined ? null : open(number - 1);
      const place = page?.letters.offsetOf(node, offset) ?? null;
      return page && place !== null ? page.start + sameStart(page.letters.text, page.words, place) : null;
    },
    pageOf: ({ start }) => pageAt(start) + 1,
    reveal: (span) => {
      const [range] = rangesOf(span);
      if (range) showRange(range);
      else goTo(pageAt(span.start) + 1);
      return range !== undefined;
    },
  };
}

/** Lines of a page as one text: words that a line's end parts are put together, as readers do. */
const joined = (text: string): string => text.replace(/(\p{L})[-\u00AD][ \t]*\n\s*(?=\p{Ll})/gu, '$1').replace(/\s*\n\s*/g, ' ');

/** The place of a character in another text with the same letters. */
const sameStart = (from: string, to: string, offset: number): number => from === to ? offset : letterAt(to, lettersIn(from, offset) + 1) - 1;
/** The place after a character in another text with the same letters. */
const sameEnd = (from: string, to: string, offset: number): number => from === to ? offset : Math.min(to.length, letterAt(to, lettersIn(from, offset)));

function lettersIn(text: string, end: number): number {
  let count = 0;
  for (let at = 0; at < end; at += 1) if (isLetter(text, at)) count += 1;
  return count;
}

/** Where the `count`th letter ends; the end of the text when there are fewer. */
function letterAt(text: string, count: number): number {
  let left = count;
  let at = 0;
  for (; at < text.length && left > 0; at += 1) if (isLetter(text, at)) left -= 1;
  return left > 0 ? text.length + 1 : at;
}

const isLetter = (text: string, at: number): boolean => !/\s/.test(text.charAt(at));
