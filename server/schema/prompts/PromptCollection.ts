import { countPromptsIn, type PromptCollectionRow, readPromptAncestors, readPromptCollections, readPromptTrees } from '#server/domain/prompts/readPromptCollections.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, orGone } from '../base/perOperation.ts';
import { viewerMay } from '../base/viewerMay.ts';
import { Space, spaceOf } from '../spaces/Space.ts';

/** A prompt collection that the reader may see, by its id. */
export const loadPromptCollection = byId(readPromptCollections);

const ancestorsOf = byId(readPromptAncestors);
const promptCountOf = byId(countPromptsIn);
const treeOf = byId(readPromptTrees);

export const PromptCollection = builder.objectRef<PromptCollectionRow>('PromptCollection');

PromptCollection.implement({
  description: 'A folder of prompts. They nest as deep as one likes, within one space.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `promptcollection_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('PromptCollection', id) }),
    name: t.exposeString('name', { description: 'At most 200 characters.' }),
    description: t.exposeString('description', { description: 'May be empty.' }),
    space: t.field({ type: Space, description: 'The space it lies in.', resolve: ({ spaceId, access }, _args, ctx, info) => spaceOf(ctx, info, spaceId, access) }),
    parent: t.field({
      type: PromptCollection,
      nullable: true,
      description: 'The one it lies in; null at the top of the tree.',
      resolve: ({ parentId }, _args, ctx) => (parentId === null ? null : orGone('Prompt collection', loadPromptCollection(ctx, parentId))),
    }),
    ancestors: t.field({
      type: [PromptCollection],
      description: 'The way from the top of the tree to its parent.',
      resolve: async ({ id }, _args, ctx) => (await ancestorsOf(ctx, id)) ?? [],
    }),
    promptCount: t.int({ description: 'How many prompts lie directly in it.', resolve: async ({ id }, _args, ctx) => (await promptCountOf(ctx, id)) ?? 0 }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When its name, description or place last changed.' }),
    viewerCanEdit: t.boolean({ description: 'Whether you may change it and what is in it.', resolve: ({ spaceId, access }, _args, ctx, info) => viewerMay(ctx, info, 'prompt.edit', spaceId, access) }),
  }),
});
registerNode('PromptCollection', readPromptCollections);

builder.objectField(Space, 'promptTree', (t) =>
  t.field({
    type: [PromptCollection],
    description: 'Every prompt collection in one list, depth first, by name.',
    resolve: async ({ id }, _args, ctx) => (await treeOf(ctx, id)) ?? [],
  }),
);
