import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { vaultDocument } from '#server/http/rest/vault/vaultApi.ts';
import { useDatabase } from '#tests/support/database.ts';
import { sample } from '#tests/support/sample.ts';
import { filesFolder } from '#tests/support/server.ts';
import { type PlaceWithLink, type VaultRest, vaultRest } from '#tests/support/vaultRest.ts';
import { type Attempt, operations } from './operations.ts';

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

const strangeQueries = ['?limit=0', '?limit=201', '?limit=1e9', '?limit[]=1', '?cursor=x', '?cursor=WzEsMl0', `?q=${'a'.repeat(2_000)}`, '?q=%22%22%22(((tag:', '?type=NOPE', '?favorite=maybe', '?q=%00', '?tag=%00', '?cursor=%ED%A0%80', '?collectionId=x', '?status=COMPLETED&status=FAILED,PENDING'];
const strangeHeaders = [
  ['idempotency-key', ' '],
  ['idempotency-key', 'x'.repeat(300)],
  ['if-match', 'x'.repeat(2_000)],
  ['if-none-match', '"\\"'],
  ['range', 'bytes=99999999999999999999-'],
  ['content-digest', 'sha-256=:x:'],
  ['accept-encoding', 'br;q=x, *;q='],
  ['x-request-id', 'x'.repeat(2_000)],
] as const;

/** Names of fields that the document knows anywhere in its bodies. */
const fieldNames = ['name', 'description', 'settings', 'parentId', 'type', 'collectionId', 'data', 'title', 'tags', 'isFavorite', 'targetCollectionId'];
const documented = new Map(
  Object.values(vaultDocument().paths ?? {})
    .flatMap((methods) => Object.values(methods as Record<string, { operationId: string; responses: object }>))
    .map(({ operationId, responses }) => [operationId, new Set(Object.keys(responses).map(Number))]),
);

const deep = (levels: number) => '{"name":'.repeat(levels) + '1' + '}'.repeat(levels);

/** What is sent to an operation: its own call with one thing wrong. */
interface Attack {
  readonly what: string;
  readonly path: string;
  readonly options: Parameters<VaultRest['call']>[3];
}

const json = { headers: { 'content-type': 'application/json' } };

function attacksOn(attempt: Attempt): Attack[] {
  const { path } = attempt;
  const attacks: Attack[] = [
    ...strangeIds.map((strange) => ({ what: `id ${strange}`, path: path.replace(/(space|collection|source)_\w+/, strange), options: attempt })),
    ...strangeQueries.map((query) => ({ what: query, path: path.replace(/\?.*/, '') + query, options: attempt })),
    ...strangeHeaders.map(([name, value]) => ({ what: `${name}: ${value.slice(0, 20)}`, path, options: { ...attempt, headers: { [name]: value } } })),
  ];
  if (attempt.body === undefined) return attacks;

  const base = attempt.body as Record<string, unknown>;
  const body = (what: string, value: unknown) => attacks.push({ what, path, options: { body: value } });
  for (const value of hostile) {
    body(`body ${describeValue(value)}`, value);
    for (const name of fieldNames) body(`${name} = ${describeValue(value)}`, { ...base, [name]: value });
  }
  for (const type of ['URI', 'FILE', 'CONTENT', 'NOTE']) for (const data of hostile) body(`${type} ${describeValue(data)}`, { type, data });
  for (const settings of ['{', '[]', '7', '{"a":"\\u0000"}', '{"outputLanguage":"Klingon"}', deep(50)]) body(`settings ${settings.slice(0, 30)}`, { ...base, settings });
  const raw = (what: string, bytes: BodyInit, { headers } = json) => attacks.push({ what, path, options: { raw: bytes, headers } });
  for (const text of ['', '{', '{"name":"a', 'null', '"x"', '[', deep(100), deep(200_000), '[['.repeat(100_000)]) raw(`raw ${text.slice(0, 20)}`, text);
  raw('no UTF-8', Buffer.from('{"name":"\xff\xfe"}', 'latin1'));
  raw('UTF-16', Buffer.from('{"name":"x"}', 'utf16le'));
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', 'application/json; charset=latin1', ';', '']) {
    raw(`as ${type}`, JSON.stringify(base), { headers: { 'content-type': type } });
  }
  return attacks;
}

const attemptOf = (id: string, place: PlaceWithLink): Attempt => (operations[id] as (typeof operations)[string])(place);

describe.each(Object.keys(operations))('%s', (id) => {
  test('answers everything with a refusal or a success that is documented', async () => {
    const it = await vaultRest(database.url);
    const place = await it.placeWithLink();
    const attempt = attemptOf(id, place);
    for (const { what, path, options } of sample(attacksOn(attempt), 40, id)) {
      const { status, headers, body } = await it.call(place.owner, attempt.method, path, options);
      expect(status, `${what}: ${JSON.stringify(body).slice(0, 300)}`).toBeLessThan(500);
      // 404: the address was none of ours.
      expect([...(documented.get(id) ?? []), 404], what).toContain(status);
      if (status >= 400 && attempt.method !== 'HEAD') expect(body, what).toMatchObject({ error: { code: expect.any(String), message: expect.stringMatching(/\S/) } });
      expect(headers.get('x-request-id')).toBeTruthy();
    }
  });
});

test('a body that is too large is refused, wherever it is sent', async () => {
  const it = await vaultRest(database.url);
  const place = await it.placeWithLink();
  const attempts = Object.keys(operations).map((id) => attemptOf(id, place)).filter(({ body }) => body !== undefined);
  for (const { method, path } of sample(attempts, 2)) {
    const answer = await it.call(place.owner, method, path, { raw: `{"name":"${'x'.repeat(20 * 1024 * 1024)}"}`, ...json });
    expect(answer).toMatchObject({ status: 413, body: { error: { code: 'TOO_LARGE' } } });
  }
});

test('a body that breaks off leaves nothing behind, and the server goes on', async () => {
  const it = await vaultRest(database.url);
  const { owner, spaceId, collectionId } = await it.place();
  const countSources = async (): Promise<number> => (await it.as(owner)('GET', `/spaces/${spaceId}/sources`)).body.data.sources.length;
  const before = await countSources();
  // Uploads that were begun above and may go on lie here, too.
  const incoming = () => readdir(`${filesFolder}/incoming`).catch((): string[] => []);
  const begun = await incoming();
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
  await expect.poll(async () => (await incoming()).filter((name) => !begun.includes(name))).toEqual([]);
});

function describeValue(value: unknown): string {
  return JSON.stringify(value).slice(0, 60);
}
