import { InvalidInputError, LimitReachedError, StorageFullError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { addEntries } from '#server/domain/sources/entries/addEntries.ts';
import { builder } from '../../base/builder.ts';
import { errorsInSpace } from '../../base/errors.ts';
import { orGone } from '../../base/perOperation.ts';
import { undoableField, undoIdField } from '../../base/undoFields.ts';
import { loadSource, Source } from '../Source.ts';

builder.relayMutationField(
  'addEntries',
  {
    description: 'Which files, and where to.',
    inputFields: (t) => ({
      sourceId: t.id({ required: true, description: 'The archive, the mail or the mailbox.' }),
      entryIds: t.idList({ description: 'Ids of `SourceEntry` in it, at most 10,000; left out: all that are not protected with a password.' }),
      collectionId: t.id({ description: 'Where they shall lie; left out: where the source itself lies.' }),
      undoable: undoableField(t),
    }),
  },
  {
    errors: { types: [...errorsInSpace, InvalidInputError, LimitReachedError, StorageFullError] },
    description:
      'Adds files in an archive, what is attached to a mail, or the mails of a mailbox as sources of their own, in the background: `Source.entryAddition` says how far it is. ' +
      'What the space has already, by its bytes, is not added again. That there is room for all of them is asked first.',
    resolve: (_root, { input: { sourceId, entryIds, collectionId, undoable } }, ctx) =>
      addEntries(ctx, {
        sourceId: uuidOf('Source', sourceId),
        entryIds: entryIds ? entryIds.map((id) => uuidOf('SourceEntry', id)) : null,
        ...(collectionId && { collection: { id: uuidOf('Collection', collectionId) } }),
        undoable: undoable ?? undefined,
      }),
  },
  {
    description: 'What was begun.',
    outputFields: (t) => ({
      source: t.field({ type: Source, description: 'What they are taken out of.', resolve: ({ sourceId }, _args, ctx) => orGone('Source', loadSource(ctx, sourceId)) }),
      count: t.int({ description: 'How many were asked for.', resolve: ({ count }) => count }),
      undoId: undoIdField(t),
    }),
  },
);
