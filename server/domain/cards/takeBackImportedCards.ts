import type { DomainContext } from '../context.ts';
import { publishDecksChanged } from '../events.ts';
import { authorizeDecks } from './authorizeCards.ts';

/**
 * Deletes cards that an import made, with what was answered about them, and the decks that it made and that hold nothing else. In the caller's transaction.
 * @returns the decks that have changed @throws ForbiddenError, SpaceArchivedError
 */
export async function takeBackImportedCards(ctx: DomainContext, { cardIds, deckIds }: { readonly cardIds: readonly string[]; readonly deckIds: readonly string[] }): Promise<string[]> {
  const left = await ctx.db.$queryRaw<{ deckId: string }[]>`
    select distinct c."deckId"::text as "deckId" from "Card" c join "Deck" d on d.id = c."deckId" and d."deletedAt" is null where c.id = any(${[...cardIds]}::uuid[]) and c."deletedAt" is null`;
  const made = await ctx.db.deck.findMany({ where: { id: { in: [...deckIds] }, deletedAt: null }, select: { id: true } });
  const decks = await authorizeDecks(ctx, 'card.edit', [...new Set([...left.map(({ deckId }) => deckId), ...made.map(({ id }) => id)])]);
  const at = ctx.now();
  await ctx.db.$executeRaw`
    update "Card" c set "deletedAt" = ${at} where c.id = any(${[...cardIds]}::uuid[]) and c."deckId" = any(${decks.map(({ id }) => id)}::uuid[]) and c."deletedAt" is null`;
  await ctx.db.deck.updateMany({ where: { id: { in: made.map(({ id }) => id) }, cards: { none: { deletedAt: null } } }, data: { deletedAt: at } });
  for (const [spaceId, inSpace] of Map.groupBy(decks, (deck) => deck.spaceId)) await publishDecksChanged(ctx.db, spaceId, inSpace.map(({ id }) => id));
  return decks.map(({ id }) => id);
}
