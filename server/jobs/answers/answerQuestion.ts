import type { DomainContext } from '#server/domain/context.ts';
import { answerQuestion } from '#server/domain/conversations/answerQuestion.job.ts';
import { beginAnswer, failAnswer, writeExtractiveAnswer } from '#server/domain/conversations/writeAnswer.ts';
import { type Processor, processor } from '#server/platform/queue/worker.ts';

/** Answers questions. They have places of their own: somebody waits for them, whatever is imported meanwhile. */
export function answerQuestionProcessor(ctx: DomainContext): Processor {
  const work = processor(answerQuestion, async ({ answerId }, { signal, isLastTry }) => {
    try {
      const answer = await beginAnswer(ctx, answerId);
      if (answer) await writeExtractiveAnswer(ctx, answer);
    } catch (error) {
      if (signal.aborted || !isLastTry) throw error;
      ctx.log.error({ err: error, answerId }, 'An answer was given up');
      await failAnswer(ctx, answerId, { code: 'INTERNAL', message: 'Something went wrong in the vault itself. It has been logged.' });
    }
  });
  return { ...work, pool: 'answers' };
}
