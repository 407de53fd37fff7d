import { deleteCards, deleteDecks } from '#server/domain/cards/deleteDecks.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { undoableField, undoIdField } from '../base/undoFields.ts';
import { changedDecks } from './changedDecks.ts';

builder.relayMutationField(
  'deleteDecks',
  { description: 'Which decks.', inputFields: (t) => ({ deckIds: t.idList({ required: true, description: 'At most 100.' }), undoable: undoableField(t) }) },
  {
    errors: { types: errorsInSpace },
    description: "Deletes decks with their cards and everybody's schedules: all of them or none.",
    resolve: (_root, { input: { deckIds, undoable } }, ctx) => deleteDecks(ctx, { deckIds: deckIds.map((id) => uuidOf('Deck', id)), undoable: undoable ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({ deletedDeckIds: t.idList({ description: 'They.', resolve: ({ deletedDeckIds }) => deletedDeckIds.map((id) => encodePublicId('Deck', id)) }), undoId: undoIdField(t) }),
  },
);

builder.relayMutationField(
  'deleteCards',
  { description: 'Which cards.', inputFields: (t) => ({ cardIds: t.idList({ required: true, description: 'At most 1,000.' }), undoable: undoableField(t) }) },
  {
    errors: { types: errorsInSpace },
    description: "Deletes cards with everybody's schedules, or turns proposals down: all of them or none.",
    resolve: (_root, { input: { cardIds, undoable } }, ctx) => deleteCards(ctx, { cardIds: cardIds.map((id) => uuidOf('Card', id)), undoable: undoable ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      decks: changedDecks(t, 'The decks whose counts have changed.'),
      deletedCardIds: t.idList({ description: 'They.', resolve: ({ deletedCardIds }) => deletedCardIds.map((id) => encodePublicId('Card', id)) }),
      undoId: undoIdField(t),
    }),
  },
);
