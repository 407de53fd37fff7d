import type { DomainContext } from '#server/domain/context.ts';
import { recordStageProgress, type RunningStage } from '#server/domain/processing/processingRun.ts';

/** Reports how many of its parts a stage has done: pages of a document, pieces of a text. Throttled: call it as often as you like. */
export type ReportProgress = (done: number, parts: number) => void;

/** Saved at most this often. */
const minIntervalMs = 500;

/**
 * Saves the progress of a stage: the latest count, one write at a time. Best effort: a failed write is logged only.
 * @param written called after each write
 */
export function createStageProgress(ctx: DomainContext, stage: RunningStage, written: () => void): { readonly report: ReportProgress; close(): Promise<void> } {
  let latest: readonly [done: number, parts: number] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let writtenAt = 0;

  async function write(): Promise<void> {
    writtenAt = Date.now();
    try {
      await recordStageProgress(ctx, stage, ...latest);
      written();
    } catch (error) {
      ctx.log.warn({ err: error }, 'The progress of a stage could not be saved');
    }
  }

  return {
    report(done, parts) {
      latest = [done, parts];
      timer ??= setTimeout(
        () => {
          timer = undefined;
          writing = writing.then(write);
        },
        Math.max(0, writtenAt + minIntervalMs - Date.now()),
      );
    },
    async close() {
      clearTimeout(timer);
      timer = undefined;
      await writing;
    },
  };
}
