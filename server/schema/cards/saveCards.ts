import { createCards } from '#server/domain/cards/createCards.ts';
import { updateCards } from '#server/domain/cards/updateCards.ts';
import { ConflictError, CrossSpaceError, LimitReachedError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { NewCitation } from '../ask/Citation.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { undoableField, undoIdField } from '../base/undoFields.ts';
import { CardKind, CardState } from './Card.ts';
import { changedCards, changedDecks } from './changedDecks.ts';
import { Deck, loadDeck } from './Deck.ts';

const quotesOf = (citations: readonly (typeof NewCitation.$inferInput)[]) =>
  citations.map(({ sourceId, quote, prefix, suffix }) => ({ sourceId: uuidOf('Source', sourceId), quote, prefix: prefix ?? undefined, suffix: suffix ?? undefined }));

const NewCard = builder.inputType('NewCard', {
  description: 'A new card.',
  fields: (t) => ({
    back: t.string({ description: 'Markdown, at most 20,000 characters; needed of a BASIC card.' }),
    citations: t.field({ type: [NewCitation], description: 'Where it is from, at most 20.' }),
    front: t.string({ required: true, description: 'Markdown, at most 20,000 characters.' }),
    kind: t.field({ type: CardKind, required: true, description: 'What it is.' }),
    tags: t.stringList({ description: 'At most 20.' }),
  }),
});

builder.relayMutationField(
  'createCards',
  {
    description: 'Which cards, and where to.',
    inputFields: (t) => ({ cards: t.field({ type: [NewCard], required: true, description: 'At most 1,000, with at most 500 quotes together.' }), deckId: t.id({ required: true, description: 'The deck.' }) }),
  },
  {
    errors: { types: [...errorsInSpace, LimitReachedError] },
    description: 'Adds cards by hand: all of them or none.',
    resolve: (_root, { input: { deckId, cards } }, ctx) =>
      createCards(ctx, { deckId: uuidOf('Deck', deckId), cards: cards.map(({ kind, front, back, tags, citations }) => ({ kind, front, back: back ?? undefined, tags: tags ?? undefined, citations: quotesOf(citations ?? []) })) }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      cards: changedCards(t, 'They, in the order given.'),
      deck: t.field({ type: Deck, description: 'The deck.', resolve: ({ deckId }, _args, ctx) => orGone('Deck', loadDeck(ctx, deckId)) }),
    }),
  },
);

const CardTextInput = builder.inputType('CardTextInput', {
  description: 'Another text of a card.',
  fields: (t) => ({
    back: t.string({ required: true, description: 'Markdown, at most 20,000 characters.' }),
    citations: t.field({ type: [NewCitation], description: 'All its citations from now on; left out: as they are.' }),
    front: t.string({ required: true, description: 'Markdown, at most 20,000 characters.' }),
    ifUnchangedSince: t.field({ type: 'DateTime', description: 'The `updatedAt` you have read. When somebody changed it since, nothing is done: CONFLICT.' }),
  }),
});

builder.relayMutationField(
  'updateCards',
  {
    description: 'What shall be different; what is not given stays.',
    inputFields: (t) => ({
      cardIds: t.idList({ required: true, description: 'Which cards, at most 1,000.' }),
      deckId: t.id({ description: 'Into this deck of the same space.' }),
      sourceChangeSeen: t.boolean({ description: 'true: somebody looked at the change of the source; `sourceChangedAt` becomes null.' }),
      state: t.field({ type: CardState, description: 'ACTIVE or SUSPENDED.' }),
      tags: t.stringList({ description: 'All the tags they shall have, at most 20.' }),
      text: t.field({ type: CardTextInput, description: 'Another text; only with one id.' }),
      undoable: undoableField(t),
    }),
  },
  {
    errors: { types: [...errorsInSpace, ConflictError, CrossSpaceError] },
    description: "Changes cards: all of them or none. Accepting a proposal is `state: ACTIVE`. Nobody's schedule changes.",
    resolve: (_root, { input: { cardIds, deckId, sourceChangeSeen, state, tags, text, undoable } }, ctx) =>
      updateCards(ctx, {
        cardIds: cardIds.map((id) => uuidOf('Card', id)),
        ...(typeof deckId === 'string' && { deckId: uuidOf('Deck', deckId) }),
        sourceChangeSeen: sourceChangeSeen ?? undefined,
        state: state ?? undefined,
        tags: tags ?? undefined,
        text: text ? { front: text.front, back: text.back, citations: text.citations ? quotesOf(text.citations) : undefined, ifUnchangedSince: text.ifUnchangedSince ?? undefined } : undefined,
        undoable: undoable ?? undefined,
      }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({ cards: changedCards(t, 'They, as they are now.'), decks: changedDecks(t, 'The decks whose counts may have changed.'), undoId: undoIdField(t) }),
  },
);
