import { once } from 'node:events';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/db/database.ts';
import { useDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { temporaryFolder } from '#tests/support/identity.ts';
import { article, servePages } from '#tests/support/server.ts';
import { addLinks, freePort, runServer, signIn, startServer, statuses } from '#tests/support/serverProcess.ts';

/** Real processes of `server/main.ts`: several web and worker processes on one database, killed and started again. */
const source = useDatabase();

const start = (role: 'web' | 'worker' | 'all', dataFolder: string, nodeOptions: readonly string[] = []) =>
  startServer(role, { DATABASE_URL: source.url, VAULT_DATA: dataFolder }, nodeOptions);

test('two web and two worker processes are one vault, and a worker killed in the middle loses nothing', async () => {
  const dataFolder = temporaryFolder();
  const open: (() => void)[] = [];
  const pages = await servePages((request, response) => {
    const answer = () => response.setHeader('content-type', 'text/html').end(article(`Page ${request.url}`));
    if (request.url === '/held' && open.length === 0) open.push(answer);
    else answer();
  });
  const first = await start('web', dataFolder);
  const doomed = await start('worker', dataFolder);
  const second = await start('web', dataFolder);
  const { token, spaceId } = await signIn(first.port);

  const [held = ''] = await addLinks(second.port, token, spaceId, [`${pages}/held`]);
  await eventually(() => expect(open).toHaveLength(1));
  expect(await statuses(first.port, token, [held])).toMatchObject([{ status: 'PROCESSING' }]);
  doomed.child.kill('SIGKILL');
  await once(doomed.child, 'exit');

  await Promise.all([start('worker', dataFolder), start('worker', dataFolder)]);
  const others = await addLinks(first.port, token, spaceId, Array.from({ length: 20 }, (_, index) => `${pages}/${index}`));
  await eventually(
    async () => {
      const all = await statuses(second.port, token, [held, ...others]);
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['COMPLETED']));
    },
    { interval: 100 },
  );
  // Their pages are kept after they are complete.
  await eventually(
    async () => {
      for (const { processingLog } of await statuses(first.port, token, [held, ...others])) {
        expect(processingLog.filter(({ stage, outcome }) => stage === 'SAVE' && outcome === 'SUCCEEDED')).toHaveLength(1);
        expect(processingLog.filter(({ stage, outcome }) => stage === 'SNAPSHOT' && outcome === 'SUCCEEDED')).toHaveLength(1);
        expect(processingLog.filter(({ outcome }) => outcome === 'RUNNING')).toEqual([]);
      }
    },
    { interval: 100 },
  );
});

/** Whoever was connected to the database is gone. */
async function expectNobodyConnected(): Promise<void> {
  const database = openDatabase(source.url, { max: 1 });
  await eventually(async () => {
    const { rows } = await database.pool.query(`select application_name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);
    expect(rows).toEqual([]);
  });
  await database.close();
}

test('SIGINT ends everything in order, with exit code 0', async () => {
  const { child } = await start('all', temporaryFolder());
  child.kill('SIGINT');
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
  await expectNobodyConnected();
});

test.each([
  ['an error that nobody caught', 'throw new Error("Nobody catches this")'],
  ['a promise that nobody waits for', 'void Promise.reject(new Error("Nobody catches this"))'],
])('%s is logged and ends everything in order, with an exit code that asks for another start', async (_what, fault) => {
  const { child, output } = await start('all', temporaryFolder(), ['--import', `data:text/javascript,process.on("SIGUSR2", () => { ${fault} })`]);
  child.kill('SIGUSR2');
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(70);
  expect(output()).toContain('Nobody catches this');
  expect(output()).toContain('An error that nobody caught: the server stops');
  await expectNobodyConnected();
});

test.each([
  ['a port in use', async () => ({ PORT: String((await start('web', temporaryFolder())).port) }), /^Port \d+ on 127\.0\.0\.1 is in use\. Choose another with PORT=….\s*$/m],
  ['a wrong variable', async () => ({ VAULT_ROLE: 'everything' }), /^Wrong variable VAULT_ROLE="everything": must be web, worker or all\s*$/m],
  ['a list that cannot be read', async () => ({ FETCH_ALLOW: '300.1.1.1/99' }), /^FETCH_ALLOW: "300\.1\.1\.1\/99" .+\.\s*$/],
  ['a folder that cannot be made', async () => ({ VAULT_DATA: '/dev/null/vault' }), /^VAULT_DATA=\/dev\/null\/vault cannot be written\./m],
  ['a database that is not there', async () => ({ DATABASE_URL: `postgresql://nobody@127.0.0.1:${await freePort()}/none` }), /^The database cannot be reached: .+$/m],
] as [string, () => Promise<Record<string, string>>, RegExp][])('%s: one clear line, exit 1', async (_what, variables, line) => {
  const { child, output } = runServer({ PORT: '0', DATABASE_URL: source.url, VAULT_DATA: temporaryFolder(), ...(await variables()) });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(1);
  expect(output()).toMatch(line);
  expect(output()).not.toContain('    at ');
});
