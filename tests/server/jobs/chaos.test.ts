import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { stageKey } from '#server/jobs/stages/stageKey.ts';
import { eventually } from '#tests/support/eventually.ts';
import { temporaryFolder } from '#tests/support/identity.ts';
import { startModelServer } from '#tests/support/modelServer.ts';
import { isLong } from '#tests/support/sample.ts';
import { article, servePages } from '#tests/support/server.ts';
import { processEnvironment } from '#tests/support/serverProcess.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;
const main = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));

// A short run kills a few workers, the long one (npm run test:long) many.
const sources = isLong ? 200 : 40;
const kills = isLong ? 20 : 4;
const workersAtOnce = isLong ? 3 : 2;

interface Doomed {
  readonly child: ChildProcess;
  isReady: boolean;
}

function startWorker(variables: Record<string, string>): Doomed {
  const child = spawn(process.execPath, [main], {
    env: { ...processEnvironment, VAULT_ROLE: 'worker', DATABASE_URL: vault.url, FETCH_ALLOW: '127.0.0.1', ...variables },
    // By the channel it hears when we are gone.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const worker = { child, isReady: false };
  child.stdout?.on('data', (chunk: Buffer) => (worker.isReady ||= chunk.toString().includes('The worker is ready')));
  onTestFinished(() => void child.kill('SIGKILL'));
  return worker;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const summary = 'Hermann Ebbinghaus memorized nonsense to the beat of a metronome.';

test(`workers are killed ${kills} times during ${sources} jobs: nothing is lost, nothing is done twice, no answer is paid twice`, async () => {
  const { pool, prisma } = vault.database;
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const inbox = await given.collection(owner, spaceId, 'Inbox');
  await prisma.space.update({ where: { id: uuid(spaceId) }, data: { settings: { createSummary: true, managedTags: true, lengthModify: 'Short' } } });

  const pages = await servePages((request, response) => {
    // Every page takes its time: long enough to be killed in.
    setTimeout(() => {
      if (request.url?.startsWith('/missing')) response.writeHead(404).end('no');
      else response.setHeader('content-type', 'text/html').end(article(`Page ${request.url}`).replaceAll('1879', `1879, as page ${request.url} tells`));
    }, 20 + Math.random() * 60);
  });
  const paidAgain: string[] = [];
  const model = await startModelServer(async ({ system, user }) => {
    // What a killed worker had sent to the database may be written after its death, while the next one asks already.
    const before = new Date(Date.now() - 2_000);
    const saved = await prisma.modelAnswer.count({ where: { key: stageKey('chaos', system, user), createdAt: { lt: before } } });
    if (saved > 0) paidAgain.push(user.slice(0, 80));
    await pause(10 + Math.random() * 40);
    return system.includes('JSON array') ? '["Memory", "Nonsense"]' : `${summary} ${user.length}`;
  });
  const links = Array.from({ length: sources * 0.7 }, (_, index) => `${pages}/${index % 14 === 0 ? 'missing' : 'page'}/${index}`);
  await given.links(owner, spaceId, inbox, ...links);
  await as(owner).mutate(
    'addSources',
    { spaceId, sources: Array.from({ length: sources - links.length }, (_, index) => ({ content: { title: `Text ${index}`, text: `${index}: ${summary} He could say each list.` } })) },
    'results { outcome }',
  );

  const variables = { VAULT_DATA: temporaryFolder(), LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'chaos' };
  const settledCount = async () => (await pool.query<{ count: number }>(`select count(*)::int as count from "Source" where status in ('COMPLETED', 'FAILED')`)).rows[0]?.count ?? 0;
  const workers = Array.from({ length: workersAtOnce }, () => startWorker(variables));
  let killedAtWork = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    await eventually(
      async () => {
        expect(workers[0]?.isReady).toBe(true);
        expect(await settledCount()).toBeGreaterThanOrEqual(Math.floor(((kill - 1) * sources) / (kills + 2)));
      },
      { timeout: 60_000, interval: 15 },
    );
    const doomed = workers.shift();
    doomed?.child.kill('SIGKILL');
    if (doomed) await once(doomed.child, 'exit');
    const { rows } = await pool.query(`select 1 from "ProcessingEvent" where outcome = 'RUNNING' limit 1`);
    killedAtWork += rows.length;
    workers.push(startWorker(variables));
  }
  await eventually(async () => expect(await settledCount()).toBe(sources), { timeout: 120_000, interval: 100 });
  // Pages are kept after their sources are complete.
  await eventually(async () => expect((await pool.query('select 1 from graphile_worker._private_jobs')).rows).toEqual([]), { timeout: 60_000, interval: 100 });

  expect(killedAtWork).toBeGreaterThanOrEqual(kills / 2);
  expect(paidAgain).toEqual([]);
  expect(model.calls.length).toBeGreaterThan(sources * 1.5);
  const { rows } = await pool.query<{ type: string; url: string | null; status: string; code: string | null; saved: number; open: number; summary: string | null; left: number }>(`
    select s.type::text, s."sourceUrl" as url, s.status::text, s."failureCode"::text as code, t.summary,
      (select count(*)::int from "ProcessingEvent" e where e."sourceId" = s.id and e.stage = 'SAVE' and e.outcome = 'SUCCEEDED') as saved,
      (select count(*)::int from "ProcessingEvent" e where e."sourceId" = s.id and e.outcome = 'RUNNING') as open,
      (select count(*)::int from "StageResult" r where r."sourceId" = s.id) as left
    from "Source" s left join "SourceText" t on t."sourceId" = s.id`);
  expect(rows).toHaveLength(sources);
  for (const row of rows) {
    const isMissing = row.url?.includes('/missing/') ?? false;
    expect(row).toMatchObject({ status: isMissing ? 'FAILED' : 'COMPLETED', code: isMissing ? 'NOT_FOUND' : null, saved: isMissing ? 0 : 1, open: 0, left: 0 });
  }
  expect(rows.filter((row) => row.type === 'URI' && row.status === 'COMPLETED' && !row.summary?.includes(summary))).toEqual([]);
});
