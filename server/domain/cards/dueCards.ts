import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { daysFrom } from './day.ts';
import { usualStudy } from './studySettings.ts';

/** Before every id. */
const nil = '00000000-0000-0000-0000-000000000000';

/** What is wanted: all that one may learn, or only of a space or of decks. */
export interface DueScope {
  readonly spaceId?: string | null | undefined;
  readonly deckIds?: readonly (string | null)[] | undefined;
  /** Such as `Europe/Madrid`: when a day begins; left out: UTC. */
  readonly timeZone?: string | null | undefined;
}

export interface DueCounts {
  readonly learning: number;
  readonly review: number;
  readonly new: number;
}

/**
 * What of whom is due, as `due (id, "deckId", kind, place)`: steps of learning whose moment has come; reviews of today, and new cards, both within the limits of each
 * deck, of which what was done today is taken off. `place` is 0 to 1 within its kind: new cards stand mixed among the reviews.
 */
function dueSql({ actor, now }: DomainContext, userId: string, { spaceId, deckIds, timeZone }: DueScope): Prisma.Sql {
  const at = now();
  const [today = { start: at, end: at }] = daysFrom(at, timeZone, 1);
  const within = [
    Prisma.sql`d."deletedAt" is null and ${visibleSpaceSql(actor, Prisma.sql`d."spaceId"`)}`,
    ...(spaceId === undefined ? [] : [Prisma.sql`d."spaceId" = ${spaceId}::uuid`]),
    ...(deckIds === undefined ? [] : [Prisma.sql`d.id = any(${deckIds.filter((id) => id !== null)}::uuid[])`]),
  ];
  const learned = Prisma.sql`c.state = 'ACTIVE' and c."deletedAt" is null`;
  return Prisma.sql`
    with deck as (
      select d.id, coalesce(s."newPerDay", ${usualStudy.newPerDay}::int) as "newPerDay", coalesce(s."reviewsPerDay", ${usualStudy.reviewsPerDay}::int) as "reviewsPerDay"
      from "Deck" d left join "StudySettings" s on s."deckId" = d.id and s."userId" = ${userId}::uuid where ${Prisma.join(within, ' and ')}
    ), done as (
      select s."deckId", count(*) filter (where s."firstReviewedAt" >= ${today.start}) as begun, count(*) filter (where s."firstReviewedAt" < ${today.start}) as reviewed
      from "CardSchedule" s where s."userId" = ${userId}::uuid and s."lastReviewedAt" >= ${today.start} group by 1
    ), learning as (
      select s."cardId" as id, s."deckId", s."dueAt" from "CardSchedule" s join deck on deck.id = s."deckId" join "Card" c on c.id = s."cardId"
      where s."userId" = ${userId}::uuid and s."dueAt" <= ${at} and s.phase <> 'REVIEW' and ${learned}
    ), review as (
      select due.* from deck left join done on done."deckId" = deck.id cross join lateral (
        select s."cardId" as id, s."deckId", s."dueAt" from "CardSchedule" s join "Card" c on c.id = s."cardId"
        where s."userId" = ${userId}::uuid and s."deckId" = deck.id and s."dueAt" < ${today.end} and s.phase = 'REVIEW' and ${learned}
        order by s."dueAt", s."cardId" limit greatest(0, deck."reviewsPerDay" - coalesce(done.reviewed, 0))) due
    ), new_card as (
      select due.* from deck left join done on done."deckId" = deck.id left join "DeckProgress" p on p."deckId" = deck.id and p."userId" = ${userId}::uuid cross join lateral (
        select c.id, c."deckId", c."activeSince" from "Card" c
        where c."deckId" = deck.id and ${learned} and (c."activeSince", c.id) > (coalesce(p."activeSince", '-infinity'), coalesce(p."cardId", ${nil}::uuid)) and not exists (select 1 from "CardSchedule" s where s."userId" = ${userId}::uuid and s."cardId" = c.id)
        order by c."activeSince", c.id limit greatest(0, deck."newPerDay" - coalesce(done.begun, 0))) due
    ), due as (
      select id, "deckId", 'learning' as kind, (row_number() over (order by "dueAt", id))::float8 / count(*) over () as place from learning
      union all select id, "deckId", 'review', (row_number() over (order by "dueAt", id))::float8 / count(*) over () from review
      union all select id, "deckId", 'new', (row_number() over (order by "activeSince", id))::float8 / count(*) over () from new_card
    )`;
}

/** The ids of what the reader has to learn now, in the order to learn it. @param offset so many are passed over @throws InvalidInputError for a time zone that there is not */
export async function listDueCards(ctx: DomainContext, userId: string, scope: DueScope, offset: number, limit: number): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(ctx.db, Prisma.sql`${dueSql(ctx, userId, scope)} select id::text from due order by kind <> 'learning', place, kind, id limit ${limit}::int offset ${offset}::int`);
  return rows.map(({ id }) => id);
}

const none: DueCounts = { learning: 0, review: 0, new: 0 };

/** How many of each kind are due. @throws InvalidInputError for a time zone that there is not */
export async function countDueCards(ctx: DomainContext, userId: string, scope: DueScope): Promise<DueCounts> {
  const rows = await queryRows<{ kind: keyof DueCounts; count: number }>(ctx.db, Prisma.sql`${dueSql(ctx, userId, scope)} select kind, count(*)::int as count from due group by kind`);
  return rows.reduce((counts, { kind, count }) => ({ ...counts, [kind]: count }), none);
}

/** How many cards of each of these decks are due, by deck: one statement. @throws InvalidInputError for a time zone that there is not */
export async function countDueByDeck(ctx: DomainContext, timeZone: string | null | undefined, deckIds: readonly string[]): Promise<Map<string, number>> {
  if (ctx.actor.kind !== 'user') return new Map();
  const rows = await queryRows<{ id: string; count: number }>(ctx.db, Prisma.sql`${dueSql(ctx, ctx.actor.userId, { deckIds, timeZone })} select "deckId"::text as id, count(*)::int as count from due group by 1`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** When the next card falls due that is not due by now; null when none is under way. */
export async function nextDueAt({ db, actor, now }: DomainContext, userId: string, { spaceId, deckIds }: DueScope): Promise<Date | null> {
  const [row] = await queryRows<{ at: Date | null }>(
    db,
    Prisma.sql`select min(s."dueAt") as at from "CardSchedule" s join "Card" c on c.id = s."cardId" and c.state = 'ACTIVE' and c."deletedAt" is null join "Deck" d on d.id = s."deckId" and d."deletedAt" is null
      where s."userId" = ${userId}::uuid and s."dueAt" > ${now()} and ${visibleSpaceSql(actor, Prisma.sql`d."spaceId"`)}
      ${spaceId === undefined ? Prisma.empty : Prisma.sql`and d."spaceId" = ${spaceId}::uuid`} ${deckIds === undefined ? Prisma.empty : Prisma.sql`and d.id = any(${deckIds.filter((id) => id !== null)}::uuid[])`}`,
  );
  return row?.at ?? null;
}
