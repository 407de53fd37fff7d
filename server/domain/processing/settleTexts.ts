import { Prisma } from '#server/platform/db/generated/client.ts';
import type { SqlContext } from '../context.ts';

/** What the last runs of these sources have read counts: it is provisional no more. */
export async function settleTexts({ db }: SqlContext, sourceIds: readonly string[]): Promise<void> {
  const ofSources = Prisma.sql`"sourceId" = any(${[...sourceIds]}::uuid[]) and "isProvisional"`;
  await db.$executeRaw`
    with texts as (update "SourceText" set "isProvisional" = false where ${ofSources})
    update "SourceRevision" set "isProvisional" = false where ${ofSources}`;
}
