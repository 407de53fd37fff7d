import { setPromptLabel } from '#server/domain/prompts/promptLabels.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadPrompt, Prompt } from './Prompt.ts';

builder.relayMutationField(
  'setPromptLabel',
  {
    description: 'Which label, and which version.',
    inputFields: (t) => ({
      promptId: t.id({ required: true, description: 'Which prompt.' }),
      label: t.string({ required: true, description: 'Its name; a new one is made.' }),
      versionId: t.id({ description: 'The version it shall name; null: the label goes.' }),
      isProtected: t.boolean({ description: 'Whether only owners may move it from now on. Owners only.' }),
    }),
  },
  {
    errors: { types: errorsInSpace },
    description: 'Lets a label name a version, or another one, or none: going live and rolling back are this one call.',
    resolve: (_root, { input: { promptId, label, versionId, isProtected } }, ctx) =>
      setPromptLabel(ctx, { promptId: uuidOf('Prompt', promptId), label, version: versionId ? { id: uuidOf('PromptVersion', versionId) } : 'none', isProtected: isProtected ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({ prompt: t.field({ type: Prompt, description: 'The prompt, with its labels.', resolve: ({ promptId }, _args, ctx) => orGone('Prompt', loadPrompt(ctx, promptId)) }) }),
  },
);
