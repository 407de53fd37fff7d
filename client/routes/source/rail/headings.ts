/** A heading of a text. */
export type Heading = { readonly text: string; /** 0 for the highest level that the text uses. */ readonly level: number };

/** What counts as a heading in the reader. */
export const HEADINGS = 'h1, h2, h3, h4';

/** The headings of cleaned HTML, in order; empty ones count too, so that the n-th here is the n-th on the page. */
export function headingsOf(cleanHtml: string): readonly Heading[] {
  const page = new DOMParser().parseFromString(cleanHtml, 'text/html');
  const found = [...page.querySelectorAll(HEADINGS)].map((heading) => ({
    text: heading.textContent.replace(/\s+/g, ' ').trim(),
    level: Number(heading.tagName[1]),
  }));
  const highest = Math.min(...found.map(({ level }) => level));
  return found.map(({ text, level }) => ({ text, level: level - highest }));
}

/** Which of the headings one is reading: the last one above the line, or the first when all are below it. */
export function headingAt(tops: readonly number[], line: number): number {
  const below = tops.findIndex((top) => top > line);
  return below === -1 ? tops.length - 1 : Math.max(0, below - 1);
}
