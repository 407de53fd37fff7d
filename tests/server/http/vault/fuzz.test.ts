import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { vaultDocument } from '#server/http/rest/vault/vaultApi.ts';
import { useDatabase } from '#tests/support/database.ts';
import { filesFolder } from '#tests/support/server.ts';
import { type RestAnswer, type VaultRest, vaultRest } from '#tests/support/vaultRest.ts';
import { operations } from './operations.ts';

const database = useDatabase();

/** What nobody should send, for any field. */
const hostile: unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  '   ',
  'x'.repeat(100_000),
  '\0',
  '\ud800',
  '👩‍👩‍👧‍👦'.repeat(300),
  '\u202eevil',
  "'; drop table \"Space\"; --",
  '../../../etc/passwd',
  '__proto__',
  [],
  [[[]]],
  {},
  { a: '\0' },
  { text: 7, title: [] },
  { toString: null, constructor: { prototype: {} } },
  Array.from({ length: 10_000 }, (_, index) => index),
];
const strangeIds = ['x', '%00', '%', '%E0%A4%A', '..%2f..', 'space_', 'source_01h455vb4pex5vsknk084sn02q', 'space_01h455vb4pex5vsknk084sn02q', 'ÿ'.repeat(50), 'a'.repeat(3_000), '01939d2f-0000-7000-8000-000000000000'];

/** Names of fields that the document knows anywhere in its bodies. */
const fieldNames = ['name', 'description', 'settings', 'parentId', 'type', 'collectionId', 'data', 'title', 'tags', 'isFavorite', 'targetCollectionId'];
const documented = new Map(
  Object.values(vaultDocument().paths ?? {})
    .flatMap((methods) => Object.values(methods as Record<string, { operationId: string; responses: object }>))
    .map(({ operationId, responses }) => [operationId, new Set(Object.keys(responses).map(Number))]),
);

const deep = (levels: number) => '{"name":'.repeat(levels) + '1' + '}'.repeat(levels);

describe.each(Object.keys(operations))('%s', (id) => {
  test('answers everything with a refusal or a success that is documented', async () => {
    const it = await vaultRest(database.url);
    const place = await it.place();
    const attempt = (operations[id] as (typeof operations)[string])(place);
    const send = async (what: string, path: string, options: Parameters<VaultRest['call']>[3]) => expectCivil(what, await it.call(place.owner, attempt.method, path, options));

    const expectCivil = (what: string, { status, headers, body }: RestAnswer) => {
      expect(status, `${what}: ${JSON.stringify(body).slice(0, 300)}`).toBeLessThan(500);
      // 404: the address was none of ours.
      expect([...(documented.get(id) ?? []), 404], what).toContain(status);
      if (status >= 400 && attempt.method !== 'HEAD') expect(body, what).toMatchObject({ error: { code: expect.any(String), message: expect.stringMatching(/\S/) } });
      expect(headers.get('x-request-id')).toBeTruthy();
    };

    for (const strange of strangeIds) await send(`id ${strange}`, attempt.path.replace(/(space|collection|source)_\w+/, strange), attempt);
    for (const query of ['?limit=0', '?limit=201', '?limit=1e9', '?limit[]=1', '?cursor=x', '?cursor=WzEsMl0', `?q=${'a'.repeat(2_000)}`, '?q=%22%22%22(((tag:', '?type=NOPE', '?favorite=maybe', '?q=%00', '?tag=%00', '?cursor=%ED%A0%80', '?collectionId=x', '?status=COMPLETED&status=FAILED,PENDING']) {
      await send(query, attempt.path.replace(/\?.*/, '') + query, attempt);
    }
    for (const [name, value] of [
      ['idempotency-key', ' '],
      ['idempotency-key', 'x'.repeat(300)],
      ['if-match', 'x'.repeat(2_000)],
      ['if-none-match', '"\\"'],
      ['range', 'bytes=99999999999999999999-'],
      ['content-digest', 'sha-256=:x:'],
      ['accept-encoding', 'br;q=x, *;q='],
      ['x-request-id', 'x'.repeat(2_000)],
    ] as const) {
      await send(`${name}: ${value.slice(0, 20)}`, attempt.path, { ...attempt, headers: { [name]: value } });
    }
    if (attempt.body === undefined) return;

    const base = attempt.body as Record<string, unknown>;
    for (const value of hostile) {
      await send(`body ${describeValue(value)}`, attempt.path, { body: value });
      for (const name of fieldNames) await send(`${name} = ${describeValue(value)}`, attempt.path, { body: { ...base, [name]: value } });
    }
    for (const type of ['URI', 'FILE', 'CONTENT', 'NOTE']) for (const data of hostile) await send(`${type} ${describeValue(data)}`, attempt.path, { body: { type, data } });
    for (const settings of ['{', '[]', '7', '{"a":"\\u0000"}', '{"outputLanguage":"Klingon"}', deep(50)]) await send(`settings ${settings.slice(0, 30)}`, attempt.path, { body: { ...base, settings } });
    const json = { headers: { 'content-type': 'application/json' } };
    for (const raw of ['', '{', '{"name":"a', 'null', '"x"', '[', deep(100), deep(200_000), '[['.repeat(100_000)]) await send(`raw ${raw.slice(0, 20)}`, attempt.path, { raw, ...json });
    await send('no UTF-8', attempt.path, { raw: Buffer.from('{"name":"\xff\xfe"}', 'latin1'), ...json });
    await send('UTF-16', attempt.path, { raw: Buffer.from('{"name":"x"}', 'utf16le'), ...json });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', 'application/json; charset=latin1', ';', '']) {
      await send(`as ${type}`, attempt.path, { raw: JSON.stringify(base), headers: { 'content-type': type } });
    }
    const large = await it.call(place.owner, attempt.method, attempt.path, { raw: `{"name":"${'x'.repeat(20 * 1024 * 1024)}"}`, ...json });
    expect(large).toMatchObject({ status: 413, body: { error: { code: 'TOO_LARGE' } } });
  }, 120_000);
});

test('a body that breaks off leaves nothing behind, and the server goes on', async () => {
  const it = await vaultRest(database.url);
  const { owner, spaceId, collectionId } = await it.place();
  const countSources = async (): Promise<number> => (await it.as(owner)('GET', `/spaces/${spaceId}/sources`)).body.data.sources.length;
  const before = await countSources();
  const { hostname, port } = new URL(it.server.url);
  const { body } = await it.as(owner)('POST', `/spaces/${spaceId}/sources`, { type: 'FILE', data: { name: 'half.bin', size: 1_000 } });
  for (const [method, path] of [
    ['POST', `/spaces/${spaceId}/sources`],
    ['PUT', `/collections/${collectionId}`],
    ['PUT', `/sources/${body.data.id}/content`],
  ]) {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `${method} /vault/api/v1${path} HTTP/1.1\r\nHost: vault\r\nAuthorization: Bearer ${owner}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"type":"NOTE","da`,
          () => socket.destroy(),
        );
      });
      socket.on('close', () => resolve());
      socket.on('error', () => undefined);
    });
  }
  expect(await countSources()).toBe(before + 1);
  expect((await it.as(owner)('GET', `/sources/${body.data.id}`)).body.data.status).toBe('UPLOADING');
  await expect.poll(() => readdir(`${filesFolder}/incoming`)).toEqual([]);
});

function describeValue(value: unknown): string {
  return JSON.stringify(value).slice(0, 60);
}
