import { applyProposedChanges } from '#server/domain/assistant/applyProposedChanges.ts';
import { dismissProposedChanges } from '#server/domain/assistant/dismissProposedChanges.ts';
import { BudgetExceededError, ConflictError, CountChangedError, LimitReachedError, NoModelError, StorageFullError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { loadNode } from '../base/nodes.ts';
import { orGone } from '../base/perOperation.ts';
import { undoableField, undoIdField } from '../base/undoFields.ts';
import { loadMessage, Message } from '../ask/Message.ts';
import { Job } from '../runs/Job.ts';

const mostChanged = 1_000;

builder.relayMutationField(
  'applyProposedChanges',
  {
    description: 'Which changes.',
    inputFields: (t) => ({
      changeIds: t.idList({ description: 'Only these, each PROPOSED: otherwise CONFLICT. Left out: all that are PROPOSED.' }),
      expectedCount: t.int({ required: true, description: 'How many changes you have seen and mean. When another number would be applied, nothing is: COUNT_CHANGED.' }),
      messageId: t.id({ required: true, description: 'The answer that proposes them.' }),
      undoable: undoableField(t),
    }),
  },
  {
    errors: { types: [...errorsInSpace, BudgetExceededError, ConflictError, CountChangedError, LimitReachedError, NoModelError, StorageFullError] },
    description: 'Does what the assistant proposed, under your rights: all of it or nothing. Changes that need others take these along, and count them. Those that do not fit any more become OUTDATED, and nothing is done: CONFLICT.',
    resolve: (_root, { input: { changeIds, expectedCount, messageId, undoable } }, ctx) =>
      applyProposedChanges(ctx, { messageId: uuidOf('Message', messageId), changeIds: changeIds?.map((id) => uuidOf('ProposedChange', id)), expectedCount, undoable: undoable ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      changed: t.field({
        type: [builder.nodeInterfaceRef()],
        description: 'Everything that changed or is new, as it is now; of more than 1,000 the first 1,000.',
        resolve: async ({ sourceIds, collectionIds }, _args, ctx) => {
          const ids = [...collectionIds.map((id) => ({ typename: 'Collection', id })), ...sourceIds.map((id) => ({ typename: 'Source', id }))];
          const nodes = await Promise.all(ids.slice(0, mostChanged).map((each) => loadNode(ctx, each)));
          return nodes.filter((node) => node !== null);
        },
      }),
      jobs: t.field({ type: [Job], description: 'What MAKE_CARDS and MAKE_WORK started. Undo stops them and takes away what they made.', resolve: () => [] }),
      message: t.field({ type: Message, description: 'The answer with its changes, as they are now.', resolve: ({ messageId }, _args, ctx) => orGone('Answer', loadMessage(ctx, messageId)) }),
      undoId: undoIdField(t),
    }),
  },
);

builder.relayMutationField(
  'dismissProposedChanges',
  {
    description: 'Which changes.',
    inputFields: (t) => ({
      changeIds: t.idList({ description: 'Only these; left out: all that are PROPOSED.' }),
      messageId: t.id({ required: true, description: 'The answer that proposes them.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, ConflictError] },
    description: 'Says that changes are not wanted. Nothing else happens.',
    resolve: (_root, { input: { changeIds, messageId } }, ctx) => dismissProposedChanges(ctx, { messageId: uuidOf('Message', messageId), changeIds: changeIds?.map((id) => uuidOf('ProposedChange', id)) }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      message: t.field({ type: Message, description: 'The answer with its changes, as they are now.', resolve: ({ messageId }, _args, ctx) => orGone('Answer', loadMessage(ctx, messageId)) }),
    }),
  },
);
