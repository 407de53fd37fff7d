import { inTransaction } from '#server/platform/db/database.ts';
import { visibleInSpace } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { authorizeWork } from './authorizeWorks.ts';
import { setWorkText } from './setWorkText.ts';

export interface RestoreWorkRevision {
  readonly revisionId: string;
  /** The `updatedAt` of the work that the caller has read: whoever changed it since is not overwritten. */
  readonly ifUnchangedSince?: Date | undefined;
}

/** Gives a work the title and the text of a revision again; what is there now is kept as one of its own. @throws ConflictError when it was changed since `ifUnchangedSince`; NotFoundError */
export function restoreWorkRevision(outer: DomainContext, { revisionId, ifUnchangedSince }: RestoreWorkRevision): Promise<{ workId: string }> {
  return inTransaction(outer, async (ctx) => {
    const revision = await ctx.db.workRevision.findFirst({ where: { id: revisionId, work: { deletedAt: null, ...visibleInSpace(ctx.actor) } }, select: { workId: true, title: true, body: true } });
    if (!revision) throw new NotFoundError('Revision');
    const work = await authorizeWork(ctx, revision.workId);
    if (ifUnchangedSince && work.updatedAt > ifUnchangedSince) throw new ConflictError();
    await setWorkText(ctx, work, revision, 'always');
    return { workId: work.id };
  });
}
