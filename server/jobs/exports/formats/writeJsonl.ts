import { type ExportedSource, exportedTexts, readExportedTree } from '#server/domain/exports/exportedSources.ts';
import { citedIds } from '#server/domain/citations/citedIds.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import type { ExportWriter } from './exportWriter.ts';

/** One JSON object a line: a source with its place, its texts, tags, note and highlights. Described in docs/graphql.md. */
export const writeJsonl: ExportWriter = async function* (ctx, exported, onSource) {
  const tree = await readExportedTree(ctx, exported.spaceId);
  for await (const source of exportedTexts(ctx, exported)) {
    yield `${JSON.stringify(exportedJson(source, tree.pathOf(source.row.collectionId)))}\n`;
    await onSource();
  }
};

/** A source as a line of an export tells it. @param collection the names of the collections on the way to it, from the top */
function exportedJson({ row, markdown, originalContent, quotes, summary, highlights, readingProgress }: ExportedSource, collection: readonly string[]) {
  return {
    id: encodePublicId('Source', row.id),
    type: row.type,
    status: row.status,
    title: row.title,
    url: row.sourceUrl,
    canonicalUrl: row.canonicalUrl,
    siteName: row.siteName,
    author: row.author,
    publishedAt: row.publishedAt,
    language: row.language,
    wordCount: row.wordCount,
    file: row.fileName === null ? null : { name: row.fileName, mimeType: row.mimeType, size: row.size, sha256: row.blobHash },
    collection,
    tags: row.tags.map(({ name }) => name),
    note: row.note,
    isFavorite: row.isFavorite ?? false,
    isDone: row.doneAt !== null,
    readingProgress,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    summary,
    markdown,
    originalContent,
    citations: citedIds(originalContent ?? '').flatMap((id) => {
      const cited = quotes.get(encodePublicId('Citation', id));
      return cited ? [{ id: encodePublicId('Citation', id), quote: cited.quote, source: cited.sourceId === null ? null : encodePublicId('Source', cited.sourceId), title: cited.title, page: cited.page }] : [];
    }),
    highlights: highlights.map(({ id, quote, prefix, suffix, note, color, authorName, createdAt, updatedAt }) => ({
      id: encodePublicId('Highlight', id), quote, prefix, suffix, note, color, author: authorName, createdAt, updatedAt,
    })),
  };
}
