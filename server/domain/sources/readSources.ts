import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleInSpace, visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { rowReader, type RowSelection } from './sourceRows.ts';

/** The sources of these ids that the reader may see, with what is wanted of them, its id included, by id: in one statement where that can be. */
export async function readSources(ctx: DomainContext, ids: readonly string[], selection: RowSelection): Promise<Map<string, Record<string, unknown>>> {
  const select = { ...selection, id: true };
  const reader = rowReader(select);
  const rows = reader
    ? (await queryRows<Record<string, unknown>>(
        ctx.db,
        Prisma.sql`select ${reader.columns} from "Source" s where s.id = any(${[...ids]}::uuid[]) and ${visibleSpaceSql(ctx.actor, Prisma.sql`s."spaceId"`)}`,
        'kept',
      )).map(reader.toRow)
    : ((await ctx.db.source.findMany({ select: select as never, where: { AND: [{ id: { in: [...ids] } }, visibleInSpace(ctx.actor)] } })) as Record<string, unknown>[]);
  return new Map(rows.map((row) => [row['id'] as string, row]));
}
