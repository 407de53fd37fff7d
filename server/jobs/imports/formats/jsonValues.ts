import { JSONParser } from '@streamparser/json';
import { ImportTooLargeError } from '#server/domain/imports/importRows.ts';

/** No value that is asked for, and nothing between two of them, takes more characters. */
const mostCharacters = 5_000_000;

/** A value of a JSON document, and where it stands. */
export interface JsonValue {
  readonly value: unknown;
  /** The names and numbers on the way to it, its own included. */
  readonly way: readonly (string | number)[];
}

/**
 * The values at these places of a JSON document, as it comes: nothing else of it is kept.
 * @param paths such as `$.collections.*.name`
 * @returns whether the document was whole: what came before the place at which it breaks off was given
 * @throws ImportTooLargeError for a value that is too large
 */
export async function* jsonValues(chunks: AsyncIterable<string>, paths: readonly string[]): AsyncGenerator<JsonValue, boolean> {
  let due: JsonValue[] = [];
  const reading = { isBroken: false };
  let pending = 0;
  const parser = new JSONParser({ paths: [...paths], keepStack: false });
  parser.onValue = ({ value, key, stack }) => {
    due.push({ value, way: [...stack.flatMap((element) => element.key ?? []), ...(key === undefined ? [] : [key])] });
  };
  parser.onError = () => {
    reading.isBroken = true;
  };
  for await (const chunk of chunks) {
    if (reading.isBroken) break;
    pending += chunk.length;
    parser.write(chunk);
    if (due.length > 0) pending = 0;
    if (pending > mostCharacters) throw new ImportTooLargeError('A piece of this file is too large to be of an export of bookmarks.');
    yield* due;
    due = [];
  }
  return !reading.isBroken && parser.isEnded;
}
