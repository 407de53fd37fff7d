import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Papa from 'papaparse';
import { ImportTooLargeError } from '#server/domain/imports/importRows.ts';

const mostCharacters = 100_000_000;
/** An opened quote that never closes makes one field of all that follows, and each piece of it is looked through from its beginning. */
const mostOfRow = 5_000_000;

/** The rows of a table as they come, whatever parts their fields; empty ones are left out. @throws ImportTooLargeError for a table that is too large, or has a row without an end */
export async function* csvRecords(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { skipEmptyLines: 'greedy' });
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

/** A row as it stands in a report. */
export const recordText = (record: readonly string[]): string => Papa.unparse([[...record].map((each) => each.slice(0, 500))]);
