import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../../context.ts';
import { NotInTrashError } from '../../errors.ts';
import { selectSources, type SourceSelection } from '../selectSources.ts';
import { type SourcesChanged, sourcesChanged } from '../sourcesChanged.ts';

/**
 * Deletes sources for good, with all that belongs to them: all of them or none. Only what lies in the trash, so that
 * one wrong call loses nothing. @throws NotInTrashError
 */
export function deleteSourcesForever(outer: DomainContext, selection: SourceSelection): Promise<SourcesChanged> {
  return inTransaction(outer, async (ctx) => {
    const sources = await selectSources(ctx, 'source.edit', selection);
    const ids = sources.map(({ id }) => id);
    const changed = await sourcesChanged(ctx, 'SOURCES_DELETED', sources);
    const deleted = await ctx.db.$executeRaw`delete from "Source" where id = any(${ids}::uuid[]) and "trashedAt" is not null`;
    if (deleted < sources.length) throw new NotInTrashError();
    return changed;
  });
}
