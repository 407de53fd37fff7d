import type { ArtefactKind } from '#server/platform/db/generated/client.ts';
import { requireUser } from '../../access/authorize.ts';
import { visibleInSpace } from '../../access/visible.ts';
import type { DomainContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';

/** Where the bytes of a file are, and how it is served. */
export interface StoredFile {
  /** SHA-256 of its bytes, hexadecimal: their name in the store. */
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
  readonly name: string;
  readonly mimeType: string;
}

/**
 * A file, or the one that a link led to.
 * @param use a scan is shown with the words that were recognised over its pages, and downloaded as it is
 * @throws NotFoundError also while its bytes are not there
 */
export async function readOriginal(ctx: DomainContext, id: string | null, use: 'show' | 'download' = 'download'): Promise<StoredFile> {
  requireUser(ctx);
  const file =
    id === null
      ? null
      : await ctx.db.source.findFirst({
          where: { AND: [{ id, trashedAt: null }, visibleInSpace(ctx.actor)] },
          select: { title: true, fileName: true, mimeType: true, blob: true, artefacts: { where: { kind: { in: ['ORIGINAL', 'LAYERED'] } }, select: { kind: true, mimeType: true, blob: true } } },
        });
  const fetched = file?.artefacts.find(({ kind }) => kind === 'ORIGINAL');
  const layered = use === 'show' ? file?.artefacts.find(({ kind }) => kind === 'LAYERED') : undefined;
  const blob = layered?.blob ?? file?.blob ?? fetched?.blob;
  if (!file || !blob) throw new NotFoundError('File');
  const mimeType = (file.blob ? file.mimeType : fetched?.mimeType) ?? 'application/octet-stream';
  return { hash: blob.hash, size: Number(blob.size), name: file.fileName ?? file.title, mimeType };
}

/** A file that was made of a source, such as its preview. @throws NotFoundError */
export async function readArtefact(ctx: DomainContext, sourceId: string, kind: ArtefactKind): Promise<StoredFile> {
  const artefact = await ctx.db.sourceArtefact.findFirst({
    where: { sourceId, kind, source: { AND: [{ trashedAt: null }, visibleInSpace(ctx.actor)] } },
    select: storedFileColumns,
  });
  return toStoredFile(artefact);
}

/** A picture in the text of a source. @throws NotFoundError */
export async function readPicture(ctx: DomainContext, id: string): Promise<StoredFile> {
  const picture = await ctx.db.sourcePicture.findFirst({
    where: { id, source: { AND: [{ trashedAt: null }, visibleInSpace(ctx.actor)] } },
    select: storedFileColumns,
  });
  return toStoredFile(picture);
}

/** The page of a link as it was kept with one of its earlier texts. @throws NotFoundError */
export async function readRevisionPage(ctx: DomainContext, id: string): Promise<StoredFile> {
  const revision = await ctx.db.sourceRevision.findFirst({
    where: { id, source: { AND: [{ trashedAt: null }, visibleInSpace(ctx.actor)] } },
    select: { title: true, blob: true },
  });
  if (!revision?.blob) throw new NotFoundError('File');
  return { hash: revision.blob.hash, size: Number(revision.blob.size), name: revision.title, mimeType: 'text/html' };
}

const storedFileColumns = { mimeType: true, blob: true, source: { select: { title: true } } } as const;

interface StoredFileRow {
  readonly mimeType: string;
  readonly blob: { readonly hash: string; readonly size: bigint };
  readonly source: { readonly title: string };
}

function toStoredFile(row: StoredFileRow | null): StoredFile {
  if (!row) throw new NotFoundError('File');
  const { mimeType, blob, source } = row;
  return { hash: blob.hash, size: Number(blob.size), name: source.title, mimeType };
}
