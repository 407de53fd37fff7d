import type { CardKind, CardState } from '#server/platform/db/generated/client.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { type FoundQuote, storeCitations } from '../citations/citeQuotes.ts';
import type { DomainContext } from '../context.ts';
import { LimitReachedError } from '../errors.ts';
import { publishDecksChanged } from '../events.ts';
import { newUuid } from '../publicId.ts';
import type { DeckRef } from './authorizeCards.ts';

/** So many cards a deck has at most. */
export const maxCards = 100_000;

/** @throws LimitReachedError where a deck has no room for so many more cards */
export async function requireRoom(ctx: DomainContext, deckId: string, count: number): Promise<void> {
  if ((await ctx.db.card.count({ where: { deckId, deletedAt: null } })) + count <= maxCards) return;
  throw new LimitReachedError(`A deck has at most ${maxCards.toLocaleString('en')} cards.`, 'Make another deck.');
}

/** A card that has been checked. */
export interface CheckedCard {
  readonly kind: CardKind;
  readonly front: string;
  readonly back: string;
  readonly tags: readonly string[];
  readonly quotes: readonly FoundQuote[];
}

/** As `insertCards`, told to all. @param authorId null: a model or the vault made them @returns their ids, in the order given */
export async function addCards(ctx: DomainContext, deck: DeckRef, cards: readonly CheckedCard[], { state, authorId }: { readonly state: CardState; readonly authorId: string | null }): Promise<string[]> {
  const cardIds = await insertCards(ctx, deck, cards.map((card) => ({ ...card, state })), authorId);
  await recordActivity(ctx, deck.spaceId, 'CARDS_CREATED', { count: cardIds.length });
  await publishDecksChanged(ctx.db, deck.spaceId, [deck.id]);
  return cardIds;
}

/** Writes cards into a deck that the caller holds, in the caller's transaction. @param authorId null: no person made them @returns their ids, in the order given */
export async function insertCards(ctx: DomainContext, deck: DeckRef, cards: readonly (CheckedCard & { readonly state: CardState })[], authorId: string | null): Promise<string[]> {
  const cardIds = cards.map(() => newUuid());
  const at = ctx.now();
  await ctx.db.card.createMany({
    data: cards.map(({ kind, front, back, tags, state }, index) => ({ id: cardIds[index], spaceId: deck.spaceId, deckId: deck.id, kind, front, back, tags: [...new Set(tags)], state, authorId, createdAt: at, updatedAt: at, activeSince: at })),
  });
  await storeCitations(ctx, deck.spaceId, cards.flatMap(({ quotes }, index) => quotes.map((quote, position) => ({ quote, owner: { cardId: cardIds[index] ?? '', position } }))));
  return cardIds;
}
