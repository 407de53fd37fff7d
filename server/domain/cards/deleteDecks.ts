import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { authorizeSpace } from '../access/authorize.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { publishDecksChanged } from '../events.ts';
import { parseIds } from '../input.ts';
import { saveUndo, type Undoable } from '../undo/saveUndo.ts';
import { authorizeCards, authorizeDecks } from './authorizeCards.ts';

const mostDecks = 100;
export const mostCards = 1_000;

/** Deletes decks with their cards and everybody's schedules: all of them or none. For an hour `undoChange` brings them back. @throws NotFoundError, ForbiddenError, SpaceArchivedError, InvalidInputError */
export function deleteDecks(outer: DomainContext, { deckIds, undoable }: Undoable & { readonly deckIds: readonly (string | null)[] }): Promise<{ deletedDeckIds: string[]; undoId: string | null }> {
  return inTransaction(outer, async (ctx) => {
    const decks = await authorizeDecks(ctx, 'card.edit', parseIds('deckIds', deckIds, mostDecks));
    const ids = decks.map(({ id }) => id);
    const undoId = await saveUndo(ctx, undoable, Prisma.sql`select 'RESTORE_DECKS', null::uuid, ${ids}::uuid[]`);
    await ctx.db.deck.updateMany({ where: { id: { in: ids } }, data: { deletedAt: ctx.now() } });
    for (const [spaceId, inSpace] of Map.groupBy(decks, (deck) => deck.spaceId)) {
      const [only] = inSpace;
      await recordActivity(ctx, spaceId, 'DECKS_DELETED', { count: inSpace.length, ...(inSpace.length === 1 && only && { subject: { kind: 'DECK', id: only.id } }) });
      await publishDecksChanged(ctx.db, spaceId, inSpace.map(({ id }) => id));
    }
    return { deletedDeckIds: ids, undoId };
  });
}

/** Deletes cards with everybody's schedules, or turns proposals down: all of them or none. For an hour `undoChange` brings them back. @throws as `deleteDecks` */
export function deleteCards(outer: DomainContext, { cardIds, undoable }: Undoable & { readonly cardIds: readonly (string | null)[] }): Promise<{ deletedCardIds: string[]; deckIds: string[]; undoId: string | null }> {
  return inTransaction(outer, async (ctx) => {
    const cards = await authorizeCards(ctx, 'card.edit', parseIds('cardIds', cardIds, mostCards));
    const ids = cards.map(({ id }) => id);
    const undoId = await saveUndo(ctx, undoable, Prisma.sql`select 'RESTORE_CARDS', null::uuid, ${ids}::uuid[]`);
    await ctx.db.card.updateMany({ where: { id: { in: ids } }, data: { deletedAt: ctx.now() } });
    for (const [spaceId, inSpace] of Map.groupBy(cards, (card) => card.spaceId)) {
      await recordActivity(ctx, spaceId, 'CARDS_DELETED', { count: inSpace.length });
      await publishDecksChanged(ctx.db, spaceId, [...new Set(inSpace.map(({ deckId }) => deckId))]);
    }
    return { deletedCardIds: ids, deckIds: [...new Set(cards.map(({ deckId }) => deckId))], undoId };
  });
}

interface Deleted {
  readonly id: string;
  readonly spaceId: string;
  readonly deckId: string;
}

/** Brings back decks, or cards of decks that are there; what is gone for good is passed over. In the caller's transaction. @returns the decks that have changed @throws ForbiddenError, SpaceArchivedError */
export async function restoreCards(ctx: DomainContext, table: 'Deck' | 'Card', ids: readonly string[]): Promise<string[]> {
  const deckId = table === 'Deck' ? Prisma.sql`r.id` : Prisma.sql`r."deckId"`;
  const rows = await ctx.db.$queryRaw<Deleted[]>`
    select r.id::text, r."spaceId"::text as "spaceId", ${deckId}::text as "deckId" from ${Prisma.raw(`"${table}"`)} r
    where r.id = any(${[...ids]}::uuid[]) and r."deletedAt" is not null and ${visibleSpaceSql(ctx.actor, Prisma.sql`r."spaceId"`)} order by r.id for no key update of r`;
  for (const [spaceId, inSpace] of Map.groupBy(rows, (row) => row.spaceId)) {
    await authorizeSpace(ctx, 'card.edit', spaceId);
    await ctx.db.$executeRaw`update ${Prisma.raw(`"${table}"`)} set "deletedAt" = null ${table === 'Card' ? Prisma.sql`, "activeSince" = ${ctx.now()}::timestamptz` : Prisma.empty} where id = any(${inSpace.map(({ id }) => id)}::uuid[])`;
    await recordActivity(ctx, spaceId, 'CARDS_RESTORED', { count: inSpace.length });
    await publishDecksChanged(ctx.db, spaceId, [...new Set(inSpace.map((row) => row.deckId))]);
  }
  return [...new Set(rows.map((row) => row.deckId))];
}
