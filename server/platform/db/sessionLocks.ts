import pg from 'pg';

/** Locks that this process holds, which PostgreSQL releases when it dies. */
export interface SessionLocks {
  /** Whether the lock of this name is ours now; does not wait for whoever has it. */
  tryLock(name: string): Promise<boolean>;
  unlock(name: string): Promise<void>;
  close(): Promise<void>;
}

interface SessionLocksOptions {
  readonly databaseUrl: string;
  /** As the database shows the connection. */
  readonly applicationName: string;
  /** Keeps these locks apart from those of others. */
  readonly namespace: number;
  /** The connection was lost, and all locks with it. The next one opens another. */
  readonly onLost: (error: Error) => void;
}

/** PostgreSQL's advisory locks on one connection of their own, which is opened when the first lock is wanted. */
export function openSessionLocks({ databaseUrl, applicationName, namespace, onLost }: SessionLocksOptions): SessionLocks {
  let isClosing = false;
  let client: Promise<pg.Client> | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: applicationName });
    next.on('error', (error) => {
      client = undefined;
      if (!isClosing) onLost(error);
    });
    await next.connect();
    return next;
  }

  const connected = () =>
    (client ??= connect().catch((error: unknown) => {
      client = undefined;
      throw error;
    }));

  /** One query at a time: there is one connection. */
  function queryLock(lockFunction: 'pg_try_advisory_lock' | 'pg_advisory_unlock', name: string): Promise<boolean> {
    const answer = queue.then(async () => {
      const { rows } = await (await connected()).query<{ yes: boolean }>(`select ${lockFunction}($1, hashtext($2)) as yes`, [namespace, name]);
      return rows[0]?.yes === true;
    });
    queue = answer.catch(() => undefined);
    return answer;
  }

  return {
    tryLock: (name) => queryLock('pg_try_advisory_lock', name),
    async unlock(name) {
      await queryLock('pg_advisory_unlock', name);
    },
    async close() {
      isClosing = true;
      await queue;
      await (await client?.catch(() => undefined))?.end();
    },
  };
}
