import { setImmediate } from 'node:timers/promises';
import Papa from 'papaparse';
import type { Rating } from '#server/platform/db/generated/client.ts';
import { requireUser } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { safeName } from '../../entryNames.ts';
import { NotFoundError } from '../../errors.ts';
import { type DeckRow, readDecks } from '../readDecks.ts';
import { readStudySettings, usualStudy } from '../studySettings.ts';
import { createAnkiCollection, type PackedCard } from './ankiCollection.ts';
import { cardColumns, cellsOfCard } from './cardTable.ts';

const lineEnd = '\r\n';
/** So that table calculators take it for UTF-8. */
const byteOrderMark = '\uFEFF';
/** So many cards are read at once; between them others are served. */
const perPage = 500;

/** The cards of a deck as CSV: front, back, tags and kind, one card a line, read as somebody takes them. Proposed ones are left out. @throws NotFoundError for a deck that the acting person may not see */
export async function exportCardTable(ctx: DomainContext, deckId: string): Promise<{ readonly name: string; readonly lines: AsyncGenerator<string> }> {
  const deck = await deckOf(ctx, deckId);
  return { name: `${safeName(deck.name)}.csv`, lines: linesOf(ctx, deck) };
}

async function* linesOf(ctx: DomainContext, deck: DeckRow): AsyncGenerator<string> {
  yield byteOrderMark + cardColumns.join(',') + lineEnd;
  for await (const cards of pagesOf(ctx, deck, false)) yield cards.map((card) => Papa.unparse([cellsOfCard(card)]) + lineEnd).join('');
}

/**
 * The cards of a deck for Anki: `collection.anki21` of a package. Proposed ones are left out. What a card stands upon goes along as text.
 * @param options.withSchedule with the reviews of the acting person and what they come to
 * @throws NotFoundError for a deck that they may not see
 */
export async function exportDeckPackage(ctx: DomainContext, deckId: string, { withSchedule }: { readonly withSchedule: boolean }): Promise<{ readonly name: string; readonly collection: () => Promise<Uint8Array> }> {
  const deck = await deckOf(ctx, deckId);
  const { desiredRetention } = (await readStudySettings(ctx, [deckId])).get(deckId) ?? usualStudy;
  const collection = async () => {
    const anki = createAnkiCollection(deck, desiredRetention, ctx.now());
    try {
      for await (const cards of pagesOf(ctx, deck, withSchedule)) {
        anki.add(cards);
        await setImmediate();
      }
      return anki.bytes();
    } finally {
      anki.close();
    }
  };
  return { name: `${safeName(deck.name)}.apkg`, collection };
}

async function deckOf(ctx: DomainContext, deckId: string): Promise<DeckRow> {
  const deck = (await readDecks(ctx, [deckId])).get(deckId);
  if (!deck) throw new NotFoundError('Deck');
  return deck;
}

/** All cards of a deck but those that are only proposed, oldest first, page by page. */
async function* pagesOf(ctx: DomainContext, deck: DeckRow, withReviews: boolean): AsyncGenerator<PackedCard[]> {
  const { userId } = requireUser(ctx);
  for (let after: { readonly createdAt: Date; readonly id: string } | null = null; ; ) {
    const cards: CardOfPage[] = await pageAfter(ctx, deck.id, after);
    const reviews = withReviews ? await reviewsOf(ctx, userId, cards.map(({ id }) => id)) : new Map<string, ReviewOfCard[]>();
    if (cards.length > 0) yield cards.map(({ state, citations, ...card }) => ({ ...card, isSuspended: state === 'SUSPENDED', quotes: citations, reviews: reviews.get(card.id) ?? [] }));
    if (cards.length < perPage) return;
    after = cards.at(-1) ?? null;
  }
}

type CardOfPage = Awaited<ReturnType<typeof pageAfter>>[number];

const pageAfter = ({ db }: DomainContext, deckId: string, after: { readonly createdAt: Date; readonly id: string } | null) =>
  db.card.findMany({
    where: { deckId, deletedAt: null, state: { not: 'PROPOSED' }, ...(after && { OR: [{ createdAt: { gt: after.createdAt } }, { createdAt: after.createdAt, id: { gt: after.id } }] }) },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: perPage,
    select: { id: true, kind: true, front: true, back: true, tags: true, state: true, createdAt: true, updatedAt: true, citations: { where: { isCited: true }, orderBy: { position: 'asc' }, select: { quote: true, sourceTitle: true } } },
  });

interface ReviewOfCard {
  readonly cardId: string;
  readonly rating: Rating;
  readonly reviewedAt: Date;
  readonly durationMs: number | null;
}

async function reviewsOf({ db }: DomainContext, userId: string, cardIds: readonly string[]): Promise<Map<string, ReviewOfCard[]>> {
  const reviews = await db.cardReview.findMany({ where: { userId, cardId: { in: [...cardIds] } }, select: { cardId: true, rating: true, reviewedAt: true, durationMs: true } });
  return Map.groupBy(reviews, ({ cardId }) => cardId);
}
