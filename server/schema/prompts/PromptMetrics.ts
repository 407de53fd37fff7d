import { type ContentMetrics, estimateRun, measureContent } from '#server/domain/prompts/content/measureContent.ts';
import { builder } from '../base/builder.ts';
import { ModelEstimate } from '../usage/ModelEstimate.ts';
import { PromptContent, type ShownContent } from './PromptContent.ts';

const Complexity = builder.enumType('Complexity', {
  description: 'How complex a prompt is.',
  values: {
    HIGH: { description: 'Many instructions, conditions or variables.' },
    LOW: { description: 'One plain wish.' },
    MEDIUM: { description: 'In between.' },
  } as const,
});

const ComplexityReason = builder.enumType('ComplexityReason', {
  description: 'What makes a prompt complex.',
  values: {
    CONDITIONS: { description: 'It says "if", "unless", "only when".' },
    INSTRUCTIONS: { description: 'It asks for many things.' },
    LENGTH: { description: 'It is long.' },
    NESTING: { description: 'It has lists in lists, or sections in sections.' },
    VARIABLES: { description: 'It has many variables.' },
  } as const,
});

const PromptMetrics = builder.objectRef<ContentMetrics & { readonly content: ShownContent }>('PromptMetrics').implement({
  description: 'How large and how complex a prompt is.',
  fields: (t) => ({
    complexity: t.expose('complexity', { type: Complexity, description: 'Of the user messages.' }),
    complexityReasons: t.field({ type: [ComplexityReason], description: 'What counts towards it.', resolve: ({ reasons }) => [...reasons] }),
    estimate: t.field({
      type: ModelEstimate,
      nullable: true,
      description:
        'What one run will about cost with the defaults of its variables; null without a known model, and when a default is read from the vault. An answer without `maxTokens` counts as 500 tokens.',
      resolve: async ({ content }, _args, ctx) => estimateRun(content, await content.fragments(ctx), ctx.models ?? []),
    }),
    lines: t.exposeInt('lines', { description: 'Lines.' }),
    systemTokens: t.exposeInt('systemTokens', { description: 'Tokens of system messages.' }),
    tokensAreExact: t.exposeBoolean('isExact', { description: 'Whether they were counted as the model counts them; false: about, as of prompts with more than 40,000 characters, or with words of 500.' }),
    userTokens: t.exposeInt('userTokens', { description: 'Tokens of all other messages.' }),
    words: t.exposeInt('words', { description: 'Words.' }),
  }),
});

builder.objectField(PromptContent, 'metrics', (t) =>
  t.field({ type: PromptMetrics, description: 'How large and how complex it is.', resolve: async (content) => ({ ...(await measureContent(content)), content }) }),
);
