import type { FailureCode, RunState } from '#server/platform/db/generated/client.ts';
import { authorizeSpace, requireUser } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import { publishRunProgressed } from '../../events.ts';
import { endPromptRuns } from '../runs/endPromptRuns.ts';
import { readTestRuns } from './readTestRuns.ts';

/** Ends test runs that have not ended, and what is being written for them; what they have until now is kept. In the caller's transaction. */
export async function endTestRuns(
  ctx: DomainContext,
  ids: readonly string[],
  state: Extract<RunState, 'SUCCEEDED' | 'FAILED' | 'STOPPED' | 'INTERRUPTED'>,
  failure: { readonly failureCode?: FailureCode; readonly failureMessage?: string } = {},
): Promise<void> {
  if (ids.length === 0) return;
  const ended = await ctx.db.testRun.updateManyAndReturn({ where: { id: { in: [...ids] }, endedAt: null }, data: { state, endedAt: ctx.now(), ...failure }, select: { id: true, spaceId: true } });
  const open = await ctx.db.promptRun.findMany({ where: { testRunId: { in: ended.map(({ id }) => id) }, endedAt: null }, select: { id: true } });
  await endPromptRuns(ctx, open.map(({ id }) => id), 'STOPPED');
  for (const { id, spaceId } of ended) await publishRunProgressed(ctx.db, spaceId, [id]);
}

/** Stops what is under way of these test sets, in the caller's transaction. */
export async function stopOpenTestRuns(ctx: DomainContext, testSetIds: readonly string[]): Promise<void> {
  const open = await ctx.db.testRun.findMany({ where: { testSetId: { in: [...testSetIds] }, endedAt: null }, select: { id: true } });
  await endTestRuns(ctx, open.map(({ id }) => id), 'STOPPED');
}

/**
 * Stops test runs, all of them or none, in the caller's transaction: one's own, whatever one may do by now, and those of others where one may run prompts.
 * @throws NotFoundError, ForbiddenError, SpaceArchivedError
 */
export async function stopTestRuns(ctx: DomainContext, given: readonly (string | null)[]): Promise<string[]> {
  if (given.length === 0) return [];
  const { userId } = requireUser(ctx);
  const ids = given.filter((id) => id !== null);
  const runs = [...(await readTestRuns(ctx, ids)).values()];
  if (runs.length < given.length) throw new NotFoundError('Test run');
  for (const spaceId of new Set(runs.flatMap((run) => (run.startedById === userId ? [] : [run.spaceId])))) await authorizeSpace(ctx, 'prompt.edit', spaceId);
  await endTestRuns(ctx, ids, 'STOPPED');
  return ids;
}
