import type { Context } from 'hono';
import type { DomainContext } from '#server/domain/context.ts';
import { readEntryFile, rememberEntryHash, sizeOfBlob } from '#server/domain/sources/entries/readEntryFile.ts';
import type { StoredFile } from '#server/domain/sources/files/readStoredFile.ts';
import type { BlobRef, BlobStore } from '#server/platform/storage/blobStore.ts';
import { sniffMimeType } from '#server/platform/storage/sniffMimeType.ts';
import { RestError } from '../rest/errors.ts';
import { serveFile } from './serveFile.ts';

/** Takes one entry out of a file and stores its bytes for a day. Answers what they are stored under, or in words why they cannot be had. */
export type UnpackEntry = (file: Omit<StoredFile, 'size'>, position: number) => Promise<BlobRef | { readonly problem: string }>;

/** Answers a file that is in another, as an attachment. @throws NotFoundError, and RestError when it cannot be taken out */
export async function serveEntry(c: Context, ctx: DomainContext, { blobs, unpackEntry }: { readonly blobs: BlobStore; readonly unpackEntry: UnpackEntry }, id: string | null): Promise<Response> {
  const entry = await readEntryFile(ctx, id);
  const { hash, size } = (entry.hash && (await storedBefore(ctx, blobs, entry.hash))) || (await unpacked());
  return serveFile(c, blobs, { hash, size, name: entry.name, mimeType: await sniffMimeType(blobs, hash, { name: entry.name, mimeType: 'application/octet-stream' }) }, {});

  async function unpacked(): Promise<BlobRef> {
    const found = await unpackEntry(entry.file, entry.position);
    if ('problem' in found) throw new RestError('UNREADABLE', found.problem);
    await rememberEntryHash(ctx, entry.id, found.hash);
    return found;
  }
}

/** What was unpacked before, unless nobody needed it since and it is gone. */
async function storedBefore(ctx: DomainContext, blobs: BlobStore, hash: string): Promise<BlobRef | null> {
  const size = await sizeOfBlob(ctx, hash);
  if (size === null) return null;
  try {
    (await blobs.stream(hash)).destroy();
    return { hash, size };
  } catch {
    return null;
  }
}
