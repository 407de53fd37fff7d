import { deepStrictEqual } from 'node:assert';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { uuidOf } from '#server/domain/publicId.ts';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { load, type Measured } from './load.ts';
import { residentMegabytes, type Running, startProcess } from './processes.ts';
import { type ReadCase, readCases } from './readCases.ts';
import { seed, type Seeded, type Size } from './seed.ts';
import { writeCases } from './writeCases.ts';

const { values: options } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '3' },
    json: { type: 'string' },
  },
});
const seconds = Number(options.seconds);
const size: Size = options.large
  ? { sources: 1_000_000, collections: 1_000, tags: 5_000, textWords: 12 }
  : { sources: 100_000, collections: 1_000, tags: 5_000, textWords: 60 };
const smallSize: Size = { sources: 10_000, collections: 100, tags: 500, textWords: 12 };

export interface Result extends Partial<Measured> {
  readonly name: string;
  readonly bare?: Measured | undefined;
  readonly note?: string;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

async function bench(): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'knowledge-vault-bench-'));
  const postgres = await startEmbeddedPostgres({ dataFolder, log: { info: () => undefined } });
  const running: Running[] = [];
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    const web = await startProcess('server/main.ts', { VAULT_DATA: dataFolder, DATABASE_URL: postgres.url, PORT: '0', RATE_LIMIT: '0', IDENTITY: 'local', VAULT_ROLE: 'web', LOG_LEVEL: 'info', NODE_ENV: 'production' });
    running.push(web);
    await client.connect();
    const person = await signUp(web.url);
    const began = performance.now();
    // The small one first: the second builds the indexes of both.
    const small = await seed(client, await secondSpace(web.url, person.token), person.userId, smallSize);
    const seeded = await seed(client, person.spaceId, person.userId, size);
    await client.query('checkpoint').catch(() => undefined);
    say(`Seeded ${size.sources.toLocaleString('en')} and ${smallSize.sources.toLocaleString('en')} sources in ${Math.round((performance.now() - began) / 1_000)} s`);

    const bareServer = (of: Seeded) =>
      startProcess('tests/bench/bareServer.ts', { BENCH_DATABASE_URL: postgres.url, BENCH_SEEDED: JSON.stringify(of), BENCH_USER: person.userId });
    const bare = await bareServer(seeded);
    const smallBare = await bareServer(small);
    running.push(bare, smallBare);
    const results: Result[] = [];
    for (const each of readCases(seeded)) if (isWanted(each.name)) results.push(await measureRead(each, web, bare, person.token));
    for (const each of readCases(small).slice(0, 2)) {
      if (isWanted(each.name)) results.push({ ...(await measureRead(each, web, smallBare, person.token)), name: `${each.name} of ${smallSize.sources.toLocaleString('en')}` });
    }
    const afterReads = residentMegabytes(web.pid);
    for (const run of writeCases({ web, token: person.token, seeded, seconds, client })) {
      if (isWanted(run.name)) results.push(await run.measure());
    }
    await report(results, { reads: afterReads, all: residentMegabytes(web.pid) });
  } finally {
    for (const each of running) await each.stop();
    await client.end().catch(() => undefined);
    await postgres.stop();
    await removeEmbeddedPostgres(dataFolder);
  }
}

const isWanted = (name: string) => options.only.split(',').some((part) => name.includes(part));

async function post<T>(url: string, path: string, body: unknown, token?: string): Promise<T> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}

async function signUp(url: string) {
  const account = { email: 'bench@example.org', password: 'seven purple kites', displayName: 'Bench' };
  await post(url, '/auth/api/v1/registration', account);
  const { data: { token } } = await post<{ data: { token: string } }>(url, '/auth/api/v1/token', account);
  const { data: { viewer } } = await post<{ data: { viewer: { user: { id: string }; spaces: { edges: { node: { id: string } }[] } } } }>(
    url, '/graphql', { query: '{ viewer { user { id } spaces(first: 1) { edges { node { id } } } } }' }, token,
  );
  return { token, userId: uuidOf('User', viewer.user.id) as string, spaceId: uuidOf('Space', viewer.spaces.edges[0]?.node.id ?? '') as string };
}

async function secondSpace(url: string, token: string): Promise<string> {
  const { data } = await post<{ data: { createSpace: { space: { id: string } } } }>(
    url, '/graphql', { query: 'mutation { createSpace(input: { name: "Small" }) { ... on CreateSpacePayload { space { id } } } }' }, token,
  );
  return uuidOf('Space', data.createSpace.space.id) as string;
}

type Page = { data: { node: { sources: { pageInfo: { endCursor: string } } } } };

async function measureRead(each: ReadCase, web: Running, bare: Running, token: string): Promise<Result> {
  const headers = { authorization: `Bearer ${token}` };
  const variables = { ...each.variables };
  for (let page = 0; page < (each.pagesBefore ?? 0); page++) {
    variables['after'] = (await post<Page>(web.url, '/graphql', { query: each.query, variables }, token)).data.node.sources.pageInfo.endCursor;
  }
  const after = typeof variables['after'] === 'string' ? (JSON.parse(Buffer.from(variables['after'], 'base64url').toString()) as unknown[]).slice(1) : undefined;
  const request = { path: '/graphql', body: JSON.stringify({ query: each.query, variables }) };
  const bareRequest = { path: '/', body: JSON.stringify({ name: each.name, after }) };
  if (each.bare) {
    deepStrictEqual(await post(web.url, '/graphql', { query: each.query, variables }, token), await post(bare.url, '/', { name: each.name, after }), `The bare server answers ${each.name} differently.`);
  }
  const measured = await load(web.url, headers, () => request, { seconds });
  const result: Result = { name: each.name, ...measured, bare: each.bare ? await load(bare.url, {}, () => bareRequest, { seconds }) : undefined };
  say(line(result));
  return result;
}

const number = (value: number | undefined, digits = 0) => (value === undefined ? '' : value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }));
const columns = ['case', 'req/s', 'p50 ms', 'p99 ms', 'bare req/s', 'bare p50', 'share', 'note'];
const widths = [26, 8, 8, 8, 10, 9, 6, 0];

function line({ name, requestsPerSecond, p50, p99, bare, note = '' }: Result): string {
  const share = bare && requestsPerSecond ? `${Math.round((requestsPerSecond / bare.requestsPerSecond) * 100)} %` : '';
  const cells = [name, number(requestsPerSecond), number(p50, 1), number(p99, 1), number(bare?.requestsPerSecond), number(bare?.p50, 1), share, note];
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0))).join('  ');
}

async function report(results: readonly Result[], memory: Record<string, ReturnType<typeof residentMegabytes>>): Promise<void> {
  say(`\n${columns.map((column, index) => (index === 0 ? column.padEnd(widths[index] ?? 0) : column.padStart(widths[index] ?? 0))).join('  ')}`);
  for (const result of results) say(line(result));
  say(`\nWeb process, resident: ${JSON.stringify(memory)} MB`);
  const path = options.json ?? join('dist', 'bench', `${size.sources}.json`);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, `${JSON.stringify({ size, results, memory }, null, 2)}\n`);
  say(`Written to ${path}`);
}

await bench();
