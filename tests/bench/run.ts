import { deepStrictEqual } from 'node:assert';
import { access, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { uuidOf } from '#server/domain/publicId.ts';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { nodeEnvironment, nodeOptions } from '../../tools/nodeOptions.mjs';
import { measureEvents } from './eventCases.ts';
import { load, type Target } from './load.ts';
import { clientMeasures } from './measureClient.ts';
import { residentMegabytes, type Running, startProcess } from './processes.ts';
import { cpuMsOfTree, parentOf } from './processTree.ts';
import { post } from './post.ts';
import { type ReadCase, readCases } from './readCases.ts';
import { heading, line, report, type Result, say } from './report.ts';
import { seed, type Seeded, type Size } from './seed/seed.ts';
import { countingSettings, openStatementCounter } from './statementCounter.ts';
import { togetherCases } from './togetherCases.ts';
import { measureDeletingSpace, writeCases } from './writeCases.ts';

/*
 * Measures the vault beside a bare server, both on the same data and in turns (docs/benchmarks.md). Never part of `npm test`.
 */

const { values: options } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '8' },
    keep: { type: 'string' },
    profile: { type: 'boolean', default: false },
    together: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const intensity = { connections: Number(options.connections), seconds: Number(options.seconds) };
const alone = { connections: 1, seconds: intensity.seconds / 2 };
const size: Size = options.large
  ? { sources: 1_000_000, collections: 1_000, tags: 5_000, textWords: 12 }
  : { sources: 100_000, collections: 1_000, tags: 5_000, textWords: 60 };
const smallSize: Size = { sources: 10_000, collections: 100, tags: 500, textWords: 12 };
const account = { email: 'bench@example.org', password: 'seven purple kites', displayName: 'Bench' };
const nameOfLarge = 'Large';

const isWanted = (name: string) => options.only.split(',').some((part) => name.includes(part));

