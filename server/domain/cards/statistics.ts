import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInputError } from '../errors.ts';
import { daysFrom } from './day.ts';

/** How the reader did with a deck over some days. */
export interface DeckStatistics {
  readonly reviews: number;
  readonly again: number;
  readonly minutes: number;
  /** The share of due cards that they knew; null without reviews. */
  readonly retention: number | null;
}

/** Over which days. */
export interface Span {
  /** 1 to 365. */
  readonly days: number;
  readonly timeZone?: string | null | undefined;
}

const none: DeckStatistics = { reviews: 0, again: 0, minutes: 0, retention: null };

function checkDays(days: number): void {
  if (days < 1) throw new InvalidInputError([{ path: 'days', message: 'At least one day.', code: 'TOO_SMALL', limit: 1 }]);
  if (days > 365) throw new InvalidInputError([{ path: 'days', message: 'At most 365 days.', code: 'TOO_LARGE', limit: 365 }]);
}

/**
 * How the reader did with each of these decks in the last days, by deck: one statement. The share that they knew is of cards that they had seen on a day before.
 * @throws InvalidInputError for days and time zones that there are not
 */
export async function readDeckStatistics({ db, actor, now }: DomainContext, { days, timeZone }: Span, deckIds: readonly string[]): Promise<Map<string, DeckStatistics>> {
  checkDays(days);
  if (actor.kind !== 'user') return new Map();
  const at = now();
  const [first = { start: at }] = daysFrom(new Date(at.getTime() - (days - 1) * 86_400_000), timeZone, 1);
  const rows = await queryRows<DeckStatistics & { readonly id: string; readonly due: number; readonly known: number }>(
    db,
    Prisma.sql`select c."deckId"::text as id, count(*)::int as reviews, (count(*) filter (where r.rating = 'AGAIN'))::int as again, coalesce(sum(r."durationMs"), 0)::float8 / 60000 as minutes,
        (count(*) filter (where isdue))::int as due, (count(*) filter (where isdue and r.rating <> 'AGAIN'))::int as known
      from "CardReview" r join "Card" c on c.id = r."cardId" cross join lateral (
        select exists (select 1 from "CardReview" o where o."userId" = r."userId" and o."cardId" = r."cardId" and o."reviewedAt" < r."reviewedAt" - interval '12 hours')
          and not exists (select 1 from "CardReview" o where o."userId" = r."userId" and o."cardId" = r."cardId" and o."reviewedAt" < r."reviewedAt" and o."reviewedAt" >= r."reviewedAt" - interval '12 hours') as isdue) before
      where r."userId" = ${actor.userId}::uuid and r."reviewedAt" >= ${first.start} and c."deckId" = any(${[...deckIds]}::uuid[]) group by 1`,
  );
  return new Map(rows.map(({ id, due, known, reviews, again, minutes }) => [id, { reviews, again, minutes, retention: due === 0 ? null : known / due }]));
}

export const noStatistics = none;

/** One day to come. */
export interface ForecastDay {
  readonly day: Date;
  readonly reviews: number;
}

/** How many reviews of each of these decks fall due on the days from today, by deck; what is overdue counts today. One statement. @throws InvalidInputError */
export async function readForecasts({ db, actor, now }: DomainContext, { days, timeZone }: Span, deckIds: readonly string[]): Promise<Map<string, ForecastDay[]>> {
  checkDays(days);
  if (actor.kind !== 'user') return new Map();
  const all = daysFrom(now(), timeZone, days);
  const rows = await queryRows<{ id: string; at: number; count: number }>(
    db,
    Prisma.sql`select s."deckId"::text as id, day.at::int as at, count(*)::int as count from "CardSchedule" s join "Card" c on c.id = s."cardId" and c.state = 'ACTIVE' and c."deletedAt" is null
      join unnest(${all.map(({ start }, at) => (at === 0 ? '-infinity' : start.toISOString()))}::timestamptz[], ${all.map(({ end }) => end.toISOString())}::timestamptz[]) with ordinality day(start, "end", at) on s."dueAt" >= day.start and s."dueAt" < day."end"
      where s."userId" = ${actor.userId}::uuid and s."deckId" = any(${[...deckIds]}::uuid[]) group by 1, 2`,
  );
  const counts = new Map(rows.map(({ id, at, count }) => [`${id} ${at}`, count]));
  return new Map(deckIds.map((id) => [id, all.map(({ start }, at) => ({ day: start, reviews: counts.get(`${id} ${at + 1}`) ?? 0 }))]));
}
