import type { SourceStatus } from '#server/platform/db/generated/client.ts';
import type { SourceRef } from '../access/authorize.ts';
import type { SqlContext } from '../context.ts';
import { requestProcessing, type ToProcess } from './processSource.job.ts';

/**
 * Starts a new run of those in one of these statuses; a run under way counts no more.
 * @param inBrowser links: whether they are read in a browser from now on; null or absent: as before
 */
export async function restartProcessing(ctx: SqlContext, sources: readonly Pick<SourceRef, 'id'>[], from: readonly SourceStatus[], inBrowser?: boolean | null): Promise<void> {
  // What was fetched of a source that is complete waits for its page to be kept: now it is fetched again.
  const restarted = await ctx.db.$queryRaw<ToProcess[]>`
    with used as (
      delete from "StageResult" r using "Source" s where s.id = r."sourceId" and s.id = any(${sources.map(({ id }) => id)}::uuid[]) and s.status = 'COMPLETED' and s.status::text = any(${[...from]})
    )
    update "Source" set status = 'PENDING', "failureCode" = null, "failureMessage" = null, run = run + 1,
      "readsInBrowser" = type = 'URI' and coalesce(${inBrowser ?? null}, "readsInBrowser")
    where id = any(${sources.map(({ id }) => id)}::uuid[]) and status::text = any(${[...from]})
    returning id::text, run, domain`;
  await requestProcessing(ctx.db, restarted);
}
