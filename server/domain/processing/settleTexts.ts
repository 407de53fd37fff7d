import { Prisma } from '#server/platform/db/generated/client.ts';
import type { SqlContext } from '../context.ts';

/** So many earlier texts of a link are kept: the first one, and the newest of the others. While it is read there may be one more. */
export const keptVersions = 20;

/** What the last runs of these sources have read counts: it is provisional no more, and earlier texts beyond `keptVersions` go. */
export async function settleTexts({ db }: SqlContext, sourceIds: readonly string[]): Promise<void> {
  const ofSources = Prisma.sql`"sourceId" = any(${[...sourceIds]}::uuid[]) and "isProvisional"`;
  await db.$executeRaw`
    with texts as (update "SourceText" set "isProvisional" = false where ${ofSources}),
    replaced as (update "SourceRevision" set "isProvisional" = false where ${ofSources} returning "sourceId")
    -- Of rows as they were before: the newest, which is never too many.
    delete from "SourceRevision" using (
      select r.id, row_number() over (partition by r."sourceId" order by r."createdAt" desc, r.id desc) as newer,
        row_number() over (partition by r."sourceId" order by r."createdAt", r.id) as older
      from "SourceRevision" r where r."sourceId" in (select "sourceId" from replaced)
    ) ranked where "SourceRevision".id = ranked.id and ranked.newer >= ${keptVersions} and ranked.older > 1`;
}
