import type { OfferedModel } from '#server/domain/context.ts';
import { builder } from '../base/builder.ts';
import { Space } from '../spaces/Space.ts';

const LanguageModel = builder.objectRef<OfferedModel>('LanguageModel').implement({
  description: 'A model that can be asked.',
  fields: (t) => ({
    contextTokens: t.exposeInt('contextTokens', { nullable: true, description: 'How much it reads at most; null when nobody said.' }),
    inputPrice: t.exposeFloat('inputPrice', { nullable: true, description: 'For a million tokens read; null when none is given.' }),
    name: t.exposeString('name', { description: 'What to give as `model`.' }),
    outputPrice: t.exposeFloat('outputPrice', { nullable: true, description: 'For a million tokens written; null when none is given.' }),
  }),
});

builder.objectField(Space, 'models', (t) =>
  t.field({
    type: [LanguageModel],
    description: "The models that prompts can be run with, the vault's own first; empty where the vault has none.",
    resolve: (_space, _args, { models = [] }) => [...models],
  }),
);
