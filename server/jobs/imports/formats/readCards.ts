import { cardColumns, cardOfCells, type CardPlaces } from '#server/domain/cards/formats/cardTable.ts';
import { checkPortable } from '#server/domain/cards/formats/checkPortable.ts';
import { textOfHtml } from '#server/domain/cards/formats/textOfHtml.ts';
import type { ForeignRow } from '#server/domain/imports/importRows.ts';
import { csvRecords, recordText, shapeOfTable } from './csvRecords.ts';

/**
 * One card a line: our own tables of cards, those of spreadsheets with or without names in the first line, and notes in plain text as Anki saves them, with
 * what it says of them in the first lines (`#separator:tab`).
 * @param chunks the first one has the whole beginning @throws ImportTooLargeError
 */
export async function* readCards(chunks: AsyncIterable<string>, lostFields: Set<string>): AsyncGenerator<ForeignRow> {
  const all = chunks[Symbol.asyncIterator]();
  const first = await all.next();
  const { told, rest } = withoutHead((first.done === true ? '' : first.value).replace(/^\uFEFF/, ''));
  async function* again() {
    yield rest;
    yield* { [Symbol.asyncIterator]: () => all };
  }
  const seen = shapeOfTable(rest);
  const shape = { ...seen, delimiter: separators[told.get('separator') ?? ''] ?? seen.delimiter };
  const isHtml = told.get('html') === 'true';
  let places: CardPlaces | null = null;
  const now = new Date();
  for await (const record of csvRecords(again(), shape)) {
    if (places === null) {
      const named = told.size === 0 ? namedPlaces(record, lostFields) : null;
      places = named ?? toldPlaces(told, record.length, lostFields);
      if (named) continue;
    }
    if (record.every((cell) => cell.trim() === '')) continue;
    const { front, back, ...card } = cardOfCells(places, record);
    const textOf = (side: string) => (isHtml ? textOfHtml(side).text : side);
    yield { text: recordText(record), path: [], url: null, ...checkPortable({ ...card, front: textOf(front), back: textOf(back), isSuspended: false, reviews: [] }, now) };
  }
}

/** As Anki names what parts the fields. */
const separators: Readonly<Record<string, string>> = { comma: ',', semicolon: ';', tab: '\t', space: ' ', pipe: '|', colon: ':' };

/** What the first lines say of the others. */
function withoutHead(text: string): { readonly told: ReadonlyMap<string, string>; readonly rest: string } {
  const told = new Map<string, string>();
  let rest = text;
  for (let line = /^#([a-z ]+):([^\r\n]*)(?:\r\n|\n|\r|$)/.exec(rest); line; line = /^#([a-z ]+):([^\r\n]*)(?:\r\n|\n|\r|$)/.exec(rest)) {
    told.set(line[1] ?? '', (line[2] ?? '').trim().toLowerCase());
    rest = rest.slice(line[0].length);
  }
  return { told, rest };
}

/** Where the cells stand, by the names in the first line; null where it names none of the sides. */
function namedPlaces(names: readonly string[], lostFields: Set<string>): CardPlaces | null {
  const known = names.map((name) => name.trim().toLowerCase());
  const [front = -1, back = -1, tags = -1, kind = -1] = cardColumns.map((name) => known.indexOf(name));
  if (front < 0) return null;
  for (const [at, name] of names.entries()) if (name.trim() !== '' && ![front, back, tags, kind].includes(at)) lostFields.add(name);
  return { front, back, tags, kind, tagsBy: 'comma' };
}

/** Front, back and tags, in this order; what Anki says to be something else is passed over. */
function toldPlaces(told: ReadonlyMap<string, string>, count: number, lostFields: Set<string>): CardPlaces {
  const placeOf = (name: string) => Number(told.get(`${name} column`) ?? 0) - 1;
  const others = ['guid', 'notetype', 'deck'].filter((name) => placeOf(name) >= 0);
  const tagsAt = placeOf('tags');
  const free = Array.from({ length: count }, (_, at) => at).filter((at) => at !== tagsAt && !others.some((name) => placeOf(name) === at));
  const [front = 0, back = -1, third = count, ...more] = free;
  const tags = tagsAt >= 0 ? tagsAt : third;
  for (const at of tagsAt >= 0 && third < count ? [third, ...more] : more) lostFields.add(String(at + 1));
  return { front, back, tags, kind: -1, tagsBy: 'blank' };
}
