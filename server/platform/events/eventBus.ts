import pg from 'pg';
import type { SqlDb } from '../db/rows.ts';
import type { Log } from '../log.ts';
import { createSubscriptions } from './subscriptions.ts';

const channel = 'vault_events';

/** Something that happened, by ids only: whoever hears of it reads again under their own rights. */
export interface Event {
  /** What a subscriber listens to, such as `space:<id>`. */
  readonly topic: string;
  readonly type: string;
  readonly ids: readonly string[];
}

/** PostgreSQL refuses notices of 8,000 bytes and more; 150 ids stay well below. */
const idsPerNotification = 150;

/** Tells every web process, at commit and only then, when called inside a transaction. */
export async function publish(db: SqlDb, { topic, type, ids }: Event): Promise<void> {
  for (let start = 0; start < ids.length; start += idsPerNotification) {
    const event: Event = { topic, type, ids: ids.slice(start, start + idsPerNotification) };
    await db.$executeRaw`select pg_notify(${channel}, ${JSON.stringify(event)})`;
  }
}

export interface EventBus {
  /** Events of a topic from now on, until the iterator is returned or `signal` aborts: at once, whoever waits for one is told that it is over. */
  subscribe(topic: string, signal?: AbortSignal): AsyncIterableIterator<Event>;
  /** Called after the listening connection was lost and found again: events may have been missed. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}

/** Listens on one connection of its own and hands events to the subscribers of this process. */
export async function openEventBus(databaseUrl: string, log: Log): Promise<EventBus> {
  const subscriptions = createSubscriptions<Event>();
  const gaps = new Set<() => void>();
  const closing = new AbortController();
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'knowledge-vault events', keepAlive: true });
    next.on('notification', ({ payload }) => {
      const event = JSON.parse(payload ?? '{}') as Event;
      subscriptions.publish(event.topic, event);
    });
    next.on('error', (error) => {
      if (closing.signal.aborted) return;
      log.warn({ err: error }, 'The event connection was lost; reconnecting');
      void reconnect();
    });
    await next.connect();
    await next.query(`listen ${channel}`);
    return next;
  }

  async function reconnect(): Promise<void> {
    for (let pause = 100; !closing.signal.aborted; pause = Math.min(pause * 2, 5_000)) {
      try {
        client = await listen();
        for (const listener of gaps) listener();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  return {
    subscribe: subscriptions.subscribe,
    onGap(listener) {
      gaps.add(listener);
    },
    async close() {
      closing.abort();
      subscriptions.end();
      await client.end();
    },
  };
}
