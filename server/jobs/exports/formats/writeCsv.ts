import Papa from 'papaparse';
import { exportedSources, readExportedTree } from '#server/domain/exports/exportedSources.ts';
import type { ExportWriter } from './exportWriter.ts';

const columns = ['url', 'title', 'tags', 'folder', 'created', 'note', 'favorite', 'status', 'type', 'author', 'published', 'language', 'words', 'file'];
const lineEnd = '\r\n';
/** So that table calculators take it for UTF-8. */
const byteOrderMark = '\uFEFF';

/** One source a line, with names that an import of the vault and of others knows (server/jobs/imports/formats/readCsv.ts). */
export const writeCsv: ExportWriter = async function* (ctx, exported, onSource) {
  const tree = await readExportedTree(ctx, exported.spaceId);
  yield byteOrderMark + columns.join(',') + lineEnd;
  for await (const row of exportedSources(ctx, exported)) {
    const fields = [
      row.sourceUrl, row.title, row.tags.map(({ name }) => name).join(', '), tree.pathOf(row.collectionId).join(' / '), row.createdAt.toISOString(), row.note, row.isFavorite ? 'true' : '',
      row.doneAt === null ? '' : 'archive', row.type, row.author, row.publishedAt?.toISOString() ?? '', row.language, row.wordCount, row.fileName,
    ];
    // A title that begins with "=" must not be worked out by whoever opens the table.
    yield Papa.unparse([fields], { escapeFormulae: true }) + lineEnd;
    await onSource();
  }
};
