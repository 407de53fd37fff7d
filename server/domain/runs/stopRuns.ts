import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../context.ts';
import { parseIds } from '../input.ts';
import { stopAnswers } from '../conversations/stopAnswers.ts';
import { stopAnalyses } from '../prompts/analysis/readAnalyses.ts';
import { stopPromptRuns } from '../prompts/runs/readPromptRuns.ts';
import { stopTestRuns } from '../prompts/testSets/endTestRuns.ts';
import { requireWriter } from '../access/authorize.ts';
import { authorizeJobs } from './authorizeJobs.ts';
import { endJob } from './endJob.ts';
import { hasEnded } from './runStates.ts';

const mostRuns = 100;

/** A run, by its kind; without an id one that is not there. */
export interface RunRef {
  readonly kind: 'Job' | 'Message' | 'PromptAnalysis' | 'PromptRun' | 'TestRun';
  readonly id: string | null;
}

/** Stops runs: what was made is kept, and those that have ended stay as they are. Their workers find it at their next step. */
export function stopRuns(outer: DomainContext, given: readonly RunRef[]): Promise<{ runs: readonly (RunRef & { readonly id: string })[] }> {
  return inTransaction(outer, async (ctx) => {
    requireWriter(ctx);
    parseIds('runIds', given.map(({ id }) => id), mostRuns);
    const idsOf = (kind: RunRef['kind']) => [...new Set(given.filter((run) => run.kind === kind).map(({ id }) => id))];
    // Who lost the right to write meanwhile may still stop what is theirs.
    const jobs = await authorizeJobs(ctx, 'space.read', idsOf('Job'));
    for (const job of jobs) if (!hasEnded(job.state)) await endJob(ctx, job, { state: 'STOPPED' });
    const answerIds = await stopAnswers(ctx, idsOf('Message'));
    const analysisIds = await stopAnalyses(ctx, idsOf('PromptAnalysis'));
    const promptRunIds = await stopPromptRuns(ctx, idsOf('PromptRun'));
    const testRunIds = await stopTestRuns(ctx, idsOf('TestRun'));
    return {
      runs: [
        ...jobs.map(({ id }) => ({ kind: 'Job' as const, id })),
        ...answerIds.map((id) => ({ kind: 'Message' as const, id })),
        ...analysisIds.map((id) => ({ kind: 'PromptAnalysis' as const, id })),
        ...promptRunIds.map((id) => ({ kind: 'PromptRun' as const, id })),
        ...testRunIds.map((id) => ({ kind: 'TestRun' as const, id })),
      ],
    };
  });
}
