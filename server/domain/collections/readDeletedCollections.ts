import type { Db } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { countRows, readPages, readRows, type TimelinePage, type TimelineTable } from '../timelineRows.ts';

/** A collection that was deleted, with all that went with it. */
export interface DeletedCollectionRow {
  /** The id that it had as a collection, and has again once it is restored. */
  readonly id: string;
  readonly spaceId: string;
  /** The names of the collections it lay in, from the top of the tree. */
  readonly path: readonly string[];
  readonly name: string;
  readonly description: string;
  /** When it was deleted. */
  readonly createdAt: Date;
}

const deletedCollections: TimelineTable = {
  columns: Prisma.sql`r.id, r."spaceId", r.path, r.name, r.description, r."createdAt"`,
  from: Prisma.sql`(select d.id, d."spaceId", d.path, d.name, d.description, d."deletedAt" as "createdAt" from "DeletedCollection" d where d."rootId" = d.id) r`,
  first: 'newest',
};
const space = Prisma.sql`r."spaceId"`;

/** The deleted collections of these ids that the reader may see, by id. */
export function readDeletedCollections({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, DeletedCollectionRow>> {
  return readRows(db, deletedCollections, ids, visibleSpaceSql(actor, space));
}

/** A page of the deleted collections of each of these spaces, deleted last first, by space. Who asks has been found to see the spaces. */
export function readDeletedCollectionPages({ db }: DomainContext, page: TimelinePage, spaceIds: readonly string[]): Promise<Map<string, DeletedCollectionRow[]>> {
  return readPages(db, deletedCollections, page, space, spaceIds);
}

/** How many deleted collections each of these spaces has. */
export const countDeletedCollections = ({ db }: DomainContext, spaceIds: readonly string[]): Promise<Map<string, number>> => countRows(db, deletedCollections, space, spaceIds);

/** How many collections went with each of these deleted ones, itself included. */
export async function countDeletedTrees(db: Db, rootIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ id: string; count: number }[]>`
    select d."rootId"::text as id, count(*)::int as count from "DeletedCollection" d where d."rootId" = any(${[...rootIds]}::uuid[]) group by 1`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** How many sources came into the trash with each of these deleted collections, and are there still. */
export async function countDeletedSources(db: Db, rootIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ id: string; count: number }[]>`
    select d."rootId"::text as id, count(*)::int as count from "DeletedCollection" d join "Source" s on s."deletedCollectionId" = d.id
    where d."rootId" = any(${[...rootIds]}::uuid[]) and s."trashedWithCollection" group by 1`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}
