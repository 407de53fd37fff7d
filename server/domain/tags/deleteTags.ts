import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { publishSourceStatusChanged } from '../events.ts';
import { saveUndo, type Undoable } from '../undo/saveUndo.ts';
import { holdSourcesOfTags, holdTags } from './holdTags.ts';
import { indexRetagged } from './indexRetagged.ts';
import { carriersOf } from './mergeTags.ts';

export interface DeleteTags extends Undoable {
  /** Tags of one space; null: an id that names nothing. */
  readonly tagIds: readonly (string | null)[];
}

/** Takes tags off whatever carries them, also in the trash. It counts as no change of the sources. */
export function deleteTags(outer: DomainContext, { tagIds, undoable }: DeleteTags): Promise<{ spaceId: string; deletedTagIds: readonly string[]; undoId: string | null }> {
  return inTransaction(outer, async (ctx) => {
    const { spaceId, tagIds: deletedTagIds, sourceIds: held } = await holdSourcesOfTags(ctx, tagIds);
    await holdTags(ctx, spaceId, deletedTagIds);
    const carriers = await carriersOf(ctx, spaceId, deletedTagIds);
    const carried = Prisma.sql`"SourceTag" st where st."spaceId" = ${spaceId}::uuid and st."tagId" = any(${[...deletedTagIds]}::uuid[])`;
    const undoId = await saveUndo(ctx, undoable, Prisma.sql`select 'TAG', st."tagId", array_agg(st."sourceId") from ${carried} group by 2`);
    await ctx.db.$executeRaw`delete from ${carried}`;
    await indexRetagged(ctx, held, carriers);
    const [only] = deletedTagIds;
    await recordActivity(ctx, spaceId, 'TAGS_DELETED', {
      count: deletedTagIds.length,
      ...(deletedTagIds.length === 1 && only && { subject: { kind: 'TAG', id: only } }),
    });
    await publishSourceStatusChanged(ctx.db, spaceId, carriers);
    return { spaceId, deletedTagIds, undoId };
  });
}
