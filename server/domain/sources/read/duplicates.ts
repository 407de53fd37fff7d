import DataLoader from 'dataloader';
import type { Db } from '#server/platform/db/database.ts';

/**
 * Looks up, in batches, of which source each is another copy: the oldest one before it in its space, outside the trash,
 * with the same bytes or the same address. Null: it is the only one, or the first.
 */
export function createDuplicateFinder(db: Db): Pick<DataLoader<string, string | null>, 'load'> {
  return new DataLoader<string, string | null>(
    async (ids) => {
      const found = await db.$queryRaw<{ id: string; first: string }[]>`
        select s.id::text, first.id::text as first
        from "Source" s
        cross join lateral (
          select o.id from (
            select b.id from "Source" b where b."spaceId" = s."spaceId" and b."blobHash" = s."blobHash" and b.type = 'FILE' and b."trashedAt" is null
            union all
            select u.id from "Source" u where u."spaceId" = s."spaceId" and u."normalizedUrl" = s."normalizedUrl" and u."normalizedUrl" is not null and u."trashedAt" is null
          ) o
          where o.id < s.id order by o.id limit 1
        ) first
        where s.id = any(${ids}::uuid[])`;
      const firstOf = new Map(found.map(({ id, first }) => [id, first]));
      return ids.map((id) => firstOf.get(id) ?? null);
    },
    { maxBatchSize: 1_000 },
  );
}
