import { ERRORS, type Locker } from '@tus/server';
import { type EventBus, publish } from '#server/platform/events/eventBus.ts';
import type { Db } from '#server/platform/db/database.ts';
import { openSessionLocks } from '#server/platform/db/sessionLocks.ts';
import type { Log } from '#server/platform/log.ts';

const namespace = 0x75706c64; // "upld": keeps these advisory locks apart from anybody else's
const topic = 'uploads';
const retryMs = 150;
const lockTimeoutMs = 60_000;

export interface UploadLocks {
  readonly locker: Locker;
  close(): Promise<void>;
}

interface UploadLocksDependencies {
  readonly databaseUrl: string;
  readonly db: Db;
  readonly events: EventBus;
  readonly log: Log;
}

/**
 * One request at a time writes to an upload, in all web processes: PostgreSQL's advisory locks on one connection of each
 * process, which PostgreSQL releases when the process dies. A later request (a client whose connection broke is back) asks
 * the earlier one to release its lock, also in another process.
 */
export function createUploadLocks({ databaseUrl, db, events, log }: UploadLocksDependencies): UploadLocks {
  const held = new Map<string, () => void>();
  const closing = new AbortController();
  const locks = openSessionLocks({
    databaseUrl,
    applicationName: 'knowledge-vault uploads',
    namespace,
    onLost(error) {
      log.warn({ err: error }, 'The connection with the locks of uploads was lost; they are released');
      for (const release of held.values()) release();
    },
  });
  void releaseOnRequest();

  async function releaseOnRequest(): Promise<void> {
    for await (const { ids } of events.subscribe(topic, closing.signal)) for (const id of ids) held.get(id)?.();
  }

  async function lock(id: string, signal: AbortSignal, release: () => void): Promise<void> {
    const deadline = Date.now() + lockTimeoutMs;
    while (!signal.aborted && Date.now() < deadline) {
      if (!held.has(id)) {
        held.set(id, release);
        const taken = await locks.tryLock(id).catch((error: unknown) => {
          held.delete(id);
          throw error;
        });
        if (taken) return;
        held.delete(id);
        await publish(db, { topic, type: 'release', ids: [id] });
      } else held.get(id)?.();
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
    // oxlint-disable-next-line typescript/only-throw-error -- what tus throws, and understands
    throw signal.aborted ? ERRORS.ABORTED : ERRORS.ERR_LOCK_TIMEOUT;
  }

  async function unlock(id: string): Promise<void> {
    try {
      await locks.unlock(id);
    } finally {
      held.delete(id);
    }
  }

  return {
    locker: {
      newLock: (id) => ({ lock: (signal, release) => lock(id, signal, () => void release()), unlock: () => unlock(id) }),
    },
    async close() {
      closing.abort();
      await locks.close();
    },
  };
}
