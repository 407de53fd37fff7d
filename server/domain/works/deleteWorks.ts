import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { publishWorksChanged } from '../events.ts';
import { parseIds } from '../input.ts';
import { saveUndo, type Undoable } from '../undo/saveUndo.ts';
import { authorizeWorks } from './authorizeWorks.ts';

const mostWorks = 1_000;

/** Deletes works with their revisions: all of them or none. For an hour `undoChange` brings them back. @throws NotFoundError, ForbiddenError, SpaceArchivedError, InvalidInputError */
export function deleteWorks(outer: DomainContext, { workIds, undoable }: Undoable & { readonly workIds: readonly (string | null)[] }): Promise<{ deletedWorkIds: string[]; undoId: string | null }> {
  return inTransaction(outer, async (ctx) => {
    const works = await authorizeWorks(ctx, parseIds('workIds', workIds, mostWorks));
    const ids = works.map(({ id }) => id);
    const undoId = await saveUndo(ctx, undoable, Prisma.sql`select 'RESTORE_WORKS', null::uuid, ${ids}::uuid[]`);
    for (const [spaceId, inSpace] of Map.groupBy(works, (work) => work.spaceId)) {
      const [only] = inSpace;
      await recordActivity(ctx, spaceId, 'WORKS_DELETED', { count: inSpace.length, ...(inSpace.length === 1 && only && { subject: { kind: 'WORK', id: only.id } }) });
      await publishWorksChanged(ctx.db, spaceId, inSpace.map(({ id }) => id));
    }
    await ctx.db.work.updateMany({ where: { id: { in: ids } }, data: { deletedAt: ctx.now() } });
    return { deletedWorkIds: ids, undoId };
  });
}
