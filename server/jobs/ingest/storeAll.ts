import type { BlobRef, BlobStore } from '#server/platform/storage/blobStore.ts';

interface Storable {
  readonly mimeType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Stores the bytes of files and answers what they are stored under. */
export async function storeAll<T extends Storable>(blobs: BlobStore, files: readonly T[]): Promise<(Omit<T, 'bytes'> & BlobRef)[]> {
  return Promise.all(files.map(async ({ bytes, ...file }) => ({ ...file, ...(await blobs.write(once(bytes), bytes.byteLength)) })));
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}
