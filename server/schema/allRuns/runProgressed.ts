import { authorizeSpace, may } from '#server/domain/access/authorize.ts';
import { runsTopic } from '#server/domain/events.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { readOpenAnswers } from '#server/domain/conversations/readMessages.ts';
import { readOpenAnalyses } from '#server/domain/prompts/analysis/readAnalyses.ts';
import { readOpenPromptRuns } from '#server/domain/prompts/runs/readPromptRuns.ts';
import { readOpenTestRuns } from '#server/domain/prompts/testSets/readTestRuns.ts';
import { readOpenJobs } from '#server/domain/runs/readJobs.ts';
import { builder } from '../base/builder.ts';
import { changes, type Telling } from '../base/changes.ts';
import type { GraphQLContext } from '../base/context.ts';
import { oncePerEvent } from '../base/oncePerEvent.ts';
import { messageShapes } from '../ask/Message.ts';
import { analysisShapes } from '../prompts/PromptAnalysis.ts';
import { promptRunShapes } from '../prompts/PromptRun.ts';
import { testRunShapes } from '../testSets/TestRun.ts';
import { jobShapes } from '../runs/Job.ts';
import { Run } from '../runs/Run.ts';
import { loadRun } from './loadRun.ts';

interface RunChange {
  readonly spaceId: string;
  /** null: all that have not ended. */
  readonly runIds: readonly string[] | null;
}

const RunProgressed = builder.objectRef<RunChange>('RunProgressed').implement({
  description: 'Runs that have moved on.',
  fields: (t) => ({
    runs: t.field({ type: [Run], description: 'They, as they are now, read under your rights.', resolve: (change, _args, ctx) => readRuns(change, ctx) }),
  }),
});

async function readRuns({ spaceId, runIds }: RunChange, ctx: GraphQLContext) {
  if (!(await may(ctx, 'space.read', spaceId))) return [];
  if (runIds === null) return [...jobShapes(await readOpenJobs(ctx, spaceId)), ...messageShapes(await readOpenAnswers(ctx, spaceId)), ...analysisShapes(await readOpenAnalyses(ctx, spaceId)), ...promptRunShapes(await readOpenPromptRuns(ctx, spaceId)), ...testRunShapes(await readOpenTestRuns(ctx, spaceId))];
  // An event carries ids alone, whatever kind of run they are of.
  const runs = await Promise.all(runIds.flatMap((id) => Object.values(loadRun).map((load) => load(ctx, id))));
  return runs.filter((run) => run !== undefined);
}

function changesIn(ctx: GraphQLContext, id: string | null): AsyncIterableIterator<RunChange> {
  return changes(ctx, runsTopic(id ?? ''), async (): Promise<Telling<RunChange>> => {
    const { id: spaceId } = await authorizeSpace(ctx, 'space.read', id);
    return { first: { spaceId, runIds: null }, of: (heard) => [oncePerEvent(heard, 'runs', () => ({ spaceId, runIds: heard }))] };
  });
}

builder.subscriptionField('runProgressed', (t) =>
  t.field({
    type: RunProgressed,
    authScopes: { signedIn: true },
    description:
      'Every step of jobs, test runs and analyses you may see, and the end of answers and prompt runs; at most one event a second for each. The first event comes at once and tells all that have not ended, so that nothing is missed after a reload.',
    args: { spaceId: t.arg.id({ required: true, description: 'The space to watch.' }) },
    subscribe: (_root, { spaceId }, ctx) => changesIn(ctx, uuidOf('Space', spaceId)),
    resolve: (event) => event,
  }),
);
