import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { eventually } from '#tests/support/eventually.ts';
import { temporaryFolder } from '#tests/support/identity.ts';
import { isLong } from '#tests/support/sample.ts';
import { freePort, processEnvironment, signIn } from '#tests/support/serverProcess.ts';
import { killPostgres } from '#tests/support/temporaryPostgres.ts';
import { supervise } from '../../tools/supervise.mjs';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

/** A short run kills each of them once, the long one (npm run test:long) two hundred times altogether. */
const kills = isLong ? 200 : 4;
/** Whoever crashes five times within a minute is given up, and each is killed in two of four turns. */
const shortestTurnMs = isLong ? 8_000 : 0;
const writers = 4;
const longestAbsenceMs = 20_000;
const longestOutput = 6_000;

/** A process of `server/main.ts` as `npm start` keeps it running. */
function keepRunning(variables: Record<string, string>) {
  let child: ChildProcess | undefined;
  let isStopping = false;
  const lines: string[] = [];
  /** What the process said last, of all its lives. */
  let output = '';
  const listen = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-longestOutput));
  const ended = supervise(
    () =>
      new Promise((resolve) => {
        child = spawn(process.execPath, [main], { env: { ...processEnvironment, RATE_LIMIT: '0', ...variables }, stdio: ['ignore', 'pipe', 'pipe'] });
        child.stdout?.on('data', listen);
        child.stderr?.on('data', listen);
        child.once('exit', (code, signal) => resolve({ code, signal }));
      }),
    { isStopping: () => isStopping, say: (line: string) => lines.push(line) },
  );
  return {
    lines,
    output: () => `${lines.slice(-5).join('\n')}\n${output}`,
    kill: () => child?.kill('SIGKILL'),
    async stop() {
      isStopping = true;
      child?.kill('SIGTERM');
      await ended;
    },
  };
}

/** People who write, and who ask again with the same key until they have an answer. */
function startWriting(port: number, token: string, spaceId: string) {
  const acknowledged = new Map<string, { readonly id: string; isTrashed: boolean }>();
  const unexpected: string[] = [];
  const stopping = new AbortController();
  let lastAt = performance.now();
  let lastOutcome = '';

  async function call(method: string, path: string, body?: unknown): Promise<{ data?: { id: string } } | null> {
    const key = randomUUID();
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/vault/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
        signal: AbortSignal.timeout(30_000),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }).catch((error: unknown) => {
        lastOutcome = String(error);
        return null;
      });
      if (answer) lastOutcome = `${method} ${answer.status}`;
      if (answer && answer.status !== 503) {
        const text = await answer.text().catch(() => null);
        if (answer.status >= 500 || (answer.status >= 400 && answer.status !== 404)) unexpected.push(`${method} ${path}: ${answer.status} ${text}`);
        lastAt = performance.now();
        if (text !== null) return text === '' ? null : (JSON.parse(text) as { data?: { id: string } });
      }
      await pause(50);
    }
  }

  async function write(writer: number): Promise<void> {
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      const title = `Note ${count} of ${writer}`;
      const answer = await call('POST', `/spaces/${spaceId}/sources`, { type: 'NOTE', data: { title, text: `${title}: the heron waits in the reeds.` } });
      const id = answer?.data?.id;
      if (id === undefined) continue;
      const note = { id, isTrashed: false };
      acknowledged.set(title, note);
      if (count % 10 === 9) {
        await call('DELETE', `/sources/${id}`);
        note.isTrashed = true;
      }
    }
  }

  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return {
    acknowledged,
    unexpected,
    /** When something was answered last. */
    lastAt: () => lastAt,
    /** What came of the last try, be it answered or not. */
    lastOutcome: () => lastOutcome,
    async stop() {
      stopping.abort();
      await writing;
    },
  };
}

test(`after ${kills} kills of server, database and worker nothing acknowledged is lost or doubled, and all came back by themselves`, async () => {
  const dataFolder = temporaryFolder();
  onTestFinished(() => removeEmbeddedPostgres(dataFolder));
  const port = await freePort();
  const server = keepRunning({ VAULT_ROLE: 'web', VAULT_DATA: dataFolder, PORT: String(port) });
  onTestFinished(() => server.stop());
  const readiness = () => fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(10_000) }).then(({ status }) => status, () => 0);
  await eventually(async () => expect(await readiness()).toBe(200));
  const worker = keepRunning({ VAULT_ROLE: 'worker', VAULT_DATA: dataFolder });
  onTestFinished(() => worker.stop());
  const { token, spaceId } = await signIn(port);
  const writing = startWriting(port, token, spaceId);

  const victims = { server: () => server.kill(), database: () => killPostgres(dataFolder), worker: () => worker.kill() };
  const turns = [['server'], ['database'], ['worker'], ['server', 'database', 'worker']] as const;
  const absencesMs: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const begun = performance.now();
    const before = writing.acknowledged.size;
    await eventually(() => expect(writing.acknowledged.size).toBeGreaterThanOrEqual(before + 5));
    await pause(Math.max(0, begun + shortestTurnMs - performance.now()));
    const killedAt = performance.now();
    for (const victim of turns[kill % turns.length] ?? []) await victims[victim]();
    const said = () => `after ${kill + 1} kills\nserver: ${server.output()}\nworker: ${worker.output()}`;
    await eventually(async () => {
      expect(await readiness(), said()).toBe(200);
      expect(writing.lastAt(), `${writing.lastOutcome()} ${said()}`).toBeGreaterThan(killedAt);
    });
    absencesMs.push(Math.round(performance.now() - killedAt));
  }
  await writing.stop();
  expect(writing.unexpected).toEqual([]);
  expect([...server.lines, ...worker.lines].filter((line) => line.includes('not started again'))).toEqual([]);

  const { url, stop } = await startEmbeddedPostgres({ dataFolder, log: { info: () => undefined } });
  onTestFinished(stop);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await eventually(async () => {
    const { rows } = await client.query(`select status, count(*)::int from "Source" where "trashedAt" is null and status <> 'COMPLETED' group by 1`);
    expect(rows).toEqual([]);
  }, { timeout: 300_000, interval: 200 });
  const { rows } = await client.query<{ title: string; trashed: boolean }>(`select title, "trashedAt" is not null as trashed from "Source" order by title`);
  const expected = [...writing.acknowledged].map(([title, { isTrashed }]) => ({ title, trashed: isTrashed }));
  const byTitle = (a: { title: string }, b: { title: string }) => (a.title < b.title ? -1 : 1);
  expect([...rows].sort(byTitle)).toEqual(expected.sort(byTitle));

  const sorted = [...absencesMs].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const longest = sorted.at(-1) ?? 0;
  process.stdout.write(`${kills} kills: ${expected.length} notes acknowledged, none lost, none doubled; back after ${median} ms (median), ${longest} ms (longest)\n`);
  if (isLong) expect(longest).toBeLessThanOrEqual(longestAbsenceMs);
}, isLong ? 3_600_000 : undefined);
