import { createClient } from 'graphql-ws';
import type { GraphQLResponse, RequestParameters } from 'relay-runtime';
import { operationOf, refuseOutdated } from '../requests/outdatedPage.ts';
import { waitToRetry } from './retryPause.ts';
import type { Transport } from './transport.ts';

const PING_MS = 12_000;
const PONG_WITHIN_MS = 5_000;
/** The close code for a peer that stopped answering, as graphql-ws uses it. */
const REQUEST_TIMEOUT = 4408;
/** The close code for a socket that `terminate` gave up, as graphql-ws uses it. */
const TERMINATED = 4499;
/** The close code for a credential that has ended. */
const UNAUTHORIZED = 4401;
const OPEN_WITHIN_MS = 8_000;
/** After so many sockets that never opened, the page looks for another way. */
const MOST_FAILURES = 3;

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

const isUnauthorized = (cause: unknown) => typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === UNAUTHORIZED;

type Opening = {
  /** The address of the GraphQL WebSocket, `ws:` or `wss:`. */
  readonly url: string;
  /** The `Authorization` value, asked for at every (re)connection; null for nobody. */
  readonly authorization: () => Promise<string | null>;
  /** Asks the vault whether somebody is still signed in here; who is not goes to the sign-in page. */
  readonly isStillSignedIn: () => Promise<boolean>;
  readonly tellLost: (isLost: boolean) => void;
  /** Says that events may have been missed. */
  readonly tellMissed: () => void;
  /** Called with what carries subscriptions from now on: at once, and whenever that is something else. */
  readonly onTransport: (transport: Transport) => void;
};

/** One WebSocket for all subscriptions, opened by the first; event streams where the network lets none through. */
export function openTransport({ url, authorization, isStillSignedIn, tellLost, tellMissed, onTransport }: Opening): void {
  /** How many sockets in a row were closed without having been open; -1 while one is. */
  let failures = 0;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;
  /** A stream does not say why it ended; a socket does, by its code. */
  const tellStreamLost = (isNowLost: boolean) => {
    tellLost(isNowLost);
    if (isNowLost) void mayGoOn();
  };
  /** Once at a time, however many more sockets are closed meanwhile; one that opens after all is kept. */
  const lookForAnotherWay = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const { readStreams } = await import('./eventStream.ts');
      const byStream = await readStreams({ url: url.replace(/^ws/, 'http'), authorization, tellLost: tellStreamLost, tellMissed });
      if (byStream && failures >= MOST_FAILURES) onTransport(byStream);
    } finally {
      isLooking = false;
    }
  };
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
      connecting: (isRetry) => {
        clearTimeout(opening);
        opening = setTimeout(() => client.terminate(), OPEN_WITHIN_MS);
        if (isRetry) tellLost(true);
      },
      connected: (socket) => {
        clearTimeout(opening);
        failures = -1;
        refusals = 0;
        pulse.connected(socket);
        tellLost(false);
      },
      ping: pulse.ping,
      pong: pulse.pong,
      closed: (event) => {
        clearTimeout(opening);
        pulse.closed();
        const { code } = event as CloseEvent;
        // Those that the vault itself closed were let through.
        if (code !== 1000 && (code < 4400 || code >= TERMINATED)) failures++;
        if (failures >= MOST_FAILURES) void lookForAnotherWay().catch(() => undefined);
      },
    },
  });
  /** One question for all subscriptions of the socket; where the vault is away, the socket is what tries again. */
  let question: Promise<boolean> | null = null;
  let refusals = 0;
  const mayGoOn = () =>
    (question ??= isStillSignedIn()
      .catch(() => true)
      .then(async (isSignedIn) => {
        if (isSignedIn) await waitToRetry(refusals++);
        return isSignedIn;
      })
      .finally(() => (question = null)));

  const bySocket: Transport = (request, variables, sink) => {
    let isWanted = true;
    let unsubscribe = () => {};
    const start = () => {
      unsubscribe = client.subscribe(
        { operationName: request.name, ...payloadOf(request), variables },
        {
          next: (result) => sink.next(result as GraphQLResponse),
          error: (cause) => {
            if (isUnauthorized(cause)) void goOn();
            else sink.error(refusalOf(cause));
          },
          complete: sink.complete,
        },
      );
    };
    /** The credential may have been replaced by another: then that one is used. */
    const goOn = async () => {
      if (!(await mayGoOn()) || !isWanted) return;
      start();
      tellMissed();
    };
    start();
    return () => {
      isWanted = false;
      unsubscribe();
    };
  };

  // Another network may let sockets through.
  addEventListener('online', () => onTransport(bySocket));
  onTransport(bySocket);
}
