import { z } from 'zod';
import type { ForeignRow } from '#server/domain/imports/importRows.ts';
import { csvRecords, recordText } from './csvRecords.ts';

const columns = {
  url: ['url', 'link', 'address', 'href'],
  title: ['title', 'name'],
  tags: ['tags', 'document tags', 'labels'],
  folder: ['folder', 'collection'],
  date: ['created', 'time_added', 'saved date', 'date', 'added', 'created_at', 'timestamp'],
  note: ['note', 'notes', 'selection'],
  favorite: ['favorite', 'favourite', 'starred'],
  status: ['status', 'location'],
} as const;
type Column = keyof typeof columns;

/** What exports put before what table calculators would work out, ours (server/jobs/exports/formats/writeCsv.ts) and others. */
const guard = /^'(?=[=+\-@\t\r])/;

/** What says nothing of a source: numbers of the service it comes from. */
const meaningless: ReadonlySet<string> = new Set(['id', '']);

/** Which columns a line of names has, by their place; null when it names no address. */
export function columnsOf(names: readonly string[]): ReadonlyMap<Column, number> | null {
  const folded = names.map((name) => name.trim().toLowerCase());
  const found = new Map<Column, number>();
  for (const [column, known] of Object.entries(columns) as [Column, readonly string[]][]) {
    const at = folded.findIndex((name) => known.includes(name));
    if (at >= 0) found.set(column, at);
  }
  return found.has('url') ? found : null;
}

/**
 * One source a line, with the names of the columns in the first: our own CSV, and those of Pocket, Raindrop, Readwise Reader and Instapaper.
 * @throws ImportTooLargeError for a table that is too large, or has a row without an end
 */
export async function* readCsv(chunks: AsyncIterable<string>, lostFields: Set<string>): AsyncGenerator<ForeignRow> {
  let places: ReadonlyMap<Column, number> | null = null;
  for await (const record of csvRecords(chunks)) {
    if (places === null) {
      places = columnsOf(record) ?? new Map<Column, number>([['url', 0]]);
      const used = new Set(places.values());
      record.forEach((name, index) => !used.has(index) && !meaningless.has(name.trim().toLowerCase()) && lostFields.add(name.trim()));
      continue;
    }
    yield rowOf(record, places);
  }
}

function rowOf(record: readonly string[], places: ReadonlyMap<Column, number>): ForeignRow {
  const field = (column: Column) => (record[places.get(column) ?? -1] ?? '').trim().replace(guard, '');
  return {
    text: recordText(record),
    path: field('folder').split(' / ').map((name) => name.trim()).filter((name) => name !== '' && name !== 'Unsorted'),
    url: field('url'),
    title: field('title') === field('url') ? undefined : field('title'),
    note: field('note'),
    tags: tagsIn(field('tags')),
    addedAt: dateIn(field('date')),
    isFavorite: /^(?:true|yes|1)$/i.test(field('favorite')),
    isDone: /^(?:archived?|read)$/i.test(field('status')),
  };
}

/** `a|b` (Pocket), `["a", "b"]` as JSON (Instapaper), `['a', 'b']` (Readwise), or by commas. */
function tagsIn(written: string): string[] {
  const listed = /^\[\s*(?:"|\])/.test(written) ? tagList.safeParse(written) : null;
  if (listed?.success) return listed.data;
  if (/^\[.*\]$/.test(written)) return [...written.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, single, double]) => single ?? double ?? '');
  return written.split(written.includes('|') ? '|' : ',').map((tag) => tag.trim());
}

const tagList = z.string().transform((written, { addIssue }) => {
  try {
    return z.array(z.string()).parse(JSON.parse(written));
  } catch {
    addIssue('This is no list.');
    return z.NEVER;
  }
});

/** Seconds since 1970, or any date that is written out. */
function dateIn(written: string): Date | undefined {
  if (/^\d{9,10}$/.test(written)) return new Date(Number(written) * 1_000);
  const date = new Date(written);
  return written === '' || Number.isNaN(date.getTime()) ? undefined : date;
}
