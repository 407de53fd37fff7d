import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { goodPassword, newEmail } from '#tests/support/identity.ts';
import { article, servePages, startServer, startTestWorker } from '#tests/support/server.ts';

const source = useDatabase();
const run = promisify(execFile);
const examples = fileURLToPath(new URL('../../../docs/examples/', import.meta.url));

function isThere(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const missing = (...programs: string[]) => !programs.every(isThere);

async function place() {
  const server = await startServer(source.url);
  await startTestWorker(source.url);
  const pages = await servePages(({ url }, response) => {
    response.setHeader('content-type', 'text/html').end(article(url === '/curve' ? 'The forgetting curve' : 'Interleaving'));
  });
  return { server, pages };
}

/** Runs an example twice: with a password, and then with an API key, when everything is there already. */
async function proves(program: string, name: string) {
  const { server, pages } = await place();
  const account = { email: newEmail(), password: goodPassword };
  const post = (path: string, body: unknown) =>
    fetch(server.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  await post('/auth/api/v1/registration', account);
  const { data } = (await (await post('/auth/api/v1/token', account)).json()) as { data: { token: string } };
  const start = (env: Record<string, string>) =>
    run(program, [examples + name, 'forgetting', `${pages}/curve`, `${pages}/mixing`], {
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], VAULT_URL: server.url, VAULT_COLLECTION: 'Memory "and" learning', ...env },
      timeout: 60_000,
    });

  const first = await start({ VAULT_EMAIL: account.email, VAULT_PASSWORD: account.password });
  expect(first.stderr.match(/^COMPLETED /gm)).toHaveLength(2);
  expect(first.stdout).toMatch(/^# The forgetting curve\n/);
  expect(first.stdout).toContain('In the winter of 1879 Hermann Ebbinghaus');
  expect(first.stdout).not.toContain('Interleaving');

  const key = await server.post(data.token, 'mutation { createApiKey(input: { name: "Script", scopes: [WRITE] }) { ... on CreateApiKeyPayload { secret } } }');
  const { secret } = (key.body as { data: { createApiKey: { secret: string } } }).data.createApiKey;
  const second = await start({ VAULT_API_KEY: secret });
  expect(second.stdout).toBe(first.stdout);
  const { body } = await server.post(data.token, '{ viewer { spaces { edges { node { tree { name sourceCount } } } } } }');
  expect(body).toEqual({ data: { viewer: { spaces: { edges: [{ node: { tree: [{ name: 'Memory "and" learning', sourceCount: 2 }] } }] } } } });
}

test('the example in TypeScript runs as it stands', () => proves(process.execPath, 'add-and-read.ts'), 60_000);

test.skipIf(missing('python3'))('the example in Python runs as it stands (only with python3)', () => proves('python3', 'add_and_read.py'), 60_000);

test.skipIf(missing('bash', 'curl'))('the example for bash runs as it stands (only with bash and curl)', () => proves('bash', 'add-and-read.sh'), 60_000);

/** Runs an example that gets a prompt, with a key that may only read, and answers what it printed. */
async function rendered(program: string, name: string) {
  const server = await startServer(source.url);
  const token = await server.signedIn();
  const ask = async (query: string, input: object) => (await server.post(token, query, { input })).body['data'] as Record<string, Record<string, Record<string, string>>>;
  const { body } = await server.post(token, '{ viewer { spaces(first: 1) { edges { node { id } } } } }');
  const spaceId = (body as { data: { viewer: { spaces: { edges: { node: { id: string } }[] } } } }).data.viewer.spaces.edges[0]?.node.id;
  const messages = [{ role: 'SYSTEM', text: 'Be {{tone}}.' }, { role: 'USER', text: 'Answer: {{question}}' }];
  const { createPrompt } = await ask('mutation($input: CreatePromptInput!) { createPrompt(input: $input) { ... on CreatePromptPayload { prompt { id } } } }', { spaceId, title: 'Answer', name: 'support/answer', content: { messages } });
  await ask('mutation($input: SavePromptVersionInput!) { savePromptVersion(input: $input) { __typename } }', { promptId: createPrompt?.['prompt']?.['id'], labels: ['production'] });
  const { createApiKey } = await ask('mutation($input: CreateApiKeyInput!) { createApiKey(input: $input) { ... on CreateApiKeyPayload { secret } } }', { name: 'Program', scopes: ['READ'] });
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], VAULT_URL: server.url, VAULT_API_KEY: String(createApiKey?.['secret']) };
  return run(program, [examples + name, 'support/answer', 'question=Why "do" we = forget {{tone}}?', 'tone=kind'], { env, timeout: 60_000 });
}

const messagesAsLines = 'system: Be kind.\nuser: Answer: Why "do" we = forget {{tone}}?\n';

test('the example in TypeScript that gets a prompt runs as it stands', async () => {
  expect(await rendered(process.execPath, 'render-prompt.ts')).toEqual({ stdout: messagesAsLines, stderr: 'version 1\n' });
}, 60_000);

test.skipIf(missing('python3'))('the example in Python that gets a prompt runs as it stands (only with python3)', async () => {
  expect(await rendered('python3', 'render_prompt.py')).toEqual({ stdout: messagesAsLines, stderr: 'version 1\n' });
}, 60_000);

test.skipIf(missing('bash', 'curl'))('the example for bash that gets a prompt runs as it stands (only with bash and curl)', async () => {
  const { stdout, stderr } = await rendered('bash', 'render-prompt.sh');
  expect([JSON.parse(stdout), stderr]).toEqual([[{ role: 'system', content: 'Be kind.' }, { role: 'user', content: 'Answer: Why "do" we = forget {{tone}}?' }], '']);
}, 60_000);
