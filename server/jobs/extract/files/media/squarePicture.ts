import { fileTypeFromBuffer } from 'file-type';
import { ExtractError } from '../../extractError.ts';
import { openPicture, pictureError } from '../base/pictures.ts';

/** Sharp on the densest screens, where a person is shown largest. */
const side = 256;

/** Nothing that is drawn by a program of its own, such as SVG, and nothing that takes a decoder of its own. */
const kinds = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

/**
 * The middle of a picture as a square in WebP, upright and without anything its camera wrote into it; of a moving one its first frame.
 * @throws ExtractError DAMAGED, UNSUPPORTED or TOO_LARGE
 */
export async function squarePicture(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const kind = await fileTypeFromBuffer(bytes);
  if (!kind || !kinds.has(kind.mime)) throw new ExtractError('UNSUPPORTED', 'This is no JPEG, PNG, WebP, GIF or AVIF.');
  try {
    return new Uint8Array(await openPicture(bytes).resize(side, side, { fit: 'cover' }).toColourspace('srgb').webp({ quality: 84 }).toBuffer());
  } catch (error) {
    throw pictureError(error);
  }
}
