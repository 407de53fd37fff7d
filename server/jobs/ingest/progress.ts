import type { DomainContext } from '#server/domain/context.ts';
import { publishSourceStatusChanged } from '#server/domain/events.ts';

/** Tells watchers how far sources are, many at once: stages follow each other faster than anybody looks. */
export interface Progress {
  changed(spaceId: string, sourceId: string): void;
  /** Tells what is left. */
  close(): Promise<void>;
}

/** @param pauseMs what changes within it is told together */
export function createProgress(ctx: DomainContext, pauseMs = 100): Progress {
  const changed = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<unknown> = Promise.resolve();

  function tell(): void {
    timer = undefined;
    const bySpace = [...changed];
    changed.clear();
    // How a run ends is told with its end; a stage in between that nobody hears of is no loss.
    telling = Promise.all(bySpace.map(([spaceId, ids]) => publishSourceStatusChanged(ctx.db, spaceId, [...ids]))).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'Could not tell how far sources are'),
    );
  }

  return {
    changed(spaceId, sourceId) {
      const ids = changed.get(spaceId) ?? new Set();
      changed.set(spaceId, ids.add(sourceId));
      timer ??= setTimeout(tell, pauseMs);
    },
    async close() {
      if (timer) {
        clearTimeout(timer);
        tell();
      }
      await telling;
    },
  };
}
