import type { DomainContext } from '#server/domain/context.ts';
import { publishSourceStatusChanged } from '#server/domain/events.ts';

/** Publishes which sources have progressed, in batches: stages follow each other faster than anybody looks. */
export interface ProgressNotifier {
  changed(spaceId: string, sourceId: string): void;
  /** Publishes what is left. */
  close(): Promise<void>;
}

/** @param batchMs changes within it are published together */
export function createProgressNotifier(ctx: DomainContext, batchMs = 100): ProgressNotifier {
  const changed = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  let publishing: Promise<unknown> = Promise.resolve();

  function publish(): void {
    timer = undefined;
    const bySpace = [...changed];
    changed.clear();
    // The end of a run is published with its transaction; a lost stage in between does no harm.
    publishing = Promise.all(bySpace.map(([spaceId, ids]) => publishSourceStatusChanged(ctx.db, spaceId, [...ids]))).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'The progress of sources could not be published'),
    );
  }

  return {
    changed(spaceId, sourceId) {
      const ids = changed.get(spaceId) ?? new Set();
      changed.set(spaceId, ids.add(sourceId));
      timer ??= setTimeout(publish, batchMs);
    },
    async close() {
      if (timer) {
        clearTimeout(timer);
        publish();
      }
      await publishing;
    },
  };
}
