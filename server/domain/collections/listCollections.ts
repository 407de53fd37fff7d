import type { Db } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { type NamePlace, nameCursor, namePlaceOf } from '../nameCursor.ts';
import { collectionColumns, type CollectionRow } from './readCollections.ts';

/** Which collections of a space are listed. */
export interface CollectionFilter {
  /** Only those directly below this one; null for an id that names no collection. */
  readonly parentId?: string | null | undefined;
  /** Only those with this in name or description, whatever its case. */
  readonly text?: string | null | undefined;
}

export interface CollectionPage extends CollectionFilter {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  /** Read from the end of the list. */
  readonly backwards: boolean;
  readonly limit: number;
}

/** A collection in a list by name. */
export type ListedCollection = CollectionRow & { readonly nameKey: string };

/** As sources are ordered by title: case and accents do not count, numbers do by their value. */
const nameKey = Prisma.sql`natural_key(c.name) collate "C"`;

/**
 * A page of the collections of each of these spaces by name, by space; equal names follow by id. One statement; the reader
 * has been found to see the spaces. @throws InvalidInputError for a cursor of another list
 */
export async function listCollections(db: Db, { after, before, backwards, limit, ...filter }: CollectionPage, spaceIds: readonly string[]): Promise<Map<string, ListedCollection[]>> {
  const towards = Prisma.raw(backwards ? 'desc' : 'asc');
  const bounds = [
    ...(after === undefined ? [] : [beyond('>', namePlaceOf('after', after))]),
    ...(before === undefined ? [] : [beyond('<', namePlaceOf('before', before))]),
  ];
  const rows = await queryRows<ListedCollection>(
    db,
    Prisma.sql`select page.* from unnest(${[...spaceIds]}::uuid[]) as space(id) cross join lateral (
      select ${collectionColumns}, ${nameKey} as "nameKey" from "Collection" c
      where c."spaceId" = space.id and ${Prisma.join([condition(filter), ...bounds], ' and ')}
      order by ${nameKey} ${towards}, c.id ${towards} limit ${limit}
    ) page order by page."spaceId", page."nameKey" ${towards}, page.id ${towards}`,
  );
  return Map.groupBy(rows, ({ spaceId }) => spaceId);
}

/** How many collections of each of these spaces a filter finds, by space; those without any are left out. */
export async function countCollections(db: Db, filter: CollectionFilter, spaceIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await queryRows<{ spaceId: string; count: number }>(
    db,
    Prisma.sql`select c."spaceId", count(*)::int as count from "Collection" c where c."spaceId" = any(${[...spaceIds]}::uuid[]) and ${condition(filter)} group by 1`,
  );
  return new Map(rows.map(({ spaceId, count }) => [spaceId, count]));
}

export function collectionCursor({ nameKey: key, id }: Pick<ListedCollection, 'nameKey' | 'id'>): string {
  return nameCursor({ key, id });
}

function condition({ parentId, text }: CollectionFilter): Prisma.Sql {
  const wanted = text?.replaceAll('\0', '').trim() ?? '';
  return Prisma.join(
    [
      Prisma.sql`true`,
      ...(parentId === undefined ? [] : [Prisma.sql`c."parentId" = ${parentId}::uuid`]),
      ...(wanted === '' ? [] : [Prisma.sql`(strpos(lower(c.name), lower(${wanted})) > 0 or strpos(lower(c.description), lower(${wanted})) > 0)`]),
    ],
    ' and ',
  );
}

const beyond = (side: '>' | '<', { key, id }: NamePlace) => Prisma.sql`(${nameKey}, c.id) ${Prisma.raw(side)} (${key} collate "C", ${id}::uuid)`;