async function bench(): Promise<void> {
  const dataFolder = options.keep ? resolve(options.keep) : await mkdtemp(join(tmpdir(), 'knowledge-vault-bench-'));
  await mkdir(dataFolder, { recursive: true });
  const postgres = await startEmbeddedPostgres({ dataFolder, log: { info: () => undefined }, settings: countingSettings });
  const counter = await openStatementCounter(postgres.url);
  const running: Running[] = [];
  const client = new pg.Client({ connectionString: postgres.url });
  const start = async (...process: Parameters<typeof startProcess>) => {
    const started = await startProcess(...process);
    running.push(started);
    return started;
  };
  try {
    const environment = { ...nodeEnvironment, VAULT_DATA: dataFolder, DATABASE_URL: postgres.url, PORT: '0', RATE_LIMIT: '0', IDENTITY: 'local', LOG_LEVEL: 'info', NODE_ENV: 'production' };
    const web = await start('server/main.ts', { ...environment, VAULT_ROLE: options.together ? 'all' : 'web' }, [...nodeOptions, ...(options.profile ? ['--cpu-prof', '--cpu-prof-dir=dist/bench'] : [])]);
    const idle = residentMegabytes(web.pid);
    await client.connect();
    const token = await signIn(web.url);
    const sessionId = await currentSession(web.url, token);
    const { userId, small, seeded } = await place(dataFolder, client, web.url, token);
    const { rows: [connection] } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const postmaster = parentOf(connection?.pid ?? 0);
    const usedBy = ({ pid }: Running) => () => ({ server: cpuMsOfTree([pid]), postgres: cpuMsOfTree([postmaster]) });
    const bareServer = (of: Seeded) =>
      start('tests/bench/bareServer/bareServer.ts', { VAULT_DATA: dataFolder, BENCH_DATABASE_URL: postgres.url, BENCH_SEEDED: JSON.stringify(of), BENCH_USER: userId, BENCH_SESSION: sessionId });
    const [bare, smallBare] = [await bareServer(seeded), await bareServer(small)];

    say(heading());
    const results: Result[] = [];
    const add = (...measured: Result[]) => {
      for (const result of measured) say(line(result));
      results.push(...measured);
    };
    for (const { name, measure } of clientMeasures({ web, bare, token, seeded, usedBy, counter, intensity, alone })) if (isWanted(name)) add(await measure());
    const startTogether = (more: Record<string, string>) => start('server/main.ts', { ...environment, ...more, VAULT_ROLE: 'all' }, nodeOptions);
    for (const { name, measure } of togetherCases({ startTogether, usedBy, databaseUrl: postgres.url, token, seeded, intensity, client })) if (isWanted(name)) add(await measure());
    const [cases, smallCases] = [readCases(seeded), readCases(small)];
    for (const each of cases.filter(({ name }) => isWanted(name))) {
      const pair = await askedOf(each, web, bare, token, usedBy);
      const smallCase = each.beside ? smallCases.find(({ name }) => name === each.name) : undefined;
      if (!smallCase) add(await measureRead(each.name, pair));
      else add(...(await measureReads([each.name, `  of ${smallSize.sources.toLocaleString('en')}`], [pair, await askedOf(smallCase, web, smallBare, token, usedBy)])));
    }
    const afterReads = residentMegabytes(web.pid);
    for (const run of writeCases({ web, used: usedBy(web), token, seeded, intensity, client })) if (isWanted(run.name)) add(await run.measure());
    const afterWrites = residentMegabytes(web.pid);
    for (const [subscribers, events] of [[100, 100], [1_000, 30]] as const) {
      const name = `event to ${subscribers.toLocaleString('en')} subscribers`;
      if (isWanted(name)) add(await measureEvents({ web, databaseUrl: postgres.url, token, seeded, client }, { name, subscribers, events }));
    }
    if (!options.keep && isWanted('delete a space')) add(await measureDeletingSpace({ web, token }, seeded.spaceId, nameOfLarge));
    const memory = { idle, afterReads, afterWrites, web: residentMegabytes(web.pid), worker: isWanted('worker') && !options.together ? await workersMemory(start, environment, client) : null };
    await report(options.json ?? join('dist', 'bench', `${size.sources}.json`), { size, intensity, results, memory });
  } finally {
    for (const each of running) await each.stop();
    await client.end().catch(() => undefined);
    await counter.close();
    await postgres.stop();
    if (!options.keep) await removeEmbeddedPostgres(dataFolder);
  }
}

interface Place {
  readonly userId: string;
  readonly small: Seeded;
  readonly seeded: Seeded;
}

/** The two spaces that are measured; those of an earlier run, where they were kept. */
async function place(dataFolder: string, client: pg.Client, url: string, token: string): Promise<Place> {
  const note = join(dataFolder, 'bench.json');
  if (await access(note).then(() => true, () => false)) return JSON.parse(await readFile(note, 'utf8')) as Place;
  const began = performance.now();
  const { data: { viewer } } = await post<{ data: { viewer: { user: { id: string } } } }>(url, '/graphql', { query: '{ viewer { user { id } } }' }, token);
  const userId = uuidOf('User', viewer.user.id) as string;
  // The small one first: the second builds the indexes of both.
  const small = await seed(client, await newSpace(url, token, 'Small'), userId, smallSize);
  const seeded = await seed(client, await newSpace(url, token, nameOfLarge), userId, size);
  // The oldest is the one that somebody sees who has chosen none.
  await client.query(`update "Space" set "createdAt" = '2020-01-01' where id = $1`, [seeded.spaceId]);
  await client.query('checkpoint').catch(() => undefined);
  say(`Seeded ${size.sources.toLocaleString('en')} and ${smallSize.sources.toLocaleString('en')} sources in ${Math.round((performance.now() - began) / 1_000)} s`);
  if (options.keep) await writeFile(note, JSON.stringify({ userId, small, seeded }));
  return { userId, small, seeded };
}

async function signIn(url: string): Promise<string> {
  await post(url, '/auth/api/v1/registration', account);
  return (await post<{ data: { token: string } }>(url, '/auth/api/v1/token', account)).data.token;
}

