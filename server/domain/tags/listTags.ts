import DataLoader from 'dataloader';
import { z } from 'zod';
import { Prisma } from '#server/platform/db/generated/client.ts';
import type { Db } from '#server/platform/db/database.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { InvalidInputError } from '../errors.ts';
import type { TagRow } from './readTags.ts';
import { tagKey } from './tagKey.ts';

export interface TagPage {
  /** Only those whose folded name begins like this. */
  readonly startingWith?: string | null | undefined;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  /** Read from the end of the list. */
  readonly backwards: boolean;
  readonly limit: number;
}

/**
 * A page of the tags of each of these spaces by name, by space, without tags that no source outside the trash has. Reads the
 * tags in their order and looks for one source of each, so that a page costs the same in a space of a million sources. One
 * statement; the reader has been found to see the spaces. @throws InvalidInputError for a cursor of another list
 */
export async function listTags(db: Db, { startingWith, after, before, backwards, limit }: TagPage, spaceIds: readonly string[]): Promise<Map<string, TagRow[]>> {
  const towards = Prisma.raw(backwards ? 'desc' : 'asc');
  const prefix = tagKey((startingWith ?? '').replaceAll('\0', ''));
  const bounds = [
    ...(after === undefined ? [] : [Prisma.sql`and t.key > ${placeOf('after', after)}`]),
    ...(before === undefined ? [] : [Prisma.sql`and t.key < ${placeOf('before', before)}`]),
    ...(prefix === '' ? [] : [Prisma.sql`and starts_with(t.key, ${prefix})`]),
  ];
  const rows = await queryRows<TagRow>(
    db,
    Prisma.sql`select t.* from unnest(${[...spaceIds]}::uuid[]) as space(id) cross join lateral (
      select t.id, t."spaceId", t.name, t.key from "Tag" t where t."spaceId" = space.id ${bounds.length > 0 ? Prisma.join(bounds, ' ') : Prisma.empty} and (
        select true from "SourceTag" st join "Source" s on s.id = st."sourceId"
        where st."spaceId" = t."spaceId" and st."tagId" = t.id and s."trashedAt" is null limit 1)
      order by t.key ${towards} limit ${limit}
    ) t order by t."spaceId", t.key ${towards}`,
  );
  return Map.groupBy(rows, ({ spaceId }) => spaceId);
}

export function tagCursor({ key }: Pick<TagRow, 'key'>): string {
  return Buffer.from(JSON.stringify([key])).toString('base64url');
}

const cursorSchema = z.tuple([z.string().refine((key) => !key.includes('\0') && key.isWellFormed())]);

function placeOf(argument: 'after' | 'before', cursor: string): string {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))[0];
  } catch {
    throw new InvalidInputError([{ path: argument, message: 'This cursor does not belong to this list. Start again without it.' }]);
  }
}

/**
 * Counts the sources of each tag, without those in the trash; neighbors together, and never from memory. All of a tag are
 * counted from an index alone; taken away is what the trash has of it.
 */
export function createTagCounter(db: Db): Pick<DataLoader<string, number>, 'load'> {
  return new DataLoader<string, number>(
    async (tagIds) => {
      const rows = await db.$queryRaw<{ id: string; count: number }[]>`
        with t as materialized (select id, "spaceId" from "Tag" where id = any(${[...new Set(tagIds)]}::uuid[])),
        trashed as (
          select st."tagId", count(*) as count
          from "Source" s join "SourceTag" st on st."sourceId" = s.id
          where s."trashedAt" is not null and s."spaceId" in (select "spaceId" from t) and st."tagId" in (select id from t)
          group by st."tagId"
        )
        select t.id::text, ((
          select count(*) from "SourceTag" st where st."spaceId" = t."spaceId" and st."tagId" = t.id) - coalesce(trashed.count, 0))::int as count
        from t left join trashed on trashed."tagId" = t.id`;
      const counts = new Map(rows.map(({ id, count }) => [id, count]));
      return tagIds.map((id) => counts.get(id) ?? 0);
    },
    { cache: false },
  );
}
