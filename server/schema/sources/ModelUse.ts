import type { ModelUse } from '#server/domain/sources/read/modelUses.ts';
import { builder } from '../base/builder.ts';
import { ProcessingStage } from '../processing/ProcessingEvent.ts';

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
