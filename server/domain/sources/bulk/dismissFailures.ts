import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../../context.ts';
import { settleTexts } from '../../processing/settleTexts.ts';
import { selectSources, type SourceSelection } from '../selectSources.ts';
import { type SourcesChanged, sourcesChanged } from '../sourcesChanged.ts';

/**
 * Keeps failed sources as they are, without a text: they are COMPLETED, and nobody is reminded of them. Those that have not failed
 * stay as they are, and so do files whose bytes never came: of them there is nothing to keep.
 */
export function dismissFailures(outer: DomainContext, selection: SourceSelection): Promise<SourcesChanged> {
  return inTransaction(outer, async (ctx) => {
    const sources = await selectSources(ctx, 'source.edit', selection, 'not trashed');
    const dismissed = await ctx.db.$queryRaw<{ id: string }[]>`
      update "Source" set status = 'COMPLETED', "failureCode" = null, "failureMessage" = null
      where id = any(${sources.map(({ id }) => id)}::uuid[]) and status = 'FAILED' and (type <> 'FILE' or "blobHash" is not null)
      returning id::text`;
    await settleTexts(ctx, dismissed.map(({ id }) => id));
    return sourcesChanged(ctx, 'SOURCES_UPDATED', sources);
  });
}
