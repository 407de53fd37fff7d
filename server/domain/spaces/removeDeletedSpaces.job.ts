import { z } from 'zod';
import type { Db } from '#server/platform/db/database.ts';
import { addJobs, defineJob } from '#server/platform/queue/job.ts';

/** Remove the rows of all spaces that are deleted. */
export const removeDeletedSpacesJob = defineJob('removeDeletedSpaces', z.unknown());

/** Asks for it, in the caller's transaction. Before the sources of such a space that still wait for processing. */
export function requestRemoval(db: Db): Promise<void> {
  return addJobs(db, removeDeletedSpacesJob, [{ payload: {}, options: { key: 'removeDeletedSpaces', priority: -1 } }]);
}
