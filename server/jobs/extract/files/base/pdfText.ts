import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { escapeHtml } from '../../text/markup.ts';

type PdfItem = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number];

/** A line of text as it is set on a page. Lengths are in points. */
export interface PdfLine {
  readonly text: string;
  readonly x: number;
  /** Distance of the base line from the lower edge. */
  readonly y: number;
  /** Of the letters. */
  readonly size: number;
  /** Whether it stands at the very top or bottom, where page numbers and running titles are. */
  readonly isAtEdge: boolean;
  /** Which lines are one paragraph, where that is known. */
  readonly paragraph?: number;
}

/** Puts pieces of text together into lines, in the order in which the document draws them. */
export function linesOf(items: readonly PdfItem[], bottom: number, top: number): PdfLine[] {
  const lines: PdfLine[] = [];
  let text = '';
  let place = { x: 0, y: 0, size: 0 };
  const margin = (top - bottom) * 0.08;
  const end = (): void => {
    const line = text.replace(/[\s\0]+/g, ' ').trim();
    if (line !== '') lines.push({ ...place, text: line, isAtEdge: place.y < bottom + margin || place.y > top - margin });
    text = '';
  };
  for (const item of items) {
    if (!('str' in item)) continue;
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
    const size = item.height || Math.hypot(a, b);
    if (text.trim() !== '' && item.str.trim() !== '' && Math.abs(y - place.y) > Math.max(place.size, size) * 0.6) end();
    if (text.trim() === '' && item.str.trim() !== '') place = { x, y, size };
    text += item.str;
    if (item.hasEOL) end();
  }
  end();
  return lines;
}

/** The size in which most of the text is set. */
export function bodySizeOf(lines: readonly PdfLine[]): number {
  const amounts = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    amounts.set(rounded, (amounts.get(rounded) ?? 0) + text.length);
  }
  return [...amounts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** Turns the lines of one page after the other into paragraphs and headings. Remembers what every page repeats. */
export class PageMarkup {
  readonly #bodySize: number;
  readonly #atEdges = new Map<string, number>();

  constructor(bodySize: number) {
    this.#bodySize = bodySize;
  }

  of(lines: readonly PdfLine[]): string {
    const blocks: { text: string; level: number }[] = [];
    let last: PdfLine | null = null;
    for (const line of lines) {
      if (line.isAtEdge && this.#isRepeated(line.text)) continue;
      const level = this.#levelOf(line);
      const block = blocks.at(-1);
      if (block && last && block.level === level && goesOn(last, line, block.text)) block.text = joined(block.text, line.text);
      else blocks.push({ text: line.text, level });
      last = line;
    }
    return blocks.map(({ text, level }) => `<${tagOf(text, level)}>${escapeHtml(text)}</${tagOf(text, level)}>`).join('');
  }

  /** Page numbers, and lines at an edge that two pages had before. */
  #isRepeated(text: string): boolean {
    if (/^[\W_]*(page |seite |p\. ?)?\d{1,4}( ?(of|von|\/) ?\d{1,4})?[\W_]*$/i.test(text)) return true;
    const key = text.replace(/\d+/g, '#').toLowerCase();
    const seen = this.#atEdges.get(key) ?? 0;
    if (this.#atEdges.size < 5_000) this.#atEdges.set(key, seen + 1);
    return seen >= 2;
  }

  #levelOf({ size, text }: PdfLine): number {
    if (this.#bodySize === 0 || !/\p{L}/u.test(text) || text.length > 200) return 0;
    const ratio = size / this.#bodySize;
    return ratio >= 1.6 ? 2 : ratio >= 1.2 ? 3 : 0;
  }
}

/** Headings of more than a few lines are running text that is set large. */
const tagOf = (text: string, level: number) => (level === 0 || text.length > 300 ? 'p' : `h${level}`);

const bullet = /^([•◦▪‣·*–-]|\(?\d{1,3}[.)]|[a-z]\))\s/u;

function goesOn(last: PdfLine, line: PdfLine, before: string): boolean {
  const down = last.y - line.y;
  const endsSentence = /[.!?:。！？"”)]$/.test(before);
  if (last.paragraph !== undefined) return last.paragraph === line.paragraph || (!endsSentence && /^\p{Ll}{2}/u.test(line.text));
  if (bullet.test(line.text)) return false;
  // The top of the next column: the sentence goes on there unless it ended.
  if (down < -line.size) return !endsSentence;
  if (down > Math.max(last.size, line.size) * 1.9) return false;
  const isIndented = line.x > last.x + line.size * 0.9 && line.x < last.x + line.size * 4;
  return !(isIndented && endsSentence);
}

function joined(before: string, next: string): string {
  if (/\p{L}[-\u00ad]$/u.test(before) && /^\p{Ll}/u.test(next)) return before.slice(0, -1) + next;
  const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
  return dense.test(before.at(-1) ?? '') && dense.test(next[0] ?? '') ? before + next : `${before} ${next}`;
}
