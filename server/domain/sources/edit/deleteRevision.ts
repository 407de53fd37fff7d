import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSource } from '../../access/authorize.ts';
import { visibleInSpace } from '../../access/visible.ts';
import type { DomainContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';

/** Removes one of the earlier texts of a source for good, and its page. What the source has now stays. @throws NotFoundError */
export function deleteRevision(outer: DomainContext, revisionId: string | null): Promise<{ readonly revisionId: string; readonly sourceId: string }> {
  return inTransaction(outer, async (ctx) => {
    const revision =
      revisionId === null ? null : await ctx.db.sourceRevision.findFirst({ where: { id: revisionId, source: visibleInSpace(ctx.actor) }, select: { id: true, sourceId: true } });
    if (!revision) throw new NotFoundError('Revision');
    await authorizeSource(ctx, 'source.edit', revision.sourceId);
    await ctx.db.sourceRevision.deleteMany({ where: { id: revision.id } });
    return { revisionId: revision.id, sourceId: revision.sourceId };
  });
}
