import { addAbortListener } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const shortestPauseMs = 100;
/** A server that ends this often within a minute does not come to its senses by yet another start. */
const maxRestarts = 5;
const countedMs = 60_000;

interface WatchOptions {
  /** Where a connection is held open: it ends when the server does, whoever started that. */
  readonly url: string;
  /** Makes the server run at the same address. */
  readonly restart: () => Promise<void>;
  readonly log: { info(line: string): void };
  readonly onGivenUp: (error: Error) => void;
}

/** Starts a PostgreSQL again whenever it has ended, until it is stopped. */
export function watchServer({ url, restart, log, onGivenUp }: WatchOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const watching = watch().catch((error: unknown) => {
    if (!stopping.signal.aborted) onGivenUp(error as Error);
  });

  async function watch(): Promise<void> {
    let restarts: number[] = [];
    let reason: unknown;
    for (;;) {
      await untilConnectionEnds(url, stopping.signal).catch((error: unknown) => (reason = error));
      if (stopping.signal.aborted) return;
      restarts = restarts.filter((at) => performance.now() - at < countedMs);
      if (restarts.length >= maxRestarts) {
        throw new Error(`The embedded PostgreSQL does not keep running, although it was started again ${maxRestarts} times within a minute: see logs/postgres.log in the data folder`, { cause: reason });
      }
      log.info('The embedded PostgreSQL has ended; starting it again');
      await pause(shortestPauseMs * 2 ** restarts.length, undefined, { signal: stopping.signal });
      restarts.push(performance.now());
      await restart().catch((error: unknown) => (reason = error));
    }
  }

  return {
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}

/** @throws when the server cannot be connected to */
async function untilConnectionEnds(url: string, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'knowledge-vault watch', keepAlive: true, connectionTimeoutMillis: 10_000 });
  const ended = Promise.withResolvers<void>();
  client.on('error', () => ended.resolve());
  client.on('end', () => ended.resolve());
  using _listening = addAbortListener(signal, () => ended.resolve());
  try {
    await client.connect();
    await ended.promise;
  } finally {
    await client.end().catch(() => undefined);
  }
}
