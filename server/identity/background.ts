import type { Log } from '#server/platform/log.ts';

/** Work that nobody waits for while they are answered, but that a process finishes before it ends. */
interface Background {
  /** Starts the work; a failure is logged by name, without what it was about. */
  run(name: string, work: () => Promise<unknown>): void;
  /** Resolves when everything started so far has ended, well or not. */
  idle(): Promise<void>;
}

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const task = work()
        .then(
          () => undefined,
          (error: unknown) => log.error({ error: errorSummary(error) }, `${name} failed`),
        )
        .finally(() => running.delete(task));
      running.add(task);
    },
    async idle() {
      await Promise.all(running);
    },
  };
}

/** Name and code only: messages of providers and mail servers may carry addresses, links and passwords. */
export function errorSummary(error: unknown): { name: string; code: string | null } {
  if (!(error instanceof Error)) return { name: typeof error, code: null };
  const { code, reason } = error as Error & { code?: unknown; reason?: unknown };
  const known = code ?? reason;
  return { name: error.name, code: typeof known === 'string' || typeof known === 'number' ? String(known) : null };
}
