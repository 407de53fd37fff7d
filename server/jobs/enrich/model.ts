import type { DomainContext, ModelLimits } from '#server/domain/context.ts';
import { findModelAnswer, saveModelAnswer, spentToday } from '#server/domain/models/modelAnswers.ts';
import { costOf, pricesOfModel } from '#server/domain/models/modelUses.ts';
import { withAdvisoryLock } from '#server/platform/db/database.ts';
import type { ProcessingStage } from '#server/platform/db/generated/client.ts';
import type { PurposeParams } from '#server/domain/prompts/purposes/purposePrompts.ts';
import { type LanguageModel, LanguageModelError, modelNamed } from '#server/platform/models/languageModel.ts';
import { stageKey } from '../stages/stageKey.ts';
import { ModelError } from '../stages/modelError.ts';

/** On whose behalf a model is asked. */
export interface ModelCaller {
  readonly spaceId: string;
  readonly sourceId: string;
  readonly stage: ProcessingStage;
  /** The prompt of the space that it is asked with; null: the vault's own. */
  readonly promptVersionId: string | null;
}

export interface Prompt<T> {
  readonly instructions: string;
  /** How it is asked; left out: as the vault has it. */
  readonly params?: PurposeParams | undefined;
  /** What it is about: data, whatever stands in it. */
  readonly text: string;
  /** All that decides the answer, where not everything that is told does: what differs in the rest alone is not asked again. */
  readonly decidedBy?: readonly unknown[];
  /** The answer in a usable form. @throws UnusableAnswerError */
  readonly accept: (answer: string) => T;
}

/** A language model that remembers its answers and minds what it costs. */
export interface Model {
  readonly name: string;
  /** @throws ModelError */
  ask<T>(asking: ModelCaller, prompt: Prompt<T>, signal: AbortSignal): Promise<T>;
}

/** An answer that is not what was asked for. */
export class UnusableAnswerError extends Error {
  override readonly name = 'UnusableAnswerError';
}

/** How often the model is asked when its answers are of no use. */
const tries = 2;

export function createModel(ctx: DomainContext, languages: readonly [LanguageModel, ...LanguageModel[]], limits: ModelLimits): Model {
  const [own] = languages;
  const { dailyTokens, dailyCost } = limits;
  /** Those who ask the same at the same time wait for one answer: here, and by a lock in the database across processes. */
  const asked = new Map<string, Promise<string>>();

  async function requireBudget(spaceId: string): Promise<void> {
    if (dailyTokens === undefined && dailyCost === undefined) return;
    const usage = await spentToday(ctx, spaceId);
    if (dailyTokens !== undefined && usage.tokens >= dailyTokens) throw budgetExceeded(`${dailyTokens.toLocaleString('en')} tokens`);
    if (dailyCost !== undefined && usage.cost >= dailyCost) throw budgetExceeded(String(dailyCost));
  }

  async function writeOnce<T>(key: string, asking: ModelCaller, prompt: Prompt<T>, signal: AbortSignal): Promise<string> {
    return withAdvisoryLock(ctx.db, `model ${key}`, signal, async () => {
      const known = await findModelAnswer(ctx.db, key);
      return known !== null && problemOf(known, prompt.accept) === null ? known : write(key, asking, prompt, signal);
    });
  }

  async function write<T>(key: string, asking: ModelCaller, { instructions, text, params, accept }: Prompt<T>, signal: AbortSignal): Promise<string> {
    const language = modelNamed(languages, params?.model ?? null);
    let problem = '';
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      await requireBudget(asking.spaceId);
      const instructionsWithProblem = problem === '' ? instructions : `${instructions}\n\nAn earlier answer could not be used: ${problem}`;
      const { text: answer, inputTokens, outputTokens } = await language.complete({ instructions: instructionsWithProblem, text, params }, signal).catch((error: unknown) => {
        if (!(error instanceof LanguageModelError)) throw error;
        // TIMEOUT is said of sites here.
        throw new ModelError(error.code === 'TIMEOUT' ? 'MODEL_ERROR' : error.code, error.message, error.retryAfterSeconds);
      });
      problem = problemOf(answer, accept) ?? '';
      const cost = costOf(pricesOfModel(limits, language.name), { inputTokens, outputTokens });
      const tidy = answer.replaceAll('\0', '');
      await saveModelAnswer(ctx, key, problem === '' ? tidy : null, { ...asking, model: language.name, inputTokens, outputTokens, cost });
      if (problem === '') return tidy;
    }
    throw new ModelError('MODEL_ERROR', `The model’s answer could not be used: ${problem}`);
  }

  return {
    name: own.name,
    async ask(asking, prompt, signal) {
      const { instructions, text, params, decidedBy = [instructions, text] } = prompt;
      const key = stageKey(modelNamed(languages, params?.model ?? null).name, ...decidedBy, ...(params ? [params] : []));
      const known = (await findModelAnswer(ctx.db, key)) ?? (await asked.get(key)?.catch(() => null));
      if (known !== null && known !== undefined && problemOf(known, prompt.accept) === null) return prompt.accept(known);
      const writing = writeOnce(key, asking, prompt, signal);
      asked.set(key, writing);
      try {
        return prompt.accept(await writing);
      } finally {
        asked.delete(key);
      }
    },
  };
}

function problemOf(answer: string, accept: (answer: string) => unknown): string | null {
  try {
    accept(answer);
    return null;
  } catch (error) {
    if (error instanceof UnusableAnswerError) return error.message;
    throw error;
  }
}

function budgetExceeded(budget: string): ModelError {
  return new ModelError('BUDGET', `This space has used today’s budget for the model (${budget}). It goes on by itself when the next day begins (0:00 UTC).`);
}
