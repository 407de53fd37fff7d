import type { ForeignRow } from '#server/domain/imports/importRows.ts';
import { readCsv } from './readCsv.ts';

/** Of these folders Instapaper makes one for everybody: they say what became of a page, not where it lies. */
const states: ReadonlySet<string> = new Set(['Unread', 'Archive', 'Starred']);

/** What Instapaper exports: one page a line, in its folder. @throws ImportTooLargeError as `readCsv` does */
export async function* readInstapaper(chunks: AsyncIterable<string>, lostFields: Set<string>): AsyncGenerator<ForeignRow> {
  for await (const row of readCsv(chunks, lostFields)) {
    const [folder = ''] = row.path;
    yield { ...row, ...(states.has(folder) && { path: [], isDone: folder === 'Archive', isFavorite: folder === 'Starred' }) };
  }
}
