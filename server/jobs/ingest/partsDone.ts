import type { DomainContext } from '#server/domain/context.ts';
import { noteParts, type RunningStage } from '#server/domain/processing/processing.ts';

/** Tells how many of its parts a stage has done: pages of a document, pieces of a text. As often as one likes; not all of it is written. */
export type TellParts = (done: number, parts: number) => void;

/** It is written at most this often. */
const pauseMs = 500;

/**
 * Writes how far a stage is: the newest count, one at a time. It is a courtesy: a count that cannot be written holds nothing up.
 * @param written hears after each
 */
export function createPartsDone(ctx: DomainContext, stage: RunningStage, written: () => void): { readonly tell: TellParts; close(): Promise<void> } {
  let newest: readonly [done: number, parts: number] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let writtenAt = 0;

  async function write(): Promise<void> {
    writtenAt = Date.now();
    try {
      await noteParts(ctx, stage, ...newest);
      written();
    } catch (error) {
      ctx.log.warn({ err: error }, 'Could not note how far a stage is');
    }
  }

  return {
    tell(done, parts) {
      newest = [done, parts];
      timer ??= setTimeout(
        () => {
          timer = undefined;
          writing = writing.then(write);
        },
        Math.max(0, writtenAt + pauseMs - Date.now()),
      );
    },
    async close() {
      clearTimeout(timer);
      timer = undefined;
      await writing;
    },
  };
}
