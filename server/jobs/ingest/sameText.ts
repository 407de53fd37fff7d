import type { Extracted } from '../extract/process/extractor.ts';

/** As pages say which of how many they are: "(page 2)", "- 2/5", "Seite 3 von 7". */
const PAGE = /[\s([{|–—:,-]*\b(page|pagina|página|seite|strona|sida|side|part|teil|partie|parte)?\s*\d{1,2}(\s*(of|von|de|di|van|\/|\|)\s*\d{1,2})?[)\]}]*\s*$/iu;
/** A page of which so much stands on those before is one of them again: what goes on there is something else, such as what people say. */
const mostRepeated = 0.5;
const shortestText = 80;
/** A page with so many headings that are links is a list of other pages. */
const fewestLinkedHeadings = 3;

/** Whether a page goes on with the text of those before it: it is called the same, is no list, and says something new. */
export function isSameText(before: readonly Pick<Extracted, 'title' | 'plainText' | 'html'>[], next: Pick<Extracted, 'title' | 'plainText' | 'html'>): boolean {
  const [first] = before;
  if (!first || !isText(next) || !isSameTitle(first.title, next.title)) return false;
  const there = new Set(before.flatMap(({ plainText }) => linesOf(plainText)));
  const lines = linesOf(next.plainText);
  const length = (some: readonly string[]) => some.reduce((sum, line) => sum + line.length, 0);
  return length(lines.filter((line) => there.has(line))) < length(lines) * mostRepeated;
}

/** Whether a page is a text that may go on, and no list of other pages. */
export const isText = ({ plainText, html }: Pick<Extracted, 'plainText' | 'html'>): boolean => plainText.length >= shortestText && !isList(html);

const linesOf = (text: string) => text.split('\n').map((line) => line.trim()).filter((line) => line !== '');

function isSameTitle(a: string, b: string): boolean {
  const [x, y] = [a, b].map((title) => title.replace(PAGE, '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  return x !== undefined && x !== '' && x === y;
}

const isList = (html: string): boolean => (html.match(/<h[2-6][^>]*>\s*<a\s[^>]*>[^<]*<\/a>\s*<\/h[2-6]>/g)?.length ?? 0) >= fewestLinkedHeadings;
