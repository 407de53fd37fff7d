import type { DomainContext } from '#server/domain/context.ts';
import { continueVectors, embedPassagesJob, resumeVectors } from '#server/domain/vectors/embedPassages.job.ts';
import type { Embedder } from '#server/domain/embedder.ts';
import { configuredModel, embedSources, lackingVectors, switchTo } from '#server/domain/vectors/embedSources.ts';
import type { Db } from '#server/platform/db/database.ts';
import { type Processor, processor } from '#server/platform/queue/worker.ts';

/** The worker pool of these jobs: one runs at a time, as one asks at a time. */
export const vectorsPool = 'vectors';
/** Of all that lack vectors, so many sources are looked at in one job. */
const atOnce = 50;

/**
 * Gets vectors: for sources that have just been cut and the next that lack some, and, when a worker starts, for all that do, a few at a time. Once none does, questions
 * are compared by this model. What the endpoint refuses is tried again, with growing pauses; what a budget stops goes on with the next day.
 *
 * They run one at a time in a pool of their own: however slow the endpoint is, what people add is read meanwhile.
 */
export function embedPassagesProcessor(ctx: DomainContext, embedder: Embedder): Processor {
  const work = processor(embedPassagesJob, async ({ sourceIds, after }, { signal }) => {
    const modelId = await configuredModel(ctx.db, embedder);
    const ids = sourceIds === null ? await lackingVectors(ctx.db, modelId, { after, limit: atOnce }) : await lackingWithNext(ctx.db, modelId, sourceIds);
    const resetsAt = ids.length === 0 ? null : await embedSources(ctx, embedder, ids, signal);
    if (resetsAt !== null) await resumeVectors(ctx.db, resetsAt);
    if (sourceIds !== null) return;
    const last = ids.at(-1);
    if (last !== undefined && ids.length === atOnce) {
      ctx.log.info({ model: embedder.model.name, sources: ids.length }, 'Getting vectors for passages');
      return continueVectors(ctx.db, last);
    }
    const isComplete = (await lackingVectors(ctx.db, modelId, { after: null, limit: 1 })).length === 0;
    if (isComplete) await switchTo(ctx.db, modelId, ctx.now());
    ctx.log.info({ model: embedder.model.name, isComplete }, isComplete ? 'All passages have vectors' : 'Some passages have no vectors yet');
  });
  return { ...work, pool: vectorsPool };
}

/** Those of them that lack vectors, with the next that do, whose own jobs then find nothing left to do: so the endpoint is asked for many texts at once. */
async function lackingWithNext(db: Db, modelId: number, sourceIds: readonly string[]): Promise<readonly string[]> {
  const lacking = await lackingVectors(db, modelId, { among: sourceIds, after: null, limit: sourceIds.length });
  const last = lacking.at(-1);
  return last === undefined ? [] : [...lacking, ...(await lackingVectors(db, modelId, { after: last, limit: Math.max(0, atOnce - lacking.length) }))];
}
