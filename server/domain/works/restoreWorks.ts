import { Prisma } from '#server/platform/db/generated/client.ts';
import { authorizeSpace } from '../access/authorize.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { publishWorksChanged } from '../events.ts';

/** Brings back works that were deleted; what is gone for good is passed over. In the caller's transaction. @returns those that are back @throws ForbiddenError, SpaceArchivedError */
export async function restoreWorks(ctx: DomainContext, ids: readonly string[]): Promise<string[]> {
  const works = await ctx.db.$queryRaw<{ id: string; spaceId: string }[]>`
    select w.id::text, w."spaceId"::text as "spaceId" from "Work" w
    where w.id = any(${[...ids]}::uuid[]) and w."deletedAt" is not null and ${visibleSpaceSql(ctx.actor, Prisma.sql`w."spaceId"`)} order by w.id for no key update of w`;
  for (const [spaceId, inSpace] of Map.groupBy(works, (work) => work.spaceId)) {
    await authorizeSpace(ctx, 'work.edit', spaceId);
    await recordActivity(ctx, spaceId, 'WORKS_RESTORED', { count: inSpace.length });
    await publishWorksChanged(ctx.db, spaceId, inSpace.map(({ id }) => id));
  }
  await ctx.db.work.updateMany({ where: { id: { in: works.map(({ id }) => id) } }, data: { deletedAt: null } });
  return works.map(({ id }) => id);
}
