import type { Readable } from 'node:stream';
import Papa from 'papaparse';
import type { ForeignFile, ForeignRow } from '#server/domain/imports/importRows.ts';
import type { ImportFormat } from '#server/platform/db/generated/client.ts';
import type { ArchiveFormat } from './openArchive.ts';
import { readBookmarksHtml } from './readBookmarksHtml.ts';
import { readCards } from './readCards.ts';
import { columnsOf, readCsv } from './readCsv.ts';
import { readInstapaper } from './readInstapaper.ts';
import { readKarakeep, readPinboard, readWallabag } from './readJson.ts';
import { readLinkList } from './readLinkList.ts';
import { readLinkwarden } from './readLinkwarden.ts';
import { readOpml } from './readOpml.ts';
import { readTestCases } from './readTestCases.ts';
import { UnknownFormatError } from './unknownFormat.ts';

const beginningCharacters = 8_192;

/**
 * A file to import, read as it comes. Nothing of it is ever run, and no more of it is held than a row.
 * @param open its bytes from the beginning, as often as they are needed
 * @throws UnknownFormatError when it is none of those that are read, or not the one that was announced
 */
export async function openForeignFile(open: () => Promise<Readable>, announced: Read | 'AUTO'): Promise<ForeignFile> {
  const { beginning, chunks } = await peek(decoded(await open()));
  const format = announced === 'AUTO' ? formatOf(beginning) : announced;
  const lostFields = new Set<string>();
  if (format === null) throw new UnknownFormatError('This file is none of those that can be imported. Give an export of bookmarks.');
  if (format === 'LINKWARDEN_JSON') return { format, lostFields, ...(await readLinkwarden(async () => decoded(await open()), lostFields)) };
  const isList = format === 'CSV' && isLinkList(beginning);
  return { format, lostFields, rows: isList ? readLinkList(chunks) : readers[format](chunks, lostFields) };
}

type Read = Exclude<ImportFormat, 'AUTO' | 'PROMPTS' | 'APKG' | ArchiveFormat>;

const readers: Record<Exclude<Read, 'LINKWARDEN_JSON'>, (chunks: AsyncIterable<string>, lostFields: Set<string>) => AsyncIterable<ForeignRow>> = {
  BOOKMARKS_HTML: readBookmarksHtml,
  CARDS_CSV: readCards,
  CSV: readCsv,
  INSTAPAPER_CSV: readInstapaper,
  KARAKEEP_JSON: readKarakeep,
  OPML: readOpml,
  PINBOARD_JSON: readPinboard,
  POCKET_CSV: readCsv,
  RAINDROP_CSV: readCsv,
  READWISE_CSV: readCsv,
  TEST_SET_CSV: readTestCases,
  WALLABAG_JSON: readWallabag,
};

/** What a file is, seen from its beginning; null when that is not clear. */
function formatOf(beginning: string): Read | null {
  if (/^\s*<[\s\S]*<opml[\s>]|^\s*<opml[\s>]/i.test(beginning)) return 'OPML';
  if (/^\s*<!doctype netscape-bookmark|^\s*<[\s\S]*(?:<dl\b|<a\s[^>]*href)/i.test(beginning)) return 'BOOKMARKS_HTML';
  if (/^\s*\[\s*\{/.test(beginning) && /"is_(?:archived|starred|fav)"\s*:/.test(beginning)) return 'WALLABAG_JSON';
  if (/^\s*\[\s*\{[^{]*"href"\s*:/.test(beginning)) return 'PINBOARD_JSON';
  if (/^\s*\{\s*"bookmarks"\s*:\s*\[/.test(beginning)) return 'KARAKEEP_JSON';
  if (/^\s*\{/.test(beginning) && /"collections"\s*:\s*\[/.test(beginning)) return 'LINKWARDEN_JSON';
  if (isLinkList(beginning)) return 'CSV';
  const [names = []] = Papa.parse<string[]>(beginning, { preview: 1, skipEmptyLines: 'greedy' }).data;
  if (!columnsOf(names)) return null;
  const has = (...wanted: string[]) => wanted.every((name) => names.some((each) => each.trim().toLowerCase() === name));
  if (has('time_added', 'status')) return 'POCKET_CSV';
  if (has('document tags') || has('saved date')) return 'READWISE_CSV';
  if (has('url', 'title', 'selection', 'folder')) return 'INSTAPAPER_CSV';
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
