import type { Sharp } from 'sharp';
import { ExtractError } from '../extractError.ts';
import type { OpenFile } from './base/openFile.ts';
import { openPicture } from './base/pictures.ts';
import { sniff } from './base/sniff.ts';

/**
 * A page as a picture: one of a PDF as it looks, one of a picture that has several, or the picture itself.
 * @param mostPixels a page of a PDF is drawn no larger
 * @throws ExtractError UNSUPPORTED where the file has no such page, and what reading it throws
 */
export async function pageImage(file: OpenFile, page: number, mostPixels: number): Promise<Sharp> {
  const { kind, mimeType } = await sniff(file);
  if (kind === 'pdf') return openPicture(await (await import('./readPdf.ts')).drawPdfPage(file, page, mostPixels));
  if (kind !== 'image') throw new ExtractError('UNSUPPORTED', 'It has no pages that are pictures.');
  return openPicture(await (await import('./media/readImage.ts')).decodablePicture(file, mimeType), page);
}
