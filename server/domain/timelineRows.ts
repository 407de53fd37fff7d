import type { Db } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { type Dated, placeOf } from './timeline.ts';

/** Rows that stand in lists in order of time: how they are read, as `r`. */
export interface TimelineTable {
  /** What of them, `id` and `createdAt` included. */
  readonly columns: Prisma.Sql;
  /** From where, such as `"Highlight" r join …`. */
  readonly from: Prisma.Sql;
  readonly first: 'oldest' | 'newest';
}

/** A page of a list. */
export interface TimelinePage {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  /** Read from the end of the list: the last one comes first. */
  readonly backwards: boolean;
  readonly limit: number;
}

const everything = Prisma.sql`true`;

/** The rows of these ids that fulfil a condition, by id: one statement. */
export async function readRows<Row extends Dated>(db: Db, { columns, from }: TimelineTable, ids: readonly string[], condition: Prisma.Sql): Promise<Map<string, Row>> {
  const rows = await queryRows<Row>(db, Prisma.sql`select ${columns} from ${from} where r.id = any(${[...ids]}::uuid[]) and ${condition}`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** One page of the rows that fulfil a condition. @throws InvalidInputError for a cursor of another list */
export function readPage<Row extends Dated>(db: Db, table: TimelineTable, page: TimelinePage, condition: Prisma.Sql): Promise<Row[]> {
  return queryRows<Row>(db, pageSql(table, page, condition));
}

/**
 * The same page of several lists, each of the rows that have one id in the column `parent`, by that id: one statement.
 * @throws InvalidInputError for a cursor of another list
 */
export async function readPages<Row extends Dated>(
  db: Db,
  table: TimelineTable,
  page: TimelinePage,
  parent: Prisma.Sql,
  parentIds: readonly string[],
  condition: Prisma.Sql = everything,
): Promise<Map<string, Row[]>> {
  const rows = await queryRows<Row & { readonly parent_id: string }>(
    db,
    Prisma.sql`select wanted.id::text as parent_id, page.* from unnest(${[...parentIds]}::uuid[]) as wanted(id)
      cross join lateral (${pageSql(table, page, Prisma.sql`${parent} = wanted.id and ${condition}`)}) page
      order by wanted.id, page."createdAt" ${towardsOf(table, page)}, page.id ${towardsOf(table, page)}`,
    'prepared',
  );
  const pages = new Map<string, Row[]>();
  for (const { parent_id, ...row } of rows) {
    const known = pages.get(parent_id);
    if (known) known.push(row as unknown as Row);
    else pages.set(parent_id, [row as unknown as Row]);
  }
  return pages;
}

/** How many rows several such lists have, by id; those without any are left out. */
export async function countRows(db: Db, { from }: TimelineTable, parent: Prisma.Sql, parentIds: readonly string[], condition: Prisma.Sql = everything): Promise<Map<string, number>> {
  const rows = await queryRows<{ id: string; count: number }>(
    db,
    Prisma.sql`select ${parent}::text as id, count(*)::int as count from ${from} where ${parent} = any(${[...parentIds]}::uuid[]) and ${condition} group by 1`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const towardsOf = ({ first }: TimelineTable, { backwards }: TimelinePage) => Prisma.raw(backwards === (first === 'newest') ? 'asc' : 'desc');

function pageSql(table: TimelineTable, page: TimelinePage, condition: Prisma.Sql): Prisma.Sql {
  const { after, before, limit } = page;
  const [onwards, back] = table.first === 'newest' ? (['<', '>'] as const) : (['>', '<'] as const);
  const bounds = [
    ...(after === undefined ? [] : [beyond(onwards, placeOf('after', after))]),
    ...(before === undefined ? [] : [beyond(back, placeOf('before', before))]),
  ];
  // Said in the text: a plan that is kept must know that a page is small.
  return Prisma.sql`select ${table.columns} from ${table.from} where ${Prisma.join([condition, ...bounds], ' and ')}
    order by r."createdAt" ${towardsOf(table, page)}, r.id ${towardsOf(table, page)} limit ${Prisma.raw(String(Math.trunc(limit)))}`;
}

const beyond = (side: '<' | '>', { createdAt, id }: Dated) =>
  Prisma.sql`(r."createdAt", r.id) ${Prisma.raw(side)} (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
