import { type Db, inTransaction } from '#server/platform/db/database.ts';

/**
 * Lets the change feed begin anew where the database was restored from a backup or moved to another server: transaction numbers count from another
 * beginning there, and changes may be lost that somebody has been told. To be called before anything is read or written.
 */
export async function continueChangeFeed(db: Db): Promise<void> {
  await inTransaction({ db }, async (ctx) => {
    const restarted = await ctx.db.$executeRaw`
      update "ChangeFeed" feed set epoch = gen_random_uuid(), origin = found.origin
      from (select system_identifier || '/' || '"Change"'::regclass::oid as origin from pg_control_system()) found where feed.origin <> found.origin`;
    if (restarted === 0) return;
    await ctx.db.$executeRaw`update "Membership" set "joinedXid" = 0`;
    await ctx.db.$executeRaw`update "Change" set xid = 0`;
  });
}