/** File addresses hang on the session that they were made under: the bare server's shall be the same ones. */
async function currentSession(url: string, token: string): Promise<string> {
  const { data } = await post<{ data: { viewer: { account: { sessions: { edges: { node: { id: string; isCurrent: boolean } }[] } } } } }>(
    url, '/graphql', { query: '{ viewer { account { sessions(first: 100) { edges { node { id isCurrent } } } } } }' }, token);
  const current = data.viewer.account.sessions.edges.find(({ node }) => node.isCurrent);
  return uuidOf('Session', current?.node.id ?? '') as string;
}

async function newSpace(url: string, token: string, name: string): Promise<string> {
  const { data } = await post<{ data: { createSpace: { space: { id: string } } } }>(
    url, '/graphql', { query: `mutation { createSpace(input: { name: "${name}" }) { ... on CreateSpacePayload { space { id } } } }` }, token,
  );
  return uuidOf('Space', data.createSpace.space.id) as string;
}

type Page = { data: { node: { sources: { pageInfo: { endCursor: string } } } } };
type Pair = readonly [web: Target, bare: Target | null];

/** How a case is asked of the vault and of the bare server. @throws AssertionError when they answer differently */
async function askedOf(each: ReadCase, web: Running, bare: Running, token: string, usedBy: (server: Running) => Target['used']): Promise<Pair> {
  const variables = { ...each.variables };
  for (let page = 0; page < (each.pagesBefore ?? 0); page++) {
    variables['after'] = (await post<Page>(web.url, '/graphql', { query: each.query, variables }, token)).data.node.sources.pageInfo.endCursor;
  }
  const after = typeof variables['after'] === 'string' ? (JSON.parse(Buffer.from(variables['after'], 'base64url').toString()) as unknown[]).slice(1) : undefined;
  const target = (server: Running, headers: Record<string, string>, path: string, body: unknown): Target => {
    const request = { path, body: JSON.stringify(body) };
    return { url: server.url, headers, next: () => request, used: usedBy(server) };
  };
  const asked = target(web, { authorization: `Bearer ${token}` }, '/graphql', { query: each.query, variables });
  const answer = await post<{ errors?: unknown }>(web.url, '/graphql', { query: each.query, variables }, token);
  if (answer.errors) throw new Error(`${each.name}: ${JSON.stringify(answer.errors)}`);
  if (!each.bare) return [asked, null];
  deepStrictEqual(answer, await post(bare.url, '/', { name: each.name, after }), `The bare server answers ${each.name} differently.`);
  return [asked, target(bare, {}, '/', { name: each.name, after })];
}

async function measureRead(name: string, pair: Pair): Promise<Result> {
  const [result] = await measureReads([name], [pair]);
  const [measuredAlone] = await load([pair[0]], alone);
  return { ...(result as Result), alone: measuredAlone };
}

/** All of them in turns, so that they can be compared. */
async function measureReads(names: readonly string[], pairs: readonly Pair[]): Promise<Result[]> {
  const targets = pairs.flat().filter((target) => target !== null);
  const measured = new Map((await load(targets, intensity)).map((each, index) => [targets[index], each]));
  return pairs.map(([web, bare], index) => ({ name: names[index] ?? '', ...measured.get(web), bare: bare ? measured.get(bare) : undefined }));
}

/** Of a worker that has had so many jobs that the queue is empty, or two minutes. */
async function workersMemory(start: typeof startProcess, environment: Record<string, string>, client: pg.Client): Promise<unknown> {
  const worker = await start('server/main.ts', { ...environment, VAULT_ROLE: 'worker' }, nodeOptions);
  const before = await waitingJobs(client);
  for (const until = performance.now() + 120_000; performance.now() < until && (await waitingJobs(client)) > 0; ) await new Promise((done) => setTimeout(done, 500));
  return { ...residentMegabytes(worker.pid), jobsDone: before - (await waitingJobs(client)) };
}

async function waitingJobs(client: pg.Client): Promise<number> {
  const { rows: [row] } = await client.query<{ count: number }>('select count(*)::int as count from graphile_worker.jobs where run_at <= now()');
  return row?.count ?? 0;
}

await bench();
