import { builder } from '../builder.ts';
import { ProcessingStage } from './processing.ts';

/** What answers for one stage came to. */
export interface ModelUse {
  readonly stage: NonNullable<typeof ProcessingStage.$inferType>;
  readonly model: string;
  readonly answers: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: number | null;
}

type Answer = Omit<ModelUse, 'answers'>;

/** Sums answers up by stage and model, in the order in which these were first asked. */
export function modelUsesOf(answers: readonly Answer[]): ModelUse[] {
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

export const ModelUseType = builder.objectRef<ModelUse>('ModelUse').implement({
  description: 'What a language model was paid for one stage of a source, over all of its runs. Answers that were known already cost nothing and are not counted.',
  fields: (t) => ({
    stage: t.field({ type: ProcessingStage, description: 'Which step.', resolve: ({ stage }) => stage }),
    model: t.exposeString('model', { description: 'The name of the model.' }),
    answers: t.exposeInt('answers', { description: 'How many answers it gave, also those of no use.' }),
    inputTokens: t.exposeInt('inputTokens', { description: 'What it was given, in tokens.' }),
    outputTokens: t.exposeInt('outputTokens', { description: 'What it wrote, in tokens.' }),
    cost: t.exposeFloat('cost', { nullable: true, description: 'What that cost, in the currency of the prices that the vault was given; null where none are given.' }),
  }),
});
