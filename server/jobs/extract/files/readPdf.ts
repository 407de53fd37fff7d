import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, PDFDataRangeTransport, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ExtractError } from '../extractError.ts';
import type { Refusal, WordlessPage } from '../extraction.ts';
import type { Failure } from '#server/domain/processing/processingRun.ts';
import { oneLine } from '../text/words.ts';
import { TextBuilder } from './base/textBuilder.ts';
import type { OpenFile } from './base/openFile.ts';
import { annotationsOf, formMarkup } from './base/pdfForms.ts';
import { marksOf, marksOfPage, type PdfMarks } from './base/pdfMarks.ts';
import { pdfOutline } from './base/pdfOutline.ts';
import { bodySizeOf, linesOf, PageMarkup, type PdfLine } from './base/pdfText.ts';
import type { Picture } from './base/pictures.ts';
import { recognizedLines } from './base/recognizedLines.ts';
import { timeLimit } from './base/timeLimit.ts';
import type { FileContent, OnPagesRead } from './base/fileContent.ts';

const maxPages = 2_000;
/** Of processor time; reading stops after it, with what was read until then. */
const longestMs = 25_000;
/** Pages that are looked at to find out how large the running text is set. */
const sampledPages = 5;
const pictureWidth = 1000;
/** In points, of running text where there is none to measure. */
const usualSize = 10;
/** With fewer a document has no text. */
const fewestLetters = 12;
/** With fewer, a page that is a picture has no more than a stamp on it ("Digitised by ..."). */
const fewLetters = 60;
const pointsPerInch = 72;
const dotsPerInch = 200;
/** Of processor time. */
const longestLookMs = 5_000;

const resources = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/**
 * Reads a PDF document page by page, fetching only the bytes that its pages need.
 * @param onPagesRead hears of each page before it is read
 * @throws ExtractError PASSWORD or DAMAGED
 */
export async function readPdf(file: OpenFile, onPagesRead: OnPagesRead): Promise<FileContent> {
  const document = await openPdf(file);
  try {
    return await readDocument(document, file.recognized, onPagesRead);
  } catch (error) {
    await document.loadingTask.destroy();
    throw error;
  }
}

async function readDocument(document: PDFDocumentProxy, recognized: OpenFile['recognized'], onPagesRead: OnPagesRead): Promise<FileContent> {
  const info: Record<string, unknown> = await document.getMetadata().then(
    ({ info }) => ({ ...info }),
    () => ({}),
  );
  const text = new TextBuilder();
  const read = await readPages(document, recognized ?? new Map(), text, onPagesRead);
  if (read.failed === document.numPages) throw damaged();
  const outline = await pdfOutline(document);
  // Only a document without words is looked at: to know its pictures they are decoded.
  const marks = read.letters < fewestLetters && read.filledIn === 0 ? await marksOf(document, timeLimit(longestLookMs)) : null;
  return {
    title: typeof info['Title'] === 'string' ? info['Title'] : null,
    author: oneLine(typeof info['Author'] === 'string' ? info['Author'] : null, 200),
    publishedAt: dateOf(info['CreationDate']),
    language: typeof info['Language'] === 'string' ? info['Language'] : null,
    text,
    details: {
      pages: document.numPages,
      outline: outline.length > 0 ? outline : text.outline,
      ...(read.recognized > 0 && { recognizedPages: read.recognized }),
    },
    wordlessPages: read.wordless,
    note: noteOf(document.numPages, read, marks === 'pictures' || read.letters === 0 ? marks : null),
    partialFailure: partialFailureOf(document.numPages, read, text),
    picture: () => firstPage(document),
    // What is read is cached by document: it would grow with each.
    close: () => document.loadingTask.destroy(),
  };
}

