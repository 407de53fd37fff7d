import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/db/database.ts';
import { useDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

const database = useDatabase();

const create = `mutation Create($name: String!, $key: String!) @idempotent(key: $key) {
  createSpace(input: { name: $name }) { ... on CreateSpacePayload { space { id name } } ... on Error { code } } }`;
const createByHeader = `mutation Create($name: String!) {
  createSpace(input: { name: $name }) { ... on CreateSpacePayload { space { id name } } ... on Error { code } } }`;

interface Answer {
  readonly data?: Record<string, { space?: { id: string; name: string }; secret?: string; code?: string }> | null;
  readonly errors?: { readonly message: string; readonly extensions: { readonly code?: string } }[];
  readonly extensions?: { readonly idempotentReplayed?: boolean };
}

async function ask(server: RunningServer, token: string, query: string, variables: Record<string, unknown>, headers: Record<string, string> = {}): Promise<{ status: number; body: Answer }> {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

/** How many spaces of this name there are. */
const spacesNamed = (server: RunningServer, name: string) => server.database.prisma.space.count({ where: { name } });

test('what comes twice with a key happens once and is answered twice', async () => {
  const server = await startServer(database.url);
  const token = await server.signedIn();
  const first = await ask(server, token, create, { name: 'Twice', key: 'twice' });
  const second = await ask(server, token, create, { name: 'Twice', key: 'twice' });
  expect(first.body.data?.['createSpace']?.space?.name).toBe('Twice');
  expect(second.body).toEqual({ ...first.body, extensions: { idempotentReplayed: true } });
  expect(await spacesNamed(server, 'Twice')).toBe(1);
});

test('calls that come while the first one runs wait for its answer', async () => {
  const server = await startServer(database.url);
  const token = await server.signedIn();
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(server, token, create, { name: 'Together', key: 'together' })));
  const [id] = answers.map(({ body }) => body.data?.['createSpace']?.space?.id);
  expect(answers.map(({ body }) => body.data?.['createSpace']?.space?.id)).toEqual(answers.map(() => id));
  expect(answers.filter(({ body }) => body.extensions?.idempotentReplayed)).toHaveLength(5);
  expect(await spacesNamed(server, 'Together')).toBe(1);
});

