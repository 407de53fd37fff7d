import { readPaidForTestRuns } from '#server/domain/models/modelUses.ts';
import { countTestRuns, readTestRunPages, readTestRuns, readTestScores, type TestRunRow, type TestScoreRow } from '#server/domain/prompts/testSets/readTestRuns.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { hasEnded } from '#server/domain/runs/runStates.ts';
import type { TimelinePage } from '#server/domain/timelineRows.ts';
import { builder } from '../base/builder.ts';
import type { GraphQLContext } from '../base/context.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, byIdAndPage, orGone } from '../base/perOperation.ts';
import { countOf, timelineConnection } from '../base/timeline.ts';
import { viewerMay } from '../base/viewerMay.ts';
import { ModelEstimate } from '../usage/ModelEstimate.ts';
import { loadPromptVersion, PromptVersion } from '../prompts/PromptVersion.ts';
import { Run, type RunShape } from '../runs/Run.ts';
import { loadTestSet, TestSet } from './TestSet.ts';

/** A test run as the schema tells it. */
export type TestRunShape = TestRunRow & RunShape;

const paidFor = byId((ctx, ids) => readPaidForTestRuns(ctx.db, ids));
const scoresOf = byId(readTestScores);
const pageOf = byIdAndPage((ctx, page: TimelinePage, ids) => readTestRunPages(ctx, page, ids));
const countedOf = byId(countTestRuns);

function shapeOf(row: TestRunRow): TestRunShape {
  const { failureCode, failureMessage } = row;
  return {
    ...row,
    failure: failureCode === null ? null : { code: failureCode, message: failureMessage ?? '' },
    spend: async (ctx) => (await paidFor(ctx, row.id)) ?? [],
    viewerCanStop(ctx, info) {
      if (hasEnded(row.state) || ctx.actor.kind !== 'user' || !ctx.actor.scopes.has('write')) return false;
      // Who may write no longer may still stop what is theirs.
      return ctx.actor.userId === row.startedById || viewerMay(ctx, info, 'prompt.edit', row.spaceId);
    },
  };
}

/** Test runs as the schema tells them. */
export const testRunShapes = (rows: readonly TestRunRow[]): TestRunShape[] => rows.map(shapeOf);

const readShapes = async (ctx: GraphQLContext, ids: readonly string[]) => new Map([...(await readTestRuns(ctx, ids))].map(([id, row]) => [id, shapeOf(row)]));

/** A test run that the reader may see, by its id. */
export const loadTestRun = byId(readShapes);

const TestScore = builder.objectRef<TestScoreRow>('TestScore').implement({
  description: 'How a version did with a model.',
  fields: (t) => ({
    version: t.field({ type: PromptVersion, description: 'The version.', resolve: ({ versionId }, _args, ctx) => orGone('Prompt version', loadPromptVersion(ctx, versionId)) }),
    model: t.exposeString('model', { description: 'The model.' }),
    passed: t.exposeInt('passed', { description: 'How many answers passed.' }),
    total: t.exposeInt('total', { description: 'How many there are.' }),
  }),
});

export const TestRun = builder.objectRef<TestRunShape>('TestRun').implement({
  description: 'A test set run with versions and models. Kept for 90 days.',
  interfaces: [Run, builder.nodeInterfaceRef()],
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'estimatedInputTokens' in value,
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `testrun_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('TestRun', id) }),
    testSet: t.field({ type: TestSet, description: 'The test set.', resolve: ({ testSetId }, _args, ctx) => orGone('Test set', loadTestSet(ctx, testSetId)) }),
    done: t.exposeInt('done', { description: 'How many answers there are.' }),
    total: t.exposeInt('total', { description: 'How many answers there will be.' }),
    budget: t.exposeFloat('budget', { nullable: true, description: 'What it may cost at most, in the currency of the prices; null: what the space may spend.' }),
    estimate: t.field({
      type: ModelEstimate,
      description: 'What all of it will about cost, judges aside.',
      resolve: ({ estimatedInputTokens, estimatedOutputTokens, estimatedCost }) => ({ inputTokens: estimatedInputTokens, outputTokens: estimatedOutputTokens, cost: estimatedCost }),
    }),
    scores: t.field({ type: [TestScore], description: 'How each version did with each model: what to compare.', resolve: async ({ id }, _args, ctx) => (await scoresOf(ctx, id)) ?? [] }),
  }),
});
registerNode('TestRun', readShapes);

const TestRunEdge = builder.edgeObject({ type: TestRun, name: 'TestRunEdge', description: 'A test run in a list.' });
const TestRunConnection = builder.connectionObject(
  {
    type: TestRun,
    name: 'TestRunConnection',
    description: 'A page of test runs.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many test runs the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  TestRunEdge,
);

builder.objectField(TestSet, 'runs', (t) =>
  t.connection(
    {
      type: TestRun,
      description: 'Its runs, newest first; those that were only asked for their price are left out.',
      resolve: ({ id }, args, ctx) => timelineConnection(args, async (page) => testRunShapes((await pageOf(ctx, page, id)) ?? []), async () => (await countedOf(ctx, id)) ?? 0),
    },
    TestRunConnection,
    TestRunEdge,
  ),
);
