import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../../context.ts';
import { restartProcessing } from '../../processing/restartProcessing.ts';
import { type HowToReadAgain, requireBrowserFor } from './readInBrowser.ts';
import { selectSources, type SourceSelection } from '../selectSources.ts';
import { type SourcesChanged, sourcesChanged } from '../sourcesChanged.ts';

/** Processes failed sources again as a new run. Those that have not failed stay as they are. */
export function retrySources(outer: DomainContext, selection: SourceSelection, how: HowToReadAgain = {}): Promise<SourcesChanged> {
  requireBrowserFor(outer, how);
  return inTransaction(outer, async (ctx) => {
    const sources = await selectSources(ctx, 'source.edit', selection, 'not trashed');
    await restartProcessing(ctx, sources, ['FAILED'], how.inBrowser);
    return sourcesChanged(ctx, 'SOURCES_RETRIED', sources);
  });
}
