import { timelineCursor } from '#server/domain/timeline.ts';
import { type ConversationFilter, type ConversationPage, type ConversationRow, countConversations, listConversations, readConversations } from '#server/domain/conversations/readConversations.ts';
import { readPaidForConversations } from '#server/domain/models/modelUses.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, byIdAndPage } from '../base/perOperation.ts';
import { countOf } from '../base/timeline.ts';
import { viewerMay } from '../base/viewerMay.ts';
import { Space, spaceOf } from '../spaces/Space.ts';
import { ModelSpend } from '../usage/ModelSpend.ts';
import { loadUser, User } from '../viewer/User.ts';
import { Scope } from './Scope.ts';

/** A conversation that the reader may see, by its id. */
export const loadConversation = byId(readConversations);

const paidForConversations = byId((ctx, ids) => readPaidForConversations(ctx.db, ids));

export const ConversationKind = builder.enumType('ConversationKind', {
  description: 'What a conversation is for.',
  values: { ASK: { description: 'Answers from sources. It changes nothing.' }, ASSISTANT: { description: 'Answers and proposes changes of the space, which a person applies.' } } as const,
});

export const Conversation = builder.objectRef<ConversationRow>('Conversation').implement({
  description: 'Questions and answers about sources of a space.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `conversation_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Conversation', id) }),
    author: t.field({
      type: User,
      nullable: true,
      description: 'Who began it; null when they are gone or you share no space with them any more.',
      resolve: ({ authorId }, _args, ctx) => (authorId === null ? null : loadUser(ctx, authorId)),
    }),
    authorName: t.exposeString('authorName', { nullable: true, description: 'Their name, also then.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
    isShared: t.exposeBoolean('isShared', { description: 'Whether all members of the space may read it. Otherwise only who began it.' }),
    kind: t.expose('kind', { type: ConversationKind, description: 'Whether it asks or acts.' }),
    scope: t.field({ type: Scope, description: 'Which sources it asks.', resolve: ({ id, scope, spaceId }) => ({ ...scope, spaceId, id }) }),
    space: t.field({ type: Space, description: 'The space it lies in.', resolve: ({ spaceId }, _args, ctx, info) => spaceOf(ctx, info, spaceId) }),
    spend: t.field({ type: [ModelSpend], description: 'What models were paid for all of its answers so far.', resolve: async ({ id }, _args, ctx) => (await paidForConversations(ctx, id)) ?? [] }),
    title: t.exposeString('title', { description: 'At most 200 characters; unless given, the beginning of the first question.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When something was last asked or changed.' }),
    viewerCanEdit: t.boolean({
      description: 'Whether you may ask in it and change it: it is yours.',
      resolve: async ({ authorId, spaceId }, _args, ctx, info) => ctx.actor.kind === 'user' && ctx.actor.userId === authorId && (await viewerMay(ctx, info, 'conversation.keep', spaceId)),
    }),
  }),
});
registerNode('Conversation', readConversations);

const ConversationEdge = builder.edgeObject({ type: Conversation, name: 'ConversationEdge', description: 'A conversation in a list.' });
const ConversationConnection = builder.connectionObject(
  {
    type: Conversation,
    name: 'ConversationConnection',
    description: 'A page of conversations.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many conversations the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  ConversationEdge,
);

const conversationsOfSpace = byIdAndPage((ctx, page: ConversationPage, spaceIds) => listConversations(ctx, page, spaceIds));
const countOfSpace = byIdAndPage((ctx, filter: ConversationFilter, spaceIds) => countConversations(ctx, filter, spaceIds));

builder.objectField(Space, 'conversations', (t) =>
  t.connection(
    {
      type: Conversation,
      description: 'Your conversations and those shared with the space, last asked first.',
      args: {
        kind: t.arg({ type: ConversationKind, description: 'Only of this kind; left out: all.' }),
        text: t.arg.string({ description: 'Only those with these words in title or questions.' }),
      },
      resolve: async ({ id }, { kind, text, ...args }, ctx) => {
        const filter: ConversationFilter = { kind: kind ?? undefined, text: text?.slice(0, 1_000) };
        const { page, pageInfo } = await readCursorPage(args, async (wanted) =>
          ((await conversationsOfSpace(ctx, { ...filter, ...wanted }, id)) ?? []).map((row) => ({ cursor: timelineCursor({ id: row.id, createdAt: row.updatedAt }), row })),
        );
        return { edges: page.map(({ cursor, row }) => ({ cursor, node: row })), pageInfo, count: async () => (await countOfSpace(ctx, filter, id)) ?? 0 };
      },
    },
    ConversationConnection,
    ConversationEdge,
  ),
);
