import { choicesOf, leechLapses, type Schedule } from '#server/domain/cards/schedule.ts';
import { countReviews, type CardRow, readSchedules, readReviewPages, readReviews, type ReviewRow } from '#server/domain/cards/readCards.ts';
import { readStudySettings, usualStudy } from '#server/domain/cards/studySettings.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, orGone } from '../base/perOperation.ts';
import { countOf, timelineOf } from '../base/timeline.ts';
import { loadUser, User } from '../viewer/User.ts';
import { Card } from './Card.ts';
import { Deck, loadDeck } from './Deck.ts';

const scheduleOf = byId(readSchedules);
const studyOf = byId(readStudySettings);

interface ScheduleShape {
  readonly card: CardRow;
  /** Null: the card is new. */
  readonly schedule: Schedule | null;
}

const RatingValues = {
  AGAIN: { description: 'Not.' },
  EASY: { description: 'At once.' },
  GOOD: { description: 'Yes.' },
  HARD: { description: 'With effort.' },
} as const;
export const Rating = builder.enumType('Rating', { description: 'How well you knew it.', values: RatingValues });

const CardPhase = builder.enumType('CardPhase', {
  description: 'How well a card sits.',
  values: {
    LEARNING: { description: 'First steps.' },
    NEW: { description: 'Never seen.' },
    RELEARNING: { description: 'Forgotten, first steps anew.' },
    REVIEW: { description: 'It sits.' },
  } as const,
});

const ReviewChoice = builder.objectRef<ReturnType<typeof choicesOf>[number]>('ReviewChoice').implement({
  description: 'What an answer would lead to.',
  fields: (t) => ({
    dueAt: t.expose('dueAt', { type: 'DateTime', description: 'When you would see the card again.' }),
    rating: t.expose('rating', { type: Rating, description: 'The answer.' }),
  }),
});

const CardReview = builder.objectRef<ReviewRow>('CardReview').implement({
  description: 'One answer of yours.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `review_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('CardReview', id) }),
    durationMs: t.exposeInt('durationMs', { nullable: true, description: 'How long you took; null when nobody measured.' }),
    rating: t.expose('rating', { type: Rating, description: 'The answer.' }),
    reviewedAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
});
registerNode('CardReview', readReviews);

const CardReviewEdge = builder.edgeObject({ type: CardReview, name: 'CardReviewEdge', description: 'A review in a list.' });
const CardReviewConnection = builder.connectionObject(
  {
    type: CardReview,
    name: 'CardReviewConnection',
    description: 'A page of reviews.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many reviews the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  CardReviewEdge,
);

const reviewsOf = timelineOf({ pages: readReviewPages, counts: countReviews });

const CardSchedule = builder.objectRef<ScheduleShape>('CardSchedule').implement({
  description: 'When you see a card again, by FSRS.',
  fields: (t) => ({
    choices: t.field({
      type: [ReviewChoice],
      description: 'What each answer would lead to, for the four buttons.',
      resolve: async ({ card, schedule }, _args, ctx) => choicesOf(schedule, ctx.now(), ((await studyOf(ctx, card.deckId)) ?? usualStudy).desiredRetention),
    }),
    difficulty: t.float({ nullable: true, description: '1 to 10; null before the first review.', resolve: ({ schedule }) => schedule?.difficulty ?? null }),
    dueAt: t.field({ type: 'DateTime', nullable: true, description: 'When you see it again; null: it is new.', resolve: ({ schedule }) => schedule?.dueAt ?? null }),
    isLeech: t.boolean({ description: 'Whether you have forgotten it eight times or more.', resolve: ({ schedule }) => (schedule?.lapses ?? 0) >= leechLapses }),
    lapses: t.int({ description: 'How often you forgot it.', resolve: ({ schedule }) => schedule?.lapses ?? 0 }),
    lastReviewedAt: t.field({ type: 'DateTime', nullable: true, description: 'When you last saw it.', resolve: ({ schedule }) => schedule?.lastReviewedAt ?? null }),
    phase: t.field({ type: CardPhase, description: 'How well it sits.', resolve: ({ schedule }) => schedule?.phase ?? ('NEW' as const) }),
    reviews: t.connection({ type: CardReview, description: 'Every answer of yours, newest first.', resolve: ({ card }, args, ctx) => reviewsOf(ctx, args, card.id) }, CardReviewConnection, CardReviewEdge),
    stability: t.float({ nullable: true, description: 'Days until you know it with 90 % only; null before the first review.', resolve: ({ schedule }) => schedule?.stability ?? null }),
  }),
});

builder.objectFields(Card, (t) => ({
  author: t.field({
    type: User,
    nullable: true,
    description: 'Who made it; null when a model or an import did, or they are gone.',
    resolve: ({ authorId }, _args, ctx) => (authorId === null ? null : loadUser(ctx, authorId)),
  }),
  deck: t.field({ type: Deck, description: 'Its deck.', resolve: ({ deckId }, _args, ctx) => orGone('Deck', loadDeck(ctx, deckId)) }),
  schedule: t.field({ type: CardSchedule, description: "When you see it again. Everybody's own.", resolve: async (card, _args, ctx) => ({ card, schedule: (await scheduleOf(ctx, card.id)) ?? null }) }),
}));
