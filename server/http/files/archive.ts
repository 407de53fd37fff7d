import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { authorizeExistingSources } from '#server/domain/access/authorize.ts';
import type { DomainContext } from '#server/domain/context.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { safeName, splitName, uniqueNames } from './entryNames.ts';
import { markdownOf } from './markdown.ts';

const perPage = 100;

/** What `manifest.json` says of a source. */
interface ManifestEntry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  /** Its files in this archive. */
  readonly files: string[];
  readonly collection: string[];
  readonly tags: string[];
  readonly sourceUrl: string | null;
  readonly mimeType: string | null;
  /** SHA-256 of the original file, hexadecimal. */
  readonly sha256: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Why something is missing. */
  problem?: string;
}

/**
 * Writes sources into a zip archive while it is read: one file at a time, so that memory does not grow with it. Only what
 * the acting person may see at that moment is in it. Files that cannot be read are told in `manifest.json`.
 */
export function archiveOf(ctx: DomainContext, blobs: BlobStore, ids: readonly string[]): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  const closed = new Promise<void>((resolve) => output.once('close', resolve));
  zip.on('error', (error: Error) => output.destroy(error));
  void write().catch((error: unknown) => {
    if (output.destroyed) return;
    ctx.log.error({ err: error }, 'An archive could not be written to its end');
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return output;

  async function write(): Promise<void> {
    const { pathOf, isOneFolder } = await placesOf(ctx, ids);
    const nameFor = uniqueNames();
    nameFor('', 'manifest', '.json');
    const manifest: ManifestEntry[] = [];
    for (let start = 0; start < ids.length; start += perPage) {
      for (const source of await readPage(ctx, ids.slice(start, start + perPage))) {
        if (output.destroyed) return;
        const collection = pathOf(source.collectionId);
        const folder = isOneFolder ? '' : collection.map((name) => `${safeName(name)}/`).join('');
        manifest.push(await addSource(source, collection, (base, ending) => nameFor(folder, base, ending)));
      }
    }
    const text = JSON.stringify({ product: 'Knowledge Vault', writtenAt: ctx.now(), sources: manifest }, null, 2);
    await add(Readable.from([Buffer.from(text)]), 'manifest.json', ctx.now(), true);
    zip.end();
  }

  async function addSource(source: PageRow, collection: string[], nameFor: (base: string, ending: string) => string): Promise<ManifestEntry> {
    const { original } = source;
    const entry: ManifestEntry = {
      id: encodePublicId('Source', source.id),
      type: source.type,
      title: source.title,
      files: [],
      collection,
      tags: source.tags.map(({ tag }) => tag.name),
      sourceUrl: source.sourceUrl,
      mimeType: original?.mimeType ?? null,
      sha256: original?.hash ?? null,
      createdAt: source.createdAt,
      updatedAt: source.updatedAt,
    };
    const put = async (bytes: Readable, base: string, ending: string, compress: boolean) => {
      const name = nameFor(base, ending);
      entry.files.push(name);
      await add(bytes, name, source.updatedAt, compress);
    };
    if (original) {
      try {
        const bytes = await blobs.stream(original.hash);
        const { base, ending } = splitName(safeName(source.fileName ?? source.title, 'file'));
        await put(bytes, base, ending, false);
      } catch (error) {
        if (output.destroyed) throw error;
        ctx.log.error({ err: error, sourceId: source.id }, 'A file is missing in an archive');
        entry.problem = 'The file could not be read.';
      }
    }
    const base = safeName(source.title);
    if (source.sourceUrl !== null) await put(Readable.from([`[InternetShortcut]\r\nURL=${source.sourceUrl.replace(/[\r\n]/g, '')}\r\n`]), base, '.url', true);
    const markdown = source.type === 'FILE' ? null : await textOf(ctx, source.id);
    if (markdown) await put(Readable.from([markdownOf({ title: source.title, sourceUrl: source.sourceUrl, markdown })]), base, '.md', true);
    if (entry.files.length === 0) entry.problem ??= source.type === 'FILE' ? 'Its bytes are not there.' : 'It has no text.';
    return entry;
  }

  /** Resolves when the entry is written: the next one is opened only then. */
  async function add(bytes: Readable, name: string, mtime: Date, compress: boolean): Promise<void> {
    zip.addReadStream(bytes, name, { mtime, compress });
    await Promise.race([finished(bytes), closed]);
    if (output.destroyed) bytes.destroy();
  }
}

type PageRow = Awaited<ReturnType<typeof readPage>>[number];

/** Those of the sources that are still there and visible, with what an archive holds of them. */
async function readPage(ctx: DomainContext, ids: readonly string[]) {
  const visible = await authorizeExistingSources(ctx, 'space.read', ids, 'not trashed');
  const rows = await ctx.db.source.findMany({
    where: { id: { in: visible.map(({ id }) => id) } },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      type: true,
      title: true,
      fileName: true,
      sourceUrl: true,
      mimeType: true,
      blobHash: true,
      collectionId: true,
      createdAt: true,
      updatedAt: true,
      tags: { select: { tag: { select: { name: true } } }, orderBy: { tag: { key: 'asc' } } },
      artefacts: { where: { kind: 'ORIGINAL' }, select: { blobHash: true, mimeType: true } },
    },
  });
  return rows.map(({ artefacts: [fetched], blobHash, mimeType, ...row }) => ({
    ...row,
    original: blobHash !== null ? { hash: blobHash, mimeType } : fetched ? { hash: fetched.blobHash, mimeType: fetched.mimeType } : null,
  }));
}

/** A text of its own time: together they may be large. */
async function textOf(ctx: DomainContext, sourceId: string): Promise<string | null> {
  const text = await ctx.db.sourceText.findUnique({ where: { sourceId }, select: { markdown: true, originalContent: true } });
  return text?.markdown ?? text?.originalContent ?? null;
}

/** The names on the way to a collection, and whether all of the sources lie in one place: then folders would be in the way. */
async function placesOf(ctx: DomainContext, ids: readonly string[]): Promise<{ pathOf: (collectionId: string | null) => string[]; isOneFolder: boolean }> {
  const [lying] = await ctx.db.$queryRaw<{ places: number; spaceIds: string[] }[]>`
    select count(distinct coalesce("collectionId", "spaceId"))::int as places, coalesce(array_agg(distinct "spaceId"::text), '{}') as "spaceIds"
    from "Source" where id = any(${ids}::uuid[])`;
  const collections = await ctx.db.collection.findMany({ where: { spaceId: { in: lying?.spaceIds ?? [] } }, select: { id: true, name: true, parentId: true } });
  const byId = new Map(collections.map((collection) => [collection.id, collection]));
  const pathOf = (id: string | null): string[] => {
    const collection = id === null ? undefined : byId.get(id);
    return collection ? [...pathOf(collection.parentId), collection.name] : [];
  };
  return { pathOf, isOneFolder: (lying?.places ?? 0) < 2 };
}
