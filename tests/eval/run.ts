import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { nodeEnvironment, nodeOptions } from '../../tools/nodeOptions.mjs';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { post } from '../bench/post.ts';
import { startProcess } from '../bench/processes.ts';
import { say } from '../bench/report.ts';
import { countQuotes } from '#tests/support/falsifiedQuotes.ts';

/*
 * Measures what questions find: `npm run eval -- FOLDER`. Each JSON file of the folder is an array of `{id, title, text, questions: [{id, question}]}`; its texts are
 * added to a space of a fresh vault through the API, read by the worker, and asked. Never part of `npm test`.
 *
 * Whatever is tuned is tuned on questions whose id ends in an odd digit, and judged by the others.
 */

interface Document {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly questions: readonly { readonly id: string; readonly question: string }[];
}

interface Asked {
  readonly isAnswerable: boolean;
  readonly edges: readonly { readonly node: { readonly source: { readonly id: string } } }[];
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('npm run eval -- FOLDER');

const dataFolder = await mkdtemp(join(tmpdir(), 'knowledge-vault-eval-'));
const postgres = await startEmbeddedPostgres({ dataFolder, log: { info: () => undefined } });
const environment = { ...nodeEnvironment, VAULT_DATA: dataFolder, DATABASE_URL: postgres.url, PORT: '0', RATE_LIMIT: '0', IDENTITY: 'local', LOG_LEVEL: 'info', NODE_ENV: 'production' };
const vault = await startProcess('server/main.ts', { ...environment, VAULT_ROLE: 'all' }, nodeOptions);
try {
  const account = { email: 'eval@example.org', password: 'seven purple kites', displayName: 'Eval' };
  await post(vault.url, '/auth/api/v1/registration', account);
  const { token } = (await post<{ data: { token: string } }>(vault.url, '/auth/api/v1/token', account)).data;
  const query = async <T>(text: string, variables: object): Promise<T> => {
    const { data, errors } = await post<{ data: T; errors?: unknown }>(vault.url, '/graphql', { query: text, variables }, token);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  say('| set | ids | questions | nothing found | nDCG@10 | answerable | ms |');
  say('| --- | --- | --- | --- | --- | --- | --- |');
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()) {
    const documents = JSON.parse(await readFile(join(folder, file), 'utf8')) as Document[];
    const { createSpace } = await query<{ createSpace: { space: { id: string } } }>('mutation($input: CreateSpaceInput!) { createSpace(input: $input) { ... on CreateSpacePayload { space { id } } } }', { input: { name: basename(file, '.json') } });
    const sources = await load(query, createSpace.space.id, documents);
    for (const parity of [1, 0]) say(await measure(query, createSpace.space.id, documents, sources, basename(file, '.json'), parity));
  }
  say('\n| set | falsified quotes shown as cited | faithful copies accepted | falsified sentences found out: number / name / not |');
  say('| --- | --- | --- | --- |');
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()) say(quotesLine(JSON.parse(await readFile(join(folder, file), 'utf8')) as Document[], basename(file, '.json')));
} finally {
  await vault.stop();
  await postgres.stop();
  await removeEmbeddedPostgres(dataFolder);
}

type Query = <T>(text: string, variables: object) => Promise<T>;

/** Adds the texts and waits until they have been read. Answers the ids of their sources. */
async function load(query: Query, spaceId: string, documents: readonly Document[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (let from = 0; from < documents.length; from += 100) {
    const some = documents.slice(from, from + 100);
    const { addSources } = await query<{ addSources: { results: { source: { id: string } }[] } }>(
      'mutation($input: AddSourcesInput!) { addSources(input: $input) { ... on AddSourcesPayload { results { source { id } } } } }',
      { input: { spaceId, sources: some.map(({ title, text }) => ({ content: { title: title.replaceAll('_', ' '), text } })) } },
    );
    some.forEach(({ id }, at) => ids.set(id, addSources.results[at]?.source.id ?? ''));
  }
  for (;;) {
    const { node } = await query<{ node: { sources: { totalCount: number } } }>('query($id: ID!) { node(id: $id) { ... on Space { sources(filter: { statuses: [PENDING, PROCESSING] }) { totalCount } } } }', { id: spaceId });
    if (node.sources.totalCount === 0) return ids;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A line of the table: a document has the rank of its first passage. */
async function measure(query: Query, spaceId: string, documents: readonly Document[], sources: ReadonlyMap<string, string>, name: string, parity: number): Promise<string> {
  let [count, nothing, gain, answerable, ms] = [0, 0, 0, 0, 0];
  for (const { id, questions } of documents) {
    for (const { id: questionId, question } of questions) {
      if ((Number.parseInt(questionId.slice(-1), 16) & 1) !== parity) continue;
      const began = performance.now();
      const { node } = await query<{ node: { ask: Asked } }>('query($id: ID!, $query: String!) { node(id: $id) { ... on Space { ask(query: $query, first: 40) { isAnswerable edges { node { source { id } } } } } } }', { id: spaceId, query: question });
      ms += performance.now() - began;
      count += 1;
      const ranked = [...new Set(node.ask.edges.map((edge) => edge.node.source.id))].slice(0, 10);
      const rank = ranked.indexOf(sources.get(id) ?? '');
      if (ranked.length === 0) nothing += 1;
      if (rank >= 0) gain += 1 / Math.log2(rank + 2);
      if (node.ask.isAnswerable) answerable += 1;
    }
  }
  const share = (part: number, digits: number) => ((100 * part) / Math.max(1, count)).toFixed(digits);
  return `| ${name} | ${parity === 1 ? 'odd' : 'even'} | ${count} | ${share(nothing, 1)} % | ${share(gain, 1)} | ${share(answerable, 1)} % | ${(ms / Math.max(1, count)).toFixed(0)} |`;
}

/** A line of the second table: quotes that a script makes of the texts, right and wrong ones. The language is the end of the set's name. */
function quotesLine(documents: readonly Document[], name: string): string {
  const { falsified, shown, copies, missed, sentences } = countQuotes(documents.map(({ text }) => text), { seed: 18, wanted: 1_000, language: name.slice(-2) });
  const foundOut = (kind: 'number' | 'name' | 'not') => ((100 * (sentences[kind].said - sentences[kind].supported)) / Math.max(1, sentences[kind].said)).toFixed(0);
  return `| ${name} | ${shown.length} of ${falsified} | ${((100 * (copies - missed.length)) / copies).toFixed(2)} % | ${foundOut('number')} / ${foundOut('name')} / ${foundOut('not')} % |`;
}
