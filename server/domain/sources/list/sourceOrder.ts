import { z } from 'zod';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { InvalidInputError } from '../../errors.ts';
import { mostRanked } from '../../search/rankPassages.ts';

/** Orders of a list; RELEVANCE is the search's own (`searchList.ts`), BEST_MATCH that of questions (`bestMatches.ts`), TRASHED the trash's. */
export type SourceOrder = 'MODIFIED' | 'CREATED' | 'NAME' | 'SIZE' | 'TYPE' | 'TRASHED' | RankedOrder;
/** Orders of what is looked for: read from their beginning only. */
export type RankedOrder = 'RELEVANCE' | 'BEST_MATCH';
export type SortedOrder = Exclude<SourceOrder, RankedOrder>;

/** The values a source is sorted by, as JSON: numbers, texts, moments in milliseconds. Its id comes last. */
export type SourcePlaceInOrder = readonly (string | number)[];

type Key = { readonly sql: Prisma.Sql; readonly type: 'timestamp' | 'text' | 'number' };

const timestamp = (column: string): Key => ({ sql: Prisma.raw(`s."${column}"`), type: 'timestamp' });

const updated = timestamp('updatedAt');
/**
 * Every order is total (the id comes last) and runs in one direction, so that one row comparison is a place in it and an
 * index can begin there. TYPE groups: within a type, last changed first.
 */
const orders = {
  MODIFIED: { keys: [updated], direction: 'desc' },
  CREATED: { keys: [timestamp('createdAt')], direction: 'desc' },
  NAME: { keys: [{ sql: Prisma.raw('s."nameKey"'), type: 'text' }], direction: 'asc' },
  SIZE: { keys: [{ sql: Prisma.raw('coalesce(s."size", -1)'), type: 'number' }], direction: 'desc' },
  TYPE: { keys: [updated], direction: 'desc' },
  TRASHED: { keys: [timestamp('trashedAt')], direction: 'desc' },
} as const satisfies Record<SortedOrder, { keys: readonly Key[]; direction: 'asc' | 'desc' }>;

const types = ['URI', 'FILE', 'CONTENT', 'NOTE'] as const;

/** What of a list is read: sources beyond places in it, from its start or from its end. */
export interface SourceRange {
  readonly after?: SourcePlaceInOrder | undefined;
  readonly before?: SourcePlaceInOrder | undefined;
  readonly backwards: boolean;
}

export interface OrderedRead {
  /** The values it is sorted by, as columns `k0`, `k1` that become a place; the id is not among them. */
  readonly keys: Prisma.Sql;
  /** Over `s`. */
  readonly orderBy: Prisma.Sql;
  /** Over `k0`, `k1` and `place_id`, for ranges put together. */
  readonly mergedOrderBy: Prisma.Sql;
  /** What a source `s` fulfils that lies in it: each is one range of an index, and they do not overlap. */
  readonly ranges: readonly Prisma.Sql[];
}

const everything = Prisma.sql`true`;

/** How to read a range of a list in an order: by one index range, or by one for each type. */
export function orderedRead(order: SortedOrder, { after, before, backwards }: SourceRange): OrderedRead {
  const { keys, direction } = orders[order];
  const towards = Prisma.raw((direction === 'asc') === backwards ? 'desc' : 'asc');
  const plain = {
    keys: Prisma.join(keys.map((key, index) => Prisma.sql`${asValue(key)} as ${Prisma.raw(`k${index}`)}`)),
    orderBy: Prisma.sql`${Prisma.join(keys.map(({ sql }) => Prisma.sql`${sql} ${towards}`))}, s.id ${towards}`,
    mergedOrderBy: Prisma.sql`${Prisma.raw(keys.map((_, index) => `k${index} ${towards.sql}`).join(', '))}, place_id::uuid ${towards}`,
  };
  const [beyond, within] = direction === 'desc' ? (['<', '>'] as const) : (['>', '<'] as const);
  const bounds = (start: SourcePlaceInOrder | undefined, end: SourcePlaceInOrder | undefined) =>
    Prisma.join([everything, ...(start ? [compare(keys, beyond, start)] : []), ...(end ? [compare(keys, within, end)] : [])], ' and ');
  if (order !== 'TYPE') return { ...plain, ranges: [bounds(after, before)] };

  // Types run upwards, moments downwards: each type is a range of its own, and a place lies in one of them.
  const typeIndex = (place: SourcePlaceInOrder | undefined, otherwise: number) => (place ? Number(place[0]) : otherwise);
  const [from, to] = [typeIndex(after, 0), typeIndex(before, types.length - 1)];
  return {
    keys: Prisma.sql`array_position(${[...types]}::text[], s.type::text) - 1 as k0, ${milliseconds(updated.sql)} as k1`,
    orderBy: plain.orderBy,
    mergedOrderBy: Prisma.sql`k0 ${Prisma.raw(backwards ? 'desc' : 'asc')}, k1 ${towards}, place_id::uuid ${towards}`,
    ranges: types.flatMap((type, index) =>
      index < from || index > to
        ? []
        : [Prisma.sql`s.type = ${type}::"SourceType" and ${bounds(index === from ? after?.slice(1) : undefined, index === to ? before?.slice(1) : undefined)}`],
    ),
  };
}

