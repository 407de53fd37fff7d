import type { DomainContext } from '#server/domain/context.ts';
import { endStage, type Failure, nextStage, type Run, type RunningStage, type SourceToProcess, type StageEnd, SupersededError } from '#server/domain/processing/processing.ts';
import type { ProcessingStage } from '#server/platform/db/generated/client.ts';
import { failureOf } from './failureOf.ts';
import { keyOf } from './keyOf.ts';
import { createPartsDone, type TellParts } from './partsDone.ts';
import type { Progress } from './progress.ts';

/** What a stage has done. */
export interface Done<T> {
  /** What it found; goes through JSON. */
  readonly value: T;
  /** Bytes that another try needs. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly blobHash?: string;
  /** Why there was nothing to do, or nothing could be done; its log says so. */
  readonly skipped?: Failure;
  /** Why it was done another way than was wanted; its log says so. */
  readonly noted?: Failure;
}

/** What a stage does. */
type Work<T> = (tell: TellParts) => Promise<Done<T>>;

/** The stages of one try at one source. */
export interface Stages {
  /**
   * Does a stage and keeps what it has done, with its place in the log. What an earlier try has done with the same key is
   * not done again. What `work` throws is thrown on; end the stage with `fail`.
   * @param key all that decides the result: content and settings
   */
  run<T>(stage: ProcessingStage, key: readonly unknown[], work: Work<T>): Promise<T>;
  /** The same for a stage that the source is complete without: what goes wrong stands in the log. Null when it did. */
  attempt<T>(stage: ProcessingStage, key: readonly unknown[], work: Work<T>): Promise<T | null>;
  /** Notes that a stage is left out, and why. */
  skip(stage: ProcessingStage, reason: Failure): Promise<void>;
  /** Ends the stage that threw. */
  fail(outcome: 'FAILED' | 'RETRYING', reason: Failure): void;
  /** The end of the last stage, to be written with what follows it; once. */
  takeEnd(): (RunningStage & StageEnd) | null;
  /** Writes the end of the last stage. */
  close(): Promise<void>;
}

/**
 * @param progress hears when the log has grown
 * @param signal aborted when the worker stops: that is nothing that went wrong
 */
export function createStages(
  ctx: DomainContext,
  run: Run,
  source: Pick<SourceToProcess, 'spaceId' | 'done'>,
  progress: Progress,
  signal: AbortSignal,
): Stages {
  let ended: (RunningStage & StageEnd) | null = null;
  let running: RunningStage | null = null;

  function takeEnd() {
    const end = ended;
    ended = null;
    return end;
  }

  async function begin(stage: ProcessingStage): Promise<RunningStage> {
    running = await nextStage(ctx, run, takeEnd(), stage);
    progress.changed(source.spaceId, run.sourceId);
    return running;
  }

  function end(how: StageEnd): void {
    if (running) ended = { ...running, ...how };
    running = null;
  }

  async function perform<T>(stage: ProcessingStage, decisive: readonly unknown[], work: Work<T>): Promise<T> {
    const key = keyOf(stage, decisive);
    const known = source.done.find((result) => result.stage === stage && result.key === key);
    if (known) {
      if (!known.isLogged) {
        await begin(stage);
        end({ outcome: 'SKIPPED' });
      }
      return known.value as T;
    }
    const parts = createPartsDone(ctx, await begin(stage), () => progress.changed(source.spaceId, run.sourceId));
    const { skipped, noted, ...result } = await work(parts.tell).finally(parts.close);
    const failure = skipped ?? noted;
    end({ outcome: skipped ? 'SKIPPED' : 'SUCCEEDED', ...(failure && { failure }), result: { key, ...result } });
    return result.value;
  }

  return {
    takeEnd,
    run: perform,
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
      const last = takeEnd();
      if (!last) return;
      await endStage(ctx, run, last);
      progress.changed(source.spaceId, run.sourceId);
    },
  };
}
