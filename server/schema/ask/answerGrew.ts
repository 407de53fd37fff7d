import { conversationTopic } from '#server/domain/events.ts';
import { NotFoundError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { readNewestAnswer } from '#server/domain/conversations/readMessages.ts';

import { builder } from '../base/builder.ts';
import { changes } from '../base/changes.ts';
import type { GraphQLContext } from '../base/context.ts';
import { Conversation, loadConversation } from './Conversation.ts';
import { loadMessage, Message, type MessageShape, messageShapes } from './Message.ts';
import { Statement, type StatementShape, statementsOfAnswer } from './Statement.ts';

/** What happened to a conversation; how many statements of which answer the subscriber has is remembered for the subscription. */
interface Grown {
  readonly conversationId: string;
  /** null: the first event, or that the conversation itself was changed. */
  readonly messageId: string | null;
  readonly seen: { answerId: string | null; count: number };
}

interface Told {
  readonly conversationId: string;
  readonly message: MessageShape | null;
  readonly newStatements: readonly StatementShape[];
  readonly position: number;
}

const AnswerGrew = builder.objectRef<Told>('AnswerGrew').implement({
  description: 'What an answer has more than you have seen.',
  fields: (t) => ({
    conversation: t.field({ type: Conversation, nullable: true, description: 'The conversation; null when it is gone or not visible to you any more.', resolve: ({ conversationId }, _args, ctx) => loadConversation(ctx, conversationId) }),
    message: t.field({ type: Message, nullable: true, description: 'The answer or the new question, as it is now. Select `state`, not `statements`, and no sentence is sent twice.', resolve: ({ message }) => message }),
    newStatements: t.field({ type: [Statement], description: 'The statements from `position` on that were not told in this subscription.', resolve: ({ newStatements }) => [...newStatements] }),
    position: t.exposeInt('position', { description: 'How many statements there are now: what to give as `after` when you come again.' }),
  }),
});

async function tell({ conversationId, messageId, seen }: Grown, ctx: GraphQLContext): Promise<Told> {
  const message = messageId === null ? await newestAnswer(ctx, conversationId) : ((await loadMessage(ctx, messageId)) ?? null);
  if (message?.role !== 'ANSWER') return { conversationId, message, newStatements: [], position: seen.count };
  const statements = await statementsOfAnswer(ctx, message.id);
  if (seen.answerId !== null && seen.answerId !== message.id) seen.count = 0;
  seen.answerId = message.id;
  const newStatements = statements.filter(({ position }) => position >= seen.count);
  seen.count = Math.max(seen.count, ...statements.map(({ position }) => position + 1));
  return { conversationId, message, newStatements, position: seen.count };
}

async function newestAnswer(ctx: GraphQLContext, conversationId: string): Promise<MessageShape | null> {
  const row = await readNewestAnswer(ctx, conversationId);
  return row && (messageShapes([row])[0] ?? null);
}

function grownIn(ctx: GraphQLContext, id: string | null, after: number): AsyncIterableIterator<Grown> {
  return changes(ctx, conversationTopic(id ?? ''), async () => {
    const conversation = id === null ? undefined : await loadConversation(ctx, id);
    if (!conversation) throw new NotFoundError('Conversation');
    const seen = { answerId: null, count: Math.max(0, after) };
    const grown = (messageId: string | null): Grown => ({ conversationId: conversation.id, messageId, seen });
    return { first: grown(null), of: (ids) => ids.map((told) => grown(told === conversation.id ? null : told)) };
  });
}

builder.subscriptionField('answerGrew', (t) =>
  t.field({
    type: AnswerGrew,
    authScopes: { signedIn: true },
    description: 'Each statement of an answer as soon as it is checked, each new question, and every change of state. Goes on with the next answer until you leave.',
    args: {
      after: t.arg.int({ description: 'How many statements of the newest answer you have; left out: none.' }),
      conversationId: t.arg.id({ required: true, description: 'The conversation to watch.' }),
    },
    subscribe: (_root, { conversationId, after }, ctx) => grownIn(ctx, uuidOf('Conversation', conversationId), after ?? 0),
    resolve: (grown, _args, ctx) => tell(grown, ctx),
  }),
);
