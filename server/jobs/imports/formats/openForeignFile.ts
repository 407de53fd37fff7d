import type { Readable } from 'node:stream';
import Papa from 'papaparse';
import type { ForeignFile, ForeignRow } from '#server/domain/imports/importRows.ts';
import type { ImportFormat } from '#server/platform/db/generated/client.ts';
import { readBookmarksHtml } from './readBookmarksHtml.ts';
import { columnsOf, readCsv } from './readCsv.ts';
import { readKarakeep, readPinboard } from './readJson.ts';
import { readLinkList } from './readLinkList.ts';
import { readTestCases } from './readTestCases.ts';
import { UnknownFormatError } from './unknownFormat.ts';

const beginningCharacters = 8_192;

/**
 * A file to import, read as it comes. Nothing of it is ever run, and no more of it is held than a row.
 * @throws UnknownFormatError when it is none of those that are read, or not the one that was announced
 */
export async function openForeignFile(bytes: Readable, announced: Read | 'AUTO'): Promise<ForeignFile> {
  const { beginning, chunks } = await peek(decoded(bytes));
  const format = announced === 'AUTO' ? formatOf(beginning) : announced;
  const lostFields = new Set<string>();
  if (format === null) throw new UnknownFormatError('This file is none of those that can be imported. Give an export of bookmarks.');
  const isList = format === 'CSV' && isLinkList(beginning);
  return { format, lostFields, rows: isList ? readLinkList(chunks) : readers[format](chunks, lostFields) };
}

type Read = Exclude<ImportFormat, 'AUTO' | 'PROMPTS'>;

const readers: Record<Read, (chunks: AsyncIterable<string>, lostFields: Set<string>) => AsyncIterable<ForeignRow>> = {
  BOOKMARKS_HTML: readBookmarksHtml,
  CSV: readCsv,
  KARAKEEP_JSON: readKarakeep,
  PINBOARD_JSON: readPinboard,
  POCKET_CSV: readCsv,
  RAINDROP_CSV: readCsv,
  READWISE_CSV: readCsv,
  TEST_SET_CSV: readTestCases,
};

/** What a file is, seen from its beginning; null when that is not clear. */
function formatOf(beginning: string): Read | null {
  if (/^\s*<!doctype netscape-bookmark|^\s*<[\s\S]*(?:<dl\b|<a\s[^>]*href)/i.test(beginning)) return 'BOOKMARKS_HTML';
  if (/^\s*\[\s*\{[^{]*"href"\s*:/.test(beginning)) return 'PINBOARD_JSON';
  if (/^\s*\{\s*"bookmarks"\s*:\s*\[/.test(beginning)) return 'KARAKEEP_JSON';
  if (isLinkList(beginning)) return 'CSV';
  const [names = []] = Papa.parse<string[]>(beginning, { preview: 1, skipEmptyLines: 'greedy' }).data;
  if (!columnsOf(names)) return null;
  const has = (...wanted: string[]) => wanted.every((name) => names.some((each) => each.trim().toLowerCase() === name));
  if (has('time_added', 'status')) return 'POCKET_CSV';
  if (has('document tags') || has('saved date')) return 'READWISE_CSV';
  return has('folder', 'excerpt', 'cover') ? 'RAINDROP_CSV' : 'CSV';
}

/** Whether its first line is an address, alone or with a title behind a bar. */
const isLinkList = (beginning: string) => /^\s*https?:\/\/[^\s,;]+[ \t]*(?:\|[^\n]*)?(?:\r?\n|$)/i.test(beginning);

/** Without what PostgreSQL has no place for. */
async function* decoded(bytes: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of bytes) yield decoder.decode(chunk as Buffer, { stream: true }).replaceAll('\0', '');
  yield decoder.decode();
}

/** The beginning, and all of it, the beginning included. */
async function peek(chunks: AsyncGenerator<string>): Promise<{ readonly beginning: string; readonly chunks: AsyncIterable<string> }> {
  let beginning = '';
  while (beginning.length < beginningCharacters) {
    const next = await chunks.next();
    if (next.done) break;
    beginning += next.value;
  }
  async function* all() {
    yield beginning;
    yield* chunks;
  }
  return { beginning: beginning.slice(0, beginningCharacters), chunks: all() };
}
