import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStream } from '#client/relay/live/readStream.ts';
import { eventually } from '#tests/support/eventually.ts';

/** How the server answers: one of these for each request, the last for all further ones. */
let answers: ((response: ServerResponse) => void)[] = [];
let asked: { readonly authorization: string | undefined; readonly body: string }[] = [];
let url = '';
const http = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    asked.push({ authorization: request.headers.authorization, body });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer?.(response);
  });
});

vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);

beforeEach(async () => {
  [answers, asked] = [[], []];
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/graphql`;
});
afterEach(async () => {
  vi.restoreAllMocks();
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
});

const refuse = (status: number) => (response: ServerResponse) => void response.writeHead(status).end();
const stream = (...events: readonly string[]) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(`:\n\n${events.join('')}`);
};
const next = (value: number) => `event: next\ndata: {"data":{"ticked":${value}}}\n\n`;
const complete = 'event: complete\ndata:\n\n';
const result = (value: number) => `{"data":{"ticked":${value}}}`;
const operation = JSON.stringify({ operationName: 'Ticks', documentId: 'abc', variables: { of: 'clock' } });

/** Reads, and notes all that it is told. */
function reading(authorization: () => Promise<string | null> = () => Promise.resolve('Bearer one')) {
  const unwanted = new AbortController();
  const told: unknown[] = [];
  const over = readStream({
    url,
    operation,
    authorization,
    tellLost: (isLost) => told.push(isLost ? 'lost' : 'open'),
    next: (text) => told.push(text),
    complete: () => told.push('complete'),
    unwanted: unwanted.signal,
  });
  return { told, over, stop: () => unwanted.abort() };
}

test('asks with the operation as it is, tells each result, and ends with the stream', async () => {
  answers = [stream(next(1), next(2), complete)];
  const { told, over } = reading();
  await over;
  expect(told).toEqual(['open', result(1), result(2), 'complete']);
  expect(asked).toEqual([{ authorization: 'Bearer one', body: operation }]);
});

test('nobody has no authorization header', async () => {
  answers = [stream(complete)];
  await reading(() => Promise.resolve(null)).over;
  expect(asked[0]?.authorization).toBeUndefined();
});

test('tries again whatever the answer was, each time with the credential of that moment', async () => {
  answers = [refuse(401), refuse(429), (response) => response.destroy(), stream(next(1), complete)];
  let count = 0;
  const { told, over } = reading(() => Promise.resolve(`Bearer ${++count}`));
  await over;
  expect(told).toEqual(['lost', 'lost', 'lost', 'open', result(1), 'complete']);
  expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer 1', 'Bearer 2', 'Bearer 3', 'Bearer 4']);
});

test('a credential that cannot be had is asked for again', async () => {
  answers = [stream(complete)];
  let count = 0;
  const { told, over } = reading(() => (++count === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('Bearer two')));
  await over;
  expect(told).toEqual(['lost', 'open', 'complete']);
});

/** Notes the timers that are set for between these milliseconds. */
function timersOf(from: number, to: number) {
  const timers: { readonly ms: number; readonly go: () => void }[] = [];
  const waitReally = setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((go, ms = 0) => {
    if (ms >= from && ms <= to) timers.push({ ms, go });
    return waitReally(go, ms);
  });
  return timers;
}

test('a stream that is cut off without a result counts as a connection: the next try comes as soon as the first', async () => {
  const cut = (response: ServerResponse) => {
    stream()(response);
    setTimeout(() => response.destroy(), 50);
  };
  answers = [cut, cut, cut, cut, stream(complete)];
  const pauses = timersOf(300, 30_000);
  await reading().over;
  expect(pauses).toHaveLength(4);
  for (const { ms } of pauses) expect(ms).toBeLessThan(700);
});

test('a stream that is silent for too long is opened again', async () => {
  answers = [stream(next(1)), stream(next(2), complete)];
  const silences = timersOf(40_000, 40_000);
  const { told, over } = reading();
  await eventually(() => expect(told).toContain(result(1)));
  // Each sign of life begins it again.
  expect(silences.length).toBeGreaterThan(1);
  silences.at(-1)?.go();
  await over;
  expect(told).toEqual(['open', result(1), 'lost', 'open', result(2), 'complete']);
});

test('what is wanted no more is closed, and not tried again', async () => {
  let isClosed = false;
  answers = [
    (response) => {
      response.on('close', () => (isClosed = true));
      stream(next(1))(response);
    },
  ];
  const { told, over, stop } = reading();
  await eventually(() => expect(told).toContain(result(1)));
  stop();
  await over;
  await eventually(() => expect(isClosed).toBe(true));
  expect(told).toEqual(['open', result(1)]);
  expect(asked).toHaveLength(1);
});
