import { createClient } from 'graphql-ws';
import type pg from 'pg';
import { WebSocket } from 'ws';
import { encodePublicId } from '#server/domain/publicId.ts';
import { publishSourceStatusChanged } from '#server/domain/events.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { quantiles } from './load.ts';
import type { Running } from './processes.ts';
import type { Result } from './report.ts';
import type { Seeded } from './seed/seed.ts';

const subscription = `subscription($spaceId: ID!) { sourceStatusChanged(spaceId: $spaceId) { sourceId source { id status title updatedAt tags { id name } } } }`;

interface Watching {
  readonly web: Running;
  readonly databaseUrl: string;
  readonly token: string;
  readonly seeded: Seeded;
  readonly client: pg.Client;
}

/** From the commit of a status until each of so many subscribers, each on a connection of its own, has been told the source as it is now. */
export async function measureEvents({ web, databaseUrl, token, seeded, client }: Watching, subscribers: number, events: number): Promise<Result> {
  const database = openDatabase(databaseUrl, { max: 1 });
  const times: number[] = [];
  const last: number[] = [];
  let committed = 0;
  let waiting = 0;
  let expected = '';
  let done: () => void = () => {};
  const clients = Array.from({ length: subscribers }, () =>
    createClient({ url: `${web.url.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket, connectionParams: { authorization: `Bearer ${token}` }, lazy: false, retryAttempts: 0 }),
  );
  try {
    for (const each of clients) {
      each.subscribe({ query: subscription, variables: { spaceId: encodePublicId('Space', seeded.spaceId) } }, {
        next: ({ data }) => {
          if ((data?.['sourceStatusChanged'] as { sourceId: string } | undefined)?.sourceId !== expected) return;
          times.push(performance.now() - committed);
          waiting -= 1;
          if (waiting === 0) done();
        },
        error: (error) => {
          throw new Error(`A subscription ended: ${JSON.stringify(error)}`);
        },
        complete: () => {},
      });
    }
    const { rows } = await client.query<{ id: string }>(`select id from "Source" where "spaceId" = $1 and status = 'COMPLETED' order by id limit $2`, [seeded.spaceId, events]);
    const tell = async (id: string) => {
      expected = encodePublicId('Source', id);
      waiting = subscribers;
      const told = new Promise<void>((resolve) => (done = resolve));
      await database.prisma.$transaction(async (tx) => {
        await tx.$executeRaw`update "Source" set status = 'PROCESSING' where id = ${id}::uuid`;
        await publishSourceStatusChanged(tx, seeded.spaceId, [id]);
        committed = performance.now();
      });
      await told;
      last.push(performance.now() - committed);
    };
    await untilAllListen(rows[0]?.id as string, tell, () => waiting, subscribers);
    times.length = last.length = 0;
    for (const { id } of rows) await tell(id);
    await client.query(`update "Source" set status = 'COMPLETED' where id = any($1)`, [rows.map(({ id }) => id)]);
  } finally {
    for (const each of clients) await each.dispose();
    await database.close();
  }
  return { name: `event to ${subscribers.toLocaleString('en')} subscribers`, ...quantiles(times), note: `the last one: p50 ${quantiles(last).p50.toFixed(1)} ms` };
}

/** Subscriptions take a moment: tells again until one event has reached all. */
async function untilAllListen(id: string, tell: (id: string) => Promise<void>, waiting: () => number, subscribers: number): Promise<void> {
  for (let round = 0; round < 100; round++) {
    const heard = await Promise.race([tell(id).then(() => true), new Promise<false>((resolve) => setTimeout(() => resolve(false), 300))]);
    if (heard && waiting() === 0) return;
  }
  throw new Error(`Not all of ${subscribers} subscribers hear.`);
}
