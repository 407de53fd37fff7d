import type { z } from 'zod';
import { completeProcessing } from '#server/domain/processing/completeProcessing.ts';
import { abandonProcessing, beginProcessing, failProcessing, postponeProcessing, type Run, type SourceToProcess, SupersededError, type Attempts } from '#server/domain/processing/processingRun.ts';
import { enrichSource, processSource, recognizeSource, renderSource, requestEnrichment, requestRecognition, requestRendering } from '#server/domain/processing/processSource.job.ts';
import { resumeEnrichmentOf, resumeEnrichment } from '#server/domain/processing/resumeEnrichment.ts';
import { savedText } from '#server/domain/reading/saveExtraction.ts';
import { builtInTexts, type PurposeTexts, readPurposeTexts } from '#server/domain/prompts/purposes/purposePrompts.ts';
import { readSpaceSettings, type SpaceSettings } from '#server/domain/spaces/settings.ts';
import { enrich, usesModel } from '../enrich/enrich.ts';
import type { Model } from '../enrich/model.ts';
import { failureOf } from '../stages/failureOf.ts';
import { NoSpaceError } from '#server/platform/storage/noSpace.ts';
import { type Processor, processor, type WorkContext } from '#server/platform/queue/worker.ts';
import type { ProgressNotifier } from '../stages/progressNotifier.ts';
import { type IngestDependencies, ingestSource } from './ingestSource.ts';
import { nextAttempt, retryDelayMs } from '../stages/retryDelays.ts';
import { createStages, type Stages } from '../stages/stages.ts';

export interface ProcessSourceDependencies extends IngestDependencies {
  readonly progress: ProgressNotifier;
  /** Absent when none is configured. */
  readonly model?: Model | undefined;
}

/**
 * The processors of `processSource`, `renderSource`, `recognizeSource`, `enrichSource` and `resumeEnrichment`: fetch, extract, render, recognize, enrich, save. What
 * takes long, browsers, pictures of text and models, has worker pools of its own. The output of a stage is saved with its end, and every step is a compare-and-set: wherever the
 * worker stops, the next attempt resumes there, and every step is idempotent. No failure of a source ends the worker.
 */
export function processSourceProcessors(deps: ProcessSourceDependencies): Processor[] {
  const { ctx, model } = deps;
  const ingest = ({ sourceId, run, ...attempts }: z.infer<typeof processSource.schema>, context: WorkContext, can: { readonly canRender?: boolean; readonly canRecognize?: boolean }) =>
    runAttempt(deps, { sourceId, run }, attempts, context, async (source, stages) => {
      const ingested = await ingestSource(deps, { sourceId, run }, source, stages, { canRender: false, canRecognize: false, ...context, ...can });
      if (ingested.waitsFor !== null) {
        await stages.close();
        const request = ingested.waitsFor === 'RENDER' ? requestRendering : requestRecognition;
        await request(ctx.db, { sourceId, run, ...attempts }, context.priority);
        return;
      }
      const { archives } = ingested;
      const { settings } = await wishesOf(deps, source);
      if (!model || !usesModel(settings)) return complete(deps, { sourceId, run }, source, stages, context, { archives, resumed: 0 });
      await stages.close();
      await requestEnrichment(ctx.db, { sourceId, run, attempt: attempts.attempt, archives }, context.priority);
    });
  const enrichAndComplete = processor(enrichSource, ({ sourceId, run, archives = false, resumed = 0, ...attempts }, context) =>
    runAttempt(deps, { sourceId, run }, attempts, context, (source, stages) => complete(deps, { sourceId, run }, source, stages, context, { archives, resumed })),
  );
  const resumeJob = processor(resumeEnrichment, (payload) => resumeEnrichmentOf(ctx, payload));
  return [
    processor(processSource, (payload, context) => ingest(payload, context, {})),
    { ...processor(renderSource, (payload, context) => ingest(payload, context, { canRender: true })), pool: 'rendering' },
    { ...processor(recognizeSource, (payload, context) => ingest(payload, context, { canRecognize: true })), pool: 'recognition' },
    { ...enrichAndComplete, pool: 'models' },
    resumeJob,
  ];
}

async function complete({ ctx, model }: ProcessSourceDependencies, run: Run, source: SourceToProcess, stages: Stages, { signal, priority }: WorkContext, { archives, resumed }: { readonly archives: boolean; readonly resumed: number }): Promise<void> {
  const { settings, wordsFor } = await wishesOf({ ctx, model }, source);
  const enrichment = usesModel(settings)
    ? await enrich({ ctx, model, run, source, stages, settings, wordsFor, text: await savedText(ctx, run.sourceId), signal })
    : { summary: null, tags: [] };
  await completeProcessing(ctx, run, stages.takePendingEnd(), { ...enrichment, ...(archives && { archivesWith: priority }) }, model !== undefined && usesModel(settings) ? { resumed } : null);
}

/** What its space wants done with a source, and in which words; prompts of the space count only where there is a model to ask. */
async function wishesOf({ ctx, model }: Pick<ProcessSourceDependencies, 'ctx' | 'model'>, { settings: stored, spaceId }: SourceToProcess): Promise<{ settings: SpaceSettings; wordsFor: PurposeTexts }> {
  const settings = readSpaceSettings(stored, spaceId, ctx.log);
  const wordsFor = model ? await readPurposeTexts(ctx, spaceId) : builtInTexts;
  const { text: instructions, versionId } = wordsFor('INSTRUCTIONS');
  return { settings: versionId === null ? settings : { ...settings, instructions }, wordsFor };
}

/** One attempt at a source; its outcome is published to subscribers. */
async function runAttempt(
  { ctx, progress }: ProcessSourceDependencies,
  run: Run,
  attempts: Attempts,
  { signal, priority, isLastTry }: WorkContext,
  work: (source: SourceToProcess, stages: Stages) => Promise<void>,
): Promise<void> {
  try {
    const source = await beginProcessing(ctx, run);
    progress.changed(source.spaceId, run.sourceId);
    if (isLastTry) {
      await failProcessing(ctx, run, { code: 'INTERNAL', message: 'Reading it stopped the worker again and again. It is left alone now.' }, { refetch: true });
      return;
    }
    const stages = createStages(ctx, run, source, progress, signal);
    try {
      if (ctx.diskSpace?.hasRoomFor(0) === false) throw new NoSpaceError('Less space is free than the floor');
      await work(source, stages);
    } catch (error) {
      if (error instanceof SupersededError || signal.aborted) throw error;
      const { reason, isTransient, retryAfterSeconds, mostAttempts = Infinity, deferredBy, refetch } = failureOf(error, ctx.log, run.sourceId);
      const next = nextAttempt(attempts, deferredBy);
      const delayMs = isTransient && next.attempt <= mostAttempts ? retryDelayMs(next, retryAfterSeconds) : null;
      stages.fail(delayMs === null ? 'FAILED' : 'RETRYING', reason);
      await stages.close();
      if (delayMs === null) await failProcessing(ctx, run, reason, { refetch });
      else await postponeProcessing(ctx, run, next, new Date(ctx.now().getTime() + delayMs), priority);
    }
  } catch (error) {
    if (!(error instanceof SupersededError)) throw error;
    await abandonProcessing(ctx, run);
  }
}
