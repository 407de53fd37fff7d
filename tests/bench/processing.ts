import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { nodeEnvironment, nodeOptions } from '../../tools/nodeOptions.mjs';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { type Running, startProcess } from './processes.ts';
import { cpuMsOfTree, parentOf, watchMemory } from './processTree.ts';
import { post } from './post.ts';
import { say } from './report.ts';
import { openSite, sentence } from './site.ts';

/*
 * Measures the processing of 500 mixed sources from a local server: pages and PDFs a second, and the peak memory of all that
 * is running besides PostgreSQL: web, worker and the process that reads files; then how long a link takes that somebody adds by hand while 1,000 pages and
 * PDFs are waiting. Never part of `npm test`.
 *
 *   --apart     web and worker as two processes, as on two machines; together in one by default, as `npm start` does it
 *   --profile   profiles in dist/bench
 */

const isApart = process.argv.includes('--apart');
const counts = { pages: 380, pdfs: 80, notes: 40 };
const linksByHand = 8;

async function bench(): Promise<void> {
  const site = await openSite();
  const dataFolder = await mkdtemp(join(tmpdir(), 'knowledge-vault-bench-'));
  const postgres = await startEmbeddedPostgres({ dataFolder, log: { info: () => undefined } });
  const client = new pg.Client({ connectionString: postgres.url });
  const running: Running[] = [];
  const stops: (() => void)[] = [];
  try {
    const environment = { ...nodeEnvironment, VAULT_DATA: dataFolder, DATABASE_URL: postgres.url, PORT: '0', RATE_LIMIT: '0', IDENTITY: 'local', LOG_LEVEL: 'info', NODE_ENV: 'production', FETCH_ALLOW: '127.0.0.0/8' };
    const options = [...nodeOptions, ...(process.argv.includes('--profile') ? ['--cpu-prof', '--cpu-prof-dir=dist/bench'] : [])];
    const web = await startProcess('server/main.ts', { ...environment, VAULT_ROLE: isApart ? 'web' : 'all' }, options);
    running.push(web);
    if (isApart) running.push(await startProcess('server/main.ts', { ...environment, VAULT_ROLE: 'worker' }, options));
    const memory = watchMemory(() => running.map(({ pid }) => pid));
    stops.push(() => memory.stop());
    await client.connect();
    const { rows: [connection] } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const server = parentOf(connection?.pid ?? 0);
    const used = () => ({ ours: cpuMsOfTree(running.map(({ pid }) => pid)), postgres: cpuMsOfTree([server]) });
    const { token, spaceId } = await signIn(web.url);

    const links = (kind: 'page' | 'pdf', count: number) => site.addresses(kind, count).map((url) => ({ link: { url } }));
    const notes = Array.from({ length: counts.notes }, (_, index) => ({ note: { text: `# Note ${index}\n\n${sentence(index)}` } }));
    // The thread and the code are warm when it counts.
    await processed(web.url, token, spaceId, client, links('page', 10).map(({ link }) => ({ link: { url: `${link.url}?warm` } })));
    for (const [what, sources] of [['pages', links('page', counts.pages)], ['PDFs', links('pdf', counts.pdfs)], ['notes', notes]] as const) {
      const before = used();
      const { seconds, completed } = await processed(web.url, token, spaceId, client, sources);
      const after = used();
      const each = (time: (of: typeof after) => number) => ((time(after) - time(before)) / sources.length).toFixed(1);
      say(`${what.padEnd(6)} ${(sources.length / seconds).toFixed(1).padStart(7)}/s   ${completed} of ${sources.length} completed in ${seconds.toFixed(1)} s; time on a processor each: ours ${each(({ ours }) => ours)} ms, PostgreSQL ${each(({ postgres }) => postgres)} ms; peak so far ${memory.peak().total} MB`);
    }
    const waits = await byHandDuring(web.url, token, spaceId, client, [...links('page', 920), ...links('pdf', 80)].map(({ link }) => ({ link: { url: `${link.url}?bulk` } })), links('page', linksByHand));
    say(`a link by hand while 1,000 are waiting: ${waits.map((seconds) => seconds.toFixed(2)).join(', ')} s until it is ready`);
    const { total, parts } = memory.peak();
    say(`peak memory of all processes together: ${total} MB (${parts.join(' + ')} MB)`);
  } finally {
    for (const stop of stops) stop();
    for (const each of running) await each.stop();
    await client.end().catch(() => undefined);
    await postgres.stop();
    await removeEmbeddedPostgres(dataFolder);
    site.close();
  }
}

async function processed(url: string, token: string, spaceId: string, client: pg.Client, sources: readonly unknown[]): Promise<{ seconds: number; completed: number }> {
  const { rows: [before] } = await client.query<{ count: number }>(`select count(*)::int as count from "Source" where status = 'COMPLETED'`);
  const began = performance.now();
  const query = 'mutation($input: AddSourcesInput!) { addSources(input: $input) { __typename } }';
  await post(url, '/graphql', { query, variables: { input: { spaceId, sources } } }, token);
  for (;;) {
    const { rows: [open] } = await client.query<{ count: number }>(`select count(*)::int as count from "Source" where status not in ('COMPLETED', 'FAILED')`);
    if (open?.count === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const seconds = (performance.now() - began) / 1_000;
  const { rows: [after] } = await client.query<{ count: number }>(`select count(*)::int as count from "Source" where status = 'COMPLETED'`);
  return { seconds, completed: (after?.count ?? 0) - (before?.count ?? 0) };
}

/** Seconds until a link that is added by hand is ready, one after the other while all these wait; ends when those are done, too. */
async function byHandDuring(url: string, token: string, spaceId: string, client: pg.Client, many: readonly unknown[], byHand: readonly { readonly link: { readonly url: string } }[]): Promise<number[]> {
  const query = 'mutation($input: AddSourcesInput!) { addSources(input: $input) { __typename } }';
  await post(url, '/graphql', { query, variables: { input: { spaceId, sources: many } } }, token);
  const waits: number[] = [];
  for (const [at, { link }] of byHand.entries()) {
    const own = `${link.url}?hand=${at}`;
    const began = performance.now();
    await post(url, '/graphql', { query, variables: { input: { spaceId, sources: [{ link: { url: own } }] } } }, token);
    for (;;) {
      const { rows: [source] } = await client.query<{ status: string }>(`select status::text from "Source" where "sourceUrl" = $1`, [own]);
      if (source?.status === 'COMPLETED' || source?.status === 'FAILED') break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    waits.push((performance.now() - began) / 1_000);
  }
  const { rows: [open] } = await client.query<{ count: number }>(`select count(*)::int as count from "Source" where status not in ('COMPLETED', 'FAILED')`);
  say(`${open?.count ?? 0} of the 1,000 still wait behind the last of them`);
  return waits;
}

async function signIn(url: string): Promise<{ token: string; spaceId: string }> {
  const account = { email: 'bench@example.org', password: 'seven purple kites', displayName: 'Bench' };
  await post(url, '/auth/api/v1/registration', account);
  const { token } = (await post<{ data: { token: string } }>(url, '/auth/api/v1/token', account)).data;
  const { data } = await post<{ data: { viewer: { spaces: { edges: { node: { id: string } }[] } } } }>(url, '/graphql', { query: '{ viewer { spaces { edges { node { id } } } } }' }, token);
  return { token, spaceId: data.viewer.spaces.edges[0]?.node.id as string };
}

await bench();
