import { ImportTooLargeError } from '#server/domain/imports/importRows.ts';

/** An object may take so many characters; of one that takes more, only its beginning is told. */
const mostCharacters = 2_000_000;
const beginningCharacters = 500;

const deepest = 1_000;

/** An object of a JSON document as it stands there; `isWhole` is false for one that is too long, or breaks off. */
export interface WrittenObject {
  readonly text: string;
  readonly isWhole: boolean;
}

/**
 * The objects that stand in the lists of a JSON document, in its order, as it comes: no more than one of them is held. What stands in one of
 * them is part of it. It does not matter whether the document is whole.
 * @throws ImportTooLargeError for one that is nested deeper than any export is
 */
export async function* objectsIn(chunks: AsyncIterable<string>): AsyncGenerator<WrittenObject> {
  /** What is open around the place: `[` or `{`. */
  const open: string[] = [];
  let begunAt = -1;
  let text = '';
  let length = 0;
  let isInString = false;
  let isEscaped = false;
  for await (const chunk of chunks) {
    for (const character of chunk) {
      const isBegun = begunAt >= 0;
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (character === '\\') isEscaped = true;
        else if (character === '"') isInString = false;
      } else if (character === '"') isInString = true;
      else if (character === '{' || character === '[') {
        if (!isBegun && character === '{' && open.at(-1) === '[') {
          begunAt = open.length;
          text = '';
          length = 0;
        }
        if (open.length >= deepest) throw new ImportTooLargeError('This file is nested too deeply to be an export of bookmarks.');
        open.push(character);
      } else if (character === '}' || character === ']') open.pop();
      if (begunAt < 0) continue;
      length += 1;
      if (length <= mostCharacters) text += character;
      if (!isInString && open.length === begunAt && character === '}') {
        yield length > mostCharacters ? { text: text.slice(0, beginningCharacters), isWhole: false } : { text, isWhole: true };
        begunAt = -1;
        text = '';
      }
    }
  }
  if (begunAt >= 0) yield { text: text.slice(0, beginningCharacters), isWhole: false };
}
