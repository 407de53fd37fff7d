import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { useDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { temporaryFolder } from '#tests/support/identity.ts';
import { isLong, seed } from '#tests/support/sample.ts';
import { addLinks, type Running, signIn, startServer } from '#tests/support/serverProcess.ts';
import { operations } from './http/vault/operations.ts';

const source = useDatabase();

const calls = isLong ? 100_000 : 240;
const atOnce = 8;
const longestAnswerMs = 30_000;

/** Whom the calls come from, and what is theirs. */
interface Place {
  readonly token: string;
  readonly ids: readonly string[];
  readonly spaceId: string;
}

interface RestCall {
  readonly kind: 'REST';
  readonly operation: string;
  readonly id: string | null;
  readonly query: string;
  readonly body: unknown;
  readonly header: readonly [string, string] | null;
}
interface GraphQLCall {
  readonly kind: 'GraphQL' | 'WebSocket';
  readonly text: string;
  /** Where the text is damaged, by what. */
  readonly damage: { readonly at: number; readonly length: number; readonly by: string } | null;
  readonly values: readonly unknown[];
}
interface RawCall {
  readonly kind: 'raw';
  readonly bytes: Uint8Array;
  readonly isReset: boolean;
}
type Call = RestCall | GraphQLCall | RawCall;

const texts = Object.values(JSON.parse(readFileSync(new URL('../../persistedOperations.json', import.meta.url), 'utf8')) as Record<string, string>);
const hostileText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '\0', '\ud800', '\u202e', "';--", '../../etc/passwd', '__proto__', 'x'.repeat(70_000), '{'.repeat(3_000), '[[[['.repeat(800)));
const value = fc.oneof({ weight: 3, arbitrary: fc.jsonValue({ stringUnit: 'binary' }) }, { weight: 2, arbitrary: hostileText }, fc.constantFrom<unknown>(null, -1, 1e308, true, 'OWNER', 'DELETE', [], {}, ['id'], 'id'));
const headers = fc.constantFrom<readonly [string, string]>(['idempotency-key', ' '], ['if-match', '"x"'], ['range', 'bytes=9-1'], ['content-type', 'text/plain'], ['accept', '*/*;q=x'], ['accept-encoding', 'br;q=x'], ['authorization', 'Bearer x'], ['content-digest', 'sha-256=:x:']);
const requestLines = fc.constantFrom('GET / HTTP/1.1', 'GET // HTTP/1.1', 'POST /graphql HTTP/1.1', 'PUT /vault/api/v1/sources/x/content HTTP/1.1', 'GET /files/x HTTP/1.1', 'OPTIONS * HTTP/1.1', 'GET http://[ HTTP/1.1', 'PRI * HTTP/2.0');
const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n';

const restCall: fc.Arbitrary<RestCall> = fc.record({
  kind: fc.constant('REST'),
  operation: fc.constantFrom(...Object.keys(operations)),
  id: fc.option(fc.oneof(fc.string(), fc.constantFrom('%', '%00', '..%2f', 'space_', 'a'.repeat(3_000)))),
  query: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, fc.webQueryParameters().map((query) => `?${query}`), fc.constantFrom('?limit=1e9', '?cursor=x', '?q=%00', '?q=%22(((', '?type=NOPE')),
  body: value,
  header: fc.option(headers, { freq: 4 }),
});
const graphqlCall: fc.Arbitrary<GraphQLCall> = fc.record({
  kind: fc.constantFrom('GraphQL', 'GraphQL', 'GraphQL', 'WebSocket'),
  text: fc.constantFrom(...texts),
  damage: fc.option(fc.record({ at: fc.nat(2_000), length: fc.nat(40), by: fc.oneof(fc.string(), fc.constantFrom('{', '}', '...', '@include(if: true)', '$x', '"""', '\\u')) }), { freq: 2 }),
  values: fc.array(value, { minLength: 6, maxLength: 6 }),
});
const rawCall: fc.Arbitrary<RawCall> = fc.record({
  kind: fc.constant('raw'),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.tuple(requestLines, fc.constantFrom(upgrade, 'Content-Length: 10\r\n\r\n{}', 'Transfer-Encoding: chunked\r\n\r\nzz\r\n', '\r\n', 'Content-Length: -1\r\n\r\n'), fc.uint8Array({ maxLength: 60 })).map(([line, rest, more]) => Buffer.concat([Buffer.from(`${line}\r\nHost: x\r\n${rest}`), more])),
  ),
  isReset: fc.boolean(),
});
const anyCall: fc.Arbitrary<Call> = fc.oneof({ weight: 4, arbitrary: restCall }, { weight: 5, arbitrary: graphqlCall }, { weight: 1, arbitrary: rawCall });

