import type { Db } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleInSpace, visibleSpaceSql } from '../../access/visible.ts';
import type { DomainContext } from '../../context.ts';
import { rowReader, type RowSelection } from './sourceRows.ts';

type Rows = Map<string, Record<string, unknown>>;

/** The sources of these ids that the reader may see, with what is wanted of them, its id included, by id: in one statement where that can be. */
export function readSources({ db, actor }: DomainContext, ids: readonly string[], selection: RowSelection): Promise<Rows> {
  return read(db, ids, selection, { sql: visibleSpaceSql(actor, Prisma.sql`s."spaceId"`), where: visibleInSpace(actor) });
}

/** As `readSources`, of one space, for readers who have been found to see it. */
export function readSourcesOf(spaceId: string, { db }: DomainContext, ids: readonly string[], selection: RowSelection): Promise<Rows> {
  return read(db, ids, selection, { sql: Prisma.sql`s."spaceId" = ${spaceId}::uuid`, where: { spaceId } });
}

async function read(db: Db, ids: readonly string[], selection: RowSelection, which: { sql: Prisma.Sql; where: Prisma.SourceWhereInput }): Promise<Rows> {
  const select = { ...selection, id: true };
  const reader = rowReader(select);
  const rows = reader
    ? (await queryRows<Record<string, unknown>>(db, Prisma.sql`select ${reader.columns} from "Source" s where s.id = any(${[...ids]}::uuid[]) and ${which.sql}`, 'kept')).map(reader.toRow)
    : ((await db.source.findMany({ select: select as never, where: { AND: [{ id: { in: [...ids] } }, which.where] } })) as Record<string, unknown>[]);
  return new Map(rows.map((row) => [row['id'] as string, row]));
}
