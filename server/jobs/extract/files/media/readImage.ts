import exifReader from 'exif-reader';
import { decodeText } from '../../text/charset.ts';
import { ExtractError } from '../../extractError.ts';
import type { WordlessPage } from '../../extraction.ts';
import { paragraphsOf } from '../../text/markup.ts';
import { oneLine } from '../../text/words.ts';
import { TextBuilder } from '../base/textBuilder.ts';
import type { OpenFile } from '../base/openFile.ts';
import { openPicture, type Picture, pictureError, picturesOf } from '../base/pictures.ts';
import { PageMarkup } from '../base/pdfText.ts';
import { recognizedLines } from '../base/recognizedLines.ts';
import type { FileContent } from '../base/fileContent.ts';
import { descendantsOf, parseXml, textOf } from '../base/xml.ts';

const largest = 128 * 1024 * 1024;
const maxBitmapPixels = 40_000_000;
const largestDrawing = 16 * 1024 * 1024;

const heic = /^image\/hei[cf](-sequence)?$/;

/** Kinds that nothing here can decode: they are kept, unseen. */
const notDecoded = /^image\/(x-icon|vnd\.|jxl|x-|jp2|jpx|jxr|icns|ktx)/;

/** So many pages of one picture are read: faxes and scanners make such. */
const maxPages = 500;

/**
 * Reads the size of a picture, what its camera wrote into it, but not where it was taken, and what was recognised in it.
 * @throws ExtractError DAMAGED or TOO_LARGE
 */
export async function readImage(file: OpenFile, mimeType: string): Promise<FileContent> {
  const text = new TextBuilder();
  const recognized = addRecognized(text, file);
  const content = await readPixels(file, mimeType, text);
  if (recognized === 0) return content;
  return { ...content, note: null, details: { ...content.details, recognizedPages: recognized } };
}

const pagesUpTo = (count: number): WordlessPage[] => Array.from({ length: count }, (_, at) => ({ page: at + 1, letters: 0 }));

/** @returns on how many of its pages text was recognised */
function addRecognized(text: TextBuilder, { recognized }: OpenFile): number {
  const pages = [...(recognized?.values() ?? [])].filter(({ lines }) => lines.length > 0);
  for (const page of pages) {
    // Without a size of running text nothing is taken for a heading: posters and screens have no order of sizes.
    const markup = new PageMarkup(0).of(recognizedLines(page, 10, page.height));
    text.add(`<section id="page-${page.page}">${markup}</section>`, page.page);
  }
  return pages.length;
}

async function readPixels(file: OpenFile, mimeType: string, text: TextBuilder): Promise<FileContent> {
  const note = { code: 'NO_TEXT', message: 'A picture has no text to be read. It is kept as it is.' } as const;
  if (notDecoded.test(mimeType)) return { text, note: { ...note, message: 'Pictures of this kind cannot be shown yet. It is kept as it is.' } };
  const bytes = await file.all(largest);
  if (heic.test(mimeType)) return { text, note, wordlessPages: pagesUpTo(1), ...(await readHeic(bytes)) };
  if (mimeType === 'image/bmp') return { text, note, wordlessPages: pagesUpTo(1), ...(await readBitmap(bytes)) };
  try {
    const { width, height, orientation = 1, exif, pages = 1, format } = await openPicture(bytes).metadata();
    const size = orientation >= 5 ? { width: height, height: width } : { width, height };
    // A picture is its pixels: where they cannot be had, there is nothing else to keep.
    // The pages of moving pictures are their frames.
    const sheets = format === 'tiff' ? Math.min(pages, maxPages) : 1;
    return {
      text,
      note,
      details: { ...size, ...cameraOf(exif), ...(sheets > 1 && { pages: sheets }) },
      artefacts: file.recognized ? [] : await picturesOf(bytes),
      wordlessPages: pagesUpTo(sheets),
    };
  } catch (error) {
    const reason = error instanceof ExtractError ? error : pictureError(error);
    if (reason.code === 'UNSUPPORTED') return { text, note: { code: reason.code, message: reason.message } };
    throw reason;
  }
}