/** A call with the ids of this place where it names some. */
function restRequest({ operation, id, query, body, header }: RestCall, { ids, spaceId, token }: Place): [path: string, init: RequestInit] {
  const [collectionId = '', otherCollectionId = '', sourceId = ''] = ids;
  const attempt = operations[operation]?.({ owner: token, spaceId, collectionId, otherCollectionId, sourceId, fileId: sourceId, linkId: sourceId, entryId: sourceId, jobId: sourceId, promptName: 'support%2Fanswer' });
  if (!attempt) throw new Error(`No operation ${operation}`);
  const path = id === null ? attempt.path : attempt.path.replace(/(space|collection|source)_\w+/, encodeURIComponent(id.toWellFormed()));
  const base = attempt.body;
  const isPart = typeof base === 'object' && base !== null && typeof body === 'object' && body !== null;
  const sent = base === undefined ? undefined : JSON.stringify(isPart ? { ...base, ...body } : body);
  const all = new Headers({ authorization: `Bearer ${token}`, 'content-type': 'application/json', ...(header && { [header[0]]: header[1] }) });
  return [`/vault/api/v1${path}${path.includes('?') ? '' : query}`, { method: attempt.method, headers: all, ...(sent !== undefined && { body: sent }) }];
}

function graphqlRequest({ text, damage, values }: GraphQLCall, { ids, spaceId }: Place): { query: string; variables: Record<string, unknown> } {
  const known = [...ids, spaceId];
  const variables: Record<string, unknown> = {};
  for (const [index, [, name = '', type = '']] of [...text.matchAll(/\$(\w+): (\[?\w+)/g)].entries()) {
    const given = values[index % values.length];
    if (type === 'ID') variables[name] = given === 'id' || index % 2 === 0 ? known[index % known.length] : given;
    else if (type.endsWith('Input')) variables[name] = typeof given === 'object' && given !== null ? { spaceId, sourceIds: ids, ...given } : given;
    else variables[name] = given;
  }
  const query = damage ? text.slice(0, damage.at % text.length) + damage.by + text.slice((damage.at % text.length) + damage.length) : text;
  return { query, variables };
}

/** What an answer is told as, and what is wrong with it: nothing, where all is well. */
type Outcome = { readonly answer: string; readonly problem: string | null };

async function overHttp(url: string, init: RequestInit): Promise<Outcome> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(longestAnswerMs) });
  const text = await answer.text();
  // A bug over GraphQL is an answer of 200 with a masked error.
  const isMasked = text.includes('"Unexpected error."') || text.includes('INTERNAL');
  return { answer: String(answer.status), problem: answer.status >= 500 || isMasked ? `${answer.status} ${text.slice(0, 400)}` : null };
}

async function overWebSocket(port: number, token: string, request: { query: string; variables: unknown }, values: readonly unknown[]): Promise<Outcome> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  let received = '';
  const answered = Promise.withResolvers<void>();
  socket.on('message', (data: Buffer) => {
    received += data.toString();
    if (/"type":"(next|error|complete)"/.test(received)) answered.resolve();
  });
  socket.on('open', () => {
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: request }));
    for (const each of values) socket.send(typeof each === 'string' ? each : JSON.stringify({ id: '1', type: 'subscribe', payload: each }));
  });
  const late = setTimeout(() => answered.reject(new Error('Nothing came')), longestAnswerMs);
  await Promise.race([answered.promise, closed]);
  clearTimeout(late);
  socket.terminate();
  await closed;
  const isMasked = received.includes('"Unexpected error."') || received.includes('INTERNAL');
  return { answer: 'closed', problem: isMasked ? received.slice(0, 400) : null };
}

