import { inTransaction } from '#server/platform/db/database.ts';
import { type CardKind, Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { findQuotes } from '../citations/citeQuotes.ts';
import type { DomainContext } from '../context.ts';
import { publishDecksChanged, publishRunProgressed } from '../events.ts';
import type { JobToRun } from '../runs/workOnJob.ts';
import type { AskedScope } from '../scopes/askedScope.ts';
import { scopePlace } from '../scopes/scopePlace.ts';
import { scopeOfStored } from '../scopes/storedScope.ts';
import { addCards, requireRoom } from './addCards.ts';
import { authorizeDeck } from './authorizeCards.ts';
import { problemsOfSides } from './createCards.ts';

/** A job that makes cards, as far as it is. */
export interface CardMaking {
  readonly deckId: string;
  readonly kinds: readonly CardKind[];
  readonly limit: number;
  readonly instructions: string;
  readonly asksModel: boolean;
  readonly isApproved: boolean;
  /** Those that are read, one after the other; empty until they are chosen. */
  readonly sourceIds: readonly string[];
  /** How many of them have been read. */
  readonly done: number;
  /** How many cards there are. */
  readonly made: number;
}

/** A source that cards are made from. */
export interface SourceToLearn {
  readonly id: string;
  readonly title: string;
  readonly language: string | null;
  readonly plainText: string;
  /** What somebody has marked in it. */
  readonly highlights: readonly string[];
}

/** A card that is proposed. */
export interface ProposedCard {
  readonly kind: CardKind;
  readonly front: string;
  readonly back: string;
  /** What it stands upon, letter by letter. */
  readonly quote: string;
  /** The words right before the quote, where they are known. */
  readonly prefix?: string | undefined;
}

/** So many sources are read for one job, and twice as many as cards are wanted: some have nothing to learn. */
const mostSources = 100;

/** A job that makes cards; its sources are chosen when it is begun: those with highlights first, then the newest. @param ctx of whoever asked for it @throws as `authorizeDeck` */
export async function beginMaking(ctx: DomainContext, { jobId, spaceId }: Pick<JobToRun, 'jobId' | 'spaceId'>): Promise<CardMaking> {
  const { scope, cardIds, job, ...making } = await ctx.db.cardMaking.findUniqueOrThrow({ where: { jobId }, omit: { inputTokens: true, outputTokens: true }, include: { job: { select: { done: true, total: true } } } });
  await authorizeDeck(ctx, 'card.edit', making.deckId);
  const sourceIds = job.total === null ? await chooseSources(ctx, spaceId, scope === null ? null : scopeOfStored(scope), Math.min(mostSources, 2 * making.limit)) : making.sourceIds;
  if (job.total === null) {
    await ctx.db.cardMaking.update({ where: { jobId }, data: { sourceIds }, select: { jobId: true } });
    await ctx.db.job.updateMany({ where: { id: jobId, state: 'RUNNING' }, data: { total: sourceIds.length } });
  }
  return { ...making, sourceIds, done: job.done, made: cardIds.length };
}

async function chooseSources(ctx: DomainContext, spaceId: string, scope: AskedScope | null, most: number): Promise<string[]> {
  const { spaceIds, condition } = await scopePlace(ctx, [spaceId], scope ?? { collectionIds: [], sourceIds: [], filter: null, spaceIds: [] });
  const rows = await queryRows<{ id: string }>(
    ctx.db,
    Prisma.sql`select s.id::text as id from "Source" s where s."spaceId" = any(${[...spaceIds]}::uuid[]) and ${condition}
      and exists (select 1 from "SourceText" t where t."sourceId" = s.id and t."plainText" <> '')
      order by exists (select 1 from "Highlight" h where h."sourceId" = s.id) desc, s."createdAt" desc, s.id desc limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

/** The sources of these ids that are there to be read by whoever asked, by id. */
export async function readSourcesToLearn(ctx: DomainContext, spaceId: string, ids: readonly string[]): Promise<Map<string, SourceToLearn>> {
  const { spaceIds, condition } = await scopePlace(ctx, [spaceId], { collectionIds: [], sourceIds: ids, filter: null, spaceIds: [] });
  const rows = await queryRows<SourceToLearn>(
    ctx.db,
    Prisma.sql`select s.id::text as id, s.title, s.language, t."plainText", array(select h.quote from "Highlight" h where h."sourceId" = s.id order by h."createdAt" limit 200) as highlights
      from "Source" s join "SourceText" t on t."sourceId" = s.id where s."spaceId" = any(${[...spaceIds]}::uuid[]) and ${condition}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Has a job wait until somebody has seen what it will about cost. */
export async function awaitApproval(outer: DomainContext, { jobId, spaceId }: Pick<JobToRun, 'jobId' | 'spaceId'>, estimate: { readonly inputTokens: number; readonly outputTokens: number }): Promise<void> {
  await inTransaction(outer, async (ctx) => {
    const { count } = await ctx.db.job.updateMany({ where: { id: jobId, state: 'RUNNING' }, data: { state: 'AWAITING_APPROVAL' } });
    if (count === 0) return;
    await ctx.db.cardMaking.update({ where: { jobId }, data: estimate, select: { jobId: true } });
    await publishRunProgressed(ctx.db, spaceId, [jobId]);
  });
}

/**
 * Adds what was made from one source to the deck, as proposals, and counts the source as read. What the source does not say, and what the deck has or had already, is left out.
 * @param ctx of whoever asked for it
 * @returns how many were added; null once somebody has stopped the job @throws as `authorizeDeck`, LimitReachedError
 */
export function proposeCards(outer: DomainContext, { jobId, spaceId }: Pick<JobToRun, 'jobId' | 'spaceId'>, deckId: string, source: Pick<SourceToLearn, 'id'> | null, cards: readonly ProposedCard[]): Promise<number | null> {
  return inTransaction(outer, async (ctx) => {
    const deck = await authorizeDeck(ctx, 'card.edit', deckId);
    const { count } = await ctx.db.job.updateMany({ where: { id: jobId, state: 'RUNNING' }, data: { done: { increment: 1 } } });
    if (count === 0) return null;
    const fronts = new Set((await ctx.db.card.findMany({ where: { deckId, front: { in: cards.map(({ front }) => front) } }, select: { front: true } })).map(({ front }) => front));
    const wanted = cards.filter(({ front, ...card }, at) => !fronts.has(front) && problemsOfSides({ ...card, front }, '').length === 0 && cards.findIndex((other) => other.front === front) === at);
    const { found } = await findQuotes(ctx, deck.spaceId, wanted.map(({ quote, prefix }) => ({ quote, prefix, sourceId: source?.id ?? null })), String);
    const added = wanted.flatMap((card, at) => {
      const quote = found[at];
      return quote ? [{ kind: card.kind, front: card.front, back: card.back, tags: [], quotes: [quote] }] : [];
    });
    if (added.length > 0) {
      await requireRoom(ctx, deckId, added.length);
      const cardIds = await addCards(ctx, deck, added, { state: 'PROPOSED', authorId: null });
      await ctx.db.cardMaking.update({ where: { jobId }, data: { cardIds: { push: cardIds } }, select: { jobId: true } });
    }
    await publishRunProgressed(ctx.db, spaceId, [jobId]);
    return added.length;
  });
}

/** Deletes cards that a job proposed and that nobody has accepted. In the caller's transaction. @returns the decks that have changed @throws ForbiddenError, SpaceArchivedError */
export async function takeBackProposedCards(ctx: DomainContext, ids: readonly string[]): Promise<string[]> {
  const left = await ctx.db.card.findMany({ where: { id: { in: [...ids] }, state: 'PROPOSED', deletedAt: null, deck: { deletedAt: null } }, select: { id: true, deckId: true, spaceId: true } });
  for (const deckId of [...new Set(left.map((card) => card.deckId))].sort()) await authorizeDeck(ctx, 'card.edit', deckId);
  await ctx.db.card.updateMany({ where: { id: { in: left.map(({ id }) => id) } }, data: { deletedAt: ctx.now() } });
  for (const [spaceId, inSpace] of Map.groupBy(left, (card) => card.spaceId)) await publishDecksChanged(ctx.db, spaceId, [...new Set(inSpace.map(({ deckId }) => deckId))]);
  return [...new Set(left.map(({ deckId }) => deckId))];
}
