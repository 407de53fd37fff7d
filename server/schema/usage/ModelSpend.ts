import type { MonthlySpend } from '#server/domain/usage/readMonthlyUsage.ts';
import { builder } from '../base/builder.ts';

/** What was paid to a model. */
export type Spend = MonthlySpend;

const ModelPurpose = builder.enumType('ModelPurpose', {
  description: 'What a model is asked for. New purposes may be added.',
  values: {
    ANSWER: { description: 'Answers and assistant.' },
    CARDS: { description: 'Proposing flashcards.' },
    EMBEDDING: { description: 'Vectors of passages and questions.' },
    JUDGE: { description: 'Judging: support of statements, test results.' },
    PROCESSING: { description: 'Reading sources: summary, tags, structure, translation.' },
    PROMPT: { description: 'Prompt runs, test runs and analyses.' },
    WORK: { description: 'Insights, syntheses, drafts, articles and proposals for them.' },
  } as const,
});

export const ModelSpend = builder.objectRef<Spend>('ModelSpend').implement({
  description: 'What a model was paid for one purpose.',
  fields: (t) => ({
    calls: t.exposeInt('calls', { description: 'How many answers it gave.' }),
    cost: t.exposeFloat('cost', { nullable: true, description: 'In the currency of the prices that the vault was given; null where none are given.' }),
    inputTokens: t.exposeInt('inputTokens', { description: 'How much it read.' }),
    model: t.exposeString('model', { description: 'Its name.' }),
    outputTokens: t.exposeInt('outputTokens', { description: 'How much it wrote.' }),
    purpose: t.expose('purpose', { type: ModelPurpose, description: 'What for.' }),
  }),
});
