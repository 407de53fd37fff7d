import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { NoteType } from '#server/domain/cards/formats/cardOfNote.ts';
import type { PortableReview } from '#server/domain/cards/formats/portableCard.ts';
import { ratings } from '#server/domain/cards/schedule.ts';
import { ExtractError } from '../extractError.ts';
import { textFields } from './protobuf.ts';

/** A card of Anki as it lies in its tables. */
export interface AnkiCard {
  readonly type: NoteType | null;
  readonly deck: string;
  readonly ord: number;
  readonly values: readonly string[];
  readonly tags: string;
  readonly isSuspended: boolean;
  /** It was learned, whether or not its answers were kept. */
  readonly isLearned: boolean;
  readonly isFlagged: boolean;
  readonly reviews: readonly PortableReview[];
}

const fieldEnd = '\u001F';
const cardRow = z.object({ id: z.bigint(), did: z.bigint(), odid: z.bigint(), ord: z.bigint(), queue: z.bigint(), type: z.bigint(), flags: z.bigint(), mid: z.bigint(), tags: z.string(), flds: z.string() });
const reviewRow = z.object({ cid: z.bigint(), id: z.bigint(), ease: z.bigint(), time: z.bigint(), type: z.bigint() });
const oldType = z.object({ type: z.number(), flds: z.array(z.object({ name: z.string(), ord: z.number() })), tmpls: z.array(z.object({ ord: z.number(), qfmt: z.string(), afmt: z.string() })) });
const oldDecks = z.record(z.string(), z.object({ name: z.string() }));
/** Moved by hand, not answered. */
const manual = 4n;

/** The cards of a collection of Anki, of schema 11 or of a newer one, in their order. @throws ExtractError for what is no such collection */
export function* ankiCards(bytes: Uint8Array): Generator<AnkiCard> {
  const db = new DatabaseSync(':memory:');
  try {
    db.deserialize(bytes);
    db.exec('pragma trusted_schema = off; pragma cell_size_check = on;');
    const tables = new Set(db.prepare("select name from sqlite_schema where type = 'table'").all().map(({ name }) => name));
    if (!tables.has('notes') || !tables.has('cards') || !tables.has('col')) throw notAnki();
    if (tables.has('notetypes')) forgetOrder(db);
    const { types, decks } = tables.has('notetypes') ? newCollection(db) : oldCollection(db);
    const reviews = reviewsOf(db);
    const cards = db.prepare('select c.id, c.did, c.odid, c.ord, c.queue, c.type, c.flags, n.mid, n.tags, n.flds from cards c join notes n on n.id = c.nid order by c.id');
    cards.setReadBigInts(true);
    for (const row of cards.iterate()) {
      const { id, did, odid, ord, queue, type, flags, mid, tags, flds } = cardRow.parse(row);
      yield {
        // A card in a filtered deck is at home elsewhere.
        type: types.get(String(mid)) ?? null, deck: decks.get(String(odid === 0n ? did : odid)) ?? 'Default', ord: Number(ord), values: flds.split(fieldEnd), tags,
        isSuspended: queue === -1n, isLearned: type !== 0n, isFlagged: flags !== 0n, reviews: reviews.get(id) ?? [],
      };
    }
  } catch (error) {
    // What SQLite or the tables say is about the file.
    throw error instanceof ExtractError ? error : notAnki();
  } finally {
    db.close();
  }
}

const notAnki = () => new ExtractError('DAMAGED', 'The collection in this package is damaged, or none of Anki. Export it again.');

interface Collection {
  readonly types: ReadonlyMap<string, NoteType>;
  readonly decks: ReadonlyMap<string, string>;
}

/** Types and decks as JSON in one row. */
function oldCollection(db: DatabaseSync): Collection {
  const { models, decks } = z.object({ models: z.string(), decks: z.string() }).parse(db.prepare('select models, decks from col').get());
  const types = Object.entries(z.record(z.string(), oldType).parse(JSON.parse(models))).map(([id, { type, flds, tmpls }]): [string, NoteType] => [
    id,
    { isCloze: type === 1, fields: flds.toSorted((one, other) => one.ord - other.ord).map(({ name }) => name), templates: new Map(tmpls.map(({ ord, qfmt, afmt }) => [ord, { front: qfmt, back: afmt }])) },
  ]);
  return { types: new Map(types), decks: new Map(Object.entries(oldDecks.parse(JSON.parse(decks))).map(([id, { name }]) => [id, name])) };
}

/** Names are ordered there as only Anki knows how, and a table whose order SQLite does not know cannot be read: nothing here is looked up by a name. */
function forgetOrder(db: DatabaseSync): void {
  db.enableDefensive(false);
  db.exec("pragma writable_schema = on; update sqlite_schema set sql = replace(replace(sql, 'COLLATE unicase', ''), 'collate unicase', ''); pragma writable_schema = reset;");
  db.enableDefensive(true);
}

/** Types and decks in tables, what they are in messages of Protocol Buffers. */
function newCollection(db: DatabaseSync): Collection {
  const all = <Row extends z.ZodRawShape>(sql: string, row: z.ZodObject<Row>) => {
    const statement = db.prepare(sql);
    statement.setReadBigInts(true);
    return statement.all().map((each) => row.parse(each));
  };
  const [id, config] = [z.bigint(), z.instanceof(Uint8Array)];
  const fields = Map.groupBy(all('select ntid, ord, name from fields order by ntid, ord', z.object({ ntid: id, ord: id, name: z.string() })), ({ ntid }) => ntid);
  const templates = Map.groupBy(all('select ntid, ord, config from templates order by ntid, ord', z.object({ ntid: id, ord: id, config })), ({ ntid }) => ntid);
  const types = all('select id, config from notetypes order by id', z.object({ id, config })).map((type): [string, NoteType] => [
    String(type.id),
    {
      isCloze: textFields(type.config).numbers.get(1) === 1,
      fields: (fields.get(type.id) ?? []).map(({ name }) => name),
      templates: new Map((templates.get(type.id) ?? []).map((template) => [Number(template.ord), { front: textFields(template.config).texts.get(1) ?? '', back: textFields(template.config).texts.get(2) ?? '' }])),
    },
  ]);
  const decks = all('select id, name from decks order by id', z.object({ id, name: z.string() }));
  return { types: new Map(types), decks: new Map(decks.map((deck) => [String(deck.id), deck.name.replaceAll(fieldEnd, '::')])) };
}

function reviewsOf(db: DatabaseSync): Map<bigint, PortableReview[]> {
  const statement = db.prepare('select cid, id, ease, time, type from revlog');
  statement.setReadBigInts(true);
  const reviews = new Map<bigint, PortableReview[]>();
  for (const row of statement.iterate()) {
    const { cid, id, ease, time, type } = reviewRow.parse(row);
    const rating = ratings[Number(ease) - 1];
    if (!rating || type === manual || id < 0n || id > 8_640_000_000_000_000n) continue;
    const ofCard = reviews.get(cid);
    const review = { rating, reviewedAt: new Date(Number(id)), durationMs: time > 0n && time <= 86_400_000n ? Number(time) : null };
    if (ofCard) ofCard.push(review);
    else reviews.set(cid, [review]);
  }
  return reviews;
}
