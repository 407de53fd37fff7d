import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createHostLimiter, type HostLimiter } from '#server/platform/fetch/hostLimiter.ts';
import { openHostSlots } from '#server/platform/fetch/hostSlots.ts';
import { useDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { silentLog } from '#tests/support/identity.ts';
import { failure } from './fetcher.ts';

/** Gates of several workers: each with a connection of its own, as in processes of their own. */
const database = useDatabase();
const never = new AbortController().signal;

function worker(): { readonly gate: HostLimiter; close(): Promise<void> } {
  const slots = openHostSlots(database.url, silentLog);
  onTestFinished(() => slots.close());
  return { gate: createHostLimiter(2, { slots }), close: () => slots.close() };
}

async function sql<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

test('a host gets two requests at a time from all workers together, and none keeps it for itself', async () => {
  const workers = [worker(), worker(), worker()];
  let running = 0;
  let most = 0;
  const visit = async ({ gate }: { gate: HostLimiter }) => {
    const leave = await gate.acquire('a.test', never);
    running += 1;
    most = Math.max(most, running);
    await nextTurn();
    running -= 1;
    leave();
  };
  let isOver = false;
  const [greedy, ...others] = workers;
  const endless = Array.from({ length: 8 }, async () => {
    while (!isOver) await visit(greedy as (typeof workers)[0]);
  });
  await eventually(() => expect(most).toBe(2));
  await Promise.all(others.flatMap((other) => Array.from({ length: 6 }, () => visit(other))));
  isOver = true;
  await Promise.all(endless);
  expect(most).toBe(2);
});

test('a pause that a host asked for is kept by every worker, also by one that starts later', async () => {
  const [one, other] = [worker(), worker()];
  (await other.gate.acquire('b.test', never))();
  const leave = await Promise.all([one.gate.acquire('a.test', never), one.gate.acquire('a.test', never)]);
  const waiting = failure(other.gate.acquire('a.test', never));
  one.gate.pause('a.test', 300);
  for (const go of leave) go();
  expect((await waiting).retryAfterSeconds).toBeGreaterThan(290);
  expect((await failure(worker().gate.acquire('a.test', never))).retryAfterSeconds).toBeGreaterThan(290);
  await sql(`update "HostPause" set "until" = now() - interval '1 second'`);
  (await worker().gate.acquire('a.test', never))();
});

test('a worker that is killed holds nothing any more', async () => {
  const child = fork(fileURLToPath(new URL('./holdHostSlots.ts', import.meta.url)), [database.url, 'a.test'], { execArgv: [] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'message');
  let entered = false;
  const entering = worker()
    .gate.acquire('a.test', never)
    .then(() => (entered = true));
  await eventually(async () => expect((await sql(`select 1 from pg_stat_activity where application_name = 'knowledge-vault hosts' and datname = current_database() and query like '%pg_notify%'`)).length).toBeGreaterThan(0));
  expect(entered).toBe(false);
  child.kill('SIGKILL');
  await entering;
});

test('a connection that is lost does not let more requests through, and is taken up again', async () => {
  const { gate } = worker();
  const leave = await Promise.all([gate.acquire('a.test', never), gate.acquire('a.test', never)]);
  let entered = false;
  const third = gate.acquire('a.test', never).then((go) => ((entered = true), go));
  await sql(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'knowledge-vault hosts' and datname = current_database()`);
  const fourth = gate.acquire('b.test', never);
  await fourth;
  expect(entered).toBe(false);
  for (const go of leave) go();
  (await third)();
});

test('one worker alone asks the database once for a host and all that follows, and lets go of it after', async () => {
  const { gate } = worker();
  const count = async () => (await sql<{ count: number }>(`select count(*)::int from pg_locks where locktype = 'advisory' and objsubid = 1 and database = (select oid from pg_database where datname = current_database())`))[0]?.count;
  for (let visit = 0; visit < 50; visit += 1) (await gate.acquire('a.test', never))();
  expect(await count()).toBe(2);
  await eventually(async () => expect(await count()).toBe(0));
  const caller = new AbortController();
  const [one, two] = await Promise.all([gate.acquire('a.test', never), gate.acquire('a.test', never)]);
  const gone = gate.acquire('a.test', caller.signal);
  caller.abort(new Error('left'));
  await expect(gone).rejects.toThrow('left');
  one();
  two();
});
