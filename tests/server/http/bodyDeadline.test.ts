import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { endSlowBodies } from '#server/http/bodyDeadline.ts';

const answerLength: RequestListener = (incoming, outgoing) => {
  text(incoming).then((body) => outgoing.end(String(body.length)), () => outgoing.destroy());
};

/** A server that answers how long bodies were, when they have come. Answers its port. */
async function listening(deadlineMs: number, answer: RequestListener = answerLength): Promise<number> {
  const server = createServer(answer);
  endSlowBodies(server, {}, deadlineMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function halfSent(port: number, line: string) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  onTestFinished(() => void socket.destroy());
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nab`);
  return { socket, answer: () => answer };
}

test.each(['POST /graphql', 'POST /auth/api/v1/token', 'PATCH /vault/api/v1/sources/1', 'POST /vault/api/v1/sources/1/copy', 'GET /'])('%s with half of a body is closed', async (line) => {
  const { socket, answer } = await halfSent(await listening(1), line);
  await once(socket, 'close');
  expect(answer()).toMatch(/^HTTP\/1\.1 408 /);
});

test.each<[string, RequestListener, string]>([
  ['has begun', (_incoming, outgoing) => void outgoing.write('Begun'), '5\r\nBegun\r\n'],
  ['has ended', (_incoming, outgoing) => void outgoing.end('Ended'), 'Ended'],
])('an answer that %s stays as it is when the rest of the body does not come', async (_state, answerEarly, end) => {
  const { socket, answer } = await halfSent(await listening(1, answerEarly), 'POST /graphql');
  await once(socket, 'close');
  expect(answer()).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer().endsWith(`\r\n\r\n${end}`)).toBe(true);
});

test.each(['PATCH /vault/api/v1/uploads/1', 'PUT /vault/api/v1/sources/1/content', 'PUT /vault/api/v1/sources/1/page', 'POST /vault/api/v1/uploads'])('%s may take longer', async (line) => {
  const port = await listening(1);
  const upload = await halfSent(port, line);
  // Who came later is closed already.
  const call = await halfSent(port, 'POST /graphql');
  await once(call.socket, 'close');
  upload.socket.write('cd');
  await once(upload.socket, 'data');
  expect(upload.answer()).toMatch(/^HTTP\/1\.1 200 [^]*4$/);
});

test('a body that comes whole is answered, and the connection goes on', async () => {
  const port = await listening(60_000);
  const { socket, answer } = await halfSent(port, 'POST /graphql');
  socket.write('cd');
  await once(socket, 'data');
  socket.write('POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\nab');
  await once(socket, 'data');
  expect(answer().match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
});
