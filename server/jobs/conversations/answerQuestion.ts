import type { DomainContext } from '#server/domain/context.ts';
import { answerQuestion } from '#server/domain/conversations/answerQuestion.job.ts';
import { type AnswerToWrite, beginAnswer, failAnswer } from '#server/domain/conversations/beginAnswer.ts';
import { writeExtractiveAnswer } from '#server/domain/conversations/writeAnswer.ts';
import { type Processor, processor } from '#server/platform/queue/worker.ts';
import { askForChanges } from '../assistant/askForChanges.ts';
import { proposeChanges } from '../assistant/proposeChanges.ts';
import { type ModelAnswering, writeModelAnswer } from '../answers/writeModelAnswer.ts';

/**
 * Answers questions, and proposes what the assistant is asked for. They have places of their own: somebody waits for them, whatever is imported meanwhile.
 * @param model absent where none is configured
 */
export function answerQuestionProcessor(ctx: DomainContext, model?: ModelAnswering): Processor {
  const work = processor(answerQuestion, async ({ answerId }, { signal, isLastTry }) => {
    let answer: AnswerToWrite | null = null;
    try {
      answer = await beginAnswer(ctx, answerId);
      if (answer?.mode === 'MODEL') await answerByModel(ctx, model, answer, signal);
      else if (answer?.kind === 'ASSISTANT') await proposeChanges(ctx, answer, signal);
      else if (answer) await writeExtractiveAnswer(ctx, answer);
    } catch (error) {
      // A model that was asked has been paid: it is not asked again before somebody wants it.
      const isOver = isLastTry || answer?.mode === 'MODEL';
      if (!isOver) throw error;
      if (signal.aborted) return failAnswer(ctx, answerId, interrupted);
      ctx.log.error({ err: error, answerId }, 'An answer was given up');
      await failAnswer(ctx, answerId, { code: 'INTERNAL', message: 'Something went wrong in the vault itself. It has been logged.' });
    }
  });
  return { ...work, pool: 'answers' };
}

const interrupted = { code: 'INTERNAL', message: 'The vault was stopped while it wrote.' } as const;

function answerByModel(ctx: DomainContext, model: ModelAnswering | undefined, answer: AnswerToWrite, signal: AbortSignal): Promise<void> {
  if (answer.wasBegun) return failAnswer(ctx, answer.answerId, interrupted);
  if (!model) return failAnswer(ctx, answer.answerId, { code: 'NO_MODEL', message: 'This needs a language model, and none is configured.' }, 'FAILED');
  return answer.kind === 'ASSISTANT' ? askForChanges(ctx, model, answer, signal) : writeModelAnswer(ctx, model, answer, signal);
}
