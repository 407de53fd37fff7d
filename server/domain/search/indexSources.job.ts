import { z } from 'zod';
import { defineJob } from '#server/platform/queue/job.ts';

/** Write what is searched of some sources, after a change of many. */
export const indexSourcesLater = defineJob('indexSources', z.object({ sourceIds: z.array(z.uuid()).min(1).max(1_000) }));