async function openPdf(file: OpenFile): Promise<PDFDocumentProxy> {
  const task = getDocument({
    range: new FileTransport(file),
    disableAutoFetch: true,
    disableStream: true,
    rangeChunkSize: 256 * 1024,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: 64_000_000,
    cMapUrl: join(resources, 'cmaps/'),
    standardFontDataUrl: join(resources, 'standard_fonts/'),
    wasmUrl: join(resources, 'wasm/'),
    verbosity: 0,
  });
  try {
    return await task.promise;
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new ExtractError('PASSWORD', 'The document is protected with a password. Remove the protection and add it again.');
    }
    throw damaged();
  }
}

class FileTransport extends PDFDataRangeTransport {
  readonly #file: OpenFile;

  constructor(file: OpenFile) {
    super(file.size, null);
    this.#file = file;
  }

  override requestDataRange(begin: number, end: number): void {
    // The parser may keep the buffer: it gets one of its own.
    void this.#file.slice(begin, end).then((bytes) => this.onDataRange(begin, new Uint8Array(bytes)));
  }
}

interface PagesRead {
  readonly read: number;
  readonly failed: number;
  /** In what is set on them, and in what was filled in on them. */
  readonly letters: number;
  readonly filledIn: number;
  /** Pages with hardly a word, which may be pictures of words. */
  readonly wordless: readonly WordlessPage[];
  /** How many of these have words that were recognised. */
  readonly recognized: number;
}

interface PdfPage {
  readonly lines: readonly PdfLine[];
  readonly letters: number;
  readonly height: number;
  /** It has hardly a word, or a picture covers it and the words are few. */
  readonly isWordless: boolean;
  /** What was filled in on it, as markup. */
  readonly form: string;
}

async function readPages(document: PDFDocumentProxy, recognized: NonNullable<OpenFile['recognized']>, text: TextBuilder, onPagesRead: OnPagesRead): Promise<PagesRead> {
  const last = Math.min(document.numPages, maxPages);
  const sample: (PdfPage | null)[] = [];
  // To know the pictures of a page they are decoded: not of every page of a hundred slides with a photograph behind them.
  const looks = { leftMs: longestLookMs };
  for (let number = 1; number <= Math.min(last, sampledPages); number += 1) sample.push(await readPage(document, number, looks));
  const bodySize = bodySizeOf(sample.flatMap((page) => page?.lines ?? [])) || (recognized.size > 0 ? usualSize : 0);
  const markup = new PageMarkup(bodySize);
  const isOver = timeLimit(longestMs);
  let failed = 0;
  let letters = 0;
  let filledIn = 0;
  let recognizedPages = 0;
  const wordless: WordlessPage[] = [];
  let number = 1;
  for (; number <= last && text.hasRoom && !isOver(); number += 1) {
    onPagesRead(number - 1, document.numPages);
    const page = number <= sample.length ? sample[number - 1] : await readPage(document, number, looks);
    if (!page) {
      failed += 1;
      continue;
    }
    const { form } = page;
    if (page.isWordless) wordless.push({ page: number, letters: page.letters });
    const found = recognized.get(number);
    const isRecognized = page.isWordless && found !== undefined && found.lines.length > 0;
    const lines = isRecognized ? recognizedLines(found, bodySize, page.height) : page.lines;
    if (isRecognized) recognizedPages += 1;
    letters += isRecognized ? lettersOf(lines) : page.letters;
    filledIn += lettersIn(form.replace(/<[^>]*>/g, ''));
    text.add(`<section id="page-${number}">${markup.of(lines)}${form}</section>`, number);
  }
  return { read: number - 1, failed, letters, filledIn, wordless, recognized: recognizedPages };
}

const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

const lettersOf = (lines: readonly PdfLine[]) => lines.reduce((sum, line) => sum + lettersIn(line.text), 0);

