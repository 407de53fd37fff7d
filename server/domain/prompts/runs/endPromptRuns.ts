import type { FailureCode, RunState } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../../context.ts';
import { publishPromptRunGrew, publishRunProgressed } from '../../events.ts';

/** Ends runs that have not ended; what they have until now is kept. In the caller's transaction. */
export async function endPromptRuns(
  ctx: DomainContext,
  ids: readonly string[],
  state: Extract<RunState, 'SUCCEEDED' | 'FAILED' | 'STOPPED' | 'INTERRUPTED'>,
  failure: { readonly failureCode?: FailureCode; readonly failureMessage?: string } = {},
): Promise<void> {
  if (ids.length === 0) return;
  const ended = await ctx.db.promptRun.updateManyAndReturn({ where: { id: { in: [...ids] }, endedAt: null }, data: { state, endedAt: ctx.now(), ...failure }, select: { id: true, promptId: true, spaceId: true } });
  for (const { id, promptId, spaceId } of ended) {
    await publishPromptRunGrew(ctx.db, promptId, id);
    await publishRunProgressed(ctx.db, spaceId, [id]);
  }
}
