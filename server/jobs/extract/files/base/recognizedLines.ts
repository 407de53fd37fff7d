import type { RecognizedPage } from '../../recognizedPage.ts';
import type { PdfLine } from './pdfText.ts';

/** Lines so much higher than most of the page are headings; letters with and without strokes upwards differ by less. */
const heading = 1.5;
const margin = 0.08;

/**
 * What was recognised on a page, as if it were set there.
 * @param bodySize how large running text is in the document, in points
 * @param height of the page, in points
 */
export function recognizedLines({ height: pixels, lines }: RecognizedPage, bodySize: number, height: number): PdfLine[] {
  const scale = height / Math.max(1, pixels);
  const heights = lines.map((line) => line.wordHeight).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 1;
  const running = new Set(lines.filter(({ wordHeight, text }) => wordHeight <= usual * heading || !mayBeHeading(text)).map(({ paragraph }) => paragraph));
  return lines.map(({ text, x, y, height: own, wordHeight, paragraph }) => {
    const base = pixels - y - own;
    return {
      text,
      paragraph,
      x: x * scale,
      y: base * scale,
      size: bodySize * (running.has(paragraph) ? 1 : wordHeight / usual),
      isAtEdge: base < pixels * margin || base > pixels * (1 - margin),
    };
  });
}

/** The scales of charts are set large, too, and the end of a sentence may be one high word. */
const mayBeHeading = (text: string) => !/^\p{Ll}/u.test(text) && text.replace(/[^\p{L}]/gu, '').length > text.length / 2;
