import { type FailureCode, Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { type NamePlace, nameCursor, namePlaceOf } from '../nameCursor.ts';

export interface FeedRow {
  readonly id: string;
  readonly spaceId: string;
  /** Where its sources go, as long as that is there. */
  readonly collectionId: string | null;
  readonly url: string;
  readonly siteUrl: string | null;
  readonly title: string;
  readonly tags: readonly string[];
  readonly intervalMinutes: number;
  readonly itemLimit: number;
  readonly keepDays: number | null;
  readonly onlyWords: readonly string[];
  readonly skipWords: readonly string[];
  readonly isPaused: boolean;
  readonly failureCode: FailureCode | null;
  readonly failureMessage: string | null;
  readonly createdAt: Date;
  readonly lastReadAt: Date | null;
  readonly nextReadAt: Date | null;
}

/** A feed in a list by title. */
export type ListedFeed = FeedRow & { readonly titleKey: string };

export interface FeedFilter {
  /** Only those that fill this one; null for an id that names no collection. */
  readonly collectionId?: string | null | undefined;
}

export interface FeedPage extends FeedFilter {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  /** Read from the end of the list. */
  readonly backwards: boolean;
  readonly limit: number;
}

const columns = Prisma.sql`f.id::text, f."spaceId"::text as "spaceId", (select c.id::text from "Collection" c where c.id = f."collectionId") as "collectionId", f.url, f."siteUrl", f.title, f.tags,
  f."intervalMinutes", f."itemLimit", f."keepDays", f."onlyWords", f."skipWords", f."isPaused", f."failureCode"::text as "failureCode", f."failureMessage", f."createdAt", f."lastReadAt", f."nextReadAt"`;

const titleKey = Prisma.sql`natural_key(f.title) collate "C"`;

/** The feeds of these ids that the reader may see, by id. */
export async function readFeeds({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, FeedRow>> {
  const rows = await queryRows<FeedRow>(db, Prisma.sql`select ${columns} from "Feed" f where f.id = any(${[...ids]}::uuid[]) and ${visibleSpaceSql(actor, Prisma.sql`f."spaceId"`)}`);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * A page of the feeds of each of these spaces by title, by space; equal titles follow by id. One statement; the reader has been found to see
 * the spaces. @throws InvalidInputError for a cursor of another list
 */
export async function listFeeds({ db }: DomainContext, { after, before, backwards, limit, ...filter }: FeedPage, spaceIds: readonly string[]): Promise<Map<string, ListedFeed[]>> {
  const towards = Prisma.raw(backwards ? 'desc' : 'asc');
  const bounds = [
    ...(after === undefined ? [] : [beyond('>', namePlaceOf('after', after))]),
    ...(before === undefined ? [] : [beyond('<', namePlaceOf('before', before))]),
  ];
  const rows = await queryRows<ListedFeed>(
    db,
    Prisma.sql`select page.* from unnest(${[...spaceIds]}::uuid[]) as space(id) cross join lateral (
      select ${columns}, ${titleKey} as "titleKey" from "Feed" f
      where f."spaceId" = space.id and ${Prisma.join([condition(filter), ...bounds], ' and ')}
      order by ${titleKey} ${towards}, f.id ${towards} limit ${limit}
    ) page order by page."spaceId", page."titleKey" collate "C" ${towards}, page.id ${towards}`,
  );
  return Map.groupBy(rows, ({ spaceId }) => spaceId);
}

/** How many feeds of each of these spaces a filter finds, by space; those without any are left out. */
export async function countFeeds({ db }: DomainContext, filter: FeedFilter, spaceIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await queryRows<{ spaceId: string; count: number }>(
    db,
    Prisma.sql`select f."spaceId"::text as "spaceId", count(*)::int as count from "Feed" f where f."spaceId" = any(${[...spaceIds]}::uuid[]) and ${condition(filter)} group by 1`,
  );
  return new Map(rows.map(({ spaceId, count }) => [spaceId, count]));
}

export function feedCursor({ titleKey: key, id }: Pick<ListedFeed, 'titleKey' | 'id'>): string {
  return nameCursor({ key, id });
}

const condition = ({ collectionId }: FeedFilter) => (collectionId === undefined ? Prisma.sql`true` : Prisma.sql`f."collectionId" = ${collectionId}::uuid`);

const beyond = (side: '<' | '>', { key, id }: NamePlace) => Prisma.sql`(${titleKey}, f.id) ${Prisma.raw(side)} (${key} collate "C", ${id}::uuid)`;
