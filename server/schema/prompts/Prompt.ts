import { checkPromptFilter, countPrompts, listPrompts, promptCursor, type PromptFilter as Filter, type PromptList, type PromptListPage } from '#server/domain/prompts/listPrompts.ts';
import { type PromptRow, readDrafts, readFragments, readPrompts } from '#server/domain/prompts/readPrompts.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import type { GraphQLContext } from '../base/context.ts';
import { type PageArgs, readCursorPage } from '../base/cursorPage.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, byIdAndPage, orGone } from '../base/perOperation.ts';
import { countOf } from '../base/timeline.ts';
import { viewerMay } from '../base/viewerMay.ts';
import { Space, spaceOf } from '../spaces/Space.ts';
import { loadPromptCollection, PromptCollection } from './PromptCollection.ts';
import { PromptContent } from './PromptContent.ts';

/** A prompt that the reader may see, by its id. */
export const loadPrompt = byId(readPrompts);

const draftOf = byId(readDrafts);
const fragmentsOf = byId(readFragments);
const pageOf = byIdAndPage((ctx, page: PromptListPage, ids) => listPrompts(ctx, page, ids));
const countedOf = byIdAndPage((ctx, page: Pick<PromptListPage, 'list' | 'filter'>, ids) => countPrompts(ctx, page, ids));

/** A page of the list of a space, a collection or a fragment. */
async function promptsOf(ctx: GraphQLContext, list: PromptList, id: string, given: Filter | null | undefined, args: PageArgs) {
  const filter = given ?? {};
  checkPromptFilter(filter);
  const { page, pageInfo } = await readCursorPage(args, async (wanted) => ((await pageOf(ctx, { list, filter, ...wanted }, id)) ?? []).map((row) => ({ row, cursor: promptCursor(row) })));
  return { edges: page.map(({ row, cursor }) => ({ cursor, node: row })), pageInfo, count: async () => (await countedOf(ctx, { list, filter }, id)) ?? 0 };
}

export const PromptKind = builder.enumType('PromptKind', {
  description: 'What a prompt is for.',
  values: { PROMPT: { description: 'To be run.' }, FRAGMENT: { description: 'To be included by others.' } } as const,
});

const PromptFilter = builder.inputType('PromptFilter', {
  description: 'Which prompts are wanted. Everything given must hold.',
  fields: (t) => ({
    text: t.string({ description: 'Only those with these words in name, title or messages.' }),
    kinds: t.field({ type: [PromptKind], description: 'Only these.' }),
    label: t.string({ description: 'Only those with this label.' }),
    includeDescendants: t.boolean({ description: 'true: also what lies in the collections below it.' }),
    withoutCollection: t.boolean({ description: 'true: only what lies in no collection.' }),
  }),
});

export const Prompt = builder.objectRef<PromptRow>('Prompt');
const PromptEdge = builder.edgeObject({ type: Prompt, name: 'PromptEdge', description: 'A prompt in a list.' });
const PromptConnection = builder.connectionObject(
  {
    type: Prompt,
    name: 'PromptConnection',
    description: 'A page of prompts.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many prompts the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  PromptEdge,
);

Prompt.implement({
  description: 'A prompt, or a fragment that prompts include by `{{> name}}`.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `prompt_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Prompt', id) }),
    kind: t.field({ type: PromptKind, description: 'Prompt or fragment.', resolve: ({ kind }) => kind }),
    name: t.exposeString('name', { description: 'Unique in the space, of a to z, 0 to 9, `-`, `_` and `/`, such as `support/first-answer`: what programs ask for.' }),
    title: t.exposeString('title', { description: 'For people, at most 200 characters.' }),
    description: t.exposeString('description', { description: 'May be empty.' }),
    space: t.field({ type: Space, description: 'The space it lies in.', resolve: ({ spaceId, access }, _args, ctx, info) => spaceOf(ctx, info, spaceId, access) }),
    collection: t.field({
      type: PromptCollection,
      nullable: true,
      description: 'The one it lies in; null: none.',
      resolve: ({ collectionId }, _args, ctx) => (collectionId === null ? null : orGone('Prompt collection', loadPromptCollection(ctx, collectionId))),
    }),
    draft: t.field({
      type: PromptContent,
      description: 'What is being edited: saved as one types, in no version yet.',
      resolve: async ({ id }, _args, ctx) => ({ ...(await orGone('Prompt', draftOf(ctx, id))), fragments: async (asking: GraphQLContext) => (await fragmentsOf(asking, id)) ?? new Map<string, string>() }),
    }),
    draftUpdatedAt: t.expose('draftUpdatedAt', { type: 'DateTime', description: 'When the draft last changed: what `ifUnchangedSince` compares.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When anything of it but the draft last changed.' }),
    viewerCanEdit: t.boolean({ description: 'Whether you may change it.', resolve: ({ spaceId, access }, _args, ctx, info) => viewerMay(ctx, info, 'prompt.edit', spaceId, access) }),
    includedBy: t.connection({ type: Prompt, description: 'The prompts whose draft includes it.', resolve: ({ id }, args, ctx) => promptsOf(ctx, 'includedBy', id, null, args) }, PromptConnection, PromptEdge),
  }),
});
registerNode('Prompt', readPrompts);

builder.objectField(Space, 'prompts', (t) =>
  t.connection(
    {
      type: Prompt,
      description: 'Its prompts, last changed first, in whatever collection they lie.',
      args: { filter: t.arg({ type: PromptFilter, description: 'Which are wanted.' }) },
      resolve: ({ id }, { filter, ...args }, ctx) => promptsOf(ctx, 'space', id, filter, args),
    },
    PromptConnection,
    PromptEdge,
  ),
);

builder.objectField(PromptCollection, 'prompts', (t) =>
  t.connection(
    {
      type: Prompt,
      description: 'Its prompts, last changed first.',
      args: { filter: t.arg({ type: PromptFilter, description: 'Which are wanted.' }) },
      resolve: ({ id }, { filter, ...args }, ctx) => promptsOf(ctx, 'collection', id, filter, args),
    },
    PromptConnection,
    PromptEdge,
  ),
);
