import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../../context.ts';
import { publishSourceStatusChanged } from '../../events.ts';

const daysInTrash = 30;
const batch = 1_000;

/** Deletes for good what has lain in the trash for 30 days, in all spaces, some at a time, and then the collections that went with it. */
export async function sweepTrash(outer: DomainContext): Promise<{ deletedSourceCount: number }> {
  const before = new Date(outer.now().getTime() - daysInTrash * 24 * 3_600_000);
  let deletedSourceCount = 0;
  for (;;) {
    const deleted = await inTransaction(outer, async (ctx) => {
      const gone = await ctx.db.$queryRaw<{ id: string; spaceId: string }[]>`
        delete from "Source" where id in (
          select id from "Source" where "trashedAt" < ${before} order by "trashedAt" limit ${batch} for update skip locked
        ) returning id::text, "spaceId"::text as "spaceId"`;
      for (const [spaceId, inSpace] of Map.groupBy(gone, (source) => source.spaceId)) {
        await publishSourceStatusChanged(ctx.db, spaceId, inSpace.map(({ id }) => id));
      }
      return gone.length;
    });
    deletedSourceCount += deleted;
    if (deleted < batch) break;
  }
  await outer.db.$executeRaw`
    delete from "DeletedCollection" d where d.id = d."rootId" and d."deletedAt" < ${before} and not exists (
      select 1 from "DeletedCollection" b join "Source" s on s."deletedCollectionId" = b.id where b."rootId" = d.id and s."trashedWithCollection"
    )`;
  return { deletedSourceCount };
}
