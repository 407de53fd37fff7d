import { Readable } from 'node:stream';
import type { DomainContext } from '#server/domain/context.ts';
import { safeName, uniqueNames } from '#server/domain/entryNames.ts';
import { exportedPrompts, type ExportedPrompt } from '#server/domain/exports/exportedPrompts.ts';
import { exportedTestCases, type ExportedTestCase } from '#server/domain/exports/exportedTestCases.ts';
import { type ExportedScope, type ExportedSource, exportedTexts, readExportedBytes, readExportedTree } from '#server/domain/exports/exportedSources.ts';
import type { PromptContent, VariableFill } from '#server/domain/prompts/content/promptContent.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { readSpaces } from '#server/domain/spaces/readSpaces.ts';
import type { SourceRow } from '#server/domain/sources/read/readSources.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { createZipWriter } from '#server/platform/zip/zipWriter.ts';
import type { OnSource } from './exportWriter.ts';
import { markdownNote } from './markdownNote.ts';
import { writeBookmarksHtml } from './writeBookmarksHtml.ts';
import { writeJsonl } from './writeJsonl.ts';
import { writeOpml } from './writeOpml.ts';

const perPage = 100;

interface ArchiveOptions {
  readonly blobs: BlobStore;
  readonly includesFiles: boolean;
  readonly onSource: OnSource;
  /** Called for each source that is read before that. Rejects as `onSource` does. */
  readonly onRead: OnSource;
}

/**
 * Everything of a space as a zip archive, one file after the other, so that memory does not grow with them: see docs/graphql.md. A file whose
 * bytes cannot be read is named in `manifest.json`; everything else is there. Destroyed with the error when it cannot be written to its end.
 */
export function writeArchive(ctx: DomainContext, exported: ExportedScope, { blobs, includesFiles, onSource, onRead }: ArchiveOptions): Readable {
  const zip = createZipWriter();
  const problems: { readonly id: string; readonly problem: string }[] = [];
  write().catch((error: unknown) => zip.fail(error instanceof Error ? error : new Error(String(error))));
  return zip.bytes;

  async function write(): Promise<void> {
    const isWhole = exported.scope === null;
    await addText('sources.jsonl', writeJsonl(ctx, exported, onRead));
    await addText('bookmarks.html', writeBookmarksHtml(ctx, exported, onRead));
    if (isWhole) {
      await addText('collections.jsonl', collectionLines());
      await addText('feeds.opml', writeOpml(ctx, exported, onRead));
      await addText('prompts.jsonl', promptLines());
      await addText('prompt-tests.jsonl', testLines());
    }
    const sourceCount = await addFiles();
    const space = (await readSpaces(ctx, [exported.spaceId])).get(exported.spaceId);
    const manifest = {
      product: 'Knowledge Vault', format: 1, writtenAt: ctx.now(), space: { name: space?.name, description: space?.description }, isWholeSpace: isWhole, includesFiles, sourceCount, problems,
    };
    await addText('manifest.json', [JSON.stringify(manifest, null, 2)]);
    zip.finish();
  }

  async function* collectionLines(): AsyncGenerator<string> {
    const { collections, pathOf } = await readExportedTree(ctx, exported.spaceId);
    for (const { id, description } of collections) yield `${JSON.stringify({ path: pathOf(id), description })}\n`;
  }

  async function* testLines(): AsyncGenerator<string> {
    for await (const testCase of exportedTestCases(ctx, exported.spaceId)) yield `${JSON.stringify(testCaseJson(testCase))}\n`;
  }

  async function* promptLines(): AsyncGenerator<string> {
    for await (const prompt of exportedPrompts(ctx, exported.spaceId)) yield `${JSON.stringify(promptJson(prompt))}\n`;
  }

  /** A note for each source that has a text, in the folders of its collections, and its bytes. Answers how many sources there were. */
  async function addFiles(): Promise<number> {
    const { pathOf } = await readExportedTree(ctx, exported.spaceId);
    const nameFor = uniqueNames();
    let sourceCount = 0;
    let page: SourceRow[] = [];
    for await (const source of exportedTexts(ctx, exported)) {
      if (hasWords(source)) {
        const path = pathOf(source.row.collectionId);
        const folder = path.map((name) => `${safeName(name)}/`).join('');
        await addText(nameFor(`markdown/${folder}`, safeName(source.row.title), '.md'), [markdownNote(source, path)]);
      }
      page.push(source.row);
      if (page.length === perPage) {
        await addBytes(page);
        page = [];
      }
      sourceCount += 1;
      await onSource();
    }
    await addBytes(page);
    return sourceCount;
  }

  async function addBytes(rows: readonly SourceRow[]): Promise<void> {
    if (!includesFiles) return;
    const bytes = await readExportedBytes(ctx, rows);
    for (const row of rows) {
      const { original, page } = bytes.get(row.id) ?? {};
      const id = encodePublicId('Source', row.id);
      if (original) await addBlob(id, original.hash, `files/${id}/${safeName(row.fileName ?? row.title, 'file')}`);
      if (page) await addBlob(id, page.hash, `pages/${id}.html`);
    }
  }

  async function addBlob(id: string, hash: string, name: string): Promise<void> {
    let bytes: Readable;
    try {
      bytes = await blobs.stream(hash);
    } catch (error) {
      ctx.log.error({ err: error, sourceId: id }, 'A file is missing in an export');
      problems.push({ id, problem: `${name} could not be read.` });
      return;
    }
    await add(bytes, name, false);
  }

  function addText(name: string, pieces: Iterable<string> | AsyncIterable<string>): Promise<void> {
    return add(Readable.from(pieces, { objectMode: false }), name, true);
  }

  function add(bytes: Readable, name: string, compress: boolean): Promise<void> {
    return zip.add(name, bytes, { compress, modifiedAt: ctx.now() });
  }
}

const hasWords = ({ markdown, highlights, row }: ExportedSource) => (markdown !== null && markdown.trim() !== '') || highlights.length > 0 || row.note !== '';

function promptJson({ row, collection, draft, versions, labels }: ExportedPrompt) {
  return {
    id: encodePublicId('Prompt', row.id),
    name: row.name,
    title: row.title,
    description: row.description,
    kind: row.kind,
    collection,
    createdAt: row.createdAt,
    changedAt: row.changedAt,
    draft: draft && contentJson(draft),
    versions: versions.map(({ id, number, note, authorName, createdAt, content }) => ({
      number, note, author: authorName, createdAt, labels: labels.filter(({ versionId }) => versionId === id).map(({ name }) => name),
      content: content && { ...contentJson(content), fragments: Object.fromEntries(content.frozen) },
    })),
  };
}

const contentJson = ({ messages, params, variables }: PromptContent) => ({ messages, params, variables: variables.map(({ fill, ...note }) => ({ ...note, fill: fill && fillJson(fill) })) });

/** What fills a variable, by the ids that the other lines have. */
function fillJson(fill: VariableFill) {
  if ('sourceId' in fill) return { source: encodePublicId('Source', fill.sourceId) };
  return 'collectionId' in fill ? { collection: encodePublicId('Collection', fill.collectionId) } : fill;
}

function testCaseJson({ promptId, testSetId, testSet, values, expected, assertions }: ExportedTestCase) {
  return {
    prompt: encodePublicId('Prompt', promptId),
    testSet: { id: encodePublicId('TestSet', testSetId), name: testSet },
    values: values.map(({ name, fill }) => ({ name, fill: fillJson(fill) })),
    expected,
    assertions,
  };
}
