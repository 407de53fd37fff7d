import { requireUser } from '#server/domain/access/authorize.ts';
import { visibleInSpace } from '#server/domain/access/visible.ts';
import type { DomainContext } from '#server/domain/context.ts';
import { NotFoundError } from '#server/domain/errors.ts';
import type { ArtefactKind } from '#server/platform/db/generated/client.ts';
import type { ServedFile } from './serveFile.ts';

/** Where the bytes of a file are, or of the file that a link led to. @throws NotFoundError also while they are not there */
export async function readOriginal(ctx: DomainContext, id: string | null): Promise<ServedFile> {
  requireUser(ctx);
  const file =
    id === null
      ? null
      : await ctx.db.source.findFirst({
          where: { AND: [{ id, trashedAt: null }, visibleInSpace(ctx.actor)] },
          select: { title: true, fileName: true, mimeType: true, blob: true, artefacts: { where: { kind: 'ORIGINAL' }, select: { mimeType: true, blob: true } } },
        });
  const [fetched] = file?.artefacts ?? [];
  const blob = file?.blob ?? fetched?.blob;
  if (!file || !blob) throw new NotFoundError('File');
  const mimeType = (file.blob ? file.mimeType : fetched?.mimeType) ?? 'application/octet-stream';
  return { hash: blob.hash, size: Number(blob.size), name: file.fileName ?? file.title, mimeType };
}

/** The text of a source as Markdown; what was written by hand also before it was processed. */
export async function readText(ctx: DomainContext, id: string | null) {
  requireUser(ctx);
  const source =
    id === null
      ? null
      : await ctx.db.source.findFirst({
          where: { AND: [{ id, trashedAt: null }, visibleInSpace(ctx.actor)] },
          select: { title: true, sourceUrl: true, text: { select: { markdown: true, originalContent: true } } },
        });
  const markdown = source?.text?.markdown ?? source?.text?.originalContent;
  if (!source || !markdown) throw new NotFoundError('Text');
  return { title: source.title, sourceUrl: source.sourceUrl, markdown };
}

/** Where the bytes of something that was made of a source are, such as its preview. */
export async function readArtefact(ctx: DomainContext, id: string, kind: ArtefactKind): Promise<ServedFile> {
  const artefact = await ctx.db.sourceArtefact.findFirst({
    where: { sourceId: id, kind, source: { AND: [{ trashedAt: null }, visibleInSpace(ctx.actor)] } },
    select: { mimeType: true, blob: true, source: { select: { title: true } } },
  });
  if (!artefact) throw new NotFoundError('File');
  const { mimeType, blob, source } = artefact;
  return { hash: blob.hash, size: Number(blob.size), name: source.title, mimeType };
}

/** Where the bytes of a picture in the text of a source are. */
export async function readPicture(ctx: DomainContext, id: string): Promise<ServedFile> {
  const picture = await ctx.db.sourcePicture.findFirst({
    where: { id, source: { AND: [{ trashedAt: null }, visibleInSpace(ctx.actor)] } },
    select: { mimeType: true, blob: true, source: { select: { title: true } } },
  });
  if (!picture) throw new NotFoundError('File');
  const { mimeType, blob, source } = picture;
  return { hash: blob.hash, size: Number(blob.size), name: source.title, mimeType };
}