test('the header means the same over HTTP, and over server-sent events', async () => {
  const server = await startServer(database.url);
  const token = await server.signedIn();
  const header = { 'idempotency-key': 'by-header' };
  const first = await ask(server, token, createByHeader, { name: 'By header' }, header);
  expect((await ask(server, token, createByHeader, { name: 'By header' }, header)).body.data).toEqual(first.body.data);
  const streamed = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}`, ...header },
    body: JSON.stringify({ query: createByHeader, variables: { name: 'By header' } }),
  });
  expect(await streamed.text()).toContain(JSON.stringify(first.body.data));
  expect(await spacesNamed(server, 'By header')).toBe(1);
});

test('the directive counts over a WebSocket, for an answer that came by HTTP', async () => {
  const server = await startServer(database.url);
  const token = await server.signedIn();
  const first = await ask(server, token, create, { name: 'Socket', key: 'socket' });
  const socket = server.subscribe(token);
  const { value } = await socket.iterate({ query: create, variables: { key: 'socket', name: 'Socket' } }).next();
  expect((value as Answer).data).toEqual(first.body.data);
  expect(await spacesNamed(server, 'Socket')).toBe(1);
});

test('the same key with anything else is refused', async () => {
  const server = await startServer(database.url);
  const token = await server.signedIn();
  await ask(server, token, create, { name: 'First', key: 'reused' });
  const other = await ask(server, token, create, { name: 'Other', key: 'reused' });
  expect(other).toMatchObject({ status: 422, body: { errors: [{ extensions: { code: 'IDEMPOTENCY_KEY_REUSED' } }] } });
  expect(await spacesNamed(server, 'Other')).toBe(0);
});

test('keys of two people are nothing to each other', async () => {
  const server = await startServer(database.url);
  const [one, other] = [await server.signedIn(), await server.signedIn()];
  await ask(server, one, create, { name: 'Mine and yours', key: 'shared' });
  await ask(server, other, create, { name: 'Mine and yours', key: 'shared' });
  expect(await spacesNamed(server, 'Mine and yours')).toBe(2);
});

test('an API key is not told what was answered to the session of the same person', async () => {
  const server = await startServer(database.url);
  const token = await server.signedIn();
  const made = await ask(server, token, 'mutation { createApiKey(input: { name: "Script", scopes: [READ, WRITE] }) { ... on CreateApiKeyPayload { secret } } }', {});
  await ask(server, token, create, { name: 'Of the session', key: 'credentials' });
  const byKey = await ask(server, made.body.data?.['createApiKey']?.secret ?? '', create, { name: 'Of the session', key: 'credentials' });
  expect(byKey.body.errors?.[0]?.extensions.code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('what was refused is not remembered: the same key may come with what is right', async () => {
  const server = await startServer(database.url);
  const token = await server.signedIn();
  const refused = await ask(server, token, create, { name: '', key: 'corrected' });
  expect(refused.body.data?.['createSpace']?.code).toBe('INVALID');
  const corrected = await ask(server, token, create, { name: 'Corrected', key: 'corrected' });
  expect(corrected.body.data?.['createSpace']?.space?.name).toBe('Corrected');
});

test('of several fields the refused one is taken back alone, and the answer is kept', async () => {
  const server = await startServer(database.url);
  const token = await server.signedIn();
  const both = `mutation Both($key: String!) @idempotent(key: $key) {
    one: createSpace(input: { name: "Only this one" }) { ... on CreateSpacePayload { space { id } } ... on Error { code } }
    two: createSpace(input: { name: "" }) { ... on CreateSpacePayload { space { id } } ... on Error { code } } }`;
  const first = await ask(server, token, both, { key: 'both' });
  expect(first.body.data?.['two']?.code).toBe('INVALID');
  expect((await ask(server, token, both, { key: 'both' })).body).toEqual({ ...first.body, extensions: { idempotentReplayed: true } });
  expect(await spacesNamed(server, 'Only this one')).toBe(1);
});

test('what failed unexpectedly leaves nothing, and the key may be used again', async () => {
  const server = await startServer(database.url);
  const token = await server.signedIn();
  await server.database.prisma.$executeRaw`
    create function break_down() returns trigger language plpgsql as 'begin raise exception ''broken''; end'`;
  await server.database.prisma.$executeRaw`create trigger breaks before insert on "Space" for each row when (new.name = 'Failing') execute function break_down()`;
  const failing = await ask(server, token, create, { name: 'Failing', key: 'failing' });
  expect(failing.body.data ?? null).toBeNull();
  expect(failing.body.errors).toMatchObject([{ message: 'Unexpected error.' }]);
  await server.database.prisma.$executeRaw`drop function break_down() cascade`;
  const again = await ask(server, token, create, { name: 'Failing', key: 'failing' });
  expect(again.body.data?.['createSpace']?.space?.name).toBe('Failing');
});

test('a process that dies in the middle leaves no key behind', async () => {
  const server = await startServer(database.url);
  const token = await server.signedIn();
  const { id } = await server.database.prisma.user.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  await ask(server, token, create, { name: 'Before', key: 'killed' });
  const [{ key } = { key: '' }] = await server.database.prisma.idempotentAnswer.findMany({ where: { userId: id } });
  await server.database.prisma.idempotentAnswer.deleteMany({ where: { userId: id } });

  // As the dead one left it: its claim written, its transaction open.
  const dying = openDatabase(database.url, { max: 1 });
  const client = await dying.pool.connect();
  client.on('error', () => undefined);
  await client.query('begin');
  await client.query('insert into "IdempotentAnswer" ("userId", key, "requestHash", "expiresAt") values ($1, $2, $3, now() + interval \'1 day\')', [id, key, 'of the dead one']);
  const { rows: [{ pid } = { pid: 0 }] } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const waiting = ask(server, token, create, { name: 'After', key: 'killed' });
  await eventually(async () => {
    const blocked = await server.database.prisma.$queryRaw<unknown[]>`select 1 from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`;
    expect(blocked).not.toEqual([]);
  });
  await server.database.prisma.$queryRaw`select pg_terminate_backend(${pid}::int)`;
  expect((await waiting).body.data?.['createSpace']?.space?.name).toBe('After');
  client.release(true);
  await dying.close();
});

test('an answer that shows a secret can be read by nobody who has a copy of the database', async () => {
  const server = await startServer(database.url);
  const token = await server.signedIn();
  const mint = 'mutation Mint($key: String!) @idempotent(key: $key) { createApiKey(input: { name: "Script", scopes: [READ] }) { ... on CreateApiKeyPayload { secret } } }';
  const first = await ask(server, token, mint, { key: 'a key nobody guesses' });
  const secret = first.body.data?.['createApiKey']?.secret ?? '';
  expect(secret).not.toBe('');
  const [row] = await server.database.prisma.idempotentAnswer.findMany({ where: { user: { apiKeys: { some: {} } } } });
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(JSON.stringify(row)).not.toContain('a key nobody guesses');
  expect((await ask(server, token, mint, { key: 'a key nobody guesses' })).body.data).toEqual(first.body.data);
});

test.each([['none', ''], ['a long one', 'k'.repeat(256)]])('what is no key is refused before anything is done: %s', async (_name, key) => {
  const server = await startServer(database.url);
  const token = await server.signedIn();
  const answer = await ask(server, token, create, { name: 'No key', key });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ extensions: { code: 'BAD_REQUEST' } }] } });
  expect(await spacesNamed(server, 'No key')).toBe(0);
});

test('queries have no use for a key', async () => {
  const server = await startServer(database.url);
  const token = await server.signedIn();
  const query = 'query Q { viewer { account { user { id } } } }';
  const before = await server.database.prisma.idempotentAnswer.count();
  await ask(server, token, query, {}, { 'idempotency-key': 'of a query' });
  expect(await server.database.prisma.idempotentAnswer.count()).toBe(before);
});
