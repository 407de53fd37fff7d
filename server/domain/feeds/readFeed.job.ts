import { z } from 'zod';
import type { SqlDb } from '#server/platform/db/rows.ts';
import { addJobs, defineJob } from '#server/platform/queue/job.ts';

/** Read one feed, and add what is new in it. */
export const readFeed = defineJob('readFeed', z.object({ feedId: z.uuid() }));

/** After what people add by hand, before imports. */
const priority = 9;

/** Has feeds read at once, in the caller's transaction; one that waits already waits no second time. */
export function requestReading(db: SqlDb, feedIds: readonly string[]): Promise<void> {
  return addJobs(db, readFeed, feedIds.map((feedId) => ({ payload: { feedId }, options: { key: `feed:${feedId}`, priority } })));
}
