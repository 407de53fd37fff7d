import type { ProposedCard, SourceToLearn } from '#server/domain/cards/proposeCards.ts';
import type { DomainContext } from '#server/domain/context.ts';
import { findModelAnswer, keepModelAnswer } from '#server/domain/models/modelAnswers.ts';
import { addModelUse, requireBudget, settleModelUse } from '#server/domain/models/modelUses.ts';
import type { JobToRun } from '#server/domain/runs/workOnJob.ts';
import { type LanguageModel, LanguageModelError } from '#server/platform/models/languageModel.ts';
import { isFrame } from '../answers/answerLines.ts';
import { stageKey } from '../stages/stageKey.ts';
import { createCardsPrompt, readCardLine, type WantedCards } from './cardsPrompt.ts';

/**
 * The cards that a model makes from a source, as far as they are cards; whether they hold is for the caller to see. What was answered before is not paid again.
 * @throws LanguageModelError, BudgetExceededError
 */
export async function askForCards(ctx: DomainContext, language: LanguageModel, job: Pick<JobToRun, 'jobId' | 'spaceId'>, source: SourceToLearn, wanted: WantedCards, signal: AbortSignal): Promise<ProposedCard[]> {
  const prompt = createCardsPrompt(source, wanted);
  const key = stageKey(language.name, 'cards', ...prompt.decidedBy);
  const cardsOf = (answer: string) => answer.split('\n').flatMap((line) => readCardLine(line, wanted.kinds) ?? []).slice(0, wanted.most);
  const known = await findModelAnswer(ctx.db, key);
  if (known !== null) return cardsOf(known);
  await requireBudget(ctx, job.spaceId);
  signal.throwIfAborted();
  const { inputTokens, promptVersionId } = prompt;
  const use = await addModelUse(ctx, { spaceId: job.spaceId, jobId: job.jobId, model: language.name, promptVersionId }, { inputTokens, outputTokens: 0 });
  const { text, ...paid } = await language.complete(prompt, signal).catch(async (error: unknown) => {
    // An endpoint that refuses, or is not there, was paid nothing.
    if (error instanceof LanguageModelError && error.code !== 'TIMEOUT') await settleModelUse(ctx, use, null);
    throw error;
  });
  await settleModelUse(ctx, use, paid);
  const cards = cardsOf(text);
  if (cards.length === 0 && text.split('\n').some((line) => line.trim() !== '' && !isFrame(line))) throw new LanguageModelError('The model’s answer could not be used: it is not in the form that was asked for.');
  await keepModelAnswer(ctx.db, { key, model: language.name, answer: text, ...paid });
  return cards;
}
