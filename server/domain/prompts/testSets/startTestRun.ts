import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { requireUser } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { InvalidInputError, LimitReachedError, NoModelError } from '../../errors.ts';
import { publishRunProgressed } from '../../events.ts';
import { parseInput } from '../../input.ts';
import { requireBudget } from '../../models/modelUses.ts';
import { newUuid } from '../../publicId.ts';
import { requireOffered, versionsOfPrompt, wantedModels } from '../runs/wantedRuns.ts';
import { authorizeTestSet } from './authorizeTestSets.ts';
import { estimateTestRun } from './estimateTestRun.ts';
import { requestTestRun } from './runTestSet.job.ts';

export interface StartTestRun {
  readonly testSetId: string | null;
  readonly versionIds: readonly (string | null)[];
  /** Each version answers with each of these; left out: with the model of its parameters. */
  readonly models?: readonly string[] | undefined;
  /** What it may cost at most, in the currency of the prices. */
  readonly budget?: number | undefined;
  /** Whether only the estimate is wanted: no model is asked. */
  readonly dryRun?: boolean | undefined;
}

const mostAnswers = 10_000;
/** So many test runs of a space are under way at a time. */
const mostOpen = 4;
const perInsert = 2_000;

/**
 * Runs a test set with versions of its prompt in the background.
 * @throws NoModelError, BudgetExceededError; LimitReachedError while many are under way; NotFoundError, ForbiddenError, SpaceArchivedError, InvalidInputError
 */
export function startTestRun(outer: DomainContext, { testSetId, versionIds, models, budget, dryRun = false }: StartTestRun): Promise<{ testRunId: string }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireUser(ctx);
    const set = await authorizeTestSet(ctx, testSetId);
    const offered = (ctx.models ?? []).map(({ name }) => name);
    if (offered.length === 0) throw new NoModelError();
    if (!dryRun) await requireBudget(ctx, set.spaceId);
    if (!dryRun && (await ctx.db.testRun.count({ where: { spaceId: set.spaceId, endedAt: null } })) >= mostOpen) throw new LimitReachedError(`This space has ${mostOpen} test runs under way.`, 'Wait until one is done, or stop it.');
    const contents = await versionsOfPrompt(ctx, set.promptId, versionIds);
    const given = parseInput(z.object({ models: wantedModels, budget: z.number().positive('More than 0.').optional() }), { models, budget });
    const pairs = [...contents].flatMap(([versionId, content]) => [...new Set(given.models ?? [content.params.model ?? offered[0] ?? ''])].map((model) => ({ versionId, content, model })));
    requireOffered(offered, pairs.map(({ model }) => model));
    const estimates = await estimateTestRun(ctx, set.id, pairs);
    if (given.budget !== undefined && estimates.cost === null) throw new InvalidInputError([{ path: 'budget', message: 'The vault was given no prices, so nobody can say what a run costs. Leave it out.', code: 'NOT_ALLOWED' }]);
    const cases = await ctx.db.testCase.findMany({ where: { testSetId: set.id }, orderBy: { position: 'asc' }, select: { id: true } });
    if (cases.length === 0) throw new InvalidInputError([{ path: 'testSetId', message: 'The test set has no cases. Add one first.', code: 'TOO_FEW', limit: 1 }]);
    const total = cases.length * pairs.length;
    if (total > mostAnswers) throw new InvalidInputError([{ path: 'versionIds', message: `These would be ${total.toLocaleString('en')} answers; at most ${mostAnswers.toLocaleString('en')} at a time.`, code: 'TOO_MANY', limit: mostAnswers }]);
    const testRunId = newUuid();
    const at = ctx.now();
    await ctx.db.testRun.create({
      data: {
        id: testRunId, spaceId: set.spaceId, testSetId: set.id, startedById: userId, total, budget: given.budget ?? null, createdAt: at,
        estimatedInputTokens: estimates.inputTokens, estimatedOutputTokens: estimates.outputTokens, estimatedCost: estimates.cost,
        ...(dryRun && { isDryRun: true, state: 'STOPPED', endedAt: at }),
      },
      select: { id: true },
    });
    if (dryRun) return { testRunId };
    const rows = cases.flatMap(({ id: testCaseId }, place) => pairs.map(({ versionId, model }, pair) => ({ id: newUuid(), testRunId, position: place * pairs.length + pair, testCaseId, versionId, model })));
    for (let at = 0; at < rows.length; at += perInsert) await ctx.db.testResult.createMany({ data: rows.slice(at, at + perInsert) });
    await requestTestRun(ctx.db, testRunId);
    await publishRunProgressed(ctx.db, set.spaceId, [testRunId]);
    return { testRunId };
  });
}
