import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { GraphQLResponse } from 'relay-runtime';
import { operationOf, refuseOutdated } from './outdatedPage.ts';
import type { Transport } from './transport.ts';

/** The vault sends a sign of life more often; a proxy may keep a connection open behind which nobody is left. */
const SILENCE_MS = 40_000;

type Streams = {
  /** The address of GraphQL, `http:` or `https:`. */
  readonly url: string;
  /** The `Authorization` value, asked for at every (re)connection; null for nobody. */
  readonly authorization: () => Promise<string | null>;
  readonly waitToRetry: (retries: number) => Promise<void>;
  readonly tellLost: (isLost: boolean) => void;
};

/**
 * Subscriptions by answers that do not end (server-sent events), for networks that carry requests, but let no WebSocket
 * through. Each takes one of the few connections that browsers open to a host, so only a page that is seen has any; one
 * that is seen again begins anew. Null when the vault answers nothing at all: then it is away, and sockets are not the reason.
 */
export async function readStreams(streams: Streams): Promise<Transport | null> {
  const isThere = await fetch(new URL('/healthz', streams.url), { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  return isThere ? byStream(streams) : null;
}

const byStream =
  ({ url, authorization, waitToRetry, tellLost }: Streams): Transport =>
  (request, variables, sink) => {
    const operation = JSON.stringify({ operationName: request.name, ...operationOf(request), variables });
    const unwanted = new AbortController();
    const isOver = () => unwanted.signal.aborted;
    const listen = async (): Promise<void> => {
      for (let retries = 0; !isOver(); ) {
        await untilSeen();
        if (isOver()) return;
        const attempt = watchAttempt(unwanted.signal);
        try {
          const value = await authorization();
          const response = await fetch(url, {
            method: 'POST',
            headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...(value !== null && { authorization: value }) },
            body: operation,
            signal: attempt.signal,
          });
          if (!response.ok || !response.body) throw new Error(`The server answered ${response.status}.`);
          tellLost(false);
          retries = 0;
          for await (const { event, data } of eventsOf(response.body, attempt.heard)) {
            if (event === 'complete') return sink.complete();
            const result = JSON.parse(data) as GraphQLResponse;
            refuseOutdated('errors' in result ? result.errors : undefined);
            sink.next(result);
          }
        } catch (cause) {
          if (cause instanceof Error && cause.name === 'OutdatedPageError') return sink.error(cause);
        } finally {
          attempt.end();
        }
        if (isOver() || document.hidden) continue;
        tellLost(true);
        await waitToRetry(retries++);
      }
    };
    void listen();
    return () => unwanted.abort();
  };

/** Ends an attempt that is not wanted any more, not seen any more, or silent for too long. */
function watchAttempt(unwanted: AbortSignal) {
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  const onSight = () => document.hidden && abort();
  let silence = setTimeout(abort, SILENCE_MS);
  unwanted.addEventListener('abort', abort);
  document.addEventListener('visibilitychange', onSight);
  return {
    signal: attempt.signal,
    heard: () => {
      clearTimeout(silence);
      silence = setTimeout(abort, SILENCE_MS);
    },
    end: () => {
      abort();
      clearTimeout(silence);
      unwanted.removeEventListener('abort', abort);
      document.removeEventListener('visibilitychange', onSight);
    },
  };
}

function untilSeen(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });
}

/** The events of a stream, as they come; comments are signs of life. */
async function* eventsOf(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<EventSourceMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    parser.feed(decoder.decode(value, { stream: true }));
    yield* events.splice(0);
  }
}
