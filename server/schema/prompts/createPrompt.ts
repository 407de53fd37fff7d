import { CrossSpaceError, LimitReachedError } from '#server/domain/errors.ts';
import { createPrompt } from '#server/domain/prompts/createPrompt.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadPrompt, Prompt, PromptKind } from './Prompt.ts';
import { PromptContentInput, toContent } from './PromptContent.ts';

/** What is copied, by its public id. */
function modelOf(id: string) {
  const [versionId, templateId] = [uuidOf('PromptVersion', id), uuidOf('PromptTemplate', id)];
  if (templateId !== null) return { templateId };
  return versionId === null ? { promptId: uuidOf('Prompt', id) } : { versionId };
}

builder.relayMutationField(
  'createPrompt',
  {
    description: 'A new prompt.',
    inputFields: (t) => ({
      spaceId: t.id({ required: true, description: 'The space.' }),
      collectionId: t.id({ description: 'The prompt collection it shall lie in; left out: none.' }),
      title: t.string({ required: true, description: 'At most 200 characters.' }),
      name: t.string({ description: 'Unique in the space; left out: made of the title.' }),
      kind: t.field({ type: PromptKind, description: 'PROMPT unless told, or what `copyOf` is.' }),
      content: t.field({ type: PromptContentInput, description: 'What it says.' }),
      copyOf: t.id({ description: 'A PromptTemplate, Prompt or PromptVersion that it begins as; `content` changes it.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CrossSpaceError, LimitReachedError] },
    description: 'Creates a prompt: empty, of a template, or as a copy.',
    resolve: (_root, { input: { spaceId, collectionId, title, name, kind, content, copyOf } }, ctx) =>
      createPrompt(ctx, {
        spaceId: uuidOf('Space', spaceId),
        collectionId: collectionId ? uuidOf('PromptCollection', collectionId) : undefined,
        title,
        name: name ?? undefined,
        kind: kind ?? undefined,
        content: toContent(content),
        copyOf: copyOf ? modelOf(copyOf) : undefined,
      }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({ prompt: t.field({ type: Prompt, description: 'The prompt.', resolve: ({ promptId }, _args, ctx) => orGone('Prompt', loadPrompt(ctx, promptId)) }) }),
  },
);
