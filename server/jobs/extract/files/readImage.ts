import exifReader from 'exif-reader';
import { decodeText } from '../charset.ts';
import { ExtractError } from '../extractError.ts';
import { paragraphsOf } from '../markup.ts';
import { oneLine } from '../words.ts';
import { Composition } from './composition.ts';
import type { OpenFile } from './openFile.ts';
import { openPicture, pictureError, picturesOf } from './pictures.ts';
import type { Reading } from './reading.ts';
import { descendantsOf, parseXml, textOf } from './xml.ts';

const largest = 128 * 1024 * 1024;
const largestDrawing = 16 * 1024 * 1024;

/** Kinds that nothing here can decode: they are kept, unseen. */
const notDecoded = /^image\/(heic|heif|bmp|x-icon|vnd\.|jxl|x-|jp2|jpx|jxr|icns|ktx)/;

/** Reads the size of a picture and what its camera wrote into it, but not where it was taken. @throws ExtractError DAMAGED or TOO_LARGE */
export async function readImage(file: OpenFile, mimeType: string): Promise<Reading> {
  const text = new Composition();
  const note = { code: 'NO_TEXT', message: 'A picture has no text to be read. It is kept as it is.' } as const;
  if (notDecoded.test(mimeType)) return { text, note: { ...note, message: 'Pictures of this kind cannot be shown yet. It is kept as it is.' } };
  const bytes = await file.all(largest);
  try {
    const { width, height, orientation = 1, exif } = await openPicture(bytes).metadata();
    const size = orientation >= 5 ? { width: height, height: width } : { width, height };
    // A picture is its pixels: where they cannot be had, there is nothing else to keep.
    return { text, note, details: { ...size, ...cameraOf(exif) }, artefacts: await picturesOf(bytes) };
  } catch (error) {
    throw error instanceof ExtractError ? error : pictureError(error);
  }
}

/** Reads the words of a drawing (SVG). It is shown only as pixels: it may hold scripts. @throws ExtractError DAMAGED or TOO_LARGE */
export async function readSvg(file: OpenFile): Promise<Reading> {
  const bytes = await file.all(largestDrawing);
  const xml = parseXml(decodeText(bytes, file.charset));
  const text = new Composition();
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
