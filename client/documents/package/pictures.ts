import type { DocumentPackage } from './openPackage.ts';

/** All pictures of one part together; beyond it the rest of them is left out. */
const MOST_BYTES = 48 * 1024 * 1024;

/** What browsers show as a picture, in which nothing runs and which loads nothing. By its first bytes: names may say anything. */
function pictureTypeOf(bytes: Uint8Array): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, 512));
  if (head.startsWith('\x89PNG')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('GIF8')) return 'image/gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp';
  if (head.startsWith('BM')) return 'image/bmp';
  if (/^....ftypavi[fs]/s.test(head)) return 'image/avif';
  return /<svg[\s>]/i.test(head) ? 'image/svg+xml' : null;
}

/** A picture as an address that holds it; null for what is none. */
async function addressOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const type = pictureTypeOf(bytes);
  if (type === null) return null;
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'));
    reader.readAsDataURL(new Blob([bytes], { type }));
  });
}

/** Reads pictures of a document by their paths in it. One that is missing, damaged or too much is left out, and the part shown without it. */
export async function readPictures(archive: DocumentPackage, paths: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map<string, string>();
  let left = MOST_BYTES;
  for (const path of new Set(paths)) {
    const size = archive.entries.get(path);
    if (size === undefined || size > left) continue;
    const address = await archive.read(path).then((bytes) => bytes && addressOf(bytes), () => null);
    if (!address) continue;
    left -= size;
    pictures.set(path, address);
  }
  return pictures;
}
