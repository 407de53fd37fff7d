import type { Db } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { tagKey } from './tagKey.ts';

/** Which tags of a space are counted. */
export interface TagFilter {
  /** Only those whose folded name begins like this. */
  readonly startingWith?: string | null | undefined;
  /** Only those with this in their folded name. */
  readonly containing?: string | null | undefined;
}

/**
 * How many tags each of these spaces has, without those that no source outside the trash has, by space. One statement; the
 * reader has been found to see the spaces.
 */
export async function countTags(db: Db, { startingWith, containing }: TagFilter, spaceIds: readonly string[]): Promise<Map<string, number>> {
  const [prefix, part] = [startingWith, containing].map((text) => tagKey((text ?? '').replaceAll('\0', '')));
  const named = [
    ...(prefix ? [Prisma.sql`and starts_with(t.key, ${prefix})`] : []),
    ...(part ? [Prisma.sql`and strpos(t.key, ${part}) > 0`] : []),
  ];
  const rows = await queryRows<{ spaceId: string; count: number }>(
    db,
    Prisma.sql`select t."spaceId", count(*)::int as count from "Tag" t
      where t."spaceId" = any(${[...spaceIds]}::uuid[]) ${named.length > 0 ? Prisma.join(named, ' ') : Prisma.empty} and (
        select true from "SourceTag" st join "Source" s on s.id = st."sourceId"
        where st."spaceId" = t."spaceId" and st."tagId" = t.id and s."trashedAt" is null limit 1)
      group by 1`,
  );
  return new Map(rows.map(({ spaceId, count }) => [spaceId, count]));
}
