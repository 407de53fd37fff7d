import type { Readable } from 'node:stream';
import type { ForeignFile } from '#server/domain/imports/importRows.ts';
import type { ImportFormat } from '#server/platform/db/generated/client.ts';
import { readBookmarksHtml } from './readBookmarksHtml.ts';

/** A file that no format takes. The message is for people. */
export class UnknownFormatError extends Error {}

const beginningCharacters = 8_192;

/**
 * A file to import, read as it comes. Nothing of it is ever run, and no more of it is held than a row.
 * @throws UnknownFormatError when it is none of those that are read, or not the one that was announced
 */
export async function openForeignFile(bytes: Readable, announced: ImportFormat): Promise<ForeignFile> {
  const { beginning, chunks } = await peek(decoded(bytes));
  const format = announced === 'AUTO' ? formatOf(beginning) : isRead(announced) ? announced : null;
  const lostFields = new Set<string>();
  if (format === null) throw new UnknownFormatError('This file is none of those that can be imported. Give an export of bookmarks.');
  return { format, lostFields, rows: readers[format](chunks, lostFields) };
}

const readers = { BOOKMARKS_HTML: readBookmarksHtml };

const isRead = (format: ImportFormat): format is keyof typeof readers => format in readers;

function formatOf(beginning: string): keyof typeof readers | null {
  if (/^\s*<!doctype netscape-bookmark|<dl\b|<a\s[^>]*href/i.test(beginning)) return 'BOOKMARKS_HTML';
  return null;
}

async function* decoded(bytes: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of bytes) yield decoder.decode(chunk as Buffer, { stream: true });
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
