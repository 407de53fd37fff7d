import type { GraphQLResponse } from 'relay-runtime';
import { operationOf, refuseOutdated } from '../requests/outdatedPage.ts';
import { readStream } from './readStream.ts';
import { sharedStreams } from './sharedStreams.ts';
import type { OpenStream, Transport } from './transport.ts';

type Streams = {
  /** The address of GraphQL, `http:` or `https:`. */
  readonly url: string;
  /** The `Authorization` value, asked for at every (re)connection; null for nobody. */
  readonly authorization: () => Promise<string | null>;
  readonly tellLost: (isLost: boolean) => void;
  /** Called when what a subscription began with was told to others: what is on the page is read again. */
  readonly tellMissed: () => void;
};

/**
 * Subscriptions by answers that do not end (server-sent events), for networks that carry requests, but let no WebSocket
 * through. Each takes one of the few connections that browsers open to a host, so the windows of a browser share them, and only a page
 * that is seen has any; one that is seen again begins again. Null when the vault answers nothing at all: then it is away,
 * and sockets are not the reason.
 */
export async function readStreams(streams: Streams): Promise<Transport | null> {
  const isThere = await fetch(new URL('/healthz', streams.url), { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return null;
  return whileSeen(sharedStreams(streams) ?? ((operation, sink, unwanted) => void readStream({ ...streams, ...sink, operation, unwanted })));
}

const whileSeen =
  (open: OpenStream): Transport =>
  (request, variables, sink) => {
    const operation = JSON.stringify({ operationName: request.name, ...operationOf(request), variables });
    let current: AbortController | null = null;
    const stop = () => {
      document.removeEventListener('visibilitychange', look);
      current?.abort();
    };
    const next = (data: string) => {
      const result = JSON.parse(data) as GraphQLResponse;
      try {
        refuseOutdated('errors' in result ? result.errors : undefined);
      } catch (outdated) {
        stop();
        return sink.error(outdated as Error);
      }
      sink.next(result);
    };
    const complete = () => {
      stop();
      sink.complete();
    };
    const look = () => {
      if (document.hidden) {
        current?.abort();
        current = null;
      } else if (!current) {
        current = new AbortController();
        open(operation, { next, complete }, current.signal);
      }
    };
    document.addEventListener('visibilitychange', look);
    look();
    return stop;
  };
