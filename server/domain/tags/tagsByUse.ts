import { z } from 'zod';
import type { Db } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { InvalidInputError } from '../errors.ts';
import type { TagRow } from './readTags.ts';
import { tagKey } from './tagKey.ts';

/** A tag, and how many sources of a place have it, without those in the trash. */
export interface CountedTag extends TagRow {
  readonly count: number;
}

export interface TagUsePage {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  /** Read from the end of the list. */
  readonly backwards: boolean;
  readonly limit: number;
}

export interface TagsByUsePage extends TagUsePage {
  /** Only those with this in their folded name. */
  readonly containing?: string | null | undefined;
}

/**
 * A page of the tags of each of these spaces, the most used first and by name among equals, by space. All of a space's are
 * counted, in an index alone; taken away is what the trash has of them. One statement; the reader has been found to see the
 * spaces. @throws InvalidInputError for a cursor of another list
 */
export async function listTagsByUse(db: Db, { containing, ...page }: TagsByUsePage, spaceIds: readonly string[]): Promise<Map<string, CountedTag[]>> {
  const ids = [...spaceIds];
  const rows = await queryRows<CountedTag>(
    db,
    Prisma.sql`with carried as (
        select st."tagId", count(*)::int as count from "SourceTag" st where st."spaceId" = any(${ids}::uuid[]) group by 1
      ), trashed as (
        select st."tagId", count(*)::int as count from "Source" s join "SourceTag" st on st."sourceId" = s.id
        where s."spaceId" = any(${ids}::uuid[]) and s."trashedAt" is not null group by 1
      ), used as materialized (
        select t.id, t."spaceId", t.name, t.key, c.count - coalesce(d.count, 0) as count
        from carried c join "Tag" t on t.id = c."tagId" left join trashed d on d."tagId" = c."tagId"
        where c.count > coalesce(d.count, 0) and ${hasInName(containing)}
      )
      ${pageOf(ids, 'spaceId', page)}`,
  );
  return Map.groupBy(rows, ({ spaceId }) => spaceId);
}

/** The same of the tags of what lies in a collection, or in it and below it, by collection; the readers have been found to see the collections. */
export async function listTagsOfCollections(
  db: Db,
  { withBelow, ...page }: TagUsePage & { readonly withBelow: boolean },
  collectionIds: readonly string[],
): Promise<Map<string, CountedTag[]>> {
  const ids = [...collectionIds];
  const rows = await queryRows<CountedTag & { collectionId: string }>(
    db,
    Prisma.sql`with recursive ${usedInCollections(ids, withBelow)} ${pageOf(ids, 'collectionId', page)}`,
  );
  return Map.groupBy(rows, ({ collectionId }) => collectionId);
}

/** How many tags what lies in each of these collections has, by collection; those without any are left out. */
export async function countTagsOfCollections(db: Db, { withBelow }: { readonly withBelow: boolean }, collectionIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await queryRows<{ collectionId: string; count: number }>(
    db,
    Prisma.sql`with recursive ${usedInCollections([...collectionIds], withBelow)} select u."collectionId", count(*)::int as count from used u group by 1`,
  );
  return new Map(rows.map(({ collectionId, count }) => [collectionId, count]));
}

export const tagUseCursor = ({ count, key }: Pick<CountedTag, 'count' | 'key'>): string => Buffer.from(JSON.stringify([count, key])).toString('base64url');

function usedInCollections(ids: string[], withBelow: boolean): Prisma.Sql {
  const below = withBelow ? Prisma.sql`union all select b.top, c.id, c."spaceId" from branch b join "Collection" c on c."parentId" = b.id and c."spaceId" = b."spaceId"` : Prisma.empty;
  return Prisma.sql`branch as (
      select c.id as top, c.id, c."spaceId" from "Collection" c where c.id = any(${ids}::uuid[]) ${below}
    ), used as materialized (
      select b.top as "collectionId", t.id, t."spaceId", t.name, t.key, count(*)::int as count
      from branch b join "Source" s on s."collectionId" = b.id and s."spaceId" = b."spaceId" and s."trashedAt" is null
      join "SourceTag" st on st."sourceId" = s.id join "Tag" t on t.id = st."tagId"
      group by b.top, t.id
    )`;
}

/** A page of `used` for each place, as its column is called. */
function pageOf(ids: string[], column: 'spaceId' | 'collectionId', { after, before, backwards, limit }: TagUsePage): Prisma.Sql {
  const place = Prisma.raw(`"${column}"`);
  const order = Prisma.raw(backwards ? 'count, key collate "C" desc' : 'count desc, key collate "C"');
  const bounds = [
    Prisma.sql`u.${place} = place.id`,
    ...(after === undefined ? [] : [beyond('after', after)]),
    ...(before === undefined ? [] : [beyond('before', before)]),
  ];
  return Prisma.sql`select page.* from unnest(${ids}::uuid[]) as place(id) cross join lateral (
      select u.* from used u where ${Prisma.join(bounds, ' and ')} order by ${order} limit ${limit}
    ) page order by page.${place}, ${order}`;
}

const cursorSchema = z.tuple([z.int(), z.string().refine((key) => !key.includes('\0') && key.isWellFormed())]);

function beyond(argument: 'after' | 'before', cursor: string): Prisma.Sql {
  const [count, key] = placeOf(argument, cursor);
  return argument === 'after'
    ? Prisma.sql`(u.count < ${count} or (u.count = ${count} and u.key collate "C" > ${key}))`
    : Prisma.sql`(u.count > ${count} or (u.count = ${count} and u.key collate "C" < ${key}))`;
}

function placeOf(argument: 'after' | 'before', cursor: string): [count: number, key: string] {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new InvalidInputError([{ path: argument, message: 'This cursor does not belong to this list. Start again without it.' }]);
  }
}

const hasInName = (containing: string | null | undefined): Prisma.Sql => {
  const wanted = tagKey((containing ?? '').replaceAll('\0', ''));
  return wanted === '' ? Prisma.sql`true` : Prisma.sql`strpos(t.key, ${wanted}) > 0`;
};
