import type { Db } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { ancestorsOf } from './ancestry.ts';

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
}

/** The columns of a `CollectionRow` over a collection `c`. */
export const collectionColumns = Prisma.raw(
  ['id', 'spaceId', 'parentId', 'name', 'description', 'settings', 'rank', 'createdAt', 'updatedAt'].map((name) => `c."${name}"`).join(', '),
);

/** The collections of these ids that the reader may see, by id: one statement. */
export function readCollections({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, CollectionRow>> {
  return rowsById(db, ids, visibleSpaceSql(actor, Prisma.sql`c."spaceId"`));
}

/** As `readCollections`, of one space, for readers who have been found to see it. */
export function readCollectionsOf(spaceId: string, db: Db, ids: readonly string[]): Promise<Map<string, CollectionRow>> {
  return rowsById(db, ids, Prisma.sql`c."spaceId" = ${spaceId}::uuid`);
}

async function rowsById(db: Db, ids: readonly string[], which: Prisma.Sql): Promise<Map<string, CollectionRow>> {
  const rows = await queryRows<CollectionRow>(db, Prisma.sql`select ${collectionColumns} from "Collection" c where c.id = any(${[...ids]}::uuid[]) and ${which}`, 'kept');
  return new Map(rows.map((row) => [row.id, row]));
}

/** The collections directly below each of these, in their order: one statement. Who asks has been found to see them. */
export async function readChildren(db: Db, parentIds: readonly string[]): Promise<Map<string, CollectionRow[]>> {
  const rows = await queryRows<CollectionRow & { parentId: string }>(db, Prisma.sql`select ${collectionColumns} from "Collection" c where c."parentId" = any(${[...parentIds]}::uuid[]) order by c.rank`);
  return Map.groupBy(rows, ({ parentId }) => parentId);
}

/** The way from the top of the tree to the parent of each of these collections: two statements. Who asks has been found to see them. */
export async function readAncestors(ctx: DomainContext, ids: readonly string[]): Promise<Map<string, CollectionRow[]>> {
  const ways = await ancestorsOf(ctx.db, ids);
  const above = new Set([...ways.values()].flatMap(([_itself, ...way]) => way));
  const rows = above.size === 0 ? new Map<string, CollectionRow>() : await readCollections(ctx, [...above]);
  return new Map(ids.map((id) => [id, (ways.get(id) ?? []).slice(1).reverse().flatMap((each) => rows.get(each) ?? [])]));
}
