import { completeProcessing } from '#server/domain/processing/completeProcessing.ts';
import { abandonProcessing, beginProcessing, failProcessing, postponeProcessing, type Run, type SourceToProcess, SupersededError, type Tries } from '#server/domain/processing/processing.ts';
import { enrichSource, processSource, requestEnrichment } from '#server/domain/processing/processSource.job.ts';
import { resume, resumeEnrichment } from '#server/domain/processing/resumeEnrichment.ts';
import { savedText } from '#server/domain/processing/saveReading.ts';
import { readSpaceSettings } from '#server/domain/spaces/settings.ts';
import { enrich, wantsModel } from '../enrich/enrich.ts';
import type { Model } from '../enrich/model.ts';
import { failureOf } from './failureOf.ts';
import { type Processor, processor, type WorkContext } from '#server/platform/queue/worker.ts';
import type { Progress } from './progress.ts';
import { type ReadDependencies, readSource } from './readSource.ts';
import { nextTries, pauseBefore } from './retryPauses.ts';
import { createStages, type Stages } from './stages.ts';

export interface ProcessSourceDependencies extends ReadDependencies {
  readonly progress: Progress;
  /** Absent when none is configured. */
  readonly model?: Model | undefined;
}

/**
 * The work behind `processSource`, `enrichSource` and `resumeEnrichment`: fetch, read, keep, enrich, save. What needs a model waits for it in a
 * line of its own. What a stage has done is kept with
 * its end, and every step is a compare-and-set: wherever the worker stops, the next try goes on from there, and doing it
 * twice is harmless. Nothing that goes wrong with a source ends the worker.
 */
export function processSourceProcessors(deps: ProcessSourceDependencies): Processor[] {
  const { ctx, model } = deps;
  const readAndGoOn = processor(processSource, ({ sourceId, run, ...tries }, context) =>
    attempting(deps, { sourceId, run }, tries, context, async (source, stages) => {
      await readSource(deps, { sourceId, run }, source, stages, context.signal);
      const settings = readSpaceSettings(source.settings, source.spaceId, ctx.log);
      if (!model || !wantsModel(settings)) return finish(deps, { sourceId, run }, source, stages, context.signal);
      await stages.close();
      await requestEnrichment(ctx.db, { sourceId, run, attempt: tries.attempt }, context.priority);
    }),
  );
  const enrichAndFinish = processor(enrichSource, ({ sourceId, run, ...tries }, context) =>
    attempting(deps, { sourceId, run }, tries, context, (source, stages) => finish(deps, { sourceId, run }, source, stages, context.signal)),
  );
  const goOn = processor(resumeEnrichment, (run) => resume(ctx, run));
  return [readAndGoOn, { ...enrichAndFinish, isSlow: true }, goOn];
}

async function finish({ ctx, model }: ProcessSourceDependencies, run: Run, source: SourceToProcess, stages: Stages, signal: AbortSignal): Promise<void> {
  const settings = readSpaceSettings(source.settings, source.spaceId, ctx.log);
  const enrichment = wantsModel(settings)
    ? await enrich({ ctx, model, run, source, stages, settings, text: await savedText(ctx, run.sourceId), signal })
    : { summary: null, tags: [] };
  await completeProcessing(ctx, run, stages.takeEnd(), { ...enrichment, asksModel: model !== undefined && wantsModel(settings) });
}

/** One try at a source; whatever comes of it is seen by the people who watch it. */
async function attempting(
  { ctx, progress }: ProcessSourceDependencies,
  run: Run,
  tries: Tries,
  { signal, priority, isLastTry }: WorkContext,
  work: (source: SourceToProcess, stages: Stages) => Promise<void>,
): Promise<void> {
  try {
    const source = await beginProcessing(ctx, run);
    progress.changed(source.spaceId, run.sourceId);
    if (isLastTry) {
      await failProcessing(ctx, run, { code: 'INTERNAL', message: 'Reading it stopped the worker again and again. It is left alone now.' }, { lookAgain: true });
      return;
    }
    const stages = createStages(ctx, run, source, progress, signal);
    try {
      await work(source, stages);
    } catch (error) {
      if (error instanceof SupersededError || signal.aborted) throw error;
      const { reason, isPassing, retryAfterSeconds, isUntried = false, lookAgain } = failureOf(error, ctx.log, run.sourceId);
      const next = nextTries(tries, isUntried);
      const pauseMs = isPassing ? pauseBefore(next, retryAfterSeconds) : null;
      stages.fail(pauseMs === null ? 'FAILED' : 'RETRYING', reason);
      await stages.close();
      if (pauseMs === null) await failProcessing(ctx, run, reason, { lookAgain });
      else await postponeProcessing(ctx, run, next, new Date(ctx.now().getTime() + pauseMs), priority);
    }
  } catch (error) {
    if (!(error instanceof SupersededError)) throw error;
    await abandonProcessing(ctx, run);
  }
}
