import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSchema, createYoga } from 'graphql-yoga';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { overPort } from '#client/relay/live/sharedStreams.ts';
import { createStreamHub } from '#client/relay/live/streamHub.ts';
import { eventually } from '#tests/support/eventually.ts';

vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);

const operation = JSON.stringify({ query: 'subscription { ticked }' });
let credentials: (string | undefined)[] = [];
let waiting = new Set<() => void>();
let count = 0;
const yoga = createYoga({
  schema: createSchema({
    typeDefs: 'type Query { a: Int } type Subscription { ticked: Int! }',
    resolvers: {
      Subscription: {
        ticked: {
          async *subscribe() {
            for (;;) {
              await new Promise<void>((resolve) => waiting.add(resolve));
              yield { ticked: count };
            }
          },
        },
      },
    },
  }),
  logging: false,
});
const http = createServer((request, response) => {
  credentials.push(request.headers.authorization);
  void yoga(request, response);
});
const tick = () => {
  count += 1;
  for (const go of waiting) go();
  waiting = new Set();
};
const connections = () => new Promise<number>((resolve, reject) => http.getConnections((error, open) => (error ? reject(error) : resolve(open))));
let url = '';
let ports: MessagePort[] = [];
let windows: { leave(): void }[] = [];

beforeEach(async () => {
  [credentials, waiting, count, ports, windows] = [[], new Set(), 0, [], []];
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/graphql`;
});
afterEach(async () => {
  // What is still wanted would be tried again while other tests run.
  for (const { leave } of windows) leave();
  await eventually(async () => expect(await connections()).toBe(0));
  for (const port of ports) port.close();
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
});

/** A window that listens through this hub. */
function windowOf(hub: ReturnType<typeof createStreamHub>, credential = 'Bearer one') {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  hub.connect(port2);
  const heard: number[] = [];
  const tellMissed = vi.fn();
  const tellLost = vi.fn();
  const authorization = vi.fn(async () => credential);
  const unwanted = new AbortController();
  const open = overPort(port1, { url, authorization, tellLost, tellMissed });
  open(operation, { next: (result) => void heard.push((JSON.parse(result) as { data: { ticked: number } }).data.ticked), complete: () => undefined }, unwanted.signal);
  const window = { heard, tellMissed, tellLost, authorization, leave: () => unwanted.abort() };
  windows.push(window);
  return window;
}

test('three windows hear the same over one connection; who comes late reads again what was told before', async () => {
  const hub = createStreamHub();
  const first = windowOf(hub);
  await eventually(() => (expect(first.tellLost).toHaveBeenLastCalledWith(false), expect(waiting.size).toBe(1)));
  const others = [windowOf(hub), windowOf(hub)];
  for (const { tellMissed, tellLost } of others) await eventually(() => (expect(tellMissed).toHaveBeenCalledTimes(1), expect(tellLost).toHaveBeenLastCalledWith(false)));
  expect(first.tellMissed).not.toHaveBeenCalled();
  for (const at of [1, 2]) {
    await eventually(() => expect(waiting.size).toBe(1));
    tick();
    for (const { heard } of [first, ...others]) await eventually(() => expect(heard).toEqual(at === 1 ? [1] : [1, 2]));
  }
  expect(credentials).toEqual(['Bearer one']);

  // One leaves, whoever it is: the others go on. After the last nothing is open.
  first.leave();
  await eventually(() => expect(waiting.size).toBe(1));
  tick();
  for (const { heard } of others) await eventually(() => expect(heard).toEqual([1, 2, 3]));
  expect([first.heard, credentials.length]).toEqual([[1, 2], 1]);
  for (const { leave } of others) leave();
  await eventually(async () => expect(await connections()).toBe(0));
});

test('a connection that breaks off is opened again once for all, with a credential of one that still answers', async () => {
  const hub = createStreamHub();
  const [one, two] = [windowOf(hub), windowOf(hub)];
  await eventually(() => expect(two.tellLost).toHaveBeenLastCalledWith(false));
  http.closeAllConnections();
  for (const { tellLost } of [one, two]) await eventually(() => expect(tellLost).toHaveBeenCalledWith(true));
  for (const { tellLost } of [one, two]) await eventually(() => expect(tellLost).toHaveBeenLastCalledWith(false));
  expect([credentials.length, one.authorization.mock.calls.length]).toEqual([2, 2]);
  await eventually(() => (tick(), expect(two.heard.length).toBeGreaterThan(0)));
});

test('another credential is another person: they share nothing', async () => {
  const hub = createStreamHub();
  const [mine, theirs] = [windowOf(hub), windowOf(hub, 'Bearer two')];
  await eventually(() => expect(credentials.toSorted()).toEqual(['Bearer one', 'Bearer two']));
  expect([mine, theirs].map(({ tellMissed }) => tellMissed.mock.calls.length)).toEqual([0, 0]);
});
