import { z } from 'zod';
import type { SqlDb } from '#server/platform/db/rows.ts';
import { addNewJobs, defineJob } from '#server/platform/queue/job.ts';

/** Have a model answer a prompt. */
export const writePromptRun = defineJob('writePromptRun', z.object({ runId: z.uuid() }));

/** Has prompts run, in the caller's transaction. */
export function requestPromptRuns(db: SqlDb, runIds: readonly string[]): Promise<void> {
  return addNewJobs(db, writePromptRun, runIds.map((runId) => ({ payload: { runId }, options: { key: `promptRun:${runId}` } })));
}
