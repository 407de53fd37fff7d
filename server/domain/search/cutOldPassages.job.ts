import { z } from 'zod';
import type { SqlDb } from '#server/platform/db/rows.ts';
import { addJobOnce, addJobs, defineJob } from '#server/platform/queue/job.ts';

/** Cut the texts of sources that no passages have been cut of yet, or by an earlier version of the code; `after`: those behind this source. */
export const cutOldPassagesJob = defineJob('cutOldPassages', z.object({ after: z.uuid().nullable(), done: z.int().min(0), of: z.int().min(0).nullable() }));

const priority = 20;

/** Asks for it once, however many workers start: one that a killed worker has begun is not replaced, which would leave it for ever, but gone on with. */
export const requestCutting = (db: SqlDb): Promise<void> => addJobOnce(db, cutOldPassagesJob, { after: null, done: 0, of: null }, 'cutOldPassages', priority);

/** Asks for the next of them, behind everything that people wait for. */
export const continueCutting = (db: SqlDb, payload: { readonly after: string; readonly done: number; readonly of: number }): Promise<void> =>
  addJobs(db, cutOldPassagesJob, [{ payload, options: { priority } }]);
