import { inTransaction } from '#server/platform/db/database.ts';
import { requireUser } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { insertCards, maxCards } from '../cards/addCards.ts';
import { authorizeDecks, type DeckRef } from '../cards/authorizeCards.ts';
import { advanceProgress } from '../cards/deckProgress.ts';
import type { PortableCard } from '../cards/formats/portableCard.ts';
import { reschedule } from '../cards/reschedule.ts';
import type { DomainContext } from '../context.ts';
import { publishDecksChanged, publishRunProgressed } from '../events.ts';
import { newUuid } from '../publicId.ts';
import { heldImport, type ImportToRun } from './heldImport.ts';

/** So many cards are added in one transaction: what a worker that is killed does again. */
const perBatch = 500;
/** As cards by hand may have. */
const mostTags = 20;

/** As it stands in the row: moments are texts there. */
type StoredCard = Omit<PortableCard, 'reviews'> & { readonly reviews: readonly (Omit<PortableCard['reviews'][number], 'reviewedAt'> & { readonly reviewedAt: string })[] };

interface PendingRow {
  readonly number: number;
  readonly deckId: string;
  readonly card: StoredCard;
}

/**
 * Adds the next cards of an import to their decks, with the answers of whoever started it and the schedules that these come to, and notes how far it is, all in
 * one transaction: whoever comes after somebody who was killed goes on exactly there. Under their rights of this moment. Cards for which a deck has no room are told in their rows.
 * @returns whether there is more to do; false also when it was stopped
 */
export function carryOutCards(outer: DomainContext, jobId: string, tells: boolean): Promise<boolean> {
  return inTransaction(outer, async (ctx) => {
    const held = await heldImport(ctx, jobId);
    if (held?.state !== 'RUNNING') return false;
    const rows = await ctx.db.$queryRaw<PendingRow[]>`
      select r.number, case when r.place = 0 then ${held.deckId} else c."collectionId"::text end as "deckId", r.card
      from "ImportRow" r left join "ImportCollection" c on c."jobId" = r."jobId" and c.place = r.place
      where r."jobId" = ${jobId}::uuid and r.outcome = 'ADDED' and r.number > ${held.doneNumber}::int order by r.number limit ${perBatch}::int`;
    if (rows.length === 0) {
      await finishRows(ctx, held);
      return false;
    }
    const decks = await authorizeDecks(ctx, 'card.edit', [...new Set(rows.map(({ deckId }) => deckId))]);
    for (const deck of decks) await addToDeck(ctx, held, deck, rows.filter(({ deckId }) => deckId === deck.id));
    await ctx.db.import.update({ where: { jobId }, data: { doneNumber: rows.at(-1)?.number ?? 0 }, select: { jobId: true } });
    await ctx.db.job.update({ where: { id: jobId }, data: { done: { increment: rows.length } }, select: { id: true } });
    if (tells) await publishRunProgressed(ctx.db, held.spaceId, [jobId]);
    return true;
  });
}

async function addToDeck(ctx: DomainContext, { jobId, tags: ofAll }: ImportToRun, deck: DeckRef, rows: readonly PendingRow[]): Promise<void> {
  const room = Math.max(0, maxCards - (await ctx.db.card.count({ where: { deckId: deck.id, deletedAt: null } })));
  const [fitting, others] = [rows.slice(0, room), rows.slice(room)];
  const ids = await insertCards(ctx, deck, fitting.map(({ card: { tags, isSuspended, ...card } }) => ({ ...card, tags: [...new Set([...ofAll, ...tags])].slice(0, mostTags), quotes: [], state: isSuspended ? 'SUSPENDED' : 'ACTIVE' })), null);
  await ctx.db.$executeRaw`
    update "ImportRow" r set "cardId" = made.id from unnest(${fitting.map(({ number }) => number)}::int[], ${ids}::uuid[]) as made(number, id) where r."jobId" = ${jobId}::uuid and r.number = made.number`;
  await ctx.db.importRow.updateMany({
    where: { jobId, number: { in: others.map(({ number }) => number) } },
    data: { outcome: 'FAILED', failureCode: 'TOO_LARGE', failureMessage: `A deck has at most ${maxCards.toLocaleString('en')} cards.` },
  });
  const reviews = fitting.flatMap(({ card }, at) => card.reviews.map((review) => ({ ...review, cardId: ids[at] ?? '' })));
  if (reviews.length > 0) await addReviews(ctx, deck, reviews);
}

async function addReviews(ctx: DomainContext, deck: DeckRef, reviews: readonly (StoredCard['reviews'][number] & { readonly cardId: string })[]): Promise<void> {
  const { userId } = requireUser(ctx);
  await ctx.db.cardReview.createMany({ data: reviews.map(({ cardId, rating, reviewedAt, durationMs }) => ({ id: newUuid(), userId, cardId, rating, reviewedAt, durationMs })), skipDuplicates: true });
  await reschedule(ctx, userId, [...new Set(reviews.map(({ cardId }) => cardId))]);
  await advanceProgress(ctx, userId, [deck.id]);
}

/** What stood in the file twice became what the first one did. */
async function finishRows(ctx: DomainContext, { jobId, spaceId, deckId }: ImportToRun): Promise<void> {
  await ctx.db.$executeRaw`
    update "ImportRow" r set "cardId" = first."cardId" from "ImportRow" first
    where r."jobId" = ${jobId}::uuid and r.outcome = 'REPEATED' and first."jobId" = r."jobId" and first.outcome in ('ADDED', 'ALREADY_THERE') and first.place = r.place
      and md5(first.card->>'front') = md5(r.card->>'front') and md5(first.card->>'back') = md5(r.card->>'back') and first.card->>'kind' = r.card->>'kind'`;
  const count = await ctx.db.importRow.count({ where: { jobId, outcome: 'ADDED' } });
  await recordActivity(ctx, spaceId, 'CARDS_CREATED', { count });
  const filled = await ctx.db.importCollection.findMany({ where: { jobId, collectionId: { not: null } }, select: { collectionId: true } });
  await publishDecksChanged(ctx.db, spaceId, [...(deckId === null ? [] : [deckId]), ...filled.flatMap(({ collectionId }) => collectionId ?? [])]);
}
