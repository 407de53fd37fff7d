import { Prisma } from '#server/platform/db/generated/client.ts';
import { authorizeSpace } from '../access/authorize.ts';
import type { Permission } from '../access/permissions.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { SqlContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';

export interface DeckRef {
  readonly id: string;
  readonly spaceId: string;
  readonly name: string;
}

export interface CardRef {
  readonly id: string;
  readonly spaceId: string;
  readonly deckId: string;
}

const given = (ids: readonly (string | null)[]) => ids.filter((id) => id !== null);

/** The decks of these ids, all of them or none; their rows are locked until the transaction ends. @throws NotFoundError, ForbiddenError, SpaceArchivedError */
export async function authorizeDecks(ctx: SqlContext, permission: Permission, ids: readonly (string | null)[]): Promise<DeckRef[]> {
  const decks = await ctx.db.$queryRaw<DeckRef[]>`
    select d.id::text, d."spaceId"::text as "spaceId", d.name from "Deck" d
    where d.id = any(${given(ids)}::uuid[]) and d."deletedAt" is null and ${visibleSpaceSql(ctx.actor, Prisma.sql`d."spaceId"`)} order by d.id for no key update of d`;
  if (decks.length < new Set(ids).size) throw new NotFoundError('Deck');
  for (const spaceId of new Set(decks.map((deck) => deck.spaceId))) await authorizeSpace(ctx, permission, spaceId);
  return decks;
}

/** As `authorizeDecks`, for one. */
export async function authorizeDeck(ctx: SqlContext, permission: Permission, id: string | null): Promise<DeckRef> {
  const [deck] = await authorizeDecks(ctx, permission, [id]);
  if (!deck) throw new NotFoundError('Deck');
  return deck;
}

/** As `authorizeDecks`, for cards of decks that are there. */
export async function authorizeCards(ctx: SqlContext, permission: Permission, ids: readonly (string | null)[]): Promise<CardRef[]> {
  const cards = await ctx.db.$queryRaw<CardRef[]>`
    select c.id::text, c."spaceId"::text as "spaceId", c."deckId"::text as "deckId" from "Card" c join "Deck" d on d.id = c."deckId" and d."deletedAt" is null
    where c.id = any(${given(ids)}::uuid[]) and c."deletedAt" is null and ${visibleSpaceSql(ctx.actor, Prisma.sql`c."spaceId"`)} order by c.id for no key update of c`;
  if (cards.length < new Set(ids).size) throw new NotFoundError('Card');
  for (const spaceId of new Set(cards.map((card) => card.spaceId))) await authorizeSpace(ctx, permission, spaceId);
  return cards;
}
