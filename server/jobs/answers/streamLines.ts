import { BudgetExceededError } from '#server/domain/errors.ts';
import type { AnswerFailure, AnswerToWrite } from '#server/domain/conversations/beginAnswer.ts';
import type { DomainContext } from '#server/domain/context.ts';
import { addModelUse, requireBudget, settleModelUse, type Tokens } from '#server/domain/models/modelUses.ts';
import { tokensOf } from '#server/domain/models/tokensOf.ts';
import { type LanguageModel, LanguageModelError, type ModelQuestion } from '#server/platform/models/languageModel.ts';
import { createLineReader } from './answerLines.ts';

/** More is no answer. */
const longestAnswer = 40_000;

interface Streaming {
  readonly answer: Pick<AnswerToWrite, 'answerId' | 'spaceId'>;
  readonly prompt: ModelQuestion & { readonly inputTokens: number; readonly promptVersionId: string | null };
  /** Gets each line as it ends; false when the answer has ended: nobody waits for more. */
  readonly take: (line: string) => Promise<boolean>;
  /** Gets what the whole answer was paid. */
  readonly end: (paid: Tokens) => Promise<void>;
}

/** Asks the model, and writes down for the answer what it was paid; false when that has ended before it was whole. @throws LanguageModelError; the reason of `signal` */
export async function streamLines(ctx: DomainContext, language: LanguageModel, { answer: { answerId, spaceId }, prompt, take, end }: Streaming, signal: AbortSignal): Promise<boolean> {
  signal.throwIfAborted();
  const use = await addModelUse(ctx, { spaceId, messageId: answerId, model: language.name, promptVersionId: prompt.promptVersionId }, { inputTokens: prompt.inputTokens, outputTokens: 0 });
  const reader = createLineReader();
  let text = '';
  const estimated: Tokens = { inputTokens: prompt.inputTokens, outputTokens: 0 };
  /** Estimated until the endpoint says it; null while it has taken no question. */
  let paid: Tokens | null = estimated;
  const write = async (lines: readonly string[]): Promise<boolean> => {
    for (const line of lines) if (!(await take(line))) return false;
    return true;
  };
  const stream = language.stream(prompt, signal);
  try {
    for (let step = await stream.next(); ; step = await stream.next()) {
      if (step.done) {
        paid = step.value ?? paid;
        break;
      }
      text += step.value;
      paid = { inputTokens: prompt.inputTokens, outputTokens: tokensOf(text) };
      if (!(await write(reader.push(step.value)))) return false;
      if (text.length > longestAnswer) throw new LanguageModelError('The model’s answer did not end.');
    }
    if (!(await write(reader.end()))) return false;
    await end(paid);
    return true;
  } catch (error) {
    // An endpoint that refuses, or is not there, was paid nothing.
    if (error instanceof LanguageModelError && error.code !== 'TIMEOUT' && text === '') paid = null;
    throw error;
  } finally {
    await stream.return(null);
    await settleModelUse(ctx, use, paid);
  }
}

/** Why no model may be asked for a space today; null when one may. */
export async function budgetFailure(ctx: DomainContext, spaceId: string): Promise<AnswerFailure | null> {
  try {
    await requireBudget(ctx, spaceId);
    return null;
  } catch (error) {
    if (error instanceof BudgetExceededError) return { code: 'BUDGET', message: error.message };
    throw error;
  }
}
