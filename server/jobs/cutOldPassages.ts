import type { DomainContext } from '#server/domain/context.ts';
import { cutOldPassagesJob } from '#server/domain/search/cutOldPassages.job.ts';
import { cutOldPassages } from '#server/domain/search/cutOldPassages.ts';
import { type Processor, processor } from '#server/platform/queue/worker.ts';

/** When a worker starts: sources that were there before their passages get them, a few at a time. The log says how far it is. */
export function cutOldPassagesProcessor(ctx: DomainContext): Processor {
  return processor(cutOldPassagesJob, async (payload) => {
    const { done, of, isComplete } = await cutOldPassages(ctx, payload);
    if (done > 0) ctx.log.info({ done, of }, isComplete ? 'Cut all texts into passages' : 'Cutting texts into passages');
  });
}
