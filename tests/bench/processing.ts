import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { nodeEnvironment, nodeOptions } from '../../tools/nodeOptions.mjs';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { type Running, startProcess } from './processes.ts';
import { cpuMsOfTree, parentOf, watchMemory } from './processTree.ts';
import { post } from './post.ts';
import { say } from './report.ts';

/*
 * Measures the processing of 500 mixed sources from a local server: pages and PDFs a second, and the peak memory of all that
 * is running besides PostgreSQL: web, worker and the process that reads files. Never part of `npm test`.
 *
 *   --apart     web and worker as two processes, as on two machines; together in one by default, as `npm start` does it
 *   --profile   profiles in dist/bench
 */

const isApart = process.argv.includes('--apart');
const counts = { pages: 380, pdfs: 80, notes: 40 };
/** A host is asked by two at a time, so there are several. */
const hosts = 16;
const words = 'the memory of a list fades with time unless somebody repeats what was learned before it is lost and rests in between nights of sleep'.split(' ');

function sentence(seed: number): string {
  const picked = Array.from({ length: 14 }, (_, index) => words[(seed * 7 + index * (1 + (seed % 5))) % words.length]);
  return `Sentence ${seed}: ${picked.join(' ')}.`;
}

function page(number: number): string {
  const paragraphs = Array.from({ length: 40 }, (_, at) => `<p>${Array.from({ length: 5 }, (_each, index) => sentence(number * 211 + at * 5 + index)).join(' ')} <a href="/page/${at}">More</a></p>`);
  const menu = Array.from({ length: 120 }, (_, index) => `<li><a href="/menu/${index}">Entry ${index}</a></li>`).join('');
  return `<!doctype html><html lang="en"><head><title>Page ${number}</title><meta property="og:site_name" content="Bench"><style>${'p { margin: 1em 0 } '.repeat(300)}</style>
    <script>${'var a = 1;'.repeat(500)}</script></head><body><nav><ul>${menu}</ul></nav><main><article><h1>Page ${number}</h1>${paragraphs.join('\n')}</article></main><footer>${menu}</footer></body></html>`;
}

/** A document of ten pages of text, uncompressed. */
function pdf(number: number): string {
  const pages = 10;
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, at) => `${4 + at * 2} 0 R`).join(' ')}] >>`, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'];
  for (let at = 0; at < pages; at += 1) {
    const lines = Array.from({ length: 40 }, (_, line) => `(${sentence(number * 97 + at * 40 + line)}) Tj 0 -16 Td`).join('\n');
    const stream = `BT /F1 9 Tf 40 780 Td\n${lines}\nET`;
    objects.push(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`, `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
  }
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`;
}

async function bench(): Promise<void> {
  const site = createServer((request, response) => {
    const [, kind, number] = request.url?.split('/') ?? [];
    if (kind === 'page') response.setHeader('content-type', 'text/html; charset=utf-8').end(page(Number(number)));
    else if (kind === 'pdf') response.setHeader('content-type', 'application/pdf').end(pdf(Number(number)));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '0.0.0.0', resolve));
  const { port } = site.address() as AddressInfo;
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

    const links = (kind: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ link: { url: `http://127.0.0.${1 + (index % hosts)}:${port}/${kind}/${index}` } }));
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
    const { total, parts } = memory.peak();
    say(`peak memory of all processes together: ${total} MB (${parts.join(' + ')} MB)`);
  } finally {
    for (const stop of stops) stop();
    for (const each of running) await each.stop();
    await client.end().catch(() => undefined);
    await postgres.stop();
    await removeEmbeddedPostgres(dataFolder);
    site.close();
    site.closeAllConnections();
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

async function signIn(url: string): Promise<{ token: string; spaceId: string }> {
  const account = { email: 'bench@example.org', password: 'seven purple kites', displayName: 'Bench' };
  await post(url, '/auth/api/v1/registration', account);
  const { token } = (await post<{ data: { token: string } }>(url, '/auth/api/v1/token', account)).data;
  const { data } = await post<{ data: { viewer: { spaces: { edges: { node: { id: string } }[] } } } }>(url, '/graphql', { query: '{ viewer { spaces { edges { node { id } } } } }' }, token);
  return { token, spaceId: data.viewer.spaces.edges[0]?.node.id as string };
}

await bench();
