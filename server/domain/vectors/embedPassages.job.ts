import { z } from 'zod';
import type { SqlDb } from '#server/platform/db/rows.ts';
import { addJobForLater, addJobOnce, addJobs, defineJob } from '#server/platform/queue/job.ts';

/** Get vectors for the passages of these sources; null: of all that lack some, a few at a time, behind the source `after`. */
export const embedPassagesJob = defineJob('embedPassages', z.object({ sourceIds: z.array(z.uuid()).max(200).nullable(), after: z.uuid().nullable() }));

const priority = 19;

/** Asks for all that lack some, once, however many workers start. */
export const requestAllVectors = (db: SqlDb): Promise<void> => addJobOnce(db, embedPassagesJob, { sourceIds: null, after: null }, 'embedPassages', priority);

/** Asks for those of sources that have just been cut, behind what people wait for; in the caller's transaction. */
export const requestVectors = (db: SqlDb, sourceIds: readonly string[]): Promise<void> => addJobs(db, embedPassagesJob, [{ payload: { sourceIds: [...sourceIds], after: null }, options: { priority } }]);

/** Asks for the next of all. */
export const continueVectors = (db: SqlDb, after: string): Promise<void> => addJobs(db, embedPassagesJob, [{ payload: { sourceIds: null, after }, options: { priority } }]);

/** Asks for what a spent budget has left, when a day begins. */
export const resumeVectors = (db: SqlDb, runAt: Date): Promise<void> => addJobForLater(db, embedPassagesJob, { sourceIds: null, after: null }, 'embedPassages later', runAt);
