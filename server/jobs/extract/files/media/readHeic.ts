import { ExtractError } from '../../extractError.ts';
import { pictureError, type Pixels } from '../base/pictures.ts';

/** Decoded it takes several times four bytes a pixel. A telephone takes pictures of 12 to 48 million. */
const maxPixels = 50_000_000;

export interface OpenedHeic {
  readonly width: number;
  readonly height: number;
  pixels(): Promise<Pixels>;
}

/**
 * Opens a picture as telephones take them (HEVC in HEIF), upright, by libheif: what decodes all others knows nothing of HEVC. The first of several.
 * @throws ExtractError DAMAGED
 */
export async function openHeic(bytes: Uint8Array<ArrayBuffer>): Promise<OpenedHeic> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const [image] = new libheif.HeifDecoder().decode(bytes);
  if (!image) throw pictureError(null);
  const [width, height] = [image.get_width(), image.get_height()];
  return {
    width,
    height,
    async pixels() {
      if (width * height > maxPixels) throw new ExtractError('TOO_LARGE', 'The picture has too many pixels to be shown. It is kept as it is.');
      const data = new Uint8ClampedArray(width * height * 4);
      await new Promise<void>((resolve, reject) => {
        image.display({ data, width, height }, (shown) => (shown ? resolve() : reject(pictureError(null))));
      });
      image.free();
      return { pixels: new Uint8Array(data.buffer), width, height };
    },
  };
}
