import { Prisma } from '#server/platform/db/generated/client.ts';
import type { Db } from '#server/platform/db/database.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { nameCursor, type NamePlace, namePlaceOf } from './nameCursor.ts';
import type { TimelinePage } from './timelineRows.ts';

/** Rows that stand in lists by a key, equal ones by their id: how they are read, as `r`. */
export interface KeyedTable {
  /** What of them, `id` included. */
  readonly columns: Prisma.Sql;
  /** From where, such as `"TestCase" r`. */
  readonly from: Prisma.Sql;
  /** What they are ordered by, as text. */
  readonly key: Prisma.Sql;
}

/** A row with the key that it stands by. */
export type Keyed<Row> = Row & { readonly id: string; readonly key: string };

/**
 * The same page of several lists, each of the rows that have one id in the column `parent`, by that id: one statement.
 * @throws InvalidInputError for a cursor of another list
 */
export async function readKeyedPages<Row>(db: Db, table: KeyedTable, { after, before, backwards, limit }: TimelinePage, parent: Prisma.Sql, parentIds: readonly string[], condition: Prisma.Sql): Promise<Map<string, Keyed<Row>[]>> {
  const towards = Prisma.raw(backwards ? 'desc' : 'asc');
  const key = Prisma.sql`(${table.key}) collate "C"`;
  const beyond = (side: '<' | '>', place: NamePlace) => Prisma.sql`(${key}, r.id) ${Prisma.raw(side)} (${place.key}, ${place.id}::uuid)`;
  const bounds = [...(after === undefined ? [] : [beyond('>', namePlaceOf('after', after))]), ...(before === undefined ? [] : [beyond('<', namePlaceOf('before', before))])];
  const rows = await queryRows<Keyed<Row> & { readonly parent_id: string }>(
    db,
    Prisma.sql`select wanted.id::text as parent_id, page.* from unnest(${[...parentIds]}::uuid[]) as wanted(id) cross join lateral (
      select ${table.columns}, ${key} as key from ${table.from} where ${Prisma.join([Prisma.sql`${parent} = wanted.id`, condition, ...bounds], ' and ')}
      order by ${key} ${towards}, r.id ${towards} limit ${limit}
    ) page order by wanted.id, page.key ${towards}, page.id ${towards}`,
  );
  return Map.groupBy(rows, ({ parent_id }) => parent_id);
}

/** Where a row stands in its list. */
export const keyedCursor = ({ key, id }: Keyed<object>): string => nameCursor({ key, id });
