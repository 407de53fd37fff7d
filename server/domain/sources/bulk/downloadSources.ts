import { inTransaction } from '#server/platform/db/database.ts';
import { requireUser } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { LimitReachedError } from '../../errors.ts';
import { selectSources, type SourceSelection } from '../selectSources.ts';

const maxSources = 10_000;
/** Longer than the address of the archive is good for. */
const lifetimeMinutes = 15;

/** Remembers which sources the acting person is about to save in one archive. @throws LimitReachedError for more than 10,000 */
export function downloadSources(outer: DomainContext, selection: SourceSelection): Promise<{ downloadId: string; sourceCount: number }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireUser(ctx);
    const sources = await selectSources(ctx, 'space.read', selection, 'not trashed');
    if (sources.length > maxSources) {
      throw new LimitReachedError(`At most ${maxSources.toLocaleString('en')} sources go into one archive; these are ${sources.length.toLocaleString('en')}.`, 'Narrow the filter.');
    }
    await ctx.db.download.deleteMany({ where: { userId, expiresAt: { lte: ctx.now() } } });
    const expiresAt = new Date(ctx.now().getTime() + lifetimeMinutes * 60_000);
    const { id } = await ctx.db.download.create({ data: { userId, sourceIds: sources.map((source) => source.id), expiresAt }, select: { id: true } });
    return { downloadId: id, sourceCount: sources.length };
  });
}
