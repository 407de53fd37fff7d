import { z } from 'zod';
import type { SqlDb } from '#server/platform/db/rows.ts';
import { addJobs, defineJob } from '#server/platform/queue/job.ts';

/** Take entries out of a source and add them as sources of their own. */
export const addEntriesJob = defineJob('addEntries', z.object({ additionId: z.uuid() }));

/** Asks for it in the caller's transaction. */
export function requestAddition(db: SqlDb, additionId: string, priority: number): Promise<void> {
  return addJobs(db, addEntriesJob, [{ payload: { additionId }, options: { key: `entries:${additionId}`, priority } }]);
}
