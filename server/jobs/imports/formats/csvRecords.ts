import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Papa from 'papaparse';
import { ImportTooLargeError } from '#server/domain/imports/importRows.ts';

const mostCharacters = 100_000_000;
/** An opened quote that never closes makes one field of all that follows, and each piece of it is looked through from its beginning. */
const mostOfRow = 5_000_000;

/**
 * The rows of a table as they come; empty ones are left out, and those of nothing but blanks.
 * @param shape how it is written: then blanks are text, too; left out: seen from the first rows
 * @throws ImportTooLargeError for a table that is too large, or has a row without an end
 */
export async function* csvRecords(chunks: AsyncIterable<string>, shape?: TableShape): AsyncGenerator<string[]> {
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, shape ? { ...shape, skipEmptyLines: true } : { skipEmptyLines: 'greedy' });
  const progress = { characters: 0, charactersAtRow: 0 };
  const feeding = pipeline(Readable.from(limited(chunks, progress), { objectMode: false }), parser);
  // Whoever reads hears of it below.
  feeding.catch(() => undefined);
  for await (const record of parser as AsyncIterable<string[]>) {
    progress.charactersAtRow = progress.characters;
    yield record;
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

/** How a table is written: what parts its fields, and what its lines. */
interface TableShape {
  readonly delimiter: string;
  readonly newline: '\r\n' | '\n' | '\r';
}

/**
 * How a table with names in its first row is written, seen from that row: fields are parted by the sign that stands there most often outside of quotes, a comma where none does.
 * What stands in the cells below may look like anything.
 */
export function shapeOfTable(beginning: string): TableShape {
  const [, names = '', newline = '\n'] = /^([^\r\n]*)(\r\n|\n|\r)?/.exec(beginning.replaceAll(/"(?:[^"]|"")*"/g, '')) ?? [];
  const [delimiter = ','] = [',', ';', '\t'].sort((one, other) => names.split(other).length - names.split(one).length);
  return { delimiter, newline: newline as TableShape['newline'] };
}

/** A row as it stands in a report. */
export const recordText = (record: readonly string[]): string => Papa.unparse([[...record].map((each) => each.slice(0, 500))]);
