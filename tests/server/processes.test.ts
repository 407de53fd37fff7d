import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/platform/db/database.ts';
import { useDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { goodPassword, newEmail, temporaryFolder } from '#tests/support/identity.ts';
import { article, servePages } from '#tests/support/server.ts';

/** Real processes of `server/main.ts`: several web and worker processes on one database, killed and started again. */
const source = useDatabase();
const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

interface Running {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly port: number;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

function run(variables: Record<string, string>, nodeOptions: readonly string[] = []): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [...nodeOptions, main], {
    env: { PATH: process.env['PATH'], RATE_LIMIT: '0', DATABASE_URL: source.url, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  });
  return { child, output: () => text };
}

async function start(role: 'web' | 'worker' | 'all', dataFolder: string, nodeOptions: readonly string[] = []): Promise<Running> {
  const port = await freePort();
  const { child, output } = run({ PORT: String(port), VAULT_ROLE: role, VAULT_DATA: dataFolder, FETCH_ALLOW: '127.0.0.1' }, nodeOptions);
  const ready = role === 'worker' ? 'The worker is ready' : 'Knowledge Vault is ready';
  await eventually(() => expect(output()).toContain(ready));
  return { child, output, port };
}

async function post(port: number, path: string, body: unknown, token?: string): Promise<{ data: never }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { data: never };
}

async function signIn(port: number) {
  const account = { email: newEmail(), password: goodPassword };
  await post(port, '/auth/api/v1/registration', account);
  const { token } = (await post(port, '/auth/api/v1/token', account)).data as { token: string };
  const query = '{ viewer { spaces(first: 1) { edges { node { id } } } } }';
  const { viewer } = (await post(port, '/graphql', { query }, token)).data as { viewer: { spaces: { edges: { node: { id: string } }[] } } };
  return { token, spaceId: viewer.spaces.edges[0]?.node.id as string };
}

const add = 'mutation($input: AddSourcesInput!) { addSources(input: $input) { ... on AddSourcesPayload { results { source { id } } } } }';

async function addLinks(port: number, token: string, spaceId: string, urls: string[]): Promise<string[]> {
  const input = { spaceId, sources: urls.map((url) => ({ link: { url } })) };
  const { addSources } = (await post(port, '/graphql', { query: add, variables: { input } }, token)).data as {
    addSources: { results: { source: { id: string } }[] };
  };
  return addSources.results.map((result) => result.source.id);
}

async function statuses(port: number, token: string, ids: string[]) {
  const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { ... on Source { status processingLog { stage outcome } } } }';
  const { nodes } = (await post(port, '/graphql', { query, variables: { ids } }, token)).data as {
    nodes: { status: string; processingLog: { stage: string; outcome: string }[] }[];
  };
  return nodes;
}

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
  for (const { processingLog } of await statuses(first.port, token, [held, ...others])) {
    expect(processingLog.filter(({ stage, outcome }) => stage === 'SAVE' && outcome === 'SUCCEEDED')).toHaveLength(1);
    expect(processingLog.filter(({ outcome }) => outcome === 'RUNNING')).toEqual([]);
  }
}, 120_000);

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
  const { child, output } = run({ PORT: '0', VAULT_DATA: temporaryFolder(), ...(await variables()) });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(1);
  expect(output()).toMatch(line);
  expect(output()).not.toContain('    at ');
});
