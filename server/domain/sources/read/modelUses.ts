import type { ProcessingStage } from '#server/platform/db/generated/client.ts';

/** What answers for one stage came to. */
export interface ModelUse {
  readonly stage: ProcessingStage;
  readonly model: string;
  readonly answers: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: number | null;
}

/** An answer of a model as it was paid for. */
export type ModelAnswer = Omit<ModelUse, 'answers'>;

/** Sums answers up by stage and model, in the order in which these were first asked. */
export function sumOfAnswers(answers: readonly ModelAnswer[]): ModelUse[] {
  const sums = new Map<string, ModelUse>();
  for (const answer of answers) {
    const key = `${answer.stage} ${answer.model}`;
    const before = sums.get(key) ?? { ...answer, answers: 0, inputTokens: 0, outputTokens: 0, cost: null };
    sums.set(key, {
      ...before,
      answers: before.answers + 1,
      inputTokens: before.inputTokens + answer.inputTokens,
      outputTokens: before.outputTokens + answer.outputTokens,
      cost: answer.cost === null ? before.cost : (before.cost ?? 0) + answer.cost,
    });
  }
  return [...sums.values()];
}
