import { requireUser } from '../../access/authorize.ts';
import { visibleInSpace } from '../../access/visible.ts';
import type { DomainContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import type { StoredFile } from '../files/readStoredFile.ts';
import { entryFileName } from '../../processing/entryName.ts';

/** An entry that is to be had, and the file that it is in. */
export interface EntryFile {
  readonly id: string;
  readonly position: number;
  /** What it is called when it is saved. */
  readonly name: string;
  /** Its bytes in the store, if they were there once. */
  readonly hash: string | null;
  readonly file: Omit<StoredFile, 'size'>;
}

/** An entry of a source, outside the trash, that the reader may see. @throws NotFoundError, UnauthenticatedError */
export async function readEntryFile(ctx: DomainContext, id: string | null): Promise<EntryFile> {
  requireUser(ctx);
  const entry =
    id === null
      ? null
      : await ctx.db.sourceEntry.findFirst({
          where: { id, source: { AND: [{ trashedAt: null }, visibleInSpace(ctx.actor)] } },
          select: { position: true, name: true, hash: true, source: { select: { title: true, fileName: true, mimeType: true, blobHash: true, artefacts: { where: { kind: 'ORIGINAL' }, select: { blobHash: true, mimeType: true } } } } },
        });
  const original = entry?.source.artefacts[0];
  const hash = entry?.source.blobHash ?? original?.blobHash;
  if (!entry || !id || !hash) throw new NotFoundError('File');
  const { source, position, name } = entry;
  const mimeType = (source.blobHash ? source.mimeType : original?.mimeType) ?? 'application/octet-stream';
  return { id, position, name: entryFileName(name), hash: entry.hash, file: { hash, name: source.fileName ?? source.title, mimeType } };
}

/** Notes what an entry was found to be, so that it need not be unpacked again soon. */
export async function rememberEntryHash({ db }: DomainContext, id: string, hash: string): Promise<void> {
  await db.sourceEntry.updateMany({ where: { id }, data: { hash, failureCode: null, failureMessage: null } });
}

/** How many bytes are stored under this hash; null where none are. */
export async function sizeOfBlob({ db }: DomainContext, hash: string): Promise<number | null> {
  const blob = await db.blob.findUnique({ where: { hash }, select: { size: true } });
  return blob && Number(blob.size);
}
