import sharp, { type Sharp } from 'sharp';
import { ExtractError } from '../../extractError.ts';
import type { ExtractedArtefact } from '../../extraction.ts';

/** A picture as a file of any kind that is understood, or as its pixels. */
export type Picture = Uint8Array | Pixels;

/** RGBA. */
export interface Pixels {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const longestSide = 1600;
const widestThumbnail = 480;
const maxPixels = 120_000_000;

// One thread and no cache: what counts here is that memory stays small.
sharp.concurrency(1);
sharp.cache(false);

/** Opens a picture, upright. Nothing is decoded yet. @param page from 1, of one that has several */
export function openPicture(picture: Picture, page = 1): Sharp {
  const options = { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'error', pages: 1, page: page - 1 } as const;
  if (picture instanceof Uint8Array) return sharp(picture, options).autoOrient();
  const { pixels, width, height } = picture;
  return sharp(pixels, { ...options, raw: { width, height, channels: 4 } });
}

/**
 * A preview and a thumbnail of a picture, without anything its camera wrote into it.
 * @throws ExtractError DAMAGED, UNSUPPORTED or TOO_LARGE
 */
export async function picturesOf(picture: Picture): Promise<ExtractedArtefact[]> {
  try {
    const small = await decoded(picture);
    // More effort makes them a sixth smaller and takes more than twice the time.
    const preview = await small().webp({ quality: 80, effort: 1 }).toBuffer();
    const thumbnail = await small()
      .resize({ width: widestThumbnail, height: widestThumbnail * 2, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75, effort: 2 })
      .toBuffer();
    return [
      { kind: 'PREVIEW', mimeType: 'image/webp', bytes: new Uint8Array(preview) },
      { kind: 'THUMBNAIL', mimeType: 'image/webp', bytes: new Uint8Array(thumbnail) },
    ];
  } catch (error) {
    throw pictureError(error);
  }
}

/** Opens a picture of at most `longestSide`, as often as it is asked: decoded once, whatever size it has. */
async function decoded(picture: Picture): Promise<() => Sharp> {
  if (!(picture instanceof Uint8Array) && Math.max(picture.width, picture.height) <= longestSide) return () => openPicture(picture);
  const { data, info } = await openPicture(picture)
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** What a failure of the decoder means to a person. */
export function pictureError(error: unknown): ExtractError {
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit|exceeds/i.test(message)) return new ExtractError('TOO_LARGE', 'The picture has too many pixels to be shown. It is kept as it is.');
  if (/not configured|not supported|unsupported (compress|photometric)|not implemented|whole number of bytes|labq/i.test(message)) {
    return new ExtractError('UNSUPPORTED', 'The picture is packed in a way that cannot be shown here. It is kept as it is.');
  }
  return new ExtractError('DAMAGED', 'The picture is damaged: it cannot be shown. Add it again.');
}
