import { fileTypeFromBuffer } from 'file-type';
import { ExtractError } from '../../extractError.ts';
import { openPicture, pictureError } from '../base/pictures.ts';

/** Sharp in a column of text on the densest screens. */
const longestSide = 2_000;

/** As for `squarePicture`: nothing that a program of its own draws, nothing that takes a decoder of its own. */
const kinds = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

/**
 * A picture that somebody puts into their text: WebP, upright, without anything its camera wrote into it; of a moving one its first frame.
 * @throws ExtractError DAMAGED, UNSUPPORTED or TOO_LARGE
 */
export async function textPicture(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const kind = await fileTypeFromBuffer(bytes);
  if (!kind || !kinds.has(kind.mime)) throw new ExtractError('UNSUPPORTED', 'This is no JPEG, PNG, WebP, GIF or AVIF.');
  try {
    const picture = openPicture(bytes).resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    return new Uint8Array(await picture.toColourspace('srgb').webp({ quality: 84 }).toBuffer());
  } catch (error) {
    throw pictureError(error);
  }
}