async function overSocket(port: number, { bytes, isReset }: RawCall): Promise<Outcome> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  await once(socket, 'connect');
  const closed = socket.closed ? Promise.resolve() : once(socket, 'close');
  await new Promise<void>((sent) => void socket.write(bytes, () => sent()));
  if (isReset) socket.resetAndDestroy();
  else socket.end();
  // A half-sent request may be waited for: the server decides when, within its own time.
  const late = setTimeout(() => socket.destroy(), 100);
  await closed;
  clearTimeout(late);
  return { answer: 'closed', problem: null };
}

async function newPlace(port: number): Promise<Place> {
  const { token, spaceId } = await signIn(port);
  const create = async (name: string): Promise<string> => {
    const [path, init] = [`http://127.0.0.1:${port}/vault/api/v1/spaces/${spaceId}/collections`, { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify({ name }) }];
    return ((await (await fetch(path, init)).json()) as { data: { id: string } }).data.id;
  };
  const ids = [await create('One'), await create('Another'), ...(await addLinks(port, token, spaceId, ['https://example.invalid/']))];
  return { token, spaceId, ids };
}

function send(port: number, call: Call, place: Place): Promise<Outcome> {
  const url = `http://127.0.0.1:${port}`;
  if (call.kind === 'raw') return overSocket(port, call);
  if (call.kind === 'REST') {
    const [path, init] = restRequest(call, place);
    return overHttp(`${url}${path}`, init);
  }
  const request = graphqlRequest(call, place);
  if (call.kind === 'WebSocket') return overWebSocket(port, place.token, request, call.values);
  const headers = { authorization: `Bearer ${place.token}`, 'content-type': 'application/json', accept: 'application/json' };
  return overHttp(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify(request) });
}

const isAlive = ({ child }: Running) => child.exitCode === null && child.signalCode === null;

test(`${calls} hostile calls of every kind: no error of the server's own, none without an answer, the same process`, async () => {
  const running = await startServer('all', { DATABASE_URL: source.url, VAULT_DATA: temporaryFolder() });
  const problems: string[] = [];
  const answers: Record<string, number> = {};
  let place = await newPlace(running.port);
  let sent = 0;

  async function sendAll(batch: readonly Call[]): Promise<void> {
    const left = batch.values();
    const one = async () => {
      for (const call of left) {
        const from = place;
        const outcome = await send(running.port, call, from).catch((error: unknown): Outcome => ({ answer: 'none', problem: String(error) }));
        sent += 1;
        const key = `${call.kind} ${outcome.answer}`;
        answers[key] = (answers[key] ?? 0) + 1;
        if (outcome.problem !== null) problems.push(`${JSON.stringify(call).slice(0, 1_500)}: ${outcome.problem}`);
        // Among the calls are some that end a session, or delete all that is there.
        if ((outcome.answer === '401' || sent % 250 === 0) && from === place) place = await newPlace(running.port);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, one));
  }

  for (let start = 0; start < calls; start += 1_000) {
    await sendAll(fc.sample(anyCall, { seed: seed + start, numRuns: Math.min(1_000, calls - start) }));
    expect(problems.slice(0, 5)).toEqual([]);
    expect(isAlive(running)).toBe(true);
  }
  await eventually(async () => expect((await fetch(`http://127.0.0.1:${running.port}/readyz`)).status).toBe(200));
  expect(running.output()).not.toContain('An error that nobody caught');
  expect(isAlive(running)).toBe(true);
  if (isLong) process.stdout.write(`${sent} calls, pid ${running.child.pid} all along: ${JSON.stringify(answers)}\n`);
}, isLong ? 3_600_000 : undefined);
