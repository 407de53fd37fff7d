import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../context.ts';
import { holdOpenAnswer } from '../conversations/addStatement.ts';
import { publishAnswerGrew, publishRunProgressed } from '../events.ts';
import { newUuid } from '../publicId.ts';
import { type PlanStep, storedPlan } from './planSteps.ts';
import { mostChanges, type Proposal } from './proposal.ts';
import { readSeen } from './seenSources.ts';

/** The answer that proposes. */
export interface ProposingAnswer {
  readonly answerId: string;
  readonly conversationId: string;
  readonly spaceId: string;
}

/**
 * Writes down how far an answer is, and what it proposes besides what it has: at most 500 changes in all. Those whose sources are gone by now are left out.
 * @returns how many of them were written; null when the answer has ended: nothing was
 */
export function addProposals(outer: DomainContext, { answerId, conversationId, spaceId }: ProposingAnswer, plan: readonly PlanStep[], proposals: readonly Proposal[] = []): Promise<number | null> {
  return inTransaction(outer, async (ctx) => {
    if (!(await holdOpenAnswer(ctx, answerId))) return null;
    const there = await ctx.db.proposedChange.count({ where: { messageId: answerId } });
    const seen = await readSeen(ctx.db, spaceId, proposals.flatMap(({ sourceIds = [] }) => sourceIds));
    const fitting = proposals.filter(({ sourceIds = [] }) => sourceIds.every((id) => seen.has(id))).map((proposal) => ({ ...proposal, id: newUuid() }));
    const created = new Map((await readCreated(ctx, answerId)).map(({ id, after }) => [nameKey(after), id]));
    const written: ((typeof fitting)[number] & { readonly needsId: string | null })[] = [];
    for (const proposal of fitting) {
      if (there + written.length >= mostChanges) break;
      const { act, after, collectionId, collectionName, id } = proposal;
      if (act === 'CREATE_COLLECTION' && created.has(nameKey(after))) continue;
      if (act === 'CREATE_COLLECTION') created.set(nameKey(after), id);
      const needsId = act === 'MOVE_SOURCES' && (collectionId ?? null) === null ? created.get(nameKey(collectionName)) : null;
      if (needsId !== undefined) written.push({ ...proposal, needsId });
    }
    await ctx.db.proposedChange.createMany({
      data: written.map(({ id, needsId, act, sourceIds = [], tags = [], collectionId = null, collectionName = null, before = null, after = null, reason, reasonValues = [], needsChoice = false }, at) => ({
        id, messageId: answerId, position: there + at, act, sourceIds: [...sourceIds], tags: [...tags], collectionId, collectionName, before, after, reason, reasonValues: [...reasonValues], needsId, needsChoice,
        seen: Object.fromEntries(sourceIds.map((sourceId) => [sourceId, seen.get(sourceId) ?? {}])),
      })),
    });
    await ctx.db.message.update({ where: { id: answerId }, data: { plan: storedPlan(plan) }, select: { id: true } });
    await publishAnswerGrew(ctx.db, conversationId, [answerId]);
    await publishRunProgressed(ctx.db, spaceId, [answerId]);
    return written.length;
  });
}

const nameKey = (name: string | null | undefined): string => (name ?? '').normalize('NFKC').trim().toLowerCase();

const readCreated = ({ db }: DomainContext, messageId: string) => db.proposedChange.findMany({ where: { messageId, act: 'CREATE_COLLECTION' }, select: { id: true, after: true } });

/** Takes away what somebody who was killed has proposed: who does it again begins anew. */
export async function removeProposals({ db }: DomainContext, answerId: string): Promise<void> {
  await db.proposedChange.deleteMany({ where: { messageId: answerId, message: { endedAt: null } } });
}
