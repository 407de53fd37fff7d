import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../context.ts';
import { selectSources, type SourceSelection } from './selectSources.ts';
import { type SourcesChanged, sourcesChanged } from './sourcesChanged.ts';

/** Puts sources into the trash, all of them or none; what is there already stays as it is. */
export function deleteSources(outer: DomainContext, selection: SourceSelection): Promise<SourcesChanged> {
  return inTransaction(outer, async (ctx) => {
    const sources = await selectSources(ctx, 'source.edit', selection);
    await ctx.db.$executeRaw`
      update "Source" set "trashedAt" = ${ctx.now()} where id = any(${sources.map(({ id }) => id)}::uuid[]) and "trashedAt" is null`;
    return sourcesChanged(ctx, 'SOURCES_TRASHED', sources);
  });
}
