import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSource } from '../../access/authorize.ts';
import { visibleInSpace } from '../../access/visible.ts';
import type { DomainContext } from '../../context.ts';
import { InvalidInputError, NotFoundError } from '../../errors.ts';

/**
 * Removes one of the earlier texts of a link for good, and its page. What the link has now stays.
 * @throws NotFoundError; InvalidInputError for notes and pasted text: who wrote a text is known by the revision before it
 */
export function deleteRevision(outer: DomainContext, revisionId: string | null): Promise<{ readonly revisionId: string; readonly sourceId: string }> {
  return inTransaction(outer, async (ctx) => {
    const revision =
      revisionId === null ? null : await ctx.db.sourceRevision.findFirst({ where: { id: revisionId, source: visibleInSpace(ctx.actor) }, select: { id: true, sourceId: true, source: { select: { type: true } } } });
    if (!revision) throw new NotFoundError('Revision');
    await authorizeSource(ctx, 'source.edit', revision.sourceId);
    if (revision.source.type !== 'URI') throw new InvalidInputError([{ path: 'revisionId', message: 'Earlier texts of notes and of pasted text stay: by them it is known who wrote what. Those of links can be deleted.', code: 'NOT_ALLOWED' }]);
    await ctx.db.sourceRevision.deleteMany({ where: { id: revision.id } });
    return { revisionId: revision.id, sourceId: revision.sourceId };
  });
}
