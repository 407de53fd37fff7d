import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { isLong, sample } from '#tests/support/sample.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

const source = useDatabase();

/** What nobody has caught since now: each of these would have ended the process. */
function uncaughtErrors(): unknown[] {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  process.prependListener('uncaughtException', note);
  process.prependListener('unhandledRejection', note);
  onTestFinished(() => {
    process.off('uncaughtException', note);
    process.off('unhandledRejection', note);
  });
  return uncaught;
}

async function connected({ url }: RunningServer): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Sends these bytes and waits until the server has ended the connection. Answers what it said. */
async function said(server: RunningServer, bytes: string | Buffer): Promise<string> {
  const socket = await connected(server);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  const closed = once(socket, 'close');
  socket.end(bytes);
  await closed;
  return text;
}

/** Sends these bytes and breaks off. */
async function breakOff(server: RunningServer, bytes: string | Buffer): Promise<void> {
  const socket = await connected(server);
  await new Promise<void>((sent) => void socket.write(bytes, () => sent()));
  socket.resetAndDestroy();
  if (!socket.closed) await once(socket, 'close');
}

const request = (line: string, ...headers: string[]) => [line, 'Host: 127.0.0.1', ...headers, '', ''].join('\r\n');
const handshake = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Protocol: graphql-transport-ws'];
const upgrade = (target: string, headers = handshake) => request(`GET ${target} HTTP/1.1`, ...headers);

const targets = ['//', '//graphql', 'http://', 'http://[', 'http://a:b:c/graphql', '/\\', '*', '/graphql/../..//', '/%', '/%ff%00', `/${'a'.repeat(10_000)}`, '//@:', '/graphql?', '/nowhere'];

test.each(targets)('an upgrade of %j is refused, and nobody else notices', async (target) => {
  const [server, uncaught] = [await startServer(source.url), uncaughtErrors()];
  // What is /graphql after all is taken: both are an answer.
  expect(await said(server, upgrade(target))).toMatch(/^HTTP\/1\.1 (404|400|101) /);
  await breakOff(server, upgrade(target));
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(uncaught).toEqual([]);
});

/** One WebSocket frame from a client. */
function frame(opcode: number, payload: Buffer, { isMasked = true, isFinal = true, reserved = 0 } = {}): Buffer {
  const head = Buffer.from([(isFinal ? 0x80 : 0) | (reserved << 4) | opcode, (isMasked ? 0x80 : 0) | payload.length]);
  const mask = Buffer.from([1, 2, 3, 4]);
  return Buffer.concat([head, ...(isMasked ? [mask, payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0))] : [payload])]);
}

const initialized = frame(1, Buffer.from('{"type":"connection_init"}'));
const subscribed = frame(1, Buffer.from('{"id":"1","type":"subscribe","payload":{"query":"subscription{notificationReceived{notificationId}}"}}'));

const frames: Record<string, Buffer> = {
  'an unmasked frame': frame(1, Buffer.from('{}'), { isMasked: false }),
  'two broken frames at once': Buffer.concat([frame(1, Buffer.from('{}'), { isMasked: false }), frame(3, Buffer.alloc(1), { reserved: 7 })]),
  'an unknown opcode': frame(7, Buffer.from('x')),
  'reserved bits': frame(1, Buffer.from('{}'), { reserved: 7 }),
  'a text that is none': frame(1, Buffer.from([0xff, 0xfe, 0xfd])),
  'a ping in pieces': frame(9, Buffer.from('x'), { isFinal: false }),
  'a close without a sense': frame(8, Buffer.from([0])),
  'a close with a code that nobody may send': frame(8, Buffer.from([3, 237])),
  'a size of 2^63': Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4]),
  'no JSON': frame(1, Buffer.from('{{{')),
  'JSON of no kind': frame(1, Buffer.from('[[[[]]]]')),
  'a binary message': frame(2, randomBytes(60)),
  'a subscription before the greeting': subscribed,
  'two greetings': Buffer.concat([initialized, initialized]),
  'a greeting and a subscription': Buffer.concat([initialized, subscribed]),
};

test.each(Object.keys(frames))('%s over a WebSocket ends that connection at most', async (name) => {
  const [server, uncaught] = [await startServer(source.url), uncaughtErrors()];
  const bytes = Buffer.concat([Buffer.from(upgrade('/graphql')), frames[name] ?? Buffer.alloc(0)]);
  await breakOff(server, bytes);
  expect(await said(server, bytes)).toMatch(/^HTTP\/1\.1 101 /);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(uncaught).toEqual([]);
});

const body = JSON.stringify({ query: '{ viewer { user { id } } }' });
const whole = [
  upgrade('/graphql') + initialized.toString('latin1'),
  upgrade('//'),
  `${request('POST /graphql HTTP/1.1', 'Content-Type: application/json', `Content-Length: ${body.length}`)}${body}`,
  `${request('POST /auth/api/v1/token HTTP/1.1', 'Content-Type: application/json', 'Transfer-Encoding: chunked')}1a\r\n{"email":"a","password":""}\r\n0\r\n\r\n`,
  request('PATCH /vault/api/v1/uploads/1 HTTP/1.1', 'Content-Type: application/offset+octet-stream', 'Upload-Offset: 0', 'Tus-Resumable: 1.0.0', 'Expect: 100-continue', 'Content-Length: 4'),
  request('CONNECT example.org:443 HTTP/1.1'),
  request('GET / HTTP/1.1', 'Accept-Encoding: gzip, br'),
];

test('a connection that breaks off after any byte takes nobody along', async () => {
  const [server, uncaught] = [await startServer(source.url), uncaughtErrors()];
  const cuts = whole.flatMap((text) => Array.from({ length: text.length + 1 }, (_, length) => text.slice(0, length)));
  for (const cut of sample(cuts, 150)) await breakOff(server, Buffer.from(cut, 'latin1'));
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(uncaught).toEqual([]);
});

/** A request with some bytes of it changed, lost or doubled. */
function damaged(text: string, seed: number): Buffer {
  const bytes = Buffer.from(text, 'latin1');
  let state = seed;
  const next = (below: number) => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
  for (let change = next(8) + 1; change > 0; change--) {
    const at = next(bytes.length);
    if (next(3) === 0) bytes.copyWithin(at, next(bytes.length));
    else bytes[at] = next(256);
  }
  return bytes;
}

test('requests with damaged bytes are answered or refused, by a server that goes on', async () => {
  const [server, uncaught] = [await startServer(source.url), uncaughtErrors()];
  const rounds = isLong ? 5_000 : 150;
  for (let seed = 1; seed <= rounds; seed++) {
    const socket = await connected(server);
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    const closed = once(socket, 'close');
    socket.end(damaged(whole[seed % whole.length] ?? '', seed));
    // What is still waited for is broken off by the half-closed end: no answer is an answer, a 5xx is none.
    await closed;
    expect(answer, `seed ${seed}`).not.toMatch(/^HTTP\/1\.1 5\d\d /);
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(uncaught).toEqual([]);
});