/** A moment as a parameter that means the same in whatever time zone the database's connection is. */
export const sqlTimestamp = (timestamp: Date) => Prisma.sql`${timestamp.toISOString()}::timestamptz`;

const asValue = ({ sql, type }: Key) => (type === 'timestamp' ? milliseconds(sql) : type === 'number' ? Prisma.sql`${sql}::float8` : sql);
const milliseconds = (column: Prisma.Sql) => Prisma.sql`(extract(epoch from ${column}) * 1000)::float8`;

/** A row comparison; the place has one value for each key, and the id. */
function compare(keys: readonly Key[], side: '<' | '>', place: SourcePlaceInOrder): Prisma.Sql {
  const values = keys.map(({ type }, index) => {
    const value = place[index];
    if (type === 'timestamp') return sqlTimestamp(new Date(Number(value)));
    return type === 'number' ? Prisma.sql`${Number(value)}::bigint` : Prisma.sql`${String(value)}::text`;
  });
  const id = Prisma.sql`${String(place.at(-1))}::uuid`;
  return Prisma.sql`(${Prisma.join(keys.map(({ sql }) => sql))}, s.id) ${Prisma.raw(side)} (${Prisma.join([...values, id])})`;
}

const shapes = {
  MODIFIED: z.tuple([z.int(), z.uuid()]),
  CREATED: z.tuple([z.int(), z.uuid()]),
  NAME: z.tuple([z.string(), z.uuid()]),
  SIZE: z.tuple([z.int(), z.uuid()]),
  TYPE: z.tuple([z.int().min(0).max(types.length - 1), z.int(), z.uuid()]),
  TRASHED: z.tuple([z.int(), z.uuid()]),
  RELEVANCE: z.tuple([z.int().min(0).max(1), z.uuid()]),
  BEST_MATCH: z.tuple([z.int().min(0).max(mostRanked)]),
} as const satisfies Record<SourceOrder, z.ZodType<SourcePlaceInOrder>>;

/** The latest moment that JavaScript knows; what is beyond it is no cursor of ours. */
const latest = 8.64e15;

const isStorable = (value: string | number) =>
  typeof value === 'number' ? Math.abs(value) <= latest : !value.includes('\0') && value.isWellFormed();

/** A place in a list as text: the values it is sorted by, and the id, so that rows that come and go shift nothing. */
export function toCursor(order: SourceOrder, place: SourcePlaceInOrder): string {
  return Buffer.from(JSON.stringify([order, ...place])).toString('base64url');
}

/** @throws InvalidInputError for what is no cursor of a list in this order */
export function fromCursor(order: SourceOrder, cursor: string, argument: 'after' | 'before'): SourcePlaceInOrder {
  try {
    const [of, ...place] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown[];
    const parsed: SourcePlaceInOrder = shapes[order].parse(place);
    if (of === order && parsed.every(isStorable)) return parsed;
  } catch {
    // Falls through: whatever is wrong with it, the answer is the same.
  }
  throw new InvalidInputError([{ path: argument, message: 'This cursor does not belong to this list. Start again without it.' }]);
}
