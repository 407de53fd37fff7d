import { setTimeout as pause } from 'node:timers/promises';
import { createClient, type SubscribePayload } from 'graphql-ws';
import type pg from 'pg';
import { WebSocket } from 'ws';
import { encodePublicId } from '#server/domain/publicId.ts';
import { publishSourceStatusChanged } from '#server/domain/events.ts';
import { type Database, openDatabase } from '#server/platform/db/database.ts';
import { documentIds } from './clientCases.ts';
import { quantiles } from './load.ts';
import type { Running } from './processes.ts';
import type { Result } from './report.ts';
import type { Seeded } from './seed/seed.ts';

interface Watching {
  readonly web: Running;
  readonly databaseUrl: string;
  readonly token: string;
  readonly seeded: Seeded;
  readonly client: pg.Client;
}

interface Events {
  readonly name: string;
  readonly subscribers: number;
  readonly events: number;
  /** Milliseconds from one event to the next; without it, each waits until all have heard of the one before. */
  readonly every?: number;
  /** What somebody else does again and again meanwhile. */
  readonly meanwhile?: (round: number) => Promise<unknown>;
}

/** What the web client subscribes to for a space, as it sends it. */
const subscription = { query: '', extensions: { documentId: documentIds.get('useSourceStatusChangesSubscription') } } satisfies SubscribePayload;
const longestWaitMs = 60_000;

/**
 * From the commit of a status until each of so many subscribers, each on a connection of its own, has been told the source
 * as the web client wants to know it.
 */
export async function measureEvents({ web, databaseUrl, token, seeded, client }: Watching, { name, subscribers, events, every, meanwhile }: Events): Promise<Result> {
  const database = openDatabase(databaseUrl, { max: 4 });
  const spaceId = encodePublicId('Space', seeded.spaceId);
  const told = new Map<string, Told>();
  const clients = Array.from({ length: subscribers }, () =>
    createClient({ url: `${web.url.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket, connectionParams: { authorization: `Bearer ${token}` }, lazy: false, retryAttempts: 0 }),
  );
  const rounds: number[] = [];
  try {
    for (const each of clients) {
      each.subscribe({ ...subscription, variables: { spaceId } }, {
        next: ({ data }) => told.get((data?.['sourceStatusChanged'] as { sourceId: string } | undefined)?.sourceId ?? '')?.hear(),
        error: (error) => {
          throw new Error(`A subscription ended: ${JSON.stringify(error)}`);
        },
        complete: () => {},
      });
    }
    const { rows } = await client.query<{ id: string }>(`select id from "Source" where "spaceId" = $1 and status = 'COMPLETED' order by id limit $2`, [seeded.spaceId, events]);
    const tell = async (id: string) => {
      const one = new Told(subscribers);
      told.set(encodePublicId('Source', id), one);
      await changeStatus(database, seeded.spaceId, id, one);
      return one;
    };
    await untilAllListen(() => tell(rows[0]?.id as string));
    told.clear();
    const stopping = new AbortController();
    const others = repeat(meanwhile, stopping.signal, rounds);
    const all: Told[] = [];
    for (const { id } of rows) {
      const [one] = await Promise.all([tell(id), every && pause(every)]);
      all.push(one);
      if (every === undefined) await one.byAll;
    }
    await Promise.race([Promise.all(all.map(({ byAll }) => byAll)), tooLong()]);
    stopping.abort();
    await others;
    await client.query(`update "Source" set status = 'COMPLETED' where id = any($1)`, [rows.map(({ id }) => id)]);
    const last = all.map(({ times }) => Math.max(...times));
    const around = rounds.length > 0 ? `; meanwhile ${rounds.length} times, ${Math.round(quantiles(rounds).p50)} ms each` : '';
    return { name, ...quantiles(all.flatMap(({ times }) => times)), note: `the last one: p50 ${quantiles(last).p50.toFixed(1)} ms${around}` };
  } finally {
    for (const each of clients) await each.dispose();
    await database.close();
  }
}

/** One event, and when it was heard. */
class Told {
  readonly times: number[] = [];
  readonly byAll: Promise<void>;
  committedAt = Number.NaN;
  readonly #subscribers: number;
  readonly #done: () => void;

  constructor(subscribers: number) {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#subscribers = subscribers;
    this.byAll = promise;
    this.#done = resolve;
  }

  hear(): void {
    this.times.push(performance.now() - this.committedAt);
    if (this.times.length === this.#subscribers) this.#done();
  }
}

async function changeStatus({ prisma }: Database, spaceId: string, id: string, event: Told): Promise<void> {
  await prisma.$transaction(async (tx) => {
    await tx.$executeRaw`update "Source" set status = 'PROCESSING' where id = ${id}::uuid`;
    await publishSourceStatusChanged(tx, spaceId, [id]);
    event.committedAt = performance.now();
  });
}

async function repeat(work: Events['meanwhile'], signal: AbortSignal, times: number[]): Promise<void> {
  for (let round = 0; work && !signal.aborted; round++) {
    const began = performance.now();
    await work(round);
    times.push(performance.now() - began);
  }
}

/** Subscriptions take a moment: tells again until one event has reached all. */
async function untilAllListen(tell: () => Promise<Told>): Promise<void> {
  for (let round = 0; round < 100; round++) {
    const one = await tell();
    if (await Promise.race([one.byAll.then(() => true), pause(300).then(() => false)])) return;
  }
  throw new Error('Not all subscribers hear.');
}

async function tooLong(): Promise<never> {
  await pause(longestWaitMs, undefined, { ref: false });
  throw new Error('An event did not reach all subscribers within a minute.');
}
