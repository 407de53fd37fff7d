import { ERRORS, type Locker } from '@tus/server';
import pg from 'pg';
import { type EventBus, publish } from '#server/platform/events/eventBus.ts';
import type { Db } from '#server/platform/db/database.ts';
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
 * process, which are gone the moment the process is. Whoever comes later (its connection broke, and it is back) asks the
 * one before to let go, also in another process.
 */
export function createUploadLocks({ databaseUrl, db, events, log }: UploadLocksDependencies): UploadLocks {
  const held = new Map<string, () => void>();
  const closing = new AbortController();
  let client: Promise<pg.Client> | undefined;
  let asked: Promise<unknown> = Promise.resolve();
  void releaseWhenAsked();

  async function releaseWhenAsked(): Promise<void> {
    for await (const { ids } of events.subscribe(topic, closing.signal)) for (const id of ids) held.get(id)?.();
  }

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'knowledge-vault uploads' });
    next.on('error', (error) => {
      client = undefined;
      if (closing.signal.aborted) return;
      log.warn({ err: error }, 'The connection with the locks of uploads was lost: they begin anew');
      for (const release of held.values()) release();
    });
    await next.connect();
    return next;
  }

  const connected = () =>
    (client ??= connect().catch((error: unknown) => {
      client = undefined;
      throw error;
    }));

  /** One question after the other: the connection is one. */
  function ask(question: string, id: string): Promise<boolean> {
    const answer = asked.then(async () => {
      const { rows } = await (await connected()).query<{ yes: boolean }>(`select ${question}($1, hashtext($2)) as yes`, [namespace, id]);
      return rows[0]?.yes === true;
    });
    asked = answer.catch(() => undefined);
    return answer;
  }

  async function lock(id: string, signal: AbortSignal, release: () => void): Promise<void> {
    const until = Date.now() + lockTimeoutMs;
    while (!signal.aborted && Date.now() < until) {
      if (!held.has(id)) {
        held.set(id, release);
        const taken = await ask('pg_try_advisory_lock', id).catch((error: unknown) => {
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
      await ask('pg_advisory_unlock', id);
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
      await asked;
      await (await client?.catch(() => undefined))?.end();
    },
  };
}
