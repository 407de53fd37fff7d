import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { eventually } from './eventually.ts';
import { goodPassword, newEmail } from './identity.ts';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

/** What every process of ours needs of this one's environment: without what Node compiled before, a start takes twice as long. */
export const processEnvironment = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };

/** A process of `server/main.ts`. */
export interface Running {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly port: number;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Runs `server/main.ts` until the test is finished. */
export function runServer(variables: Record<string, string>, nodeOptions: readonly string[] = []): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [...nodeOptions, main], {
    env: { ...processEnvironment, RATE_LIMIT: '0', ...variables },
    // By the channel it hears when we are gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  });
  return { child, output: () => text };
}

/** On a machine that others keep busy a new database alone takes a minute. */
const longestStartMs = 240_000;

/** Runs it, and waits until it is ready. */
export async function startServer(role: 'web' | 'worker' | 'all', variables: Record<string, string>, nodeOptions: readonly string[] = []): Promise<Running> {
  const port = await freePort();
  const { child, output } = runServer({ PORT: String(port), VAULT_ROLE: role, FETCH_ALLOW: '127.0.0.1', ...variables }, nodeOptions);
  const ready = role === 'worker' ? 'The worker is ready' : 'Knowledge Vault is ready';
  await eventually(() => expect(output()).toContain(ready), { timeout: longestStartMs });
  return { child, output, port };
}

export function postJson(port: number, path: string, body: unknown, token?: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
}

async function post(port: number, path: string, body: unknown, token?: string): Promise<{ data: never }> {
  return (await (await postJson(port, path, body, token)).json()) as { data: never };
}

/** Somebody new, and their first space. */
export async function signIn(port: number) {
  const account = { email: newEmail(), password: goodPassword };
  await post(port, '/auth/api/v1/registration', account);
  const { token } = (await post(port, '/auth/api/v1/token', account)).data as { token: string };
  const query = '{ viewer { spaces(first: 1) { edges { node { id } } } } }';
  const { viewer } = (await post(port, '/graphql', { query }, token)).data as { viewer: { spaces: { edges: { node: { id: string } }[] } } };
  return { token, spaceId: viewer.spaces.edges[0]?.node.id as string };
}

const add = 'mutation($input: AddSourcesInput!) { addSources(input: $input) { ... on AddSourcesPayload { results { source { id } } } } }';

export async function addLinks(port: number, token: string, spaceId: string, urls: string[]): Promise<string[]> {
  const input = { spaceId, sources: urls.map((url) => ({ link: { url } })) };
  const { addSources } = (await post(port, '/graphql', { query: add, variables: { input } }, token)).data as {
    addSources: { results: { source: { id: string } }[] };
  };
  return addSources.results.map((result) => result.source.id);
}

/** How far the processing of sources is. */
export async function statuses(port: number, token: string, ids: string[]) {
  const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { ... on Source { status processingLog { stage outcome } } } }';
  const { nodes } = (await post(port, '/graphql', { query, variables: { ids } }, token)).data as {
    nodes: { status: string; processingLog: { stage: string; outcome: string }[] }[];
  };
  return nodes;
}
