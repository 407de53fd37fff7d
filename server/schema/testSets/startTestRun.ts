import { BudgetExceededError, LimitReachedError, NoModelError } from '#server/domain/errors.ts';
import { startTestRun } from '#server/domain/prompts/testSets/startTestRun.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadTestRun, TestRun } from './TestRun.ts';

builder.relayMutationField(
  'startTestRun',
  {
    description: 'Which, and with what.',
    inputFields: (t) => ({
      testSetId: t.id({ required: true, description: 'Which one.' }),
      versionIds: t.idList({ required: true, description: 'Which versions, at most 8.' }),
      models: t.stringList({ description: 'At most 8; left out: the model of each version.' }),
      budget: t.float({ description: 'What it may cost at most, in the currency of the prices; then it is STOPPED. Left out: the budget of the space alone counts.' }),
      dryRun: t.boolean({ description: 'true: answer only `estimate`; the run is STOPPED at once and asks no model.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, BudgetExceededError, LimitReachedError, NoModelError] },
    description: 'Runs a test set in the background: listen to `runProgressed`.',
    resolve: (_root, { input: { testSetId, versionIds, models, budget, dryRun } }, ctx) =>
      startTestRun(ctx, { testSetId: uuidOf('TestSet', testSetId), versionIds: versionIds.map((id) => uuidOf('PromptVersion', id)), models: models ?? undefined, budget: budget ?? undefined, dryRun: dryRun ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({ testRun: t.field({ type: TestRun, description: 'The run.', resolve: ({ testRunId }, _args, ctx) => orGone('Test run', loadTestRun(ctx, testRunId)) }) }),
  },
);
