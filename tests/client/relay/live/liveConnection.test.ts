import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema } from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import { useServer } from 'graphql-ws/use/ws';
import type { GraphQLResponse, RequestParameters } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { createLiveConnection } from '#client/relay/live/liveConnection.ts';
import { eventually } from '#tests/support/eventually.ts';

// The window's part in it: it tells when the network is back.
const network = new EventTarget();
vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));

const schema = buildSchema('type Query { a: Int } type Subscription { ticked: Int! }');
const ticked = { name: 'TickedSubscription', text: 'subscription TickedSubscription { ticked }' } as RequestParameters;

/** A real graphql-transport-ws server whose `ticked` counts up whenever `tick` is called. */
function startServer(port = 0) {
  const credentials: unknown[] = [];
  const waiting = new Set<() => void>();
  let count = 0;
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, path: '/graphql' });
  useServer(
    {
      schema,
      onConnect: ({ connectionParams }) => void credentials.push(connectionParams?.['authorization']),
      roots: {
        subscription: {
          async *ticked() {
            for (;;) {
              await new Promise<void>((resolve) => waiting.add(resolve));
              yield { ticked: count };
            }
          },
        },
      },
    },
    sockets,
  );
  return new Promise<{ port: number; credentials: unknown[]; tick: () => void; isListenedTo: () => boolean; endCredentials: () => void; stop: () => Promise<void> }>((resolve) => {
    http.listen(port, '127.0.0.1', () =>
      resolve({
        port: (http.address() as AddressInfo).port,
        credentials,
        isListenedTo: () => waiting.size > 0,
        endCredentials: () => {
          waiting.clear();
          for (const socket of sockets.clients) socket.close(4401, 'Unauthorized');
        },
        tick: () => {
          count += 1;
          for (const go of waiting) go();
          waiting.clear();
        },
        stop: () => stop(http, sockets),
      }),
    );
  });
}

async function stop(http: Server, sockets: WebSocketServer) {
  for (const socket of sockets.clients) socket.terminate();
  sockets.close();
  await new Promise((resolve) => http.close(resolve));
}

let server: Awaited<ReturnType<typeof startServer>>;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

const stillSignedIn = async () => true;

const connect = (authorization: () => Promise<string | null> = async () => 'Bearer one', isStillSignedIn: () => Promise<boolean> = stillSignedIn) => {
  const live = createLiveConnection(`ws://127.0.0.1:${server.port}/graphql`, authorization, isStillSignedIn);
  const heard: GraphQLResponse[] = [];
  const failed = vi.fn();
  const listen = () => {
    const events = live.subscribe(ticked, {}, {});
    if (!('subscribe' in events)) throw new Error('Not an observable');
    return events.subscribe({ next: (value: GraphQLResponse) => void heard.push(value), error: failed });
  };
  return { live, heard, failed, listen };
};

test('connects with the credential of the moment, only when something is listened to', async () => {
  const { heard, listen } = connect();
  expect(server.credentials).toEqual([]);
  const subscription = listen();
  await eventually(() => expect(server.isListenedTo()).toBe(true));
  server.tick();
  await eventually(() => expect(heard).toEqual([{ data: { ticked: 1 } }]));
  expect(server.credentials).toEqual(['Bearer one']);
  subscription.unsubscribe();
});

test('reconnects after a loss, with a new credential', async () => {
  const tokens = ['Bearer one', 'Bearer two'];
  const { live, heard, failed, listen } = connect(async () => tokens.shift() ?? null);
  const lostChanged = vi.fn();
  live.onLostChange(lostChanged);
  const subscription = listen();
  await eventually(() => expect(server.isListenedTo()).toBe(true));
  expect(live.isLost()).toBe(false);

  const { port } = server;
  await server.stop();
  await eventually(() => expect(live.isLost()).toBe(true), { timeout: 5000 });

  server = await startServer(port);
  network.dispatchEvent(new Event('online'));
  await eventually(() => expect(live.isLost()).toBe(false));
  expect(lostChanged).toHaveBeenCalledTimes(2);
  expect(server.credentials).toEqual(['Bearer two']);

  await eventually(() => expect(server.isListenedTo()).toBe(true));
  server.tick();
  await eventually(() => expect(heard).toEqual([{ data: { ticked: 1 } }]));
  expect(failed).not.toHaveBeenCalled();
  subscription.unsubscribe();
});

