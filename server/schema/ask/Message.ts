import { countMessages, listMessages, messageCursor, type MessagePage, type MessageRow, readMessages, readPassagesOf } from '#server/domain/conversations/readMessages.ts';
import { type PaidModel, readPaidForMessages } from '#server/domain/models/modelUses.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { hasEnded } from '#server/domain/runs/runStates.ts';
import { builder } from '../base/builder.ts';
import type { GraphQLContext } from '../base/context.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, byIdAndPage, orGone } from '../base/perOperation.ts';
import { countOf } from '../base/timeline.ts';
import { Run, type RunShape } from '../runs/Run.ts';
import { Space } from '../spaces/Space.ts';
import { citationsOfStatement } from './Citation.ts';
import { Conversation, loadConversation } from './Conversation.ts';
import { Passage } from './Passage.ts';
import { Statement, statementsOfAnswer } from './Statement.ts';

/** A message as the schema tells it. */
export type MessageShape = MessageRow & RunShape;

function shapeOf(row: MessageRow): MessageShape {
  const { failureCode, failureMessage, authorId } = row;
  return {
    ...row,
    failure: failureCode === null ? null : { code: failureCode, message: failureMessage ?? '' },
    spend: (ctx) => paidFor(ctx, row),
    viewerCanStop: ({ actor }) => !hasEnded(row.state) && actor.kind === 'user' && actor.userId === authorId && actor.scopes.has('write'),
  };
}

const paidForMessages = byId((ctx, ids) => readPaidForMessages(ctx.db, ids));

/** A question cost nothing, and an answer without a model neither. */
const paidFor = async (ctx: GraphQLContext, { id, mode }: MessageRow): Promise<readonly PaidModel[]> => (mode === 'MODEL' ? ((await paidForMessages(ctx, id)) ?? []) : []);

/** Messages as the schema tells them. */
export const messageShapes = (rows: readonly MessageRow[]): MessageShape[] => rows.map(shapeOf);

const readShapes = async (ctx: GraphQLContext, ids: readonly string[]) => new Map([...(await readMessages(ctx, ids))].map(([id, row]) => [id, shapeOf(row)]));

/** A message that the reader may see, by its id. */
export const loadMessage = byId(readShapes);

const AnswerModeValues = {
  EXTRACTIVE: { description: 'With the best sentences of the sources, word for word. No model is asked.' },
  MODEL: { description: 'By a language model, of which only sentences with quotes that stand in the sources get a number.' },
} as const;
export const AnswerMode = builder.enumType('AnswerMode', { description: 'How a question is answered.', values: AnswerModeValues });

builder.objectField(Space, 'answerModes', (t) =>
  t.field({
    type: [AnswerMode],
    description: 'How questions can be answered here, what is taken unless told first: MODEL where the vault has a language model, and EXTRACTIVE.',
    resolve: (_space, _args, { hasModel }) => (hasModel ? (['MODEL', 'EXTRACTIVE'] as const) : (['EXTRACTIVE'] as const)),
  }),
);

const MessageRole = builder.enumType('MessageRole', { description: 'Who speaks.', values: { ANSWER: { description: 'The vault.' }, QUESTION: { description: 'A person.' } } as const });

const passagesOf = byId(readPassagesOf);

export const Message = builder.objectRef<MessageShape>('Message').implement({
  description: 'A question, or the answer to it. A question is a run that has SUCCEEDED and cost nothing.',
  interfaces: [Run, builder.nodeInterfaceRef()],
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'conversationId' in value && 'role' in value,
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `message_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Message', id) }),
    conversation: t.field({ type: Conversation, description: 'Where it stands.', resolve: ({ conversationId }, _args, ctx) => orGone('Conversation', loadConversation(ctx, conversationId)) }),
    addedWords: t.exposeStringList('addedWords', {
      description: 'Words of the questions before that were looked for besides those of the question, because it has few of its own. Empty in a question.',
    }),
    isInSources: t.exposeBoolean('isInSources', {
      nullable: true,
      description: 'Whether the sources had something to say. false: "not in your sources", and `passages` are the nearest. Null in a question and until it is known.',
    }),
    mode: t.expose('mode', { type: AnswerMode, nullable: true, description: 'How it was answered; null in a question.' }),
    passages: t.field({
      type: [Passage],
      description: 'What was read for it, best first, at most 12. Those whose source is not visible to you are left out.',
      resolve: async ({ id, role }, _args, ctx) => (role === 'QUESTION' ? [] : ((await passagesOf(ctx, id)) ?? [])),
    }),
    position: t.exposeInt('position', { description: 'Its place in the conversation, from 0.' }),
    role: t.expose('role', { type: MessageRole, description: 'Who speaks.' }),
    statements: t.field({
      type: [Statement],
      description: 'The answer sentence by sentence, as far as it is there and checked; at most 200. Empty in a question.',
      resolve: async ({ id, role }, _args, ctx) => (role === 'QUESTION' ? [] : [...(await statementsOfAnswer(ctx, id))]),
    }),
    text: t.string({
      description: 'The question; or the answer so far as Markdown, with its citations as footnotes `[^citation_01h…]`.',
      resolve: async ({ id, role, text }, _args, ctx) => (role === 'QUESTION' ? text : answerText(ctx, id)),
    }),
  }),
});
registerNode('Message', readShapes);

/** An answer as Markdown: its sentences with marks, and the quotes below. */
async function answerText(ctx: GraphQLContext, messageId: string): Promise<string> {
  const statements = await statementsOfAnswer(ctx, messageId);
  const cited = await Promise.all(statements.map(async (statement) => ({ ...statement, citations: await citationsOfStatement(ctx, statement.id) })));
  const markOf = (id: string) => `[^${encodePublicId('Citation', id)}]`;
  const sentences = cited.map(({ text, citations }) => `${text}${citations.map(({ id }) => markOf(id)).join('')}`);
  const notes = cited.flatMap(({ citations }) => citations.map(({ id, quote, sourceTitle }) => `${markOf(id)}: “${quote.replace(/\s+/g, ' ')}” (${sourceTitle.replace(/\s+/g, ' ')})`));
  return [sentences.join(' '), ...(notes.length > 0 ? [notes.join('\n')] : [])].join('\n\n');
}

const MessageEdge = builder.edgeObject({ type: Message, name: 'MessageEdge', description: 'A question or an answer in a list.' });
const MessageConnection = builder.connectionObject(
  {
    type: Message,
    name: 'MessageConnection',
    description: 'A page of questions and answers.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many questions and answers the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  MessageEdge,
);

const messagesOf = byIdAndPage((ctx, page: MessagePage, ids) => listMessages(ctx, page, ids));
const countedOf = byId(countMessages);

builder.objectField(Conversation, 'messages', (t) =>
  t.connection(
    {
      type: Message,
      description: 'Questions and answers, oldest first.',
      resolve: async ({ id }, args, ctx) => {
        const { page, pageInfo } = await readCursorPage(args, async (wanted) => ((await messagesOf(ctx, wanted, id)) ?? []).map((row) => ({ cursor: messageCursor(row), row })));
        return { edges: page.map(({ cursor, row }) => ({ cursor, node: shapeOf(row) })), pageInfo, count: async () => (await countedOf(ctx, id)) ?? 0 };
      },
    },
    MessageConnection,
    MessageEdge,
  ),
);
