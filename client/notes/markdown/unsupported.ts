import { MARK } from './namedCitations.ts';

type Span = { readonly from: number; readonly to: number };

/** Lines that claim nothing: headings, tables, pictures, rules. */
const CLAIMS_NOTHING = /^\s*(?:#{1,6}\s|\||!\[|[-*_=]{3,}\s*$)/;
/** What stands before the words of a line: marks of quotes, lists and tasks. */
const BEFORE_WORDS = /^\s*(?:>\s?)*(?:(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?)?/;
const FENCE = /^\s*(?:```|~~~)/;

/** The sentences of a line of Markdown that say something and cite nothing, as pieces of it. A mark belongs to the sentence that it stands in or right behind. */
export function unsupportedIn(line: string, locale: string): Span[] {
  if (CLAIMS_NOTHING.test(line)) return [];
  const begins = BEFORE_WORDS.exec(line)?.[0].length ?? 0;
  const words = line.slice(begins);
  const marks: { readonly at: number; readonly length: number }[] = [];
  let plain = '';
  let read = 0;
  for (const { index, 0: mark } of words.matchAll(MARK)) {
    plain += words.slice(read, index);
    marks.push({ at: plain.length, length: mark.length });
    read = index + mark.length;
  }
  plain += words.slice(read);
  /** Where a place without the marks is in the line. */
  const placeOf = (at: number, isEnd: boolean) => begins + at + marks.reduce((sum, mark) => sum + (mark.at < at || (!isEnd && mark.at === at) ? mark.length : 0), 0);
  const spans: Span[] = [];
  for (const { index, segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(plain)) {
    const end = index + segment.length;
    const isCited = marks.some(({ at }) => at > index && at <= end);
    const said = segment.trim();
    if (isCited || !/\p{L}.*\p{L}/u.test(said)) continue;
    const from = index + segment.length - segment.trimStart().length;
    spans.push({ from: placeOf(from, false), to: placeOf(from + said.length, true) });
  }
  return spans;
}

/** How many sentences of a text of Markdown cite nothing; code says nothing. */
export function countUnsupported(text: string, locale: string): number {
  let isCode = false;
  let count = 0;
  for (const line of text.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode;
    else if (!isCode) count += unsupportedIn(line, locale).length;
  }
  return count;
}
