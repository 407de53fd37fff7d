import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../context.ts';
import { publishAnswerGrew } from '../events.ts';
import { parseIds } from '../input.ts';
import { NotFoundError } from '../errors.ts';
import { holdProposals } from './applyProposedChanges.ts';
import { mostChanges } from './proposal.ts';

export interface DismissProposedChanges {
  readonly messageId: string | null;
  /** Only these (null: an id that names nothing); absent: all that are PROPOSED. */
  readonly changeIds?: readonly (string | null)[] | undefined;
}

/** Notes that changes are not wanted, and those that need them neither. Those that were decided before stay as they are. @throws NotFoundError for one that is not of this answer; ConflictError while it is being written; ForbiddenError, SpaceArchivedError */
export function dismissProposedChanges(outer: DomainContext, { messageId, changeIds }: DismissProposedChanges): Promise<{ messageId: string }> {
  return inTransaction(outer, async (ctx) => {
    const { answerId, conversationId } = await holdProposals(ctx, messageId);
    const ids = changeIds === undefined ? null : parseIds('changeIds', changeIds, mostChanges);
    if (ids !== null) {
      const found = await ctx.db.proposedChange.count({ where: { messageId: answerId, id: { in: ids.filter((id) => id !== null) } } });
      if (found < ids.length) throw new NotFoundError('Proposed change');
    }
    const wanted = ids?.filter((id) => id !== null) ?? null;
    await ctx.db.proposedChange.updateMany({ where: { messageId: answerId, state: 'PROPOSED', ...(wanted && { OR: [{ id: { in: wanted } }, { needsId: { in: wanted } }] }) }, data: { state: 'DISMISSED' } });
    await publishAnswerGrew(ctx.db, conversationId, [answerId]);
    return { messageId: answerId };
  });
}
