import type { Db } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { withAccess } from '../access/spaceAccess.ts';
import type { DomainContext, SpaceAccess } from '../context.ts';
import { type NewestPage, type NewestPageRequest, readNewestPage } from '../newestPage.ts';
import { wayUpSql } from './ancestry.ts';

/** A collection as everything that shows one reads it. */
export interface CollectionRow {
  readonly id: string;
  readonly spaceId: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly description: string;
  readonly settings: unknown;
  /** Orders siblings. */
  readonly rank: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** What the reader is in its space; absent where that is read beside it, or nobody knows. */
  readonly access?: SpaceAccess | null;
}

/** The columns of a `CollectionRow` over a collection `c`. */
export const collectionColumns = Prisma.raw(
  ['id', 'spaceId', 'parentId', 'name', 'description', 'settings', 'rank', 'createdAt', 'updatedAt'].map((name) => `c."${name}"`).join(', '),
);

/** The collections of these ids that the reader may see, by id: one statement. */
export async function readCollections({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, CollectionRow>> {
  const { column, join, visible } = withAccess(actor, Prisma.sql`c."spaceId"`);
  const rows = await queryRows<CollectionRow>(db, Prisma.sql`select ${collectionColumns}, ${column} from "Collection" c ${join} where c.id = any(${[...ids]}::uuid[]) and ${visible}`, 'prepared');
  return new Map(rows.map((row) => [row.id, row]));
}

/** As `readCollections`, of one space, for readers who have been found to see it. */
export async function readCollectionsOf(spaceId: string, db: Db, ids: readonly string[]): Promise<Map<string, CollectionRow>> {
  const rows = await queryRows<CollectionRow>(db, Prisma.sql`select ${collectionColumns} from "Collection" c where c.id = any(${[...ids]}::uuid[]) and c."spaceId" = ${spaceId}::uuid`, 'prepared');
  return new Map(rows.map((row) => [row.id, row]));
}

/** A page of the collections of a space, newest first. Who asks has been found to see the space. */
export function listCollections(db: Db, spaceId: string, page: NewestPageRequest): Promise<NewestPage<CollectionRow>> {
  return readNewestPage(page, 'c', 'newest', ({ where, orderByAndLimit }) =>
    queryRows(db, Prisma.sql`select ${collectionColumns} from "Collection" c where c."spaceId" = ${spaceId}::uuid and ${where} ${orderByAndLimit}`),
  );
}

/** The collections directly below each of these, in their order: one statement. Who asks has been found to see them. */
export async function readChildren(db: Db, parentIds: readonly string[]): Promise<Map<string, CollectionRow[]>> {
  const rows = await queryRows<CollectionRow & { parentId: string }>(db, Prisma.sql`select ${collectionColumns} from "Collection" c where c."parentId" = any(${[...parentIds]}::uuid[]) order by c.rank`);
  return Map.groupBy(rows, ({ parentId }) => parentId);
}

/** The way from the top of the tree to the parent of each of these collections: one statement. Who asks has been found to see them. */
export async function readAncestors({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, CollectionRow[]>> {
  const rows = await queryRows<CollectionRow & { readonly start: string }>(
    db,
    Prisma.sql`${wayUpSql(ids, 'Collection')}
      select way.start, ${collectionColumns} from way join "Collection" c on c.id = way.above order by way.start, way.depth desc`,
  );
  const ways = Map.groupBy(rows, ({ start }) => start);
  return new Map(ids.map((id) => [id, (ways.get(id) ?? []).map(({ start: _start, ...row }) => row)]));
}
