import { LimitReachedError } from '#server/domain/errors.ts';
import { savePromptVersion } from '#server/domain/prompts/savePromptVersion.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadPrompt, Prompt } from './Prompt.ts';
import { loadPromptVersion, PromptVersion } from './PromptVersion.ts';

builder.relayMutationField(
  'savePromptVersion',
  {
    description: 'Of which prompt.',
    inputFields: (t) => ({
      promptId: t.id({ required: true, description: 'Which prompt.' }),
      note: t.string({ description: 'What is new, at most 2,000 characters.' }),
      labels: t.stringList({ description: 'Labels that shall name it at once, at most 20.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, LimitReachedError] },
    description: 'Saves the draft as a new version. When nothing changed, the newest version is answered.',
    resolve: (_root, { input: { promptId, note, labels } }, ctx) => savePromptVersion(ctx, { promptId: uuidOf('Prompt', promptId), note: note ?? undefined, labels: labels ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      prompt: t.field({ type: Prompt, description: 'The prompt.', resolve: ({ promptId }, _args, ctx) => orGone('Prompt', loadPrompt(ctx, promptId)) }),
      version: t.field({ type: PromptVersion, description: 'The version.', resolve: ({ versionId }, _args, ctx) => orGone('Prompt version', loadPromptVersion(ctx, versionId)) }),
    }),
  },
);
