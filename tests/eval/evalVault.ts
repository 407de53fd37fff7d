import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { nodeEnvironment, nodeOptions } from '../../tools/nodeOptions.mjs';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { post } from '../bench/post.ts';
import { startProcess } from '../bench/processes.ts';
import type { Document } from './judge.ts';

/** A running vault with somebody who is signed in. */
export interface EvalVault {
  /** @throws Error with what the vault says is wrong */
  query<T>(text: string, variables: object): Promise<T>;
  /** Adds texts to a space of their own and waits until they have been read. */
  add(name: string, documents: readonly Document[]): Promise<{ spaceId: string; sources: ReadonlyMap<string, string> }>;
  /** Until all passages have the vectors of the configured model. */
  waitForVectors(): Promise<void>;
}

/** A database of its own, on which vaults are started one after the other, with what the ones before them have kept. */
export async function openEvalDatabase() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'knowledge-vault-eval-'));
  const postgres = await startEmbeddedPostgres({ dataFolder, log: { info: () => undefined } });
  const account = { email: 'eval@example.org', password: 'seven purple kites', displayName: 'Eval' };
  let isRegistered = false;

  async function withVault(variables: Readonly<Record<string, string>>, work: (vault: EvalVault) => Promise<void>): Promise<void> {
    const environment = { ...nodeEnvironment, VAULT_DATA: dataFolder, DATABASE_URL: postgres.url, PORT: '0', RATE_LIMIT: '0', IDENTITY: 'local', LOG_LEVEL: 'info', NODE_ENV: 'production', ...variables };
    const { url, stop } = await startProcess('server/main.ts', { ...environment, VAULT_ROLE: 'all' }, nodeOptions);
    try {
      if (!isRegistered) await post(url, '/auth/api/v1/registration', account);
      isRegistered = true;
      const { token } = (await post<{ data: { token: string } }>(url, '/auth/api/v1/token', account)).data;
      const query = async <T>(text: string, given: object): Promise<T> => {
        const { data, errors } = await post<{ data: T; errors?: unknown }>(url, '/graphql', { query: text, variables: given }, token);
        if (errors) throw new Error(JSON.stringify(errors));
        return data;
      };
      await work({ query, add: (name, documents) => add(query, name, documents), waitForVectors: () => waitForVectors(postgres.url) });
    } finally {
      await stop();
    }
  }

  return {
    withVault,
    async close() {
      await postgres.stop();
      await removeEmbeddedPostgres(dataFolder);
    },
  };
}

const pauseMs = 200;
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

async function add(query: EvalVault['query'], name: string, documents: readonly Document[]): Promise<{ spaceId: string; sources: ReadonlyMap<string, string> }> {
  const { createSpace } = await query<{ createSpace: { space: { id: string } } }>('mutation($input: CreateSpaceInput!) { createSpace(input: $input) { ... on CreateSpacePayload { space { id } } } }', { input: { name } });
  const spaceId = createSpace.space.id;
  const sources = new Map<string, string>();
  for (let from = 0; from < documents.length; from += 100) {
    const some = documents.slice(from, from + 100);
    const { addSources } = await query<{ addSources: { results: { source: { id: string } }[] } }>(
      'mutation($input: AddSourcesInput!) { addSources(input: $input) { ... on AddSourcesPayload { results { source { id } } } } }',
      { input: { spaceId, sources: some.map(({ title, text }) => ({ content: { title: title.replaceAll('_', ' '), text } })) } },
    );
    some.forEach(({ id }, at) => sources.set(id, addSources.results[at]?.source.id ?? ''));
  }
  for (;;) {
    const { node } = await query<{ node: { sources: { totalCount: number } } }>('query($id: ID!) { node(id: $id) { ... on Space { sources(filter: { statuses: [PENDING, PROCESSING] }) { totalCount } } } }', { id: spaceId });
    if (node.sources.totalCount === 0) return { spaceId, sources };
    await pause();
  }
}

async function waitForVectors(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    while ((await client.query('select 1 from "EmbeddingModel" where "completedAt" is not null')).rowCount === 0) await pause();
  } finally {
    await client.end();
  }
}
