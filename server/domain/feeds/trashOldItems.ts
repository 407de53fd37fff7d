import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeExistingSources } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { moveToTrash } from '../sources/trash/deleteSources.ts';

const batch = 1_000;

/**
 * Puts what came from feeds of spaces that are not archived into the trash once its days are over, some at a time: unless somebody has marked, noted, moved, tagged, renamed or
 * otherwise changed it, or is reading it. Answers how many.
 */
export async function trashOldItems(outer: DomainContext): Promise<{ trashedSourceCount: number }> {
  let trashedSourceCount = 0;
  for (;;) {
    const { found, trashed } = await inTransaction(outer, async (ctx) => {
      const old = await ctx.db.$queryRaw<{ id: string }[]>`
        select s.id::text from "Feed" f join "FeedItem" i on i."feedId" = f.id join "Source" s on s.id = i."sourceId"
        join "Space" p on p.id = f."spaceId"
        where p."archivedAt" is null and p."deletedAt" is null and f."keepDays" is not null and s."createdAt" < ${ctx.now()}::timestamptz - make_interval(days => f."keepDays") and s."trashedAt" is null
          and s."updatedAt" = s."createdAt" and s."collectionId" is not distinct from f."collectionId"
          and not exists (select 1 from "Highlight" h where h."sourceId" = s.id)
          and not exists (select 1 from "Favorite" m where m."sourceId" = s.id)
          and not exists (select 1 from "ReadingProgress" p where p."sourceId" = s.id)
          and not exists (select 1 from "SourceTag" st join "Tag" t on t.id = st."tagId" where st."sourceId" = s.id and not t.name = any(f.tags))
        order by s.id limit ${batch}`;
      const sources = await authorizeExistingSources(ctx, 'source.edit', old.map(({ id }) => id), 'not trashed');
      if (sources.length > 0) await moveToTrash(ctx, sources);
      return { found: old.length, trashed: sources.length };
    });
    trashedSourceCount += trashed;
    if (found < batch) return { trashedSourceCount };
  }
}