/** A picture as what decodes most of them takes it. @throws ExtractError DAMAGED, UNSUPPORTED or TOO_LARGE */
export async function decodablePicture(file: OpenFile, mimeType: string): Promise<Picture> {
  if (notDecoded.test(mimeType)) throw new ExtractError('UNSUPPORTED', 'Pictures of this kind cannot be shown yet.');
  const bytes = await file.all(largest);
  if (heic.test(mimeType)) return (await (await import('./readHeic.ts')).openHeic(bytes)).pixels();
  return mimeType === 'image/bmp' ? (await readBitmap(bytes)).picture() : bytes;
}

/** @throws ExtractError DAMAGED */
async function readHeic(bytes: Uint8Array<ArrayBuffer>): Promise<Pick<FileContent, 'details' | 'picture'>> {
  const { openHeic } = await import('./readHeic.ts');
  const { width, height, pixels } = await openHeic(bytes);
  // sharp cannot decode it, but knows what the camera wrote.
  const exif = await openPicture(bytes)
    .metadata()
    .then(({ exif }) => exif, () => undefined);
  return { details: { width, height, ...cameraOf(exif) }, picture: pixels };
}

/** sharp knows no bitmaps of Windows; what draws PDFs does. @throws ExtractError DAMAGED or TOO_LARGE */
async function readBitmap(bytes: Uint8Array<ArrayBuffer>): Promise<Pick<FileContent, 'details'> & { picture: () => Promise<Picture> }> {
  const header = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (header.byteLength < 26) throw pictureError(null);
  // Rows from the top down are told by a negative height.
  const [width, height] = header.readUInt32LE(14) === 12 ? [header.readUInt16LE(18), header.readUInt16LE(20)] : [Math.abs(header.readInt32LE(18)), Math.abs(header.readInt32LE(22))];
  if (width * height > maxBitmapPixels) throw pictureError(new Error('exceeds the pixel limit'));
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const image = await loadImage(header).catch((error: unknown) => {
    throw pictureError(error);
  });
  const draw = () => {
    const canvas = createCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    return Promise.resolve({ pixels: canvas.data(), width: image.width, height: image.height });
  };
  return { details: { width: image.width, height: image.height }, picture: draw };
}

/** Reads the words of a drawing (SVG). It is shown only as pixels: it may hold scripts. @throws ExtractError DAMAGED or TOO_LARGE */
export async function readSvg(file: OpenFile): Promise<FileContent> {
  const bytes = await file.all(largestDrawing);
  const xml = parseXml(decodeText(bytes, file.charset));
  const text = new TextBuilder();
  const words = ['desc', 'text'].flatMap((name) => descendantsOf(xml, name).map((element) => oneLine(textOf(element), 10_000) ?? ''));
  text.add(paragraphsOf(words.join('\n\n')));
  try {
    const { width, height } = await openPicture(bytes).metadata();
    return {
      title: oneLine(textOf(descendantsOf(xml, 'title')[0])),
      text,
      details: { width, height },
      note: text.plainText === '' ? { code: 'NO_TEXT', message: 'The drawing has no words to be read. It is kept as it is.' } : null,
      artefacts: await picturesOf(bytes),
    };
  } catch (error) {
    throw error instanceof ExtractError ? error : pictureError(error);
  }
}

/** When a picture was taken and with what. Its place is nobody's business and stays in the file. */
function cameraOf(exif: Buffer | undefined): { takenAt?: string; camera?: string } {
  if (!exif) return {};
  try {
    const { Image, Photo } = exifReader(exif);
    const taken = Photo?.DateTimeOriginal ?? Photo?.DateTimeDigitized ?? Image?.DateTime;
    const make = oneLine(Image?.Make, 60) ?? '';
    const model = oneLine(Image?.Model, 60) ?? '';
    const camera = model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`.trim();
    return {
      ...(taken instanceof Date && !Number.isNaN(taken.getTime()) && { takenAt: taken.toISOString().slice(0, 19) }),
      ...(camera !== '' && { camera }),
    };
  } catch {
    return {};
  }
}
