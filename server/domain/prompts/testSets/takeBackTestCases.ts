import type { DomainContext } from '../../context.ts';
import { publishPromptsChanged } from '../../events.ts';
import { authorizeTestSets } from './authorizeTestSets.ts';

/**
 * Deletes cases that an import has made. Those whose test set is gone are passed over. In the caller's transaction.
 * @returns the test sets that they were of @throws NotFoundError for a set that the acting person does not see any more, ForbiddenError, SpaceArchivedError
 */
export async function takeBackTestCases(ctx: DomainContext, ids: readonly string[]): Promise<string[]> {
  const cases = await ctx.db.testCase.findMany({ where: { id: { in: [...ids] }, testSet: { deletedAt: null, prompt: { deletedAt: null } } }, select: { id: true, testSetId: true } });
  const sets = await authorizeTestSets(ctx, [...new Set(cases.map(({ testSetId }) => testSetId))]);
  await ctx.db.testCase.deleteMany({ where: { id: { in: cases.map(({ id }) => id) } } });
  await ctx.db.testSet.updateMany({ where: { id: { in: sets.map(({ id }) => id) } }, data: { updatedAt: ctx.now() } });
  for (const { spaceId, promptId } of sets) await publishPromptsChanged(ctx.db, spaceId, { promptIds: [promptId] });
  return sets.map(({ id }) => id);
}
