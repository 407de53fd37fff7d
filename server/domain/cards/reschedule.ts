import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { SqlContext } from '../context.ts';
import { InvalidInputError } from '../errors.ts';
import { type Answer, type Schedule, replay } from './schedule.ts';
import { usualStudy } from './studySettings.ts';

interface Reviewed extends Answer {
  readonly cardId: string;
  readonly deckId: string;
  readonly desiredRetention: number | null;
}

/** So many cards at once: between them others are served. */
const cardsAtOnce = 500;
/** Nobody answers a card more often: each answer replays all of them. */
const mostReviews = 2_000;

/**
 * Makes the schedules of these cards for one person anew from all their reviews, in the caller's transaction; a card without reviews is new again.
 * The calls of one person about one card follow each other: the rows of the cards are locked. @throws InvalidInputError for more than 2,000 answers about one card
 */
export async function reschedule(ctx: SqlContext, userId: string, cardIds: readonly string[]): Promise<void> {
  for (let from = 0; from < cardIds.length; from += cardsAtOnce) await rescheduleSome(ctx, userId, cardIds.slice(from, from + cardsAtOnce));
}

async function rescheduleSome({ db }: SqlContext, userId: string, cardIds: readonly string[]): Promise<void> {
  const reviews = await queryRows<Reviewed>(
    db,
    Prisma.sql`select r."cardId"::text as "cardId", c."deckId"::text as "deckId", r.rating::text as rating, r."reviewedAt", s."desiredRetention"
      from "CardReview" r join "Card" c on c.id = r."cardId" left join "StudySettings" s on s."deckId" = c."deckId" and s."userId" = r."userId"
      where r."userId" = ${userId}::uuid and r."cardId" = any(${[...cardIds]}::uuid[])`,
  );
  const made = [...Map.groupBy(reviews, ({ cardId }) => cardId)].flatMap(([cardId, ofCard]) => {
    if (ofCard.length > mostReviews) throw new InvalidInputError([{ path: 'reviews', message: `Of one card at most ${mostReviews.toLocaleString('en')} answers are kept.`, code: 'TOO_MANY', limit: mostReviews }]);
    const schedule = replay(ofCard, ofCard[0]?.desiredRetention ?? usualStudy.desiredRetention);
    return schedule && ofCard[0] ? [{ cardId, deckId: ofCard[0].deckId, ...schedule }] : [];
  });
  const column = <K extends keyof (Schedule & { cardId: string; deckId: string })>(name: K) => made.map((each) => each[name]);
  const moments = (name: 'dueAt' | 'firstReviewedAt' | 'lastReviewedAt') => made.map((each) => each[name].toISOString());
  await db.$executeRaw`delete from "CardSchedule" where "userId" = ${userId}::uuid and "cardId" = any(${[...cardIds]}::uuid[]) and "cardId" <> all(${column('cardId')}::uuid[])`;
  await db.$executeRaw`
    insert into "CardSchedule" ("userId", "cardId", "deckId", "dueAt", phase, step, stability, difficulty, lapses, "reviewCount", "scheduledDays", "firstReviewedAt", "lastReviewedAt")
    select ${userId}::uuid, n."cardId", n."deckId", n."dueAt", n.phase::"CardPhase", n.step, n.stability, n.difficulty, n.lapses, n."reviewCount", n."scheduledDays", n."firstReviewedAt", n."lastReviewedAt"
    from unnest(${column('cardId')}::uuid[], ${column('deckId')}::uuid[], ${moments('dueAt')}::timestamptz[], ${column('phase')}::text[], ${column('step')}::int[], ${column('stability')}::float8[], ${column('difficulty')}::float8[],
      ${column('lapses')}::int[], ${column('reviewCount')}::int[], ${column('scheduledDays')}::int[], ${moments('firstReviewedAt')}::timestamptz[], ${moments('lastReviewedAt')}::timestamptz[])
      as n("cardId", "deckId", "dueAt", phase, step, stability, difficulty, lapses, "reviewCount", "scheduledDays", "firstReviewedAt", "lastReviewedAt")
    on conflict ("userId", "cardId") do update set "deckId" = excluded."deckId", "dueAt" = excluded."dueAt", phase = excluded.phase, step = excluded.step, stability = excluded.stability, difficulty = excluded.difficulty,
      lapses = excluded.lapses, "reviewCount" = excluded."reviewCount", "scheduledDays" = excluded."scheduledDays", "firstReviewedAt" = excluded."firstReviewedAt", "lastReviewedAt" = excluded."lastReviewedAt"`;
}
