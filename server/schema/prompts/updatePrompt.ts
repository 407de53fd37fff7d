import { ConflictError, CrossSpaceError } from '#server/domain/errors.ts';
import { updatePrompt } from '#server/domain/prompts/updatePrompt.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadPrompt, Prompt } from './Prompt.ts';
import { PromptContentInput, toContent } from './PromptContent.ts';

builder.relayMutationField(
  'updatePrompt',
  {
    description: 'What shall be different; what is not given stays.',
    inputFields: (t) => ({
      promptId: t.id({ required: true, description: 'Which prompt.' }),
      title: t.string({ description: 'At most 200 characters.' }),
      name: t.string({ description: 'Unique in the space. Drafts that include it follow; programs that ask for the old name get it for 90 days still.' }),
      description: t.string({ description: 'At most 2,000 characters.' }),
      collectionId: t.id({ description: 'The prompt collection; null: none; left out: stays.' }),
      content: t.field({ type: PromptContentInput, description: 'What of the draft shall be different.' }),
      ifUnchangedSince: t.field({ type: 'DateTime', description: 'The `draftUpdatedAt` you have read. When somebody changed the draft since, nothing is done: CONFLICT. Left out: your change counts.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, ConflictError, CrossSpaceError] },
    description: 'Changes a prompt or its draft.',
    resolve: (_root, { input: { promptId, title, name, description, collectionId, content, ifUnchangedSince } }, ctx) =>
      updatePrompt(ctx, {
        promptId: uuidOf('Prompt', promptId),
        title: title ?? undefined,
        name: name ?? undefined,
        description: description ?? undefined,
        collection: collectionId === undefined ? undefined : collectionId === null ? 'none' : { id: uuidOf('PromptCollection', collectionId) },
        content: toContent(content),
        ifUnchangedSince: ifUnchangedSince ?? undefined,
      }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({ prompt: t.field({ type: Prompt, description: 'The prompt.', resolve: ({ promptId }, _args, ctx) => orGone('Prompt', loadPrompt(ctx, promptId)) }) }),
  },
);
