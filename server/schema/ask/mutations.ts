import { askQuestion } from '#server/domain/conversations/askQuestion.ts';
import { deleteConversations } from '#server/domain/conversations/deleteConversations.ts';
import { startConversation } from '#server/domain/conversations/startConversation.ts';
import { updateConversation } from '#server/domain/conversations/updateConversation.ts';
import { BudgetExceededError, ConflictError, LimitReachedError, NoModelError } from '#server/domain/errors.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { AssistantAim, aimsDescription } from './AssistantAim.ts';
import { Conversation, ConversationKind, loadConversation } from './Conversation.ts';
import { AnswerMode, loadMessage, Message } from './Message.ts';
import { ScopeInput, toGivenScope } from './ScopeInput.ts';

const modeDescription = 'How to answer; left out: MODEL where the vault has one, else EXTRACTIVE.';

builder.relayMutationField(
  'startConversation',
  {
    description: 'Where, about what, and the first question.',
    inputFields: (t) => ({
      aims: t.field({ type: [AssistantAim], description: aimsDescription }),
      isShared: t.boolean({ description: 'Whether all members may read it; false unless told. NOT_ALLOWED when its scope has other spaces.' }),
      kind: t.field({ type: ConversationKind, description: 'ASK unless told.' }),
      mode: t.field({ type: AnswerMode, description: modeDescription }),
      question: t.string({ description: 'The first question, at most 4,000 characters.' }),
      scope: t.field({ type: ScopeInput, description: 'Which sources; left out: the whole space.' }),
      spaceId: t.id({ required: true, description: 'The space.' }),
      title: t.string({ description: 'At most 200 characters.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, BudgetExceededError, LimitReachedError, NoModelError] },
    description: 'Begins a conversation, with its first question if one is given.',
    resolve: (_root, { input: { spaceId, kind, aims, scope, isShared, title, question, mode } }, ctx) =>
      startConversation(ctx, { spaceId: uuidOf('Space', spaceId), kind: kind ?? undefined, aims: aims ?? undefined, scope: toGivenScope(scope), isShared: isShared ?? undefined, title: title ?? undefined, question: question ?? undefined, mode: mode ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      answer: t.field({ type: Message, nullable: true, description: 'The answer, WAITING or begun; null without a question.', resolve: ({ answerId }, _args, ctx) => (answerId === null ? null : loadMessage(ctx, answerId)) }),
      conversation: t.field({ type: Conversation, description: 'It, with the question.', resolve: ({ conversationId }, _args, ctx) => orGone('Conversation', loadConversation(ctx, conversationId)) }),
    }),
  },
);

builder.relayMutationField(
  'askQuestion',
  {
    description: 'What to ask, and where.',
    inputFields: (t) => ({
      aims: t.field({ type: [AssistantAim], description: aimsDescription }),
      conversationId: t.id({ required: true, description: 'Which conversation.' }),
      insteadOf: t.id({ description: 'An answer that the new one takes the place of: to go on after an interruption, or to ask anew. What was paid for is not paid again. The question may be left out then.' }),
      mode: t.field({ type: AnswerMode, description: modeDescription }),
      question: t.string({ description: 'At most 4,000 characters. It is understood together with what was asked before.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, BudgetExceededError, ConflictError, LimitReachedError, NoModelError] },
    description: 'Asks in a conversation. The answer is written in the background: listen to `answerGrew`. One at a time: CONFLICT while another is under way.',
    resolve: (_root, { input: { conversationId, question, mode, aims, insteadOf } }, ctx) =>
      askQuestion(ctx, {
        conversationId: uuidOf('Conversation', conversationId),
        question: question ?? undefined,
        mode: mode ?? undefined,
        aims: aims ?? undefined,
        ...(typeof insteadOf === 'string' && { insteadOf: uuidOf('Message', insteadOf) }),
      }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      answer: t.field({ type: Message, description: 'The answer, WAITING or begun.', resolve: ({ answerId }, _args, ctx) => orGone('Answer', loadMessage(ctx, answerId)) }),
      conversation: t.field({ type: Conversation, description: 'Where it stands.', resolve: ({ conversationId }, _args, ctx) => orGone('Conversation', loadConversation(ctx, conversationId)) }),
      question: t.field({ type: Message, description: 'The question.', resolve: ({ questionId }, _args, ctx) => orGone('Answer', loadMessage(ctx, questionId)) }),
    }),
  },
);

builder.relayMutationField(
  'updateConversation',
  {
    description: 'What shall be different; what is not given stays.',
    inputFields: (t) => ({
      conversationId: t.id({ required: true, description: 'Which conversation.' }),
      isShared: t.boolean({ description: 'Whether all members of the space may read it. NOT_ALLOWED when its scope has, or ever had, other spaces.' }),
      scope: t.field({ type: ScopeInput, description: 'Which sources it asks from the next question on.' }),
      title: t.string({ description: 'At most 200 characters.' }),
    }),
  },
  {
    errors: { types: errorsInSpace },
    description: 'Changes title, scope or sharing of a conversation of yours.',
    resolve: (_root, { input: { conversationId, isShared, scope, title } }, ctx) =>
      updateConversation(ctx, { conversationId: uuidOf('Conversation', conversationId), isShared: isShared ?? undefined, scope: scope ? toGivenScope(scope) : undefined, title: title ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      conversation: t.field({ type: Conversation, description: 'It, as it is now.', resolve: ({ conversationId }, _args, ctx) => orGone('Conversation', loadConversation(ctx, conversationId)) }),
    }),
  },
);

builder.relayMutationField(
  'deleteConversations',
  {
    description: 'Which conversations.',
    inputFields: (t) => ({
      conversationIds: t.idList({ required: true, description: 'At most 1,000.' }),
      undoable: t.boolean({ description: 'true: remember how to take it back with `undoChange`, for an hour.' }),
    }),
  },
  {
    errors: { types: errorsInSpace },
    description: 'Deletes conversations of yours: all of them or none. Works that were made of them stay.',
    resolve: (_root, { input: { conversationIds, undoable } }, ctx) => deleteConversations(ctx, conversationIds.map((id) => uuidOf('Conversation', id)), { undoable: undoable ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      deletedConversationIds: t.idList({ description: 'They.', resolve: ({ deletedConversationIds }) => deletedConversationIds.map((id) => encodePublicId('Conversation', id)) }),
      undoId: t.id({
        nullable: true,
        description: 'What `undoChange` takes to take all of this back; null unless `undoable` was asked for.',
        resolve: ({ undoId }) => undoId && encodePublicId('Undo', undoId),
      }),
    }),
  },
);
