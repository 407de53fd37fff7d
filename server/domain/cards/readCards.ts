import { z } from 'zod';
import { type CardKind, type CardPhase, type CardState, Prisma, type Rating } from '#server/platform/db/generated/client.ts';
import { containing } from '#server/platform/db/like.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { parseInput, text } from '../input.ts';
import { countRows, readPages, readRows, type TimelinePage, type TimelineTable } from '../timelineRows.ts';
import type { Schedule } from './schedule.ts';

export interface CardRow {
  readonly id: string;
  readonly spaceId: string;
  readonly deckId: string;
  readonly kind: CardKind;
  readonly front: string;
  readonly back: string;
  readonly tags: readonly string[];
  readonly state: CardState;
  readonly authorId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly sourceChangedAt: Date | null;
}

export interface CardFilter {
  /** Only those that cite this source; null for an id that names none. */
  readonly sourceId?: string | null | undefined;
  /** Left out: ACTIVE and SUSPENDED. */
  readonly states?: readonly CardState[] | undefined;
  /** Each of its words on either side, whatever its case. */
  readonly text?: string | undefined;
}

export type CardPage = TimelinePage & CardFilter;

const cards: TimelineTable = {
  columns: Prisma.sql`r.id::text, r."spaceId"::text as "spaceId", r."deckId"::text as "deckId", r.kind::text as kind, r.front, r.back, r.tags, r.state::text as state, r."authorId"::text as "authorId", r."createdAt", r."updatedAt", r."sourceChangedAt"`,
  from: Prisma.sql`"Card" r join "Deck" d on d.id = r."deckId"`,
  first: 'newest',
};
const isThere = Prisma.sql`r."deletedAt" is null and d."deletedAt" is null`;
const deck = Prisma.sql`r."deckId"`;

/** The cards of these ids that the reader may see, by id: one statement. */
export const readCards = ({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, CardRow>> => readRows(db, cards, ids, Prisma.sql`${isThere} and ${visibleSpaceSql(actor, Prisma.sql`r."spaceId"`)}`);

const filterFields = z.object({ text: text(1_000).optional() });

/** @throws InvalidInputError for words that no card could have */
export const checkCardFilter = ({ text: typed }: CardFilter): void => void parseInput(filterFields, { text: typed });

function condition({ sourceId, states = ['ACTIVE', 'SUSPENDED'], text: typed }: CardFilter): Prisma.Sql {
  const words = (typed ?? '').split(/\s+/).filter(Boolean).map((word) => containing(word));
  return Prisma.join(
    [
      isThere,
      Prisma.sql`r.state = any(${[...states]}::text[]::"CardState"[])`,
      ...(sourceId === undefined ? [] : [Prisma.sql`exists (select 1 from "Citation" q where q."cardId" = r.id and q."isCited" and q."sourceId" = ${sourceId}::uuid)`]),
      ...words.map((pattern) => Prisma.sql`(r.front ilike ${pattern} or r.back ilike ${pattern})`),
    ],
    ' and ',
  );
}

/** A page of the cards of each of these decks, newest first, by deck: one statement. Who asks has been found to see the decks. @throws InvalidInputError for a cursor of another list */
export const listCards = ({ db }: DomainContext, { sourceId, states, text: typed, ...page }: CardPage, deckIds: readonly string[]): Promise<Map<string, CardRow[]>> =>
  readPages(db, cards, page, deck, deckIds, condition({ sourceId, states, text: typed }));

/** How many cards of each of these decks a filter finds, by deck. */
export const countCards = ({ db }: DomainContext, filter: CardFilter, deckIds: readonly string[]): Promise<Map<string, number>> => countRows(db, cards, deck, deckIds, condition(filter));

/** What the reader remembers of each of these cards, by card; those that are new to them are left out. */
export async function readSchedules({ db, actor }: DomainContext, cardIds: readonly string[]): Promise<Map<string, Schedule>> {
  if (actor.kind !== 'user') return new Map();
  const rows = await queryRows<Schedule & { readonly cardId: string; readonly phase: CardPhase }>(
    db,
    Prisma.sql`select s."cardId"::text as "cardId", s."dueAt", s.phase::text as phase, s.step, s.stability, s.difficulty, s.lapses, s."reviewCount", s."scheduledDays", s."firstReviewedAt", s."lastReviewedAt"
      from "CardSchedule" s where s."userId" = ${actor.userId}::uuid and s."cardId" = any(${[...cardIds]}::uuid[])`,
  );
  return new Map(rows.map(({ cardId, ...schedule }) => [cardId, schedule]));
}

export interface ReviewRow {
  readonly id: string;
  readonly rating: Rating;
  /** When it was reviewed. */
  readonly createdAt: Date;
  readonly durationMs: number | null;
}

const reviews: TimelineTable = {
  columns: Prisma.sql`r.id::text, r.rating::text as rating, r."createdAt", r."durationMs"`,
  from: Prisma.sql`(select v.id, v.rating, v."reviewedAt" as "createdAt", v."durationMs", v."cardId", v."userId" from "CardReview" v) r`,
  first: 'newest',
};
const own = ({ actor }: DomainContext) => (actor.kind === 'user' ? Prisma.sql`r."userId" = ${actor.userId}::uuid` : Prisma.sql`false`);
// Whoever has left a space sees its cards no more, nor that they have learned them.
const ofSeenCard = ({ actor }: DomainContext) => Prisma.sql`exists (select 1 from "Card" c join "Deck" d on d.id = c."deckId" where c.id = r."cardId" and c."deletedAt" is null and d."deletedAt" is null and ${visibleSpaceSql(actor, Prisma.sql`c."spaceId"`)})`;

/** The reader's own reviews of these ids, by id. */
export const readReviews = (ctx: DomainContext, ids: readonly string[]): Promise<Map<string, ReviewRow>> => readRows(ctx.db, reviews, ids, Prisma.sql`${own(ctx)} and ${ofSeenCard(ctx)}`);

/** A page of the reader's own reviews of each of these cards, newest first, by card. @throws InvalidInputError for a cursor of another list */
export const readReviewPages = (ctx: DomainContext, page: TimelinePage, cardIds: readonly string[]): Promise<Map<string, ReviewRow[]>> => readPages(ctx.db, reviews, page, Prisma.sql`r."cardId"`, cardIds, own(ctx));

/** How many reviews of each of these cards the reader has made. */
export const countReviews = (ctx: DomainContext, cardIds: readonly string[]): Promise<Map<string, number>> => countRows(ctx.db, reviews, Prisma.sql`r."cardId"`, cardIds, own(ctx));
