import type { DomainContext } from '#server/domain/context.ts';
import { indexNow } from '#server/domain/search/indexSources.ts';
import { indexSourcesLater } from '#server/domain/search/indexSources.job.ts';
import { inTransaction } from '#server/platform/db/database.ts';
import { type Processor, processor } from '#server/platform/queue/worker.ts';

/** The work behind `indexSources`: harmless when done twice, it writes what is true at that moment. */
export function indexSourcesProcessor(ctx: DomainContext): Processor {
  return processor(indexSourcesLater, ({ sourceIds }) => inTransaction(ctx, (within) => indexNow(within, sourceIds)));
}