/** @param looks for how long on a processor pages may still be looked at to find out whether they are pictures */
async function readPage(document: PDFDocumentProxy, number: number, looks: { leftMs: number }): Promise<PdfPage | null> {
  try {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const [, bottom = 0, , top = 0] = page.view;
    const form = formMarkup(await annotationsOf(page));
    const lines = linesOf(items, bottom, top);
    const letters = lettersOf(lines);
    const isWordless = form === '' && (letters < fewestLetters || (letters < fewLetters && (await isPicture(page, looks))));
    page.cleanup();
    return { lines, letters, form, isWordless, height: top - bottom };
  } catch {
    // One broken page is no reason to lose the others.
    return null;
  }
}

async function isPicture(page: PDFPageProxy, looks: { leftMs: number }): Promise<boolean> {
  if (looks.leftMs <= 0) return false;
  const before = process.cpuUsage();
  const marks = await marksOfPage(page);
  const { user, system } = process.cpuUsage(before);
  looks.leftMs -= (user + system) / 1_000;
  return marks === 'pictures';
}

function noteOf(pages: number, { failed }: PagesRead, marks: PdfMarks | null): Failure | null {
  if (marks !== null) return wordless[marks];
  if (failed > 0) return { code: 'DAMAGED', message: `The document is damaged: ${failed} of its ${pages} pages could not be read.` };
  return null;
}

const wordless: Record<PdfMarks, Failure> = {
  pictures: { code: 'NO_TEXT_LAYER', message: 'The document has no text layer: its pages are pictures, as scanners make them. It is kept as it is.' },
  drawings: { code: 'NO_TEXT', message: 'The document has no text that can be read: what is on its pages is drawn, letters too if there are any. It is kept as it is.' },
  nothing: { code: 'NO_TEXT', message: 'The pages of the document are empty. It is kept as it is.' },
};

/** Whoever searches it must not take what is missing for what is not there. */
function partialFailureOf(pages: number, { read }: PagesRead, text: TextBuilder): Refusal | null {
  if (read >= pages && !text.isCut) return null;
  const message = `The document is too long to be read whole: the text of its first ${read} of ${pages} pages can be read and searched, that of the others cannot. The file itself is kept whole.`;
  return { code: 'TOO_LARGE', message };
}

async function firstPage(document: PDFDocumentProxy): Promise<Picture | null> {
  const page = await document.getPage(1);
  const { width } = page.getViewport({ scale: 1 });
  return draw(page, Math.min(4, pictureWidth / Math.max(1, width)), 4 * pictureWidth);
}

/**
 * Draws a page as scanners see it, 200 dots to the inch or what `mostPixels` allows.
 * @throws ExtractError as `readPdf`
 */
export async function drawPdfPage(file: OpenFile, number: number, mostPixels: number): Promise<Picture> {
  const document = await openPdf(file);
  try {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    return await draw(page, Math.min(dotsPerInch / pointsPerInch, Math.sqrt(mostPixels / Math.max(1, width * height))), Infinity);
  } finally {
    await document.loadingTask.destroy();
  }
}

async function draw(page: PDFPageProxy, scale: number, highest: number): Promise<Picture> {
  const viewport = page.getViewport({ scale });
  const size = { width: Math.ceil(viewport.width), height: Math.min(highest, Math.ceil(viewport.height)) };
  const canvas = createCanvas(size.width, size.height);
  await page.render({ canvas: canvas as never, viewport, background: 'white' }).promise;
  const pixels = canvas.data();
  // Its pixels lie outside the heap, where no collector of garbage sees them.
  canvas.width = canvas.height = 0;
  return { ...size, pixels };
}

/** PDF 32000, 7.9.4: D:YYYYMMDDHHmmSSOHH'mm. */
function dateOf(date: unknown): Date | null {
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', zone = 'Z'] =
    /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(Z|[+-]\d\d'?\d\d)?/.exec(typeof date === 'string' ? date : '') ?? [];
  if (year === undefined) return null;
  const parsed = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone.replace(/^([+-]\d\d)'?(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(parsed.getTime()) || parsed.getFullYear() < 1970 || parsed > new Date() ? null : parsed;
}

const damaged = () => new ExtractError('DAMAGED', 'The PDF document is damaged: it ends too early or is broken. Add it again.');
