import { z } from 'zod';
import type { Db } from '#server/platform/db/database.ts';
import { addJobs, defineJob } from '#server/platform/queue/job.ts';

/** Fetch, read and save one source. `run` tells a newer wish from an older one; `attempt` counts from 1 within a run. */
export const processSource = defineJob(
  'processSource',
  z.object({ sourceId: z.uuid(), run: z.int(), attempt: z.int().min(1) }),
);

/** Asks for processing, in the caller's transaction. What a person just added comes before what is repeated. */
export function requestProcessing(
  db: Db,
  sources: readonly { id: string; run: number; attempt?: number }[],
  options: { runAt?: Date; priority?: number } = {},
): Promise<void> {
  return addJobs(
    db,
    processSource,
    sources.map(({ id, run, attempt = 1 }) => ({
      payload: { sourceId: id, run, attempt },
      options: { ...options, key: `source:${id}` },
    })),
  );
}
