import { Readable } from 'node:stream';
import type { DomainContext } from '#server/domain/context.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { type DownloadedSource, readDownloadedSources, readDownloadPlaces } from '#server/domain/sources/read/readDownload.ts';
import { readMarkdownText } from '#server/domain/sources/read/readMarkdown.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { createZipWriter } from '#server/platform/zip/zipWriter.ts';
import { safeName, splitName, uniqueNames } from '#server/domain/entryNames.ts';
import { markdownFileOf } from '#server/domain/exports/markdownFile.ts';

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
  const zip = createZipWriter();
  void write().catch((error: unknown) => {
    if (zip.bytes.destroyed) return;
    ctx.log.error({ err: error }, 'An archive could not be written to its end');
    zip.fail(error instanceof Error ? error : new Error(String(error)));
  });
  return zip.bytes;

  async function write(): Promise<void> {
    const places = await readDownloadPlaces(ctx, ids);
    // When all of the sources lie in one place, folders would be in the way.
    const isOneFolder = places.count < 2;
    const nameFor = uniqueNames();
    nameFor('', 'manifest', '.json');
    const manifest: ManifestEntry[] = [];
    for (let start = 0; start < ids.length; start += perPage) {
      for (const source of await readDownloadedSources(ctx, ids.slice(start, start + perPage))) {
        if (zip.bytes.destroyed) return;
        const collection = places.pathOf(source.row.collectionId);
        const folder = isOneFolder ? '' : collection.map((name) => `${safeName(name)}/`).join('');
        manifest.push(await addSource(source, collection, (base, ending) => nameFor(folder, base, ending)));
      }
    }
    const text = JSON.stringify({ product: 'Knowledge Vault', writtenAt: ctx.now(), sources: manifest }, null, 2);
    await add(Readable.from([Buffer.from(text)]), 'manifest.json', ctx.now(), true);
    zip.finish();
  }

  async function addSource({ row: source, original }: DownloadedSource, collection: string[], nameFor: (base: string, ending: string) => string): Promise<ManifestEntry> {
    const entry: ManifestEntry = {
      id: encodePublicId('Source', source.id),
      type: source.type,
      title: source.title,
      files: [],
      collection,
      tags: source.tags.map(({ name }) => name),
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
        if (zip.bytes.destroyed) throw error;
        ctx.log.error({ err: error, sourceId: source.id }, 'A file is missing in an archive');
        entry.problem = 'The file could not be read.';
      }
    }
    const base = safeName(source.title);
    if (source.sourceUrl !== null) await put(Readable.from([`[InternetShortcut]\r\nURL=${source.sourceUrl.replace(/[\r\n]/g, '')}\r\n`]), base, '.url', true);
    // Each text by itself: together they may be large.
    const markdown = source.type === 'FILE' ? null : await readMarkdownText(ctx.db, source.id);
    if (markdown) await put(Readable.from([await markdownFileOf(ctx, { title: source.title, sourceUrl: source.sourceUrl, markdown })]), base, '.md', true);
    if (entry.files.length === 0) entry.problem ??= source.type === 'FILE' ? 'Its bytes are not there.' : 'It has no text.';
    return entry;
  }

  function add(bytes: Readable, name: string, modifiedAt: Date, compress: boolean): Promise<void> {
    return zip.add(name, bytes, { compress, modifiedAt });
  }
}
