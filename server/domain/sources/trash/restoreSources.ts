import { inTransaction } from '#server/platform/db/database.ts';
import type { SourceStatus } from '#server/platform/db/generated/client.ts';
import type { Granted, SourceRef } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { resumeArchiving } from '../../processing/archiveSource.job.ts';
import { requestProcessing, type ToProcess } from '../../processing/processSource.job.ts';
import { selectSources, type SourceSelection } from '../selectSources.ts';
import { type SourcesChanged, sourcesChanged } from '../sourcesChanged.ts';

/**
 * Takes sources out of the trash to the place they had, all of them or none: of a collection that was deleted, to the nearest one
 * above it that is there. What waited for processing goes on.
 * Why: docs/decisions/deleted-collections.md
 */
export function restoreSources(outer: DomainContext, selection: SourceSelection): Promise<SourcesChanged> {
  return inTransaction(outer, async (ctx) => {
    return removeFromTrash(ctx, await selectSources(ctx, 'source.edit', selection));
  });
}

/** Takes sources out of the trash that are held until the transaction ends. */
export async function removeFromTrash(ctx: DomainContext, sources: readonly Granted<'source.edit', SourceRef>[]): Promise<SourcesChanged> {
  const restored = await ctx.db.$queryRaw<(ToProcess & { status: SourceStatus })[]>`
    update "Source" set "trashedAt" = null, "deletedCollectionId" = null, "trashedWithCollection" = false where id = any(${sources.map(({ id }) => id)}::uuid[]) and "trashedAt" is not null
    returning id::text, run, domain, status::text`;
  await requestProcessing(
    ctx.db,
    restored.filter(({ status }) => status === 'PENDING' || status === 'PROCESSING'),
  );
  await resumeArchiving(ctx.db, restored.map(({ id }) => id));
  return sourcesChanged(ctx, 'SOURCES_RESTORED', sources);
}
