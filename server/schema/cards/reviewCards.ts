import { reviewCards } from '#server/domain/cards/reviewCards.ts';
import { ForbiddenError, NotFoundError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { undoableField, undoIdField } from '../base/undoFields.ts';
import { Rating } from './CardSchedule.ts';
import { changedCards } from './changedDecks.ts';

const ReviewInput = builder.inputType('ReviewInput', {
  description: 'One answer.',
  fields: (t) => ({
    cardId: t.id({ required: true, description: 'Which card: ACTIVE.' }),
    durationMs: t.int({ description: 'How long you took.' }),
    rating: t.field({ type: Rating, required: true, description: 'How well you knew it.' }),
    reviewedAt: t.field({ type: 'DateTime', description: 'When, not ahead of now; left out: now.' }),
  }),
});

builder.relayMutationField(
  'reviewCards',
  {
    description: 'Your answers.',
    inputFields: (t) => ({ reviews: t.field({ type: [ReviewInput], required: true, description: 'At most 1,000.' }), undoable: undoableField(t) }),
  },
  {
    errors: { types: [NotFoundError, ForbiddenError] },
    description: 'Records your answers, in the order of their moments. Viewers may, and in archived spaces too.',
    resolve: (_root, { input: { reviews, undoable } }, ctx) =>
      reviewCards(ctx, {
        reviews: reviews.map(({ cardId, rating, reviewedAt, durationMs }) => ({ cardId: uuidOf('Card', cardId), rating, reviewedAt: reviewedAt ?? undefined, durationMs: durationMs ?? undefined })),
        undoable: undoable ?? undefined,
      }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({ cards: changedCards(t, 'The cards with your new schedule.'), undoId: undoIdField(t) }),
  },
);
