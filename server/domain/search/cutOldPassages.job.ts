import { z } from 'zod';
import type { SqlDb } from '#server/platform/db/rows.ts';
import { addJobs, defineJob } from '#server/platform/queue/job.ts';

/** Cut the texts of sources that no passages have been cut of yet, or by an earlier version of the code; `after`: those behind this source. */
export const cutOldPassagesJob = defineJob('cutOldPassages', z.object({ after: z.uuid().nullable(), done: z.int().min(0), of: z.int().min(0).nullable() }));

const options = { key: 'cutOldPassages', priority: 20 } as const;

/** Asks for it once, however many workers start. */
export const requestCutting = (db: SqlDb): Promise<void> => addJobs(db, cutOldPassagesJob, [{ payload: { after: null, done: 0, of: null }, options }]);

/** Asks for the next of them, behind everything that people wait for. */
export const continueCutting = (db: SqlDb, payload: { readonly after: string; readonly done: number; readonly of: number }): Promise<void> =>
  addJobs(db, cutOldPassagesJob, [{ payload, options: { priority: options.priority } }]);
