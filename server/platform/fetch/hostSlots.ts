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
  wanted(host: string): void;
  /** Another process has given back a slot that was wanted. */
  freed(host: string): void;
  /** Another process was told by the host to leave it alone for so long. */
  rested(host: string, seconds: number): void;
  /** All that was held is lost. */
  lost(): void;
}

/** Turns at hosts that all processes on one database share: who holds one may send one request at a time. */
export interface HostSlots {
  /** Tries to take these slots. Never throws: without a database there are none. */
  take(host: string, slots: readonly number[]): Promise<{ readonly taken: readonly number[]; readonly restSeconds: number }>;
  /** Gives slots back; whoever waits for one hears of it when they are told. */
  give(slots: readonly HostSlot[], isTold: boolean): void;
  want(host: string): void;
  rest(host: string, seconds: number): void;
  /** Tells what other processes do from now on. */
  listen(listener: HostSlotListener): void;
  /** Lets go of everything. */
  close(): Promise<void>;
}

/** What another process says; `by` is nobody's name, only not one's own. */
type Notice = { readonly by: string; readonly host: string } & ({ readonly type: 'wanted' | 'freed' } | { readonly type: 'rested'; readonly seconds: number });

/**
 * Slots as advisory locks on one connection: PostgreSQL lets them go the moment a process is dead. It is opened with the first
 * slot. Pauses are in a table, so that who starts later keeps them too.
 */
export function openHostSlots(databaseUrl: string, log: Log): HostSlots {
  const self = randomUUID();
  const listeners: HostSlotListener[] = [];
  let connected: Promise<pg.Client> | undefined;
  let isClosed = false;
  let asked: Promise<unknown> = Promise.resolve();

  function connection(): Promise<pg.Client> {
    if (connected) return connected;
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'knowledge-vault hosts', keepAlive: true });
    const opening = open(client);
    connected = opening;
    const lose = (error?: Error) => {
      if (isClosed || connected !== opening) return;
      connected = undefined;
      log.warn({ err: error }, 'The worker lost its turns at hosts and takes them up again');
      for (const listener of listeners) listener.lost();
    };
    client.on('error', lose).on('end', () => lose());
    opening.catch((error: unknown) => lose(error as Error));
    client.on('notification', ({ payload }) => hear(JSON.parse(payload ?? '{}') as Notice));
    return opening;
  }

  function hear(notice: Notice): void {
    if (notice.by === self) return;
    for (const listener of listeners) {
      if (notice.type === 'rested') listener.rested(notice.host, notice.seconds);
      else listener[notice.type](notice.host);
    }
  }

  const notice = (what: Record<string, unknown>) => JSON.stringify({ by: self, ...what });

  function complain(error: unknown): void {
    if (!isClosed) log.warn({ err: error }, 'Turns at hosts could not be shared with other workers');
  }

  /** One statement at a time, in their order. */
  function query<Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    const asking = asked.then(async () => {
      if (isClosed) return [];
      try {
        const { rows } = await (await connection()).query<Row>({ name, text, values });
        return rows;
      } catch (error) {
        complain(error);
        return [];
      }
    });
    asked = asking;
    return asking;
  }

  return {
    async take(host, slots) {
      const rows = await query<{ slot: number; taken: boolean; rest: number | null }>(
        'take_host_slots',
        `select slot, pg_try_advisory_lock(hashtextextended($1 || ' ' || slot, 0)) as taken,
           (select extract(epoch from "until" - clock_timestamp())::float8 from "HostPause" where "host" = $1) as rest
         from unnest($2::int[]) as slot`,
        [host, slots],
      );
      return { taken: rows.filter(({ taken }) => taken).map(({ slot }) => slot), restSeconds: rows[0]?.rest ?? 0 };
    },
    give(slots, isTold) {
      const names = slots.map(({ host, slot }) => `${host} ${slot}`);
      void query('give_host_slots', `select pg_advisory_unlock(hashtextextended(name, 0)) from unnest($1::text[]) as name`, [names]);
      if (isTold) for (const { host } of slots) void tell({ type: 'freed', host });
    },
    want: (host) => void tell({ type: 'wanted', host }),
    rest(host, seconds) {
      void query(
        'rest_host',
        `with over as (delete from "HostPause" where "until" < now() and "host" <> $1),
           kept as (
             insert into "HostPause" ("host", "until") values ($1, now() + make_interval(secs => $2))
             on conflict ("host") do update set "until" = excluded."until"
           )
         select pg_notify($3, $4)`,
        [host, seconds, channel, notice({ type: 'rested', host, seconds })],
      );
    },
    listen: (listener) => void listeners.push(listener),
    async close() {
      isClosed = true;
      const client = await connected?.catch(() => undefined);
      await client?.end();
    },
  };

  function tell(what: { type: 'wanted' | 'freed'; host: string }): Promise<unknown> {
    return query('tell_of_host', 'select pg_notify($1, $2)', [channel, notice(what)]);
  }
}

async function open(client: pg.Client): Promise<pg.Client> {
  await client.connect();
  await client.query(`listen ${channel}`);
  return client;
}
