import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { AuthError } from '#server/identity/identityErrors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { uuid } from '#tests/support/vault.ts';
import { vaultRest } from '#tests/support/vaultRest.ts';

const database = useDatabase();

describe('Idempotency-Key', () => {
  test('a call repeated with its key happens once and is answered twice', async () => {
    const it = await vaultRest(database.url);
    const { owner, spaceId } = await it.place();
    const add = (name: string, key: string) => it.as(owner)('POST', `/spaces/${spaceId}/collections`, { name }, { 'idempotency-key': key });
    const first = await add('Once', 'a-key');
    const second = await add('Once', 'a-key');
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect([first, second].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
    for (const name of ['location', 'etag']) expect([name, second.headers.get(name)]).toEqual([name, first.headers.get(name) ?? 'missing']);
    expect(second.headers.get('x-request-id')).toBeTruthy();
    expect(await it.server.database.prisma.collection.count({ where: { spaceId: uuid(spaceId), name: 'Once' } })).toBe(1);
    expect(await add('Other', 'a-key')).toMatchObject({ status: 422, body: { error: { code: 'IDEMPOTENCY_KEY_REUSED' } } });
    expect((await add('Once', 'another-key')).body.data.id).not.toBe(first.body.data.id);
  });

  test('of calls at the same moment one runs, and all get its answer', async () => {
    const it = await vaultRest(database.url);
    const { owner, spaceId } = await it.place();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => it.as(owner)('POST', `/spaces/${spaceId}/sources`, { type: 'NOTE', data: 'At once' }, { 'idempotency-key': 'at-once' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await it.server.database.prisma.source.count({ where: { spaceId: uuid(spaceId), title: 'At once' } })).toBe(1);
  });

  test('what was refused is not remembered; keys are each person’s own and count for a day', async () => {
    const it = await vaultRest(database.url);
    const { owner, spaceId } = await it.place();
    const add = (token: string, name: string) => it.as(token)('POST', `/spaces/${spaceId}/collections`, { name }, { 'idempotency-key': 'k' });
    expect((await add(owner, '  ')).status).toBe(400);
    const first = await add(owner, 'Now');
    expect(first.status).toBe(201);
    const theirs = await add(await it.member(spaceId, 'EDITOR'), 'Now');
    expect(theirs.body.data.id).not.toBe(first.body.data.id);
    await it.server.database.prisma.idempotentAnswer.updateMany({ data: { expiresAt: new Date(Date.now() - 1_000) } });
    expect((await add(owner, 'Later')).status).toBe(201);
    expect((await it.as(owner)('POST', '/spaces', { name: 'x' }, { 'idempotency-key': 'not one word' })).status).toBe(400);
  });
});

describe('ETag', () => {
  test('If-Match changes only what was read', async () => {
    const it = await vaultRest(database.url);
    const { owner, spaceId, collectionId, sourceId, otherCollectionId } = await it.place();
    const mine = it.as(owner);
    for (const [path, method, change] of [
      [`/spaces/${spaceId}`, 'PUT', { name: 'New' }],
      [`/collections/${collectionId}`, 'PUT', { name: 'New' }],
      [`/sources/${sourceId}`, 'PATCH', { collectionId: otherCollectionId }],
      [`/sources/${sourceId}`, 'PUT', { title: 'New' }],
    ] as const) {
      const etag = (await mine('GET', path)).headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]{22}"$/);
      expect((await mine('GET', path, undefined, { 'if-none-match': etag })).status).toBe(304);
      const changed = await mine(method, path, change, { 'if-match': etag });
      expect(changed.status).toBe(200);
      expect((await mine('GET', path)).headers.get('etag')).toBe(changed.headers.get('etag'));
      expect(await mine(method, path, change, { 'if-match': etag })).toMatchObject({ status: 412, body: { error: { code: 'PRECONDITION_FAILED' } } });
    }
    expect((await mine('PUT', `/spaces/${spaceId}`, { name: 'Any' }, { 'if-match': '*' })).status).toBe(200);
    const stranger = await it.server.signedIn();
    expect((await it.as(stranger)('PUT', `/spaces/${spaceId}`, { name: 'Any' }, { 'if-match': '"x"' })).status).toBe(404);
  });

  test('of two changes of what both have read, one is made', async () => {
    const it = await vaultRest(database.url);
    const { owner, spaceId } = await it.place();
    const etag = (await it.as(owner)('GET', `/spaces/${spaceId}`)).headers.get('etag') ?? '';
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => it.as(owner)('PUT', `/spaces/${spaceId}`, { name }, { 'if-match': etag })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });
});

test('calls are counted per person', async () => {
  const it = await vaultRest(database.url, { variables: { RATE_LIMIT: '0.001' } });
  const [mine, theirs] = [it.as(await it.server.signedIn()), it.as(await it.server.signedIn())];
  for (const remaining of ['2', '1', '0']) {
    const answer = await mine('GET', '/spaces');
    expect(answer.status).toBe(200);
    expect(['limit', 'remaining'].map((name) => answer.headers.get(`ratelimit-${name}`))).toEqual(['3', remaining]);
  }
  const stopped = await mine('GET', '/spaces');
  expect(stopped).toMatchObject({ status: 429, body: { error: { code: 'RATE_LIMITED' } } });
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(stopped.headers.get('ratelimit-reset')).toBe(stopped.headers.get('retry-after'));
  expect((await theirs('GET', '/spaces')).status).toBe(200);
});

test('only pages of configured origins may call', async () => {
  const it = await vaultRest(database.url, { variables: { CORS_ORIGINS: 'https://app.example.org, https://other.example.org' } });
  const preflight = (origin: string) =>
    it.call(null, 'OPTIONS', '/spaces', { headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization, idempotency-key' } });
  const allowed = await preflight('https://app.example.org');
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://app.example.org');
  expect(allowed.headers.get('access-control-allow-methods')).toContain('PATCH');
  expect(allowed.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('idempotency-key');
  expect((await preflight('https://evil.example.org')).headers.get('access-control-allow-origin')).toBeNull();
  const answer = await it.call(await it.server.signedIn(), 'GET', '/spaces', { headers: { origin: 'https://other.example.org' } });
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://other.example.org');
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  expect(answer.headers.get('access-control-expose-headers')).toContain('ETag');

  const closed = await vaultRest(database.url);
  expect((await closed.call(null, 'GET', '/spaces', { headers: { origin: 'https://app.example.org' } })).headers.get('access-control-allow-origin')).toBeNull();
});

test('answers are packed as the caller takes them', async () => {
  const it = await vaultRest(database.url);
  const { owner, spaceId } = await it.place();
  await it.as(owner)('PUT', `/spaces/${spaceId}`, { description: 'words '.repeat(300) });
  const raw = (encoding: string) =>
    new Promise<{ encoding: string | undefined; vary: string | undefined; body: Buffer; etag: string | undefined }>((resolve, reject) => {
      request(`${it.server.url}/vault/api/v1/spaces/${spaceId}`, { headers: { authorization: `Bearer ${owner}`, 'accept-encoding': encoding } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ encoding: response.headers['content-encoding'], vary: response.headers.vary, body: Buffer.concat(chunks), etag: response.headers.etag }),
        );
      })
        .on('error', reject)
        .end();
    });
  const plain = await raw('identity');
  expect(plain.encoding).toBeUndefined();
  const [gzip, br] = [await raw('gzip'), await raw('gzip, deflate, br')];
  expect([gzip.encoding, br.encoding]).toEqual(['gzip', 'br']);
  expect(gzip.vary).toContain('Accept-Encoding');
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  const change = await it.as(owner)('PUT', `/spaces/${spaceId}`, { name: 'Packed' }, { 'if-match': br.etag ?? '' });
  expect(change.status).toBe(200);
});

test('HEAD, OPTIONS and other methods', async () => {
  const it = await vaultRest(database.url);
  const { owner, spaceId, sourceId } = await it.place();
  const head = await it.call(owner, 'HEAD', `/spaces/${spaceId}`);
  expect([head.status, head.body, head.headers.get('etag')]).toEqual([200, null, expect.any(String)]);
  for (const [path, allow] of [
    ['/spaces', 'GET, HEAD, OPTIONS, POST'],
    [`/spaces/${spaceId}`, 'DELETE, GET, HEAD, OPTIONS, PUT'],
    [`/sources/${sourceId}`, 'DELETE, GET, HEAD, OPTIONS, PATCH, PUT'],
    [`/sources/${sourceId}/copy`, 'OPTIONS, POST'],
  ] as const) {
    const options = await it.call(null, 'OPTIONS', path);
    expect([options.status, options.headers.get('allow'), options.body]).toEqual([204, allow, null]);
    const refused = await it.call(owner, 'PROPFIND', path);
    expect([refused.status, refused.headers.get('allow'), refused.body.error.code]).toEqual([405, allow, 'METHOD_NOT_ALLOWED']);
  }
  expect(await it.call(owner, 'GET', '/nothing')).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
  expect(await it.call(owner, 'GET', '/spaces/')).toMatchObject({ status: 404 });
});

test('the id of a call goes in and out', async () => {
  const it = await vaultRest(database.url);
  expect((await it.call(null, 'GET', '/spaces', { headers: { 'x-request-id': 'mine-1' } })).headers.get('x-request-id')).toBe('mine-1');
  expect((await it.call(null, 'GET', '/spaces', { headers: { 'x-request-id': 'not one\tword' } })).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
});

test('no credential, one that does not count, and a provider that is away', async () => {
  const it = await vaultRest(database.url);
  const none = await it.call(null, 'GET', '/spaces');
  expect([none.status, none.headers.get('www-authenticate'), none.body.error.code]).toEqual([401, 'Bearer', 'UNAUTHENTICATED']);
  const wrong = await it.call('nonsense', 'GET', '/spaces');
  expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
  const away = await vaultRest(database.url, {
    provider: {
      verifyBearerToken: async () => {
        throw new AuthError('unavailable');
      },
    },
  });
  const unavailable = await away.call('x.y.z', 'GET', '/spaces');
  expect([unavailable.status, unavailable.headers.get('www-authenticate'), unavailable.headers.get('retry-after'), unavailable.body.error.code]).toEqual([503, null, '5', 'UNAVAILABLE']);
});

test('the page of the documentation comes from here alone', async () => {
  const it = await vaultRest(database.url);
  const page = await it.call(null, 'GET', '/docs');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  for (const part of ['/sources/{id}/copy', 'Idempotency', 'Research Lab', '412']) expect(page.body).toContain(part);
  expect(page.body).not.toMatch(/<script|(src|href)="?https?:/);
});

test('who has no credential that counts is counted by address, and stopped', async () => {
  const it = await vaultRest(database.url, { variables: { RATE_LIMIT: '0.001' } });
  const answers = [];
  for (const token of [null, 'nonsense', 'other nonsense', 'vk_nonsense']) answers.push(await it.call(token, 'GET', '/spaces'));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
  expect(answers[0]?.headers.get('www-authenticate')).toBe('Bearer');
  expect(answers[0]?.headers.get('ratelimit-remaining')).toBe('2');
  expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answers[3]?.body.error.code).toBe('RATE_LIMITED');
});
