import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Papa from 'papaparse';
import { type ForeignRow, ImportTooLargeError } from '#server/domain/imports/importRows.ts';

const mostCharacters = 100_000_000;
/** An opened quote that never closes makes one field of all that follows, and each piece of it is looked through from its beginning. */
const mostOfRow = 5_000_000;

const columns = {
  url: ['url', 'link', 'address', 'href'],
  title: ['title', 'name'],
  tags: ['tags', 'document tags', 'labels'],
  folder: ['folder', 'collection'],
  date: ['created', 'time_added', 'saved date', 'date', 'added', 'created_at'],
  note: ['note', 'notes'],
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
 * One source a line, with the names of the columns in the first: our own CSV, and those of Pocket, Raindrop and Readwise Reader.
 * @throws ImportTooLargeError for a table that is too large, or has a row without an end
 */
export async function* readCsv(chunks: AsyncIterable<string>, lostFields: Set<string>): AsyncGenerator<ForeignRow> {
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { skipEmptyLines: 'greedy' });
  const progress = { characters: 0, charactersAtRow: 0 };
  const feeding = pipeline(Readable.from(limited(chunks, progress), { objectMode: false }), parser);
  // Whoever reads hears of it below.
  feeding.catch(() => undefined);
  let places: ReadonlyMap<Column, number> | null = null;
  for await (const record of parser as AsyncIterable<string[]>) {
    progress.charactersAtRow = progress.characters;
    if (places === null) {
      places = columnsOf(record) ?? new Map<Column, number>([['url', 0]]);
      const used = new Set(places.values());
      record.forEach((name, index) => !used.has(index) && !meaningless.has(name.trim().toLowerCase()) && lostFields.add(name.trim()));
      continue;
    }
    yield rowOf(record, places);
  }
  await feeding;
}

async function* limited(chunks: AsyncIterable<string>, progress: { characters: number; charactersAtRow: number }): AsyncGenerator<string> {
  for await (const chunk of chunks) {
    progress.characters += chunk.length;
    if (progress.characters > mostCharacters) throw new ImportTooLargeError('A table to import holds at most 100 million characters. Split it.');
    if (progress.characters - progress.charactersAtRow > mostOfRow) throw new ImportTooLargeError('A row of this table does not end: a quotation mark is missing.');
    yield chunk;
  }
}

function rowOf(record: readonly string[], places: ReadonlyMap<Column, number>): ForeignRow {
  const field = (column: Column) => (record[places.get(column) ?? -1] ?? '').trim().replace(guard, '');
  return {
    text: Papa.unparse([[...record].map((each) => each.slice(0, 500))]),
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

/** `a|b` (Pocket), `['a', 'b']` (Readwise), or by commas. */
function tagsIn(written: string): string[] {
  if (/^\[.*\]$/.test(written)) return [...written.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, single, double]) => single ?? double ?? '');
  return written.split(written.includes('|') ? '|' : ',').map((tag) => tag.trim());
}

/** Seconds since 1970, or any date that is written out. */
function dateIn(written: string): Date | undefined {
  if (/^\d{9,10}$/.test(written)) return new Date(Number(written) * 1_000);
  const date = new Date(written);
  return written === '' || Number.isNaN(date.getTime()) ? undefined : date;
}
