import { readFileSync } from 'node:fs';
import { getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { examples, idsQuery } from '#client/explorer/examples.ts';
import { excessesOf, measureOperation, operationLimits } from '#server/http/limits/operationLimits.ts';
import { schema } from '#server/schema/schema.ts';
import { useDatabase } from '#tests/support/database.ts';
import { processorMs } from '#tests/support/processorTime.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

const database = useDatabase();

const measure = (text: string, variables: Record<string, unknown> = {}) => measureOperation({ schema, document: parse(text), variables });
const codes = (text: string, variables: Record<string, unknown> = {}) =>
  excessesOf(measureOperation({ schema, document: parse(text), variables })).map(({ code }) => code);

/** `Space.tree` and its ancestors, `levels` deep. */
const deep = (levels: number) => `{ node(id: "x") { ... on Collection ${'{ parent '.repeat(levels - 2)}{ id }${' }'.repeat(levels - 2)} } }`;
const many = (count: number, field: (index: number) => string) => `{ ${Array.from({ length: count }, (_, index) => field(index)).join(' ')} }`;
const sources = (first: number | string, selection: string) => `sources(first: ${first}) { edges { node { ${selection} } } }`;
const fullIntrospection = getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true, oneOf: true });

describe('what an operation is measured by', () => {
  test('depth counts fields, the leaf included; fragments are no level', () => {
    expect(measure('{ viewer { user { id } } }')?.depth).toBe(3);
    expect(measure('{ viewer { ... on Viewer { ...F } } } fragment F on Viewer { user { id } }')?.depth).toBe(3);
    expect(measure(deep(22))?.depth).toBe(22);
  });

  test('cost counts objects: pages multiply, connections and edges are none', () => {
    const spaces = (args: string, selection: string) => `{ viewer { spaces${args} { totalCount: edges { node { ${selection} } } } } }`;
    expect(measure('{ viewer { spaces { edges { node { id } } } } }')?.cost).toBe(1 + 20);
    expect(measure(spaces('(last: 7)', 'id'))?.cost).toBe(1 + 7);
    expect(measure(`{ viewer { spaces(first: 5) { edges { node { ${sources(10, 'tags { id }')} } } } } }`)?.cost).toBe(1 + 5 + 50 + 500);
    expect(measure('{ nodes(ids: ["a", "b", "c"]) { id } }')?.cost).toBe(3);
    expect(measure('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: Array.from({ length: 40 }, String) })?.cost).toBe(40);
  });

  test('page sizes come from variables, their defaults, or the text', () => {
    const query = 'query($first: Int = 30) { viewer { spaces(first: $first) { edges { node { id } } } } }';
    expect(measure(query)).toMatchObject({ pageSize: 30, cost: 31 });
    expect(measure(query, { first: 50 })).toMatchObject({ pageSize: 50, cost: 51 });
    expect(measure(query, { first: null })).toMatchObject({ pageSize: 20, cost: 21 });
    expect(measure(query, { first: 'many' })).toMatchObject({ pageSize: 20 });
    expect(measure('{ viewer { spaces(last: 101) { edges { node { id } } } } }')?.pageSize).toBe(101);
  });

  test('fields that are asked for twice under one name count once, as they run', () => {
    const twice = '{ viewer { user { id } ...A ...A ...B } } fragment A on Viewer { user { displayName } } fragment B on Viewer { user { email } }';
    expect(measure(twice)).toMatchObject({ cost: 2, depth: 3, aliases: 0, rootFields: 1 });
    expect(measure('{ a: viewer { u: user { id } } b: viewer { u: user { id } } }')).toMatchObject({ cost: 4, aliases: 4, rootFields: 2 });
  });

  test('only the operation that runs counts', () => {
    const document = parse(`query Small { viewer { user { id } } } query Large ${deep(30)}`);
    expect(excessesOf(measureOperation({ schema, document, operationName: 'Small' }))).toEqual([]);
    expect(excessesOf(measureOperation({ schema, document, operationName: 'Large' }))).toMatchObject([{ code: 'DEPTH_LIMIT', actual: 30 }]);
    expect(excessesOf(measureOperation({ schema, document }))).toEqual([]);
  });

  test('fragments that contain themselves, and ones that double at each level, come to an end at once', async () => {
    const bomb = Array.from({ length: 30 }, (_, n) => `fragment F${n} on Collection { a: parent { ...F${n + 1} } b: parent { ...F${n + 1} } }`);
    const usedMs = await processorMs(() => {
      expect(codes('{ node(id: "x") { ...F } } fragment F on Collection { parent { ...F } }')).toContain('DEPTH_LIMIT');
      expect(codes('{ node(id: "x") { ...F } } fragment F on Collection { id ...G } fragment G on Collection { ...F }')).toEqual([]);
      expect(codes(`{ node(id: "x") { ...F0 } } ${bomb.join(' ')} fragment F30 on Collection { id }`)).toContain('SELECTION_LIMIT');
    });
    expect(usedMs).toBeLessThan(1_000);
  });

  test('a document that is not valid is measured as far as it goes', () => {
    for (const text of ['{ nothing { here } }', '{ viewer { ...Missing } }', '{ viewer { ... on Nothing { id } } }', 'fragment F on Viewer { user { id } }', 'mutation { nothing }']) {
      expect(codes(text)).toEqual([]);
    }
  });
});

describe('room', () => {
  const persisted = JSON.parse(readFileSync(new URL('../../../persistedOperations.json', import.meta.url), 'utf8')) as Record<string, string>;
  const ofClient = Object.values(persisted).map((text) => [/(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? text, text] as const);

  test('there are operations of the web client to try', () => {
    expect(ofClient.length).toBeGreaterThan(15);
  });

  test.each(ofClient)('%s needs at most two thirds of any limit', (_name, text) => {
    const { tokens: _tokens, pageSize: largestPage, characters, ...limits } = operationLimits;
    const { pageSize, ...needed } = measure(text) ?? { pageSize: 0 };
    expect(text.length).toBeLessThan((characters * 2) / 3);
    expect(() => parse(text, { maxLexicalTokens: (operationLimits.tokens * 2) / 3 })).not.toThrow();
    expect(pageSize).toBeLessThanOrEqual(largestPage);
    for (const [name, value] of Object.entries(needed)) expect([name, value <= (limits[name as keyof typeof limits] * 2) / 3]).toEqual([name, true]);
  });

  test('the examples of GraphiQL pass, and a hundred sources with all that hangs on them', () => {
    for (const query of [idsQuery, ...examples.map(({ query }) => query)]) expect(codes(query)).toEqual([]);
    expect(codes(`{ node(id: "x") { ... on Space { ${sources(100, 'id tags { name } processingLog { id } collection { id ancestors { name } }')} } } }`)).toEqual([]);
  });
});

interface Refusal {
  readonly message: string;
  readonly extensions: { readonly code: string; readonly limit: number; readonly actual: number };
}

const refusals: readonly (readonly [code: string, query: string, limit: number, actual: number, words: RegExp])[] = [
  ['DEPTH_LIMIT', deep(22), 15, 22, /22 levels deep; at most 15 .* separate operations/],
  ['ALIAS_LIMIT', `{ viewer ${many(51, (n) => `a${n}: user { id }`)} }`, 50, 51, /51 aliases; at most 50 .* "nodes\(ids:\)"/],
  ['ROOT_FIELD_LIMIT', many(21, (n) => `a${n}: viewer { user { id } }`), 20, 21, /21 root fields; at most 20/],
  ['DIRECTIVE_LIMIT', `{ viewer ${many(101, () => '... @include(if: true) { __typename }')} }`, 100, 101, /101 directives; at most 100/],
  ['COST_LIMIT', `{ viewer { spaces(first: 100) { edges { node { ${sources(100, 'tags { id }')} } } } } }`, 20_000, 1 + 100 + 10_000 + 100_000, /110101 objects; at most 20000 .* smaller pages with "first"/],
  ['PAGE_SIZE_LIMIT', '{ viewer { spaces(first: 101) { edges { node { id } } } } }', 100, 101, /page of 101 .* at most 100 .* "after"/],
  ['SELECTION_LIMIT', `{ ${Array.from({ length: 8 }, (_, n) => `a${n}: viewer { spaces { edges { node { ...F } } } }`).join(' ')} } fragment F on Space ${many(700, () => 'name')}`, 5_000, 5_001, /more than 5000 fields/],
  ['TOKEN_LIMIT', many(5_000, () => '__typename'), 5_000, 5_001, /more than 5000 words and signs.* variables/],
  ['CHARACTER_LIMIT', `{ __typename } # ${'x'.repeat(100_000)}`, 100_000, 100_017, /100017 characters; at most 100000 .* variables/],
];

async function send(server: RunningServer, token: string | null, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const errorsIn = (text: string) => (JSON.parse(text) as { errors?: Refusal[] }).errors ?? [];

/** What a WebSocket answers to one operation. */
function overWebSocket(server: RunningServer, token: string | null, query: string): Promise<readonly Refusal[]> {
  return new Promise((resolve, reject) => {
    server.subscribe(token).subscribe(
      { query },
      {
        next: ({ errors }) => resolve((errors ?? []) as unknown as Refusal[]),
        error: (error) => (Array.isArray(error) ? resolve(error as Refusal[]) : reject(error as Error)),
        complete: () => {},
      },
    );
  });
}

describe('every transport', () => {
  test.each(refusals)('%s is refused with words, over HTTP, server-sent events and WebSocket', async (code, query, limit, actual, words) => {
    const server = await startServer(database.url);
    const token = await server.signedIn();
    const refused = { message: expect.stringMatching(words) as string, extensions: { code, limit, actual } };

    // The second time is no other: nothing of a refusal is kept.
    for (const _time of [1, 2]) {
      const answer = await send(server, token, { query }, { accept: 'application/graphql-response+json' });
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.text)).not.toHaveProperty('data');
      expect(errorsIn(answer.text)).toContainEqual(expect.objectContaining(refused));
    }
    expect((await send(server, token, { query }, { accept: 'application/json' })).status).toBe(200);

    const events = await send(server, token, { query }, { accept: 'text/event-stream' });
    const [, data = ''] = /^data: (.+)$/m.exec(events.text) ?? [];
    expect(errorsIn(data)).toContainEqual(expect.objectContaining(refused));

    expect(await overWebSocket(server, token, query)).toContainEqual(expect.objectContaining(refused));
  });

  test.each([
    ['lists', (depth: number) => `{ node(id: ${'['.repeat(depth)}${']'.repeat(depth)}) { id } }`],
    ['objects', (depth: number) => `{ node(id: ${'{a:'.repeat(depth)}1${'}'.repeat(depth)}) { id } }`],
    ['types', (depth: number) => `query($a: ${'['.repeat(depth)}Int${']'.repeat(depth)}) { viewer { user { id } } }`],
    ['selections', (depth: number) => `${'{viewer'.repeat(depth)}{id}${'}'.repeat(depth)}`],
    ['inline fragments', (depth: number) => `{${'...{'.repeat(depth)}id${'}'.repeat(depth)}}`],
  ])('%s thousands deep are refused with words, and the connection stays', async (_kind, nested) => {
    const server = await startServer(database.url);
    for (const depth of [1_200, 2_400, 4_900]) {
      const { status, text } = await send(server, null, { query: nested(depth) }, { accept: 'application/graphql-response+json' });
      expect(status).toBe(400);
      expect(errorsIn(text)[0]?.extensions.code).toMatch(/^(DEPTH_LIMIT|TOKEN_LIMIT|GRAPHQL_VALIDATION_FAILED)$/);
      expect((await overWebSocket(server, null, nested(depth))).length).toBeGreaterThan(0);
    }
    expect(errorsIn((await send(server, null, { query: nested(4_900) })).text)[0]?.message).toMatch(/at most \d+/);
  });

  test('introspection stays open: what GraphiQL asks passes, and what would grow without end does not', async () => {
    const server = await startServer(database.url);
    const { text } = await send(server, null, { query: fullIntrospection });
    expect(JSON.parse(text)).toMatchObject({ data: { __schema: { queryType: { name: 'Query' } } } });
    expect(await overWebSocket(server, null, fullIntrospection)).toEqual([]);
    const endless = `{ __schema { types ${'{ fields { type '.repeat(6)}{ name }${' } }'.repeat(6)} } }`;
    expect(errorsIn((await send(server, null, { query: endless })).text)[0]?.message).toMatch(/introspection depth/i);
  });

  test('a syntax error over WebSocket is answered, and the connection stays', async () => {
    const server = await startServer(database.url);
    expect((await overWebSocket(server, null, '{ viewer {'))[0]?.message).toMatch(/^Syntax Error/);
  });
});

test('a list of operations is refused with words', async () => {
  const server = await startServer(database.url);
  const { status, text } = await send(server, await server.signedIn(), [{ query: '{ __typename }' }, { query: '{ __typename }' }]);
  expect(status).toBe(400);
  expect(errorsIn(text)).toMatchObject([{ message: expect.stringContaining('one operation per request') as string, extensions: { code: 'BATCH_LIMIT', limit: 1, actual: 2 } }]);
});

/*
 * A page of another site can send GET, and POST as a form or as plain text, without asking first. What it sends has no
 * Authorization header, and nothing else counts as a credential: it is nobody. Forms are read by Yoga, so that they get
 * the answer nobody gets; files and plain text are no GraphQL.
 */
test('what any page may send is sent by nobody', async () => {
  const server = await startServer(database.url);
  const token = await server.signedIn();
  const query = 'mutation { createSpace(input: { name: "Forged" }) { __typename } }';
  const cookie = `token=${token}; authorization=Bearer ${token}`;
  const simple = (contentType: string, body: BodyInit) =>
    fetch(`${server.url}/graphql`, { method: 'POST', body, headers: { cookie, origin: 'https://evil.example.org', ...(contentType && { 'content-type': contentType }) } });

  const form = await simple('application/x-www-form-urlencoded', new URLSearchParams({ query }).toString());
  expect(await form.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  expect(form.headers.get('access-control-allow-origin')).toBeNull();
  expect((await simple('text/plain', JSON.stringify({ query }))).status).toBe(415);
  const files = new FormData();
  files.set('operations', JSON.stringify({ query }));
  files.set('map', '{}');
  expect((await simple('', files)).status).toBe(415);
  const read = await fetch(`${server.url}/graphql?query=${encodeURIComponent(query)}`, { headers: { cookie, accept: 'application/json' } });
  expect(read.status).toBe(405);
  expect(await server.database.prisma.space.count({ where: { name: 'Forged' } })).toBe(0);
});

describe('calls in a minute', () => {
  const query = '{ viewer { user { id } } }';
  const tight = { variables: { RATE_LIMIT: '0.001' } };

  test('are counted per person, however the header is written, for REST and GraphQL together', async () => {
    const server = await startServer(database.url, tight);
    const [token, other] = [await server.signedIn(), await server.signedIn()];
    const first = await send(server, token, { query });
    expect(['limit', 'remaining', 'reset'].map((name) => first.headers.get(`ratelimit-${name}`))).toEqual(['3', '2', expect.stringMatching(/^\d+$/)]);
    expect(first.headers.get('retry-after')).toBeNull();
    expect((await fetch(`${server.url}/vault/api/v1/spaces`, { headers: { authorization: `bearer   ${token}` } })).headers.get('ratelimit-remaining')).toBe('1');
    expect((await send(server, null, { query }, { authorization: `BEARER  ${token}` })).headers.get('ratelimit-remaining')).toBe('0');

    const stopped = await send(server, token, { query });
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(stopped.headers.get('ratelimit-reset')).toBe(stopped.headers.get('retry-after'));
    expect(errorsIn(stopped.text)).toMatchObject([{ message: expect.stringMatching(/at most 3 in a minute.* Try again in \d+ s/) as string, extensions: { code: 'RATE_LIMITED' } }]);
    expect((await send(server, other, { query })).status).toBe(200);
  });

  test('of one person count together, with however many keys', async () => {
    const server = await startServer(database.url, tight);
    const token = await server.signedIn();
    const { text } = await send(server, token, { query: 'mutation { createApiKey(input: { name: "Script", scopes: [READ] }) { ... on CreateApiKeyPayload { secret } } }' });
    const { data } = JSON.parse(text) as { data: { createApiKey: { secret: string } } };
    for (const credential of [token, data.createApiKey.secret]) expect((await send(server, credential, { query })).status).toBe(200);
    for (const credential of [token, data.createApiKey.secret]) expect((await send(server, credential, { query })).status).toBe(429);
  });

  test('are counted for each operation of a WebSocket', async () => {
    const server = await startServer(database.url, tight);
    const token = await server.signedIn();
    for (const _time of [1, 2, 3]) expect(await overWebSocket(server, token, query)).toEqual([]);
    expect(await overWebSocket(server, token, query)).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) as number } }]);
    expect((await send(server, token, { query })).status).toBe(429);
  });

  test('count by what they may answer: what is worth many calls is followed by none', async () => {
    const large = `{ nodes(ids: [${Array.from({ length: 1_500 }, (_, index) => `"${index}"`).join()}]) { id } }`;
    for (const ask of [send, (it: RunningServer, token: string, body: { query: string }) => overWebSocket(it, token, body.query)]) {
      const server = await startServer(database.url, tight);
      const token = await server.signedIn();
      await ask(server, token, { query: large });
      expect((await send(server, token, { query })).status).toBe(429);
    }
    const server = await startServer(database.url, tight);
    const token = await server.signedIn();
    await send(server, token, { query: large.replace(/"500".*\]/, '"500"]') });
    expect((await send(server, token, { query })).headers.get('ratelimit-remaining')).toBe('0');
  });

  test('of who shows no credential, or one that does not count, are counted by address', async () => {
    const server = await startServer(database.url, { variables: { ...tight.variables, TRUST_PROXY: 'loopback' } });
    const from = (address: string, credential?: string) =>
      send(server, null, { query }, { 'x-forwarded-for': address, ...(credential && { authorization: credential }) });
    expect((await from('192.0.2.1')).status).toBe(200);
    expect((await from('192.0.2.1', 'Bearer nonsense')).status).toBe(401);
    expect((await from('192.0.2.1', 'Bearer other-nonsense')).status).toBe(401);
    expect((await from('192.0.2.1', 'Bearer third-nonsense')).status).toBe(429);
    expect((await from('192.0.2.1')).status).toBe(429);
    expect((await from('192.0.2.2')).status).toBe(200);
  });

  test('RATE_LIMIT=0 counts nothing', async () => {
    const server = await startServer(database.url);
    expect((await send(server, null, { query })).headers.get('ratelimit-limit')).toBeNull();
  });
});
