import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Log } from '../log.ts';

const channel = 'vault_hosts';

interface HostSlot {
  readonly host: string;
  readonly slot: number;
}

export interface HostSlotListener {
  /** Another process has no slot of this host and waits for one. */
  requested(host: string): void;
  /** Another process has released a slot that was requested. */
  released(host: string): void;
  /** The host has asked another process for a pause. */
  paused(host: string, seconds: number): void;
  /** All held slots are lost. */
  lost(): void;
}

/** Slots of hosts that all processes on one database share: a slot stands for one request at a time. */
export interface HostSlots {
  /** Tries to acquire these slots. Never throws: without a database there are none. */
  acquire(host: string, slots: readonly number[]): Promise<{ readonly taken: readonly number[]; readonly pauseSeconds: number }>;
  /** Releases slots, and notifies other processes when `notifies`. */
  release(slots: readonly HostSlot[], notifies: boolean): void;
  request(host: string): void;
  pause(host: string, seconds: number): void;
  /** Calls the listener for what other processes do from now on. */
  listen(listener: HostSlotListener): void;
  /** Releases everything. */
  close(): Promise<void>;
}

/** A message between processes; `by` tells a process its own ones. */
type SlotMessage = { readonly by: string; readonly host: string } & ({ readonly type: 'requested' | 'released' } | { readonly type: 'paused'; readonly seconds: number });

/**
 * Slots as advisory locks on one connection: PostgreSQL releases them when a process dies. It is opened with the first
 * slot. Pauses are in a table, so that who starts later keeps them too.
 */
export function openHostSlots(databaseUrl: string, log: Log): HostSlots {
  const self = randomUUID();
  const listeners: HostSlotListener[] = [];
  let connected: Promise<pg.Client> | undefined;
  let isClosed = false;
  let queue: Promise<unknown> = Promise.resolve();

  function connection(): Promise<pg.Client> {
    if (connected) return connected;
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'knowledge-vault hosts', keepAlive: true });
    const opening = open(client);
    connected = opening;
    const reportLoss = (error?: Error) => {
      if (isClosed || connected !== opening) return;
      connected = undefined;
      log.warn({ err: error }, 'The worker lost its host slots; reconnecting');
      for (const listener of listeners) listener.lost();
    };
    client.on('error', reportLoss).on('end', () => reportLoss());
    opening.catch((error: unknown) => reportLoss(error as Error));
    client.on('notification', ({ payload }) => receive(JSON.parse(payload ?? '{}') as SlotMessage));
    return opening;
  }

  function receive(message: SlotMessage): void {
    if (message.by === self) return;
    for (const listener of listeners) {
      if (message.type === 'paused') listener.paused(message.host, message.seconds);
      else listener[message.type](message.host);
    }
  }

  const message = (what: Record<string, unknown>) => JSON.stringify({ by: self, ...what });

  function warn(error: unknown): void {
    if (!isClosed) log.warn({ err: error }, 'Host slots could not be shared with other workers');
  }

  /** One statement at a time, in their order. */
  function query<Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    const asking = queue.then(async () => {
      if (isClosed) return [];
      try {
        const { rows } = await (await connection()).query<Row>({ name, text, values });
        return rows;
      } catch (error) {
        warn(error);
        return [];
      }
    });
    queue = asking;
    return asking;
  }

  return {
    async acquire(host, slots) {
      const rows = await query<{ slot: number; taken: boolean; pause: number | null }>(
        'take_host_slots',
        `select slot, pg_try_advisory_lock(hashtextextended($1 || ' ' || slot, 0)) as taken,
           (select extract(epoch from "until" - clock_timestamp())::float8 from "HostPause" where "host" = $1) as pause
         from unnest($2::int[]) as slot`,
        [host, slots],
      );
      return { taken: rows.filter(({ taken }) => taken).map(({ slot }) => slot), pauseSeconds: rows[0]?.pause ?? 0 };
    },
    release(slots, notifies) {
      const names = slots.map(({ host, slot }) => `${host} ${slot}`);
      void query('give_host_slots', `select pg_advisory_unlock(hashtextextended(name, 0)) from unnest($1::text[]) as name`, [names]);
      if (notifies) for (const { host } of slots) void notify({ type: 'released', host });
    },
    request: (host) => void notify({ type: 'requested', host }),
    pause(host, seconds) {
      void query(
        'pause_host',
        `with ended as (delete from "HostPause" where "until" < now() and "host" <> $1),
           paused as (
             insert into "HostPause" ("host", "until") values ($1, now() + make_interval(secs => $2))
             on conflict ("host") do update set "until" = excluded."until"
           )
         select pg_notify($3, $4)`,
        [host, seconds, channel, message({ type: 'paused', host, seconds })],
      );
    },
    listen: (listener) => void listeners.push(listener),
    async close() {
      isClosed = true;
      const client = await connected?.catch(() => undefined);
      await client?.end();
    },
  };

  function notify(what: { type: 'requested' | 'released'; host: string }): Promise<unknown> {
    return query('tell_of_host', 'select pg_notify($1, $2)', [channel, message(what)]);
  }
}

async function open(client: pg.Client): Promise<pg.Client> {
  await client.connect();
  await client.query(`listen ${channel}`);
  return client;
}
