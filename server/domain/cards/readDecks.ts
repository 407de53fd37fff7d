import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { nameCursor, namePlaceOf } from '../nameCursor.ts';
import type { TimelinePage } from '../timelineRows.ts';

export interface DeckRow {
  readonly id: string;
  readonly spaceId: string;
  readonly name: string;
  readonly description: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A deck in a list by name. */
export type ListedDeck = DeckRow & { readonly nameKey: string };

const columns = Prisma.sql`d.id::text, d."spaceId"::text as "spaceId", d.name, d.description, d."createdAt", d."updatedAt"`;
const isThere = Prisma.sql`d."deletedAt" is null`;
const nameKey = Prisma.sql`natural_key(d.name) collate "C"`;

/** The decks of these ids that the reader may see, by id: one statement. */
export async function readDecks({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, DeckRow>> {
  const rows = await queryRows<DeckRow>(db, Prisma.sql`select ${columns} from "Deck" d where d.id = any(${[...ids]}::uuid[]) and ${isThere} and ${visibleSpaceSql(actor, Prisma.sql`d."spaceId"`)}`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The place of a deck in a list. */
export const deckCursor = ({ nameKey: key, id }: ListedDeck): string => nameCursor({ key, id });

/** A page of the decks of each of these spaces by name, by space: one statement. Who asks has been found to see the spaces. @throws InvalidInputError for a cursor of another list */
export async function listDecks({ db }: DomainContext, { after, before, backwards, limit }: TimelinePage, spaceIds: readonly string[]): Promise<Map<string, ListedDeck[]>> {
  const towards = Prisma.raw(backwards ? 'desc' : 'asc');
  const beyond = (side: '<' | '>', argument: 'after' | 'before', cursor: string) => {
    const { key, id } = namePlaceOf(argument, cursor);
    return Prisma.sql`(${nameKey}, d.id) ${Prisma.raw(side)} (${key} collate "C", ${id}::uuid)`;
  };
  const bounds = [...(after === undefined ? [] : [beyond('>', 'after', after)]), ...(before === undefined ? [] : [beyond('<', 'before', before)])];
  const rows = await queryRows<ListedDeck>(
    db,
    Prisma.sql`select page.* from unnest(${[...spaceIds]}::uuid[]) as space(id) cross join lateral (
      select ${columns}, ${nameKey} as "nameKey" from "Deck" d where ${Prisma.join([Prisma.sql`d."spaceId" = space.id`, isThere, ...bounds], ' and ')} order by ${nameKey} ${towards}, d.id ${towards} limit ${limit}
    ) page order by page."spaceId", page."nameKey" collate "C" ${towards}, page.id ${towards}`,
  );
  return Map.groupBy(rows, ({ spaceId }) => spaceId);
}

/** How many decks each of these spaces has, by space. */
export async function countDecks({ db }: DomainContext, spaceIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await queryRows<{ id: string; count: number }>(db, Prisma.sql`select d."spaceId"::text as id, count(*)::int as count from "Deck" d where d."spaceId" = any(${[...spaceIds]}::uuid[]) and ${isThere} group by 1`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** How many cards each of these decks has, without those that are only proposed, by deck. */
export async function countCardsIn({ db }: DomainContext, deckIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await queryRows<{ id: string; count: number }>(
    db,
    Prisma.sql`select c."deckId"::text as id, count(*)::int as count from "Card" c where c."deckId" = any(${[...deckIds]}::uuid[]) and c."deletedAt" is null and c.state <> 'PROPOSED' group by 1`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}
