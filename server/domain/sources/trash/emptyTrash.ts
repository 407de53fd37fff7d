import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSpace } from '../../access/authorize.ts';
import { recordActivity } from '../../activity/recordActivity.ts';
import type { DomainContext } from '../../context.ts';
import { lockTree } from '../../collections/ancestry.ts';
import { publishCollectionsChanged, publishSourceStatusChanged } from '../../events.ts';
import { emptyPromptTrash } from '../../prompts/trash/deletePromptsForever.ts';

/** Deletes for good whatever lies in the trash of a space, deleted collections and prompts too. */
export function emptyTrash(outer: DomainContext, spaceId: string | null): Promise<{ deletedSourceCount: number; deletedPromptCount: number; spaceId: string }> {
  return inTransaction(outer, async (ctx) => {
    const space = await authorizeSpace(ctx, 'source.edit', spaceId);
    // Whoever is deleting or restoring a collection is waited for: its sources and the collection go together.
    await lockTree(ctx.db, space.id);
    const gone = await ctx.db.$queryRaw<{ id: string }[]>`
      delete from "Source" where "spaceId" = ${space.id}::uuid and "trashedAt" is not null returning id::text`;
    const collections = await ctx.db.$queryRaw<{ id: string }[]>`
      delete from "DeletedCollection" where "spaceId" = ${space.id}::uuid and id = "rootId" returning id::text`;
    await recordActivity(ctx, space.id, 'SOURCES_DELETED', { count: gone.length });
    await publishSourceStatusChanged(ctx.db, space.id, gone.map(({ id }) => id));
    await publishCollectionsChanged(ctx.db, space.id, collections.map(({ id }) => id));
    const deletedPromptCount = await emptyPromptTrash(ctx, space.id);
    return { deletedSourceCount: gone.length, deletedPromptCount, spaceId: space.id };
  });
}
