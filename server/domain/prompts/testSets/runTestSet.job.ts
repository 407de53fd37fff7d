import { z } from 'zod';
import type { SqlDb } from '#server/platform/db/rows.ts';
import { addNewJobs, defineJob } from '#server/platform/queue/job.ts';

/** Have models answer the cases of a test run, from where it stands. */
export const runTestSet = defineJob('runTestSet', z.object({ testRunId: z.uuid() }));

/** Has a test run carried out, in the caller's transaction. */
export function requestTestRun(db: SqlDb, testRunId: string): Promise<void> {
  return addNewJobs(db, runTestSet, [{ payload: { testRunId }, options: { key: `testRun:${testRunId}` } }]);
}
