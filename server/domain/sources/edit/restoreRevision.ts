import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSource } from '../../access/authorize.ts';
import { visibleInSpace } from '../../access/visible.ts';
import type { DomainContext } from '../../context.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../errors.ts';
import { indexSources } from '../../search/indexSources.ts';
import { nextUpdatedAt } from './nextUpdatedAt.ts';
import { setBody } from './setBody.ts';
import { type SourcesChanged, sourcesChanged } from '../sourcesChanged.ts';

export interface RestoreRevision {
  readonly revisionId: string | null;
  /** The `updatedAt` of the source that the caller has read: whoever changed it since is not overwritten. */
  readonly ifUnchangedSince?: Date | undefined;
}

/**
 * Gives a note or pasted text the title and the text of a revision again. What is there now is kept as a revision of its
 * own, so that restoring can be taken back. @throws ConflictError when the source was changed since `ifUnchangedSince`;
 * InvalidInputError for links, which are read as they are
 */
export function restoreRevision(outer: DomainContext, { revisionId, ifUnchangedSince }: RestoreRevision): Promise<SourcesChanged & { sourceId: string }> {
  return inTransaction(outer, async (ctx) => {
    const revision =
      revisionId === null
        ? null
        : await ctx.db.sourceRevision.findFirst({ where: { id: revisionId, source: visibleInSpace(ctx.actor) }, select: { sourceId: true, title: true, body: true } });
    if (!revision) throw new NotFoundError('Revision');
    const source = await authorizeSource(ctx, 'source.edit', revision.sourceId);
    const before = await ctx.db.source.findUniqueOrThrow({
      where: { id: source.id },
      select: { type: true, title: true, updatedAt: true, text: { select: { originalContent: true } } },
    });
    if (before.type === 'URI') throw new InvalidInputError([{ path: 'revisionId', message: 'A link has the text that its page has: an earlier one cannot be brought back.', code: 'NOT_ALLOWED' }]);
    if (ifUnchangedSince && before.updatedAt > ifUnchangedSince) throw new ConflictError();
    const body = before.text?.originalContent ?? '';
    if (revision.body !== body) await setBody(ctx, source, { title: before.title, body }, revision.body, 'always');
    await ctx.db.source.update({ where: { id: source.id }, data: { title: revision.title, updatedAt: nextUpdatedAt(ctx, before.updatedAt) } });
    await indexSources(ctx, [source.id]);
    return { ...(await sourcesChanged(ctx, 'SOURCES_UPDATED', [source])), sourceId: source.id };
  });
}
