import { Prisma } from '#server/platform/db/generated/client.ts';
import { authorizeSpace } from '../access/authorize.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { SqlContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';

/** A work as it is until the caller's transaction ends. */
export interface HeldWork {
  readonly id: string;
  readonly spaceId: string;
  readonly title: string;
  readonly body: string;
  readonly editorId: string | null;
  readonly updatedAt: Date;
}

/** The works of these ids that the acting person may change, all of them or none; nobody else changes them until the transaction ends. @throws NotFoundError, ForbiddenError, SpaceArchivedError */
export async function authorizeWorks(ctx: SqlContext, ids: readonly (string | null)[]): Promise<Pick<HeldWork, 'id' | 'spaceId'>[]> {
  return hold(ctx, ids, Prisma.sql`w.id::text, w."spaceId"::text as "spaceId"`);
}

/** As `authorizeWorks`, for one, with its text. */
export async function authorizeWork(ctx: SqlContext, id: string | null): Promise<HeldWork> {
  const [work] = await hold<HeldWork>(ctx, [id], Prisma.sql`w.id::text, w."spaceId"::text as "spaceId", w.title, w.body, w."editorId"::text as "editorId", w."updatedAt"`);
  if (!work) throw new NotFoundError('Work');
  return work;
}

async function hold<Row extends { readonly spaceId: string }>(ctx: SqlContext, ids: readonly (string | null)[], columns: Prisma.Sql): Promise<Row[]> {
  const works = await ctx.db.$queryRaw<Row[]>`
    select ${columns} from "Work" w
    where w.id = any(${ids.filter((id) => id !== null)}::uuid[]) and w."deletedAt" is null and ${visibleSpaceSql(ctx.actor, Prisma.sql`w."spaceId"`)} order by w.id for no key update of w`;
  if (works.length < new Set(ids).size) throw new NotFoundError('Work');
  for (const spaceId of new Set(works.map((work) => work.spaceId))) await authorizeSpace(ctx, 'work.edit', spaceId);
  return works;
}
