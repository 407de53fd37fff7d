import type { Heading } from '#server/domain/processing/details.ts';
import { oneLine } from '../extract/text/words.ts';

const maxHeadings = 500;

/** The headings of sanitised HTML, and the same HTML in which each has an id to go to. Null where it has none. */
export function outlineOf(html: string): { outline: Heading[]; html: string } | null {
  const outline: Heading[] = [];
  const taken = new Map<string, number>();
  const renamed = new Map<string, string>();
  const anchored = html.replace(/<h([2-6])((?:\s[^>]*)?)>([^]*?)<\/h\1>/g, (whole, level: string, attributes: string, content: string) => {
    const title = oneLine(decode(content.replace(/<[^>]*>/g, '')), 200);
    if (title === null || outline.length === maxHeadings) return whole;
    const anchor = anchorOf(title, taken);
    outline.push({ title, level: Number(level), anchor });
    const [, before] = /\sid="([^"]*)"/.exec(attributes) ?? [];
    if (before !== undefined) renamed.set(before, anchor);
    return `<h${level}${attributes.replace(/\sid="[^"]*"/g, '')} id="${anchor}">${content}</h${level}>`;
  });
  if (outline.length === 0) return null;
  // Links within the text lead to where they led.
  return { outline, html: anchored.replace(/(<a href="#)(section-\d+)(?=")/g, (_whole, start: string, name: string) => start + (renamed.get(name) ?? name)) };
}

/** The headings of Markdown, for texts that are shown as they are written. */
export function markdownOutline(markdown: string): Heading[] {
  const text = markdown.replace(/^(```|~~~)[^]*?^\1/gm, '');
  return [...text.matchAll(/^(#{1,6})\s+(.+?)\s*#*$/gm)]
    .flatMap(([, marks = '', words = '']) => {
      const title = oneLine(words.replace(/[*_`[\]]/g, ''), 200);
      return title === null ? [] : [{ title, level: marks.length }];
    })
    .slice(0, maxHeadings);
}

/** Puts headings before paragraphs of sanitised HTML. @param headings by the number of the paragraph, from 1 */
export function withHeadings(html: string, headings: readonly { readonly paragraph: number; readonly title: string }[]): string {
  const byParagraph = new Map(headings.map(({ paragraph, title }) => [paragraph, title]));
  let paragraph = 0;
  return html.replace(/<p(?=[\s>])/g, (start) => {
    paragraph += 1;
    const title = byParagraph.get(paragraph);
    return title === undefined ? start : `<h2>${encode(title)}</h2>${start}`;
  });
}

/** The paragraphs of sanitised HTML as text, in their order. */
export function paragraphsOf(html: string): string[] {
  return [...html.matchAll(/<p(?:\s[^>]*)?>([^]*?)<\/p>/g)].map(([, content = '']) => decode(content.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ').trim());
}

/** Prefixed: what a page calls its parts must never become the name of something of ours. */
function anchorOf(title: string, taken: Map<string, number>): string {
  const words = title.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '').slice(0, 60) || 'section';
  const times = (taken.get(words) ?? 0) + 1;
  taken.set(words, times);
  return `part-${words}${times > 1 ? `-${times}` : ''}`;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_whole, name: string) => entities[name] ?? '');
const encode = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
