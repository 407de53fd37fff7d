import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSpace } from '../../access/authorize.ts';
import { recordActivity } from '../../activity/recordActivity.ts';
import type { DomainContext } from '../../context.ts';
import { publishSourceStatusChanged } from '../../events.ts';

/** Deletes for good whatever lies in the trash of a space. */
export function emptyTrash(outer: DomainContext, spaceId: string | null): Promise<{ deletedSourceCount: number; spaceId: string }> {
  return inTransaction(outer, async (ctx) => {
    const space = await authorizeSpace(ctx, 'source.edit', spaceId);
    const gone = await ctx.db.$queryRaw<{ id: string }[]>`
      delete from "Source" where "spaceId" = ${space.id}::uuid and "trashedAt" is not null returning id::text`;
    await recordActivity(ctx, space.id, 'SOURCES_DELETED', { count: gone.length });
    await publishSourceStatusChanged(ctx.db, space.id, gone.map(({ id }) => id));
    return { deletedSourceCount: gone.length, spaceId: space.id };
  });
}
