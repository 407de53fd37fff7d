import type { DomainContext } from '#server/domain/context.ts';
import { endStage, type Failure, nextStage, type Run, type RunningStage, type SourceToProcess, type StageEnd, type StatusOfStages, SupersededError } from '#server/domain/processing/processingRun.ts';
import type { ProcessingStage } from '#server/platform/db/generated/client.ts';
import { failureOf } from './failureOf.ts';
import { stageKey } from './stageKey.ts';
import { createStageProgress, type ReportProgress } from './stageProgress.ts';
import type { ProgressNotifier } from './progressNotifier.ts';

/** The output of a stage. */
export interface StageOutput<T> {
  /** Serialized as JSON. */
  readonly value: T;
  /** Bytes that another attempt needs. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly blobHash?: string;
  /** Why there was nothing to do, or nothing could be done, for the log. */
  readonly skipped?: Failure;
  /** Why it was done differently than asked, for the log. */
  readonly noted?: Failure;
}

/** What a stage does. @param onBegin to be called where it had to wait first: its time counts from then */
type StageWork<T> = (report: ReportProgress, onBegin: () => void) => Promise<StageOutput<T>>;

/** The stages of one attempt at one source. */
export interface Stages {
  /**
   * Runs a stage, and saves its output with its entry in the log. The output of an earlier attempt with the same key is
   * reused. What `work` throws is rethrown; end the stage with `fail`.
   * @param key all that the output depends on: content and settings
   */
  run<T>(stage: ProcessingStage, key: readonly unknown[], work: StageWork<T>): Promise<T>;
  /** The same for an optional stage: a failure goes to the log, and the answer is null. */
  attempt<T>(stage: ProcessingStage, key: readonly unknown[], work: StageWork<T>): Promise<T | null>;
  /** Whether an earlier attempt has left the output of a stage with this key. */
  isDone(stage: ProcessingStage, key: readonly unknown[]): boolean;
  /** Logs that a stage is skipped, and why. */
  skip(stage: ProcessingStage, reason: Failure): Promise<void>;
  /** Ends the stage that threw. */
  fail(outcome: 'FAILED' | 'RETRYING', reason: Failure): void;
  /** The unsaved end of the last stage, to be saved with what follows it; once. */
  takePendingEnd(): (RunningStage & StageEnd) | null;
  /** Saves the end of the last stage. */
  close(): Promise<void>;
}

/**
 * @param progress told when the log has grown
 * @param signal aborted when the worker stops, which is no failure
 * @param during the status that the source has meanwhile
 */
export function createStages(
  ctx: DomainContext,
  run: Run,
  source: Pick<SourceToProcess, 'spaceId' | 'done'>,
  progress: ProgressNotifier,
  signal: AbortSignal,
  during: StatusOfStages = 'PROCESSING',
): Stages {
  let pendingEnd: (RunningStage & StageEnd) | null = null;
  let running: RunningStage | null = null;

  function takePendingEnd() {
    const end = pendingEnd;
    pendingEnd = null;
    return end;
  }

  async function begin(stage: ProcessingStage): Promise<RunningStage> {
    running = await nextStage(ctx, run, takePendingEnd(), stage, during);
    progress.changed(source.spaceId, run.sourceId);
    return running;
  }

  function end(how: StageEnd): void {
    if (running) pendingEnd = { ...running, ...how };
    running = null;
  }

  const earlierResult = (stage: ProcessingStage, key: string) => source.done.find((result) => result.stage === stage && result.key === key);

  async function perform<T>(stage: ProcessingStage, dependencies: readonly unknown[], work: StageWork<T>): Promise<T> {
    const key = stageKey(stage, dependencies);
    const earlier = earlierResult(stage, key);
    if (earlier) {
      if (!earlier.isLogged) {
        await begin(stage);
        end({ outcome: 'SKIPPED' });
      }
      return earlier.value as T;
    }
    const parts = createStageProgress(ctx, await begin(stage), () => progress.changed(source.spaceId, run.sourceId));
    let worked: StageOutput<T>;
    try {
      worked = await work(parts.report, () => {
        if (running) running = { ...running, startedAt: ctx.now() };
      });
    } finally {
      await parts.close();
    }
    const { skipped, noted, ...result } = worked;
    const failure = skipped ?? noted;
    end({ outcome: skipped ? 'SKIPPED' : 'SUCCEEDED', ...(failure && { failure }), result: { key, ...result } });
    return result.value;
  }

  return {
    takePendingEnd,
    run: perform,
    isDone: (stage, key) => earlierResult(stage, stageKey(stage, key)) !== undefined,
    fail: (outcome, failure) => end({ outcome, failure }),
    async attempt(stage, key, work) {
      try {
        return await perform(stage, key, work);
      } catch (error) {
        if (error instanceof SupersededError || signal.aborted) throw error;
        const { reason } = failureOf(error, ctx.log, run.sourceId);
        end({ outcome: reason.code === 'BUDGET' ? 'SKIPPED' : 'FAILED', failure: reason });
        return null;
      }
    },
    skip: async (stage, reason) => {
      await perform(stage, ['skipped', reason.code], () => Promise.resolve({ value: null, skipped: reason }));
    },
    async close() {
      const last = takePendingEnd();
      if (!last) return;
      await endStage(ctx, run, last);
      progress.changed(source.spaceId, run.sourceId);
    },
  };
}