test('a credential that was replaced by another is not the end of it, and what was missed is read again', async () => {
  const tokens = ['Bearer one', 'Bearer two'];
  const { live, heard, failed, listen } = connect(async () => tokens.shift() ?? null);
  const missed = vi.fn();
  live.onMissed(missed);
  const subscription = listen();
  await eventually(() => expect(server.isListenedTo()).toBe(true));
  server.endCredentials();
  await eventually(() => expect(missed).toHaveBeenCalledTimes(1));
  await eventually(() => expect(server.isListenedTo()).toBe(true));
  server.tick();
  await eventually(() => expect(heard).toEqual([{ data: { ticked: 1 } }]));
  expect(server.credentials).toEqual(['Bearer one', 'Bearer two']);
  expect(failed).not.toHaveBeenCalled();
  subscription.unsubscribe();
});

test('when the vault ends the credential it is asked once whether somebody is signed in, and nobody connects again', async () => {
  const isStillSignedIn = vi.fn(async () => false);
  const { failed, listen } = connect(async () => 'Bearer one', isStillSignedIn);
  const subscriptions = [listen(), listen()];
  await eventually(() => expect(server.isListenedTo()).toBe(true));
  server.endCredentials();
  await eventually(() => expect(isStillSignedIn).toHaveBeenCalled());
  await Promise.all(isStillSignedIn.mock.results.map(({ value }) => value as Promise<boolean>));
  expect(isStillSignedIn).toHaveBeenCalledTimes(1);
  expect(server.credentials).toEqual(['Bearer one']);
  expect(failed).not.toHaveBeenCalled();
  for (const subscription of subscriptions) subscription.unsubscribe();
});

test('passes on that events may have been missed, to whoever still listens', () => {
  const { live } = connect();
  const [stays, leaves] = [vi.fn(), vi.fn()];
  live.onMissed(stays);
  live.onMissed(leaves)();
  live.announceMissed();
  expect(stays).toHaveBeenCalledTimes(1);
  expect(leaves).not.toHaveBeenCalled();
});

test('hears by event streams where the network lets no socket through', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  const credentials: unknown[] = [];
  const isStillSignedIn = vi.fn(async () => true);
  let tick = () => {};
  const yoga = createYoga({
    schema: createSchema({
      typeDefs: 'type Query { a: Int } type Subscription { ticked: Int! }',
      resolvers: {
        Subscription: {
          ticked: {
            async *subscribe() {
              for (let ticked = 1; ; ticked++) {
                await new Promise<void>((resolve) => (tick = resolve));
                yield { ticked };
              }
            },
          },
        },
      },
    }),
    logging: false,
  });
  const http = createServer((request, response) => {
    if (request.url === '/healthz') return void response.end('ok');
    credentials.push(request.headers.authorization);
    void yoga(request, response);
  });
  http.on('upgrade', (_, socket) => socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n'));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const live = createLiveConnection(`ws://127.0.0.1:${(http.address() as AddressInfo).port}/graphql`, async () => 'Bearer one', isStillSignedIn);
  const heard: GraphQLResponse[] = [];
  const ended = vi.fn();
  const events = live.subscribe(ticked, {}, {});
  const subscription = events.subscribe({ next: (value) => void heard.push(value), error: ended, complete: ended });
  await eventually(() => expect(live.isLost()).toBe(true), { timeout: 5000 });
  await eventually(() => expect(live.isLost()).toBe(false));
  expect(credentials).toEqual(['Bearer one']);
  for (const count of [1, 2]) {
    await eventually(() => (tick(), expect(heard.length).toBeGreaterThanOrEqual(count)));
  }
  expect(heard.slice(0, 2)).toEqual([{ data: { ticked: 1 } }, { data: { ticked: 2 } }]);

  // A stream that breaks off is opened again too, and whoever is signed in no more is found out.
  http.closeAllConnections();
  await eventually(() => expect(isStillSignedIn).toHaveBeenCalled());
  await eventually(() => expect(live.isLost()).toBe(true), { timeout: 5000 });
  await eventually(() => expect(live.isLost()).toBe(false));
  expect(ended).not.toHaveBeenCalled();
  subscription.unsubscribe();
  await eventually(() => new Promise<void>((resolve, reject) => http.getConnections((_, count) => (count === 0 ? resolve() : reject(new Error(`${count} open`))))));
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
});
