import type { Heading } from '#server/domain/processing/details.ts';
import { ExtractError } from '../../extractError.ts';
import { escapeHtml, paragraphsOf } from '../../text/markup.ts';
import { oneLine } from '../../text/words.ts';
import type { FileContent } from '../base/fileContent.ts';
import type { OpenFile } from '../base/openFile.ts';
import { TextBuilder } from '../base/textBuilder.ts';
import { openCompoundFile } from './compoundFile.ts';

const largest = 48 * 1024 * 1024;
const maxSlides = 1_000;
const deepest = 12;
const maxRecords = 500_000;

/** Records of a presentation (MS-PPT 2.13.24). */
const record = { list: 4_080, slideInList: 1_011, slide: 1_006, kindOfText: 3_999, wideText: 4_000, narrowText: 4_008 } as const;

/** MS-PPT 2.3.2. */
const encryptedMark = 0xf3d1c4df;

/** What stands on a slide: what belongs to its layout, and what stands in boxes of its own. */
interface Slide {
  readonly title: string[];
  readonly words: string[];
}

/** Reads the text of a PowerPoint presentation from 1997 to 2003, slide by slide. @throws ExtractError DAMAGED, PASSWORD or TOO_LARGE */
export async function readPpt(file: OpenFile): Promise<FileContent> {
  const stream = streamOf(await file.all(largest));
  const slides = slidesOf(stream);
  const text = new TextBuilder();
  const outline: Heading[] = [];
  for (const [index, { title, words }] of slides.slice(0, maxSlides).entries()) {
    const number = index + 1;
    const name = oneLine(title.join(' '), 300);
    outline.push({ title: name ?? String(number), level: 1, page: number, anchor: `slide-${number}` });
    text.add(`<section id="slide-${number}">${name === null ? '' : `<h2>${escapeHtml(name)}</h2>`}${words.map((each) => paragraphsOf(each.replaceAll('\n', '\n\n'))).join('')}</section>`, number);
  }
  return { text, details: { pages: slides.length, outline } };
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): Buffer {
  try {
    const file = openCompoundFile(bytes);
    const content = file.stream('PowerPoint Document');
    if (content === null) throw new Error('There is no such stream.');
    const user = file.stream('Current User');
    const mark = user !== null && user.length >= 16 ? user.readUInt32LE(12) : 0;
    if (mark === encryptedMark || file.stream('EncryptedSummary') !== null) {
      throw new ExtractError('PASSWORD', 'The presentation is protected with a password. Remove the protection and add it again.');
    }
    return content;
  } catch (error) {
    if (error instanceof ExtractError) throw error;
    throw new ExtractError('DAMAGED', 'The presentation is damaged: it could not be read. Add it again.', String(error));
  }
}

/** Slides in the order of their list, which holds the text of their layouts; boxes of their own stand in the slides themselves. */
function slidesOf(stream: Buffer): Slide[] {
  const slides: Slide[] = [];
  const boxes: Slide[] = [];
  let isTitle = false;
  let isInList = false;
  let records = 0;

  const walk = (start: number, end: number, depth: number, box: Slide | null): void => {
    for (let at = start; at + 8 <= end && (records += 1) <= maxRecords; ) {
      const [flags, type, length] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2), stream.readUInt32LE(at + 4)];
      const [from, to] = [at + 8, Math.min(end, at + 8 + length)];
      at = at + 8 + length;
      if (type === record.slideInList && isInList) slides.push({ title: [], words: [] });
      else if (type === record.kindOfText) isTitle = to > from && [0, 6].includes(stream.readUInt8(from));
      else if (type === record.wideText || type === record.narrowText) take(wordsOf(stream.toString(type === record.wideText ? 'utf16le' : 'latin1', from, to)), box);
      else if ((flags & 15) === 15 && depth < deepest) {
        // Of the lists the first kind is that of the slides; the others are of masters and notes.
        if (type === record.list) isInList = flags >> 4 === 0;
        const own: Slide | null = type === record.slide ? { title: [], words: [] } : box;
        if (own !== null && own !== box) boxes.push(own);
        walk(from, to, depth + 1, own);
        if (type === record.list) isInList = false;
      }
    }
  };
  const take = (words: string, box: Slide | null): void => {
    const slide = box ?? (isInList ? slides.at(-1) : undefined);
    if (words !== '') (isTitle ? slide?.title : slide?.words)?.push(words);
  };
  walk(0, stream.length, 0, null);
  const count = Math.max(slides.length, boxes.length);
  return Array.from({ length: count }, (_, at) => ({ title: [...(slides[at]?.title ?? []), ...(boxes[at]?.title ?? [])], words: [...(slides[at]?.words ?? []), ...(boxes[at]?.words ?? [])] }));
}

/** Paragraphs end with a carriage return, lines with a vertical tab. */
const wordsOf = (text: string) =>
  text
    .replace(/\r\n?|\v/g, '\n')
    .replaceAll('\0', '')
    .trim();
