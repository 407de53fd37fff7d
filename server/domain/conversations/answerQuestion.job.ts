import { z } from 'zod';
import type { SqlDb } from '#server/platform/db/rows.ts';
import { addNewJobs, defineJob } from '#server/platform/queue/job.ts';

/** Answer a question that was asked. */
export const answerQuestion = defineJob('answerQuestion', z.object({ answerId: z.uuid() }));

/** Has a question answered, in the caller's transaction. Answers have places of their own: an import never holds them up. */
export function requestAnswer(db: SqlDb, answerId: string): Promise<void> {
  return addNewJobs(db, answerQuestion, [{ payload: { answerId }, options: { key: `answer:${answerId}` } }]);
}
