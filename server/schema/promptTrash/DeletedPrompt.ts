import { countDeletedPrompts, countPromptsGoneWith, type DeletedPromptRow, readDeletedPromptPages, readPathsOfDeleted } from '#server/domain/prompts/trash/readDeletedPrompts.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { byId } from '../base/perOperation.ts';
import { countOf, timelineOf } from '../base/timeline.ts';
import { viewerMay } from '../base/viewerMay.ts';
import { Space } from '../spaces/Space.ts';

const promptCounts = byId(countPromptsGoneWith);
const pathsOf = byId(readPathsOfDeleted);

const DeletedPrompt = builder.objectRef<DeletedPromptRow>('DeletedPrompt').implement({
  description: 'A prompt in the trash, or a prompt collection with all that went with it. After 30 days it is deleted for good.',
  fields: (t) => ({
    promptId: t.id({ nullable: true, description: 'The id of the prompt, which it has again once it is restored; null for a collection.', resolve: ({ id, kind }) => (kind === 'PROMPT' ? encodePublicId('Prompt', id) : null) }),
    promptCollectionId: t.id({
      nullable: true,
      description: 'The id of the prompt collection, which it has again once it is restored; null for a prompt.',
      resolve: ({ id, kind }) => (kind === 'COLLECTION' ? encodePublicId('PromptCollection', id) : null),
    }),
    title: t.exposeString('title', { description: 'The title of the prompt, or the name of the collection.' }),
    path: t.stringList({ description: 'The names of the prompt collections it lay in, from the top of the tree.', resolve: async ({ id }, _args, ctx) => (await pathsOf(ctx, id)) ?? [] }),
    promptCount: t.int({ description: 'How many prompts come back with it, itself included.', resolve: async ({ id, kind }, _args, ctx) => (kind === 'PROMPT' ? 1 : ((await promptCounts(ctx, id)) ?? 0)) }),
    deletedAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was deleted.' }),
    viewerCanEdit: t.boolean({ description: 'Whether you may restore it and delete it for good.', resolve: ({ spaceId }, _args, ctx, info) => viewerMay(ctx, info, 'prompt.edit', spaceId) }),
  }),
});

const DeletedPromptEdge = builder.edgeObject({ type: DeletedPrompt, name: 'DeletedPromptEdge', description: 'A deleted prompt or prompt collection in a list.' });
const DeletedPromptConnection = builder.connectionObject(
  {
    type: DeletedPrompt,
    name: 'DeletedPromptConnection',
    description: 'A page of deleted prompts and prompt collections.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many deletions the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  DeletedPromptEdge,
);

const deletedPromptsOf = timelineOf({ pages: readDeletedPromptPages, counts: countDeletedPrompts });

builder.objectField(Space, 'deletedPrompts', (t) =>
  t.connection(
    {
      type: DeletedPrompt,
      description: 'The prompts and prompt collections in its trash, deleted last first: one entry for each deletion.',
      resolve: ({ id }, args, ctx) => deletedPromptsOf(ctx, args, id),
    },
    DeletedPromptConnection,
    DeletedPromptEdge,
  ),
);
