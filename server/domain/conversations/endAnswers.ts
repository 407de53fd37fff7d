import type { FailureCode, RunState } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { publishAnswerGrew, publishRunProgressed } from '../events.ts';

/** Ends answers that have not ended; what they have until now is kept. In the caller's transaction. */
export async function endAnswers(
  ctx: DomainContext,
  ids: readonly string[],
  state: Extract<RunState, 'SUCCEEDED' | 'FAILED' | 'STOPPED' | 'INTERRUPTED'>,
  more: { readonly isInSources?: boolean; readonly failureCode?: FailureCode; readonly failureMessage?: string } = {},
): Promise<void> {
  if (ids.length === 0) return;
  const ended = await ctx.db.message.updateManyAndReturn({
    where: { id: { in: [...ids] }, endedAt: null },
    data: { state, endedAt: ctx.now(), ...more },
    select: { id: true, conversationId: true, conversation: { select: { spaceId: true } } },
  });
  for (const { id, conversationId, conversation } of ended) {
    await publishAnswerGrew(ctx.db, conversationId, [id]);
    await publishRunProgressed(ctx.db, conversation.spaceId, [id]);
  }
}
