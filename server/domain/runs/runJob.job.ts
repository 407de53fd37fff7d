import { z } from 'zod';
import type { SqlDb } from '#server/platform/db/rows.ts';
import { addJobs, defineJob } from '#server/platform/queue/job.ts';

/** Go on with a job of people from where it stands. */
export const runJob = defineJob('runJob', z.object({ jobId: z.uuid() }));

/** After what people add by hand, before what imports have read. */
const priority = 9;

/** Has jobs carried on, in the caller's transaction. */
export function requestRun(db: SqlDb, jobIds: readonly string[]): Promise<void> {
  return addJobs(db, runJob, jobIds.map((jobId) => ({ payload: { jobId }, options: { key: `job:${jobId}`, priority } })));
}
