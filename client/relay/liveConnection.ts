import { createClient, type Client } from 'graphql-ws';
import { Observable, type GraphQLResponse, type RequestParameters, type SubscribeFunction } from 'relay-runtime';
import { createValue } from '#client/state/createValue.ts';
import { createListeners } from '#client/state/listeners.ts';
import { operationOf, refuseOutdated } from './outdatedPage.ts';

const PING_MS = 12_000;
const PONG_WITHIN_MS = 5_000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 20_000;
/** The close code for a peer that stopped answering, as graphql-ws uses it. */
const REQUEST_TIMEOUT = 4408;

/** One WebSocket for all subscriptions: opened by the first, closed after the last, mended for as long as it is wanted. */
export interface LiveConnection {
  readonly subscribe: SubscribeFunction;
  /** Calls back whenever events may have been missed: what is on the page must be read anew. Returns the unsubscriber. */
  onMissed(listener: () => void): () => void;
  /** Says that events may have been missed. */
  announceMissed(): void;
  /** Calls back when `isLost` changes. Returns the unsubscriber. */
  onLostChange(listener: () => void): () => void;
  isLost(): boolean;
}

/** Waits before the next try: longer each time, never in step with other clients, and no longer once the network is back. */
function waitToRetry(retries: number): Promise<void> {
  const delay = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** retries) * (0.75 + Math.random() / 2);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, delay);
    addEventListener('online', done);
  });
}

/** Closes a socket whose pings stay unanswered: after a sleep or a lost route it would otherwise look open for minutes. */
function watchPulse() {
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let socket: WebSocket | undefined;
  return {
    connected: (opened: unknown) => void (socket = opened as WebSocket),
    ping: (received: boolean) => {
      if (!received) deadline = setTimeout(() => socket?.close(REQUEST_TIMEOUT, 'No pong'), PONG_WITHIN_MS);
    },
    pong: (received: boolean) => {
      if (received) clearTimeout(deadline);
    },
    closed: () => clearTimeout(deadline),
  };
}

/** The protocol wants a `query`, empty where there is none; what it does not know goes into the extensions. */
function payloadOf(request: RequestParameters) {
  const operation = operationOf(request);
  return 'documentId' in operation ? { query: '', extensions: operation } : { query: operation.query ?? '' };
}

function refusalOf(cause: unknown): Error {
  try {
    refuseOutdated(cause);
  } catch (outdated) {
    return outdated as Error;
  }
  return cause instanceof Error ? cause : new Error('The live connection was refused.', { cause });
}

const subscribeBy =
  (client: Client): SubscribeFunction =>
  (request, variables) =>
    Observable.create<GraphQLResponse>((sink) =>
      client.subscribe(
        { operationName: request.name, ...payloadOf(request), variables },
        {
          next: (result) => sink.next(result as GraphQLResponse),
          error: (cause) => sink.error(refusalOf(cause)),
          complete: () => sink.complete(),
        },
      ),
    );

/**
 * @param url the address of the GraphQL WebSocket, `ws:` or `wss:`
 * @param authorization the `Authorization` value of the signed-in user, asked for at every (re)connection; null for nobody
 */
export function createLiveConnection(url: string, authorization: () => Promise<string | null>): LiveConnection {
  const missed = createListeners();
  const isLost = createValue(false);

  const pulse = watchPulse();
  const client = createClient({
    url,
    lazy: true,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: waitToRetry,
    keepAlive: PING_MS,
    connectionParams: async () => {
      const value = await authorization();
      return value === null ? {} : { authorization: value };
    },
    on: {
      connecting: (isRetry) => isRetry && isLost.set(true),
      connected: (socket) => {
        pulse.connected(socket);
        isLost.set(false);
      },
      ping: pulse.ping,
      pong: pulse.pong,
      closed: pulse.closed,
    },
  });

  return {
    subscribe: subscribeBy(client),
    onMissed: missed.listen,
    announceMissed: missed.tell,
    onLostChange: isLost.listen,
    isLost: isLost.get,
  };
}
