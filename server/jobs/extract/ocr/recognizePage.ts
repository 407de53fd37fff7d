import type { Sharp } from 'sharp';
import type { Readable } from '../extraction.ts';
import { openFile } from '../files/base/openFile.ts';
import { pageImage } from '../files/pageImage.ts';
import type { RecognizedPage } from '../recognizedPage.ts';
import { type GreyPicture, recognizeText } from './tesseract.ts';

/** The picture of which page of what. */
export interface PageToRecognize {
  readonly readable: Readable;
  /** From 1; a picture has one. */
  readonly page: number;
  /** Those that are installed (`ocrLanguages`). */
  readonly languages: readonly string[];
}

/** More pixels take longer and are not read better: a page of A4 with 200 to the inch has 3.9 million. */
const mostPixels = 5_500_000;
/** Letters of screens are small: a picture with fewer pixels on its longer side is enlarged twice. */
const smallSide = 1_300;
/** Fewer letters than this, or in Chinese and Japanese a quarter of it, are taken for chance. */
const fewestLetters = 10;

/**
 * Recognises the text of a page that is a picture.
 * @throws ExtractError where there is no picture to be had
 */
export async function recognizePage({ readable, page, languages }: PageToRecognize): Promise<RecognizedPage> {
  const file = await openFile(readable);
  try {
    const picture = await greyOf(await pageImage(file, page, mostPixels));
    const { lines, skew, textLayer } = await recognizeText(picture, languages);
    const { width, height } = picture;
    if (!isText(lines.map(({ text }) => text).join(' '))) return { page, width, height, lines: [], skew: 0, textLayer: new Uint8Array() };
    return { page, width, height, lines, skew, textLayer };
  } finally {
    await file.close();
  }
}

/** Upright, on white, no larger than it need be. */
async function greyOf(picture: Sharp): Promise<GreyPicture> {
  const { width, height } = (await picture.metadata()).autoOrient;
  const scale = Math.max(width, height) < smallSide ? 2 : Math.min(1, Math.sqrt(mostPixels / (width * height)));
  const { data, info } = await picture
    .resize({ width: Math.max(1, Math.round(width * scale)), kernel: scale > 1 ? 'cubic' : 'lanczos3' })
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: info.channels === 1 ? data : data.filter((_, at) => at % info.channels === 0) };
}

function isText(text: string): boolean {
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  // What chance makes is single letters.
  const inWords = (text.match(/[\p{L}\p{N}]{3,}/gu) ?? []).reduce((sum, word) => sum + word.length, 0);
  return dense * 4 >= fewestLetters || inWords >= fewestLetters;
}
