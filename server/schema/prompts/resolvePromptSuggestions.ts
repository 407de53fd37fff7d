import { ConflictError } from '#server/domain/errors.ts';
import { resolveSuggestions } from '#server/domain/prompts/analysis/resolveSuggestions.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadPrompt, Prompt } from './Prompt.ts';
import { loadSuggestion, PromptSuggestion, SuggestionState } from './PromptAnalysis.ts';

builder.relayMutationField(
  'resolvePromptSuggestions',
  {
    description: 'Which, and how.',
    inputFields: (t) => ({
      suggestionIds: t.idList({ required: true, description: 'At most 200, of one analysis.' }),
      state: t.field({ type: SuggestionState, required: true, description: 'APPLIED or DISMISSED. APPLIED of one without replacement is NOT_ALLOWED.' }),
      ifUnchangedSince: t.field({ type: 'DateTime', description: 'The `draftUpdatedAt` they were made for. When the draft changed since, nothing is done: CONFLICT. Left out: it counts whether their ranges still stand there.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, ConflictError] },
    description: 'Keeps what became of suggestions. APPLIED also changes the draft: all of them or none.',
    resolve: (_root, { input: { suggestionIds, state, ifUnchangedSince } }, ctx) =>
      resolveSuggestions(ctx, { suggestionIds: suggestionIds.map((id) => uuidOf('PromptSuggestion', id)), state, ifUnchangedSince: ifUnchangedSince ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      prompt: t.field({ type: Prompt, description: 'The prompt.', resolve: ({ promptId }, _args, ctx) => orGone('Prompt', loadPrompt(ctx, promptId)) }),
      suggestions: t.field({ type: [PromptSuggestion], description: 'They, as they are now.', resolve: ({ suggestionIds }, _args, ctx) => suggestionIds.map((id) => orGone('Prompt suggestion', loadSuggestion(ctx, id))) }),
    }),
  },
);
