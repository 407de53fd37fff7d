import { createDeck, updateDeck } from '#server/domain/cards/saveDeck.ts';
import { LimitReachedError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { Deck, loadDeck } from './Deck.ts';

builder.relayMutationField(
  'createDeck',
  {
    description: 'Where, and how it is called.',
    inputFields: (t) => ({
      description: t.string({ description: 'At most 2,000 characters.' }),
      name: t.string({ required: true, description: 'At most 200 characters.' }),
      spaceId: t.id({ required: true, description: 'The space.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, LimitReachedError] },
    description: 'Makes a deck.',
    resolve: (_root, { input: { spaceId, name, description } }, ctx) => createDeck(ctx, { spaceId: uuidOf('Space', spaceId), name, description: description ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({ deck: t.field({ type: Deck, description: 'The deck.', resolve: ({ deckId }, _args, ctx) => orGone('Deck', loadDeck(ctx, deckId)) }) }),
  },
);

const StudySettingsInput = builder.inputType('StudySettingsInput', {
  description: 'How you learn a deck; what is not given stays.',
  fields: (t) => ({
    desiredRetention: t.float({ description: '0.7 to 0.97.' }),
    newPerDay: t.int({ description: '0 to 1,000.' }),
    reviewsPerDay: t.int({ description: '0 to 10,000.' }),
  }),
});

const given = <Value extends object>(value: Value) => Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null && each !== undefined));

builder.relayMutationField(
  'updateDeck',
  {
    description: 'What shall be different; what is not given stays.',
    inputFields: (t) => ({
      deckId: t.id({ required: true, description: 'Which deck.' }),
      description: t.string({ description: 'At most 2,000 characters.' }),
      name: t.string({ description: 'At most 200 characters.' }),
      studySettings: t.field({ type: StudySettingsInput, description: 'How you learn it: only what shall be different.' }),
    }),
  },
  {
    errors: { types: errorsInSpace },
    description: 'Changes a deck, or how you learn it. The latter every member may, and in archived spaces too.',
    resolve: (_root, { input: { deckId, name, description, studySettings } }, ctx) =>
      updateDeck(ctx, { deckId: uuidOf('Deck', deckId), name: name ?? undefined, description: description ?? undefined, studySettings: studySettings ? given(studySettings) : undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({ deck: t.field({ type: Deck, description: 'The deck.', resolve: ({ deckId }, _args, ctx) => orGone('Deck', loadDeck(ctx, deckId)) }) }),
  },
);
