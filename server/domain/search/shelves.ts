import { Prisma } from '#server/platform/db/generated/client.ts';
import type { Db } from '#server/platform/db/database.ts';

/**
 * Sources of a space are searched shelf by shelf: a word that half of them have costs one shelf, a word that few have
 * costs a look into each (docs/decisions: search by shelves). The number is a wish: shelves may come out a little larger.
 */
const shelfSize = 2_048;
/** Only one in so many added sources counts the shelf it goes to. */
const countEvery = 64;

/** Finds a place for sources of a space that have none: in its newest shelf, and in new ones when that is full. */
export async function placeOnShelves(db: Db, spaceId: string, sourceIds: readonly string[]): Promise<Map<string, number>> {
  const newest = await newestShelf(db, spaceId);
  let shelf = newest ?? (await addShelf(db, spaceId));
  let room = newest === null ? shelfSize : await roomOn(db, shelf, sourceIds);
  const shelves = new Map<string, number>();
  for (const sourceId of sourceIds) {
    if (room <= 0) {
      shelf = await addShelf(db, spaceId);
      room = shelfSize;
    }
    shelves.set(sourceId, shelf);
    room--;
  }
  return shelves;
}

async function newestShelf(db: Db, spaceId: string): Promise<number | null> {
  const [row] = await db.$queryRaw<{ id: number }[]>`
    select id from "SearchShelf" where "spaceId" = ${spaceId}::uuid order by id desc limit 1`;
  return row?.id ?? null;
}

/** Whether a source with this id looks how much room the shelf has that it goes to. */
export const countsItsShelf = (sourceId: string) => Number.parseInt(sourceId.slice(-4), 16) % countEvery === 0;

/** The newest shelf of a space `s`, null when it has none: for a source that does not count it. */
export const newestShelfSql = Prisma.sql`(select h.id from "SearchShelf" h where h."spaceId" = s.id order by h.id desc limit 1)`;

/** Two who open a shelf at the same moment open two; both are used up. */
async function addShelf(db: Db, spaceId: string): Promise<number> {
  const [row] = await db.$queryRaw<{ id: number }[]>`insert into "SearchShelf" ("spaceId") values (${spaceId}::uuid) returning id`;
  return (row as { id: number }).id;
}

async function roomOn(db: Db, shelf: number, sourceIds: readonly string[]): Promise<number> {
  const counts = sourceIds.length >= countEvery || sourceIds.some(countsItsShelf);
  if (!counts) return sourceIds.length;
  const [row] = await db.$queryRaw<{ count: number }[]>`select count(*)::int as count from "SourceSearch" where "shelfId" = ${shelf}`;
  return shelfSize - (row?.count ?? 0);
}
