import { inTransaction, type Db } from '#server/platform/db/database.ts';
import type { DomainContext } from '../../context.ts';

/** For so long bytes are kept that nobody refers to (yet). Whoever reserves them refers to them before that. */
const reservedForMs = 24 * 3_600_000;

const batch = 100;

/**
 * From now on and for a day the sweep leaves these bytes alone. Where it is removing them at this moment, this waits
 * until they are gone: look for the bytes afterwards, not before.
 */
export async function reserveBlob(db: Db, { hash, size }: { readonly hash: string; readonly size: number }): Promise<void> {
  await db.$executeRaw`
    insert into "Blob" (hash, size) values (${hash}, ${size}) on conflict (hash) do update set "reservedAt" = now()`;
}

/**
 * Removes the bytes that nothing refers to. Their rows are held while `remove` works, so a reservation of the same
 * bytes waits and then finds that they are gone; one that came before keeps them.
 */
export async function sweepBlobs(outer: DomainContext, remove: (hash: string) => Promise<void>): Promise<{ removedCount: number }> {
  const before = new Date(outer.now().getTime() - reservedForMs);
  let removedCount = 0;
  for (;;) {
    const removed = await inTransaction(outer, async (ctx) => {
      // While a backup runs (server/backup) nothing is removed: it reads what its snapshot refers to.
      const [sweep] = await ctx.db.$queryRaw<{ isAllowed: boolean }[]>`select pg_try_advisory_xact_lock_shared(hashtextextended('sweepBlobs', 0)) as "isAllowed"`;
      if (!sweep?.isAllowed) return 0;
      const gone = await ctx.db.$queryRaw<{ hash: string }[]>`
        delete from "Blob" b using (
          select hash from "Blob" idle
          where idle."reservedAt" < ${before}
            and not exists (select 1 from "Source" s where s."blobHash" = idle.hash)
            and not exists (select 1 from "SourceArtefact" a where a."blobHash" = idle.hash)
            and not exists (select 1 from "SourcePicture" p where p."blobHash" = idle.hash)
            and not exists (select 1 from "SourceRevision" v where v."blobHash" = idle.hash)
            and not exists (select 1 from "StageResult" r where r."blobHash" = idle.hash)
            and not exists (select 1 from "Import" i where i."blobHash" = idle.hash)
            and not exists (select 1 from "Export" e where e."blobHash" = idle.hash and e."expiresAt" > ${outer.now()}::timestamptz)
            and not exists (select 1 from "User" u where u."photoHash" = idle.hash)
          order by idle."reservedAt" limit ${batch} for update skip locked
        ) unused where b.hash = unused.hash returning b.hash`;
      for (const { hash } of gone) await remove(hash);
      return gone.length;
    });
    removedCount += removed;
    if (removed < batch) return { removedCount };
  }
}
