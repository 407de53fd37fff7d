import { type PlanStep, waitingStep } from '#server/domain/assistant/planSteps.ts';
import { addProposals } from '#server/domain/assistant/writeProposals.ts';
import { type AnswerToWrite, failAnswer } from '#server/domain/conversations/beginAnswer.ts';
import { endAnswers } from '#server/domain/conversations/endAnswers.ts';
import type { DomainContext } from '#server/domain/context.ts';
import { publishAnswerGrew } from '#server/domain/events.ts';
import { findModelAnswer, keepModelAnswer } from '#server/domain/models/modelAnswers.ts';
import { readPurposeTexts } from '#server/domain/prompts/purposes/purposePrompts.ts';
import { inTransaction } from '#server/platform/db/database.ts';
import { LanguageModelError, modelNamed, type LanguageModel } from '#server/platform/models/languageModel.ts';
import { isFrame } from '../answers/answerLines.ts';
import { budgetFailure, streamLines } from '../answers/streamLines.ts';
import { watchForStop } from '../answers/watchForStop.ts';
import type { ModelAnswering } from '../answers/writeModelAnswer.ts';
import { stageKey } from '../stages/stageKey.ts';
import { type AssistantPrompt, createAssistantPrompt, inQuestions } from './assistantPrompt.ts';
import { type Choices, type NumberedLine, numberedLines, proposalsOf, readChangeLine } from './changeLines.ts';
import { placeOfAnswer } from './proposeChanges.ts';
import { readChoices } from './readChoices.ts';

interface Asking {
  readonly answer: AnswerToWrite;
  readonly choices: Choices;
  readonly prompt: AssistantPrompt;
  /** Writes down what a line proposes; false when the answer has ended. */
  readonly add: (line: NumberedLine, choices: Choices) => Promise<boolean>;
}

/**
 * Has a language model choose changes of the closed list for a wish, from what it is shown and nothing else. Each line is checked as it comes, and proposed as far as it holds. Nothing is changed.
 * What was answered before is not paid again.
 * @param signal of the worker, which is stopping
 */
export async function askForChanges(outer: DomainContext, { languages, events }: ModelAnswering, answer: AnswerToWrite, signal: AbortSignal): Promise<void> {
  const { ctx, place } = await placeOfAnswer(outer, answer);
  const choices = await readChoices(ctx, place, answer.question);
  const wishes = (await readPurposeTexts(ctx, answer.spaceId))('ASSISTANT');
  const language = modelNamed(languages, wishes.params.model);
  const step: { -readonly [K in keyof PlanStep]: PlanStep[K] } = { ...waitingStep('ASK_MODEL'), state: 'RUNNING', sourceCount: 0 };
  const proposed = new Set<string>();
  const add = async (line: NumberedLine, shown: Choices): Promise<boolean> => {
    const fresh = proposalsOf(line, shown).filter(({ reason: _reason, reasonValues: _values, ...what }) => {
      const key = JSON.stringify(what);
      return !proposed.has(key) && proposed.add(key);
    });
    if (fresh.length === 0) return true;
    const written = await addProposals(outer, answer, [step], fresh);
    step.changeCount += written ?? 0;
    return written !== null;
  };
  if ((await addProposals(outer, answer, [step])) === null) return;
  const stopped = watchForStop(outer, events, answer);
  try {
    for (const sources of inQuestions(choices.sources)) {
      const shown = { ...choices, sources };
      if (!(await askOnce(outer, language, { answer, choices: shown, prompt: createAssistantPrompt(answer.question, shown, wishes), add }, AbortSignal.any([signal, stopped.signal])))) return;
      step.sourceCount = (step.sourceCount ?? 0) + sources.length;
      if ((await addProposals(outer, answer, [step])) === null) return;
    }
    step.state = 'SUCCEEDED';
    if ((await addProposals(outer, answer, [step])) === null) return;
    await inTransaction(outer, (within) => endAnswers(within, [answer.answerId], 'SUCCEEDED', { isInSources: step.changeCount > 0 }));
  } catch (error) {
    // What it cost is known only now.
    if (stopped.signal.aborted) return await publishAnswerGrew(outer.db, answer.conversationId, [answer.answerId]);
    if (!(error instanceof LanguageModelError)) throw error;
    await failAnswer(outer, answer.answerId, { code: error.code, message: error.message }, 'FAILED');
  } finally {
    stopped.end();
  }
}

/** Asks for some of the sources; false when the answer has ended. */
async function askOnce(ctx: DomainContext, language: LanguageModel, { answer, choices, prompt, add }: Asking, signal: AbortSignal): Promise<boolean> {
  const key = stageKey(language.name, 'assistant', ...prompt.decidedBy);
  const known = await findModelAnswer(ctx.db, key);
  if (known !== null) {
    for (const line of numberedLines.catch([]).parse(JSON.parse(known))) if (!(await add(line, choices))) return false;
    return true;
  }
  const failure = await budgetFailure(ctx, answer.spaceId);
  if (failure) {
    await failAnswer(ctx, answer.answerId, failure, 'FAILED');
    return false;
  }
  const kept: NumberedLine[] = [];
  let remarks = 0;
  const take = (line: string): Promise<boolean> => {
    const read = readChangeLine(line, prompt.labels);
    if (!read && !isFrame(line)) remarks += 1;
    if (!read) return Promise.resolve(true);
    kept.push(read);
    return add(read, choices);
  };
  return streamLines(ctx, language, { answer, prompt, take, end: async (paid) => {
    if (kept.length === 0 && remarks > 0) throw new LanguageModelError('The model’s answer could not be used: it is not in the form that was asked for.');
    await keepModelAnswer(ctx.db, { key, model: language.name, answer: JSON.stringify(kept), ...paid });
  } }, signal);
}
