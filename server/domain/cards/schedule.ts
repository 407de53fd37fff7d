import { createEmptyCard, type Card, type Grade, fsrs, generatorParameters, Rating as FsrsRating, State } from 'ts-fsrs';
import type { CardPhase, Rating } from '#server/platform/db/generated/client.ts';

/** How well a card sits, and when it is seen again: what all reviews of it come to. */
export interface Schedule {
  readonly dueAt: Date;
  readonly phase: CardPhase;
  /** The place in the first steps, from 0. */
  readonly step: number;
  /** Days until it is known with 90 % only. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  /** How often it was forgotten. */
  readonly lapses: number;
  readonly reviewCount: number;
  /** Days between the last review and the next. */
  readonly scheduledDays: number;
  readonly firstReviewedAt: Date;
  readonly lastReviewedAt: Date;
}

/** One answer. */
export interface Answer {
  readonly rating: Rating;
  readonly reviewedAt: Date;
}

export const ratings = ['AGAIN', 'HARD', 'GOOD', 'EASY'] as const satisfies readonly Rating[];

/** So often forgotten, a card is better written anew than learned on. */
export const leechLapses = 8;

const grades: Record<Rating, Grade> = { AGAIN: FsrsRating.Again, HARD: FsrsRating.Hard, GOOD: FsrsRating.Good, EASY: FsrsRating.Easy };
const phases = { [State.Learning]: 'LEARNING', [State.Review]: 'REVIEW', [State.Relearning]: 'RELEARNING' } as const;
const states: Record<CardPhase, State> = { LEARNING: State.Learning, REVIEW: State.Review, RELEARNING: State.Relearning };

/** FSRS-6 with its published parameters. Without fuzz: the same answers come to the same dates on every device. */
const schedulerFor = (desiredRetention: number) => fsrs(generatorParameters({ request_retention: desiredRetention, enable_fuzz: false }));

/** One answer, and how well the card sat before it (null: it was new) and after it. */
export interface Step<Given extends Answer> {
  readonly answer: Given;
  readonly before: Schedule | null;
  readonly after: Schedule;
}

/** What each of these answers about one card led to, in the order of their moments, whatever order they are given in. @param desiredRetention as of `replay` */
export function stepsOf<Given extends Answer>(answers: readonly Given[], desiredRetention: number): Step<Given>[] {
  const inOrder = [...answers].sort((one, other) => one.reviewedAt.getTime() - other.reviewedAt.getTime());
  const [first] = inOrder;
  if (!first) return [];
  const scheduler = schedulerFor(desiredRetention);
  let card = createEmptyCard(first.reviewedAt);
  let before: Schedule | null = null;
  return inOrder.map((answer) => {
    card = scheduler.next(card, answer.reviewedAt, grades[answer.rating]).card;
    const step = { answer, before, after: scheduleOf(card, first.reviewedAt) };
    before = step.after;
    return step;
  });
}

/**
 * What answers come to, in the order of their moments, whatever order they are given in: two devices that were offline end alike. Null without any.
 * @param desiredRetention the share of cards one wants to know when they fall due, 0.7 to 0.97
 */
export const replay = (answers: readonly Answer[], desiredRetention: number): Schedule | null => stepsOf(answers, desiredRetention).at(-1)?.after ?? null;

/** When one would see the card again for each answer at a moment. @param schedule null: it is new */
export function choicesOf(schedule: Schedule | null, at: Date, desiredRetention: number): { rating: Rating; dueAt: Date }[] {
  const preview = schedulerFor(desiredRetention).repeat(schedule === null ? createEmptyCard(at) : cardOf(schedule, at), at);
  return ratings.map((rating) => ({ rating, dueAt: preview[grades[rating]].card.due }));
}

function scheduleOf(card: Card, firstReviewedAt: Date): Schedule {
  const { due, stability, difficulty, lapses, reps, scheduled_days, learning_steps, state, last_review } = card;
  const phase = state === State.New ? 'LEARNING' : phases[state];
  return { dueAt: due, phase, step: learning_steps, stability, difficulty, lapses, reviewCount: reps, scheduledDays: scheduled_days, firstReviewedAt, lastReviewedAt: last_review ?? firstReviewedAt };
}

const cardOf = ({ dueAt, phase, step, stability, difficulty, lapses, reviewCount, scheduledDays, lastReviewedAt }: Schedule, at: Date): Card => ({
  ...createEmptyCard(at), due: dueAt, stability, difficulty, scheduled_days: scheduledDays, learning_steps: step, reps: reviewCount, lapses, state: states[phase], last_review: lastReviewedAt,
});
