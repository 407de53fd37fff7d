import {
  Environment,
  Network,
  Observable,
  RecordSource,
  ROOT_TYPE,
  Store,
  type FetchFunction,
  type GraphQLResponse,
  type MissingFieldHandler,
} from 'relay-runtime';
import type { LiveConnection } from './live/liveConnection.ts';
import { operationOf, refuseOutdated } from './requests/outdatedPage.ts';

/** How many pages that were left stay in the store, so that going back renders at once. */
const KEPT_PAGES = 20;

/** The server gave no usable answer. `status` is null when it gave none at all (offline, timeout, connection refused). */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number | null;

  constructor(status: number | null, cause?: unknown) {
    super(status === null ? 'The server did not answer.' : `The server answered ${status}.`, { cause });
    this.status = status;
  }
}

/** `node(id:)` is the record of that id: a page finds in the store what a list has already loaded. */
export const nodeById: MissingFieldHandler = {
  kind: 'linked',
  handle: (field, record, { id }) =>
    record?.getType() === ROOT_TYPE && field.name === 'node' && typeof id === 'string' ? id : undefined,
};

const execute =
  (send: typeof fetch, beforeQuery?: () => Promise<void>): FetchFunction =>
  (request, variables) =>
    Observable.create((sink) => {
      const abandoned = new AbortController();
      const ask = () =>
        send('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
          body: JSON.stringify({ operationName: request.name, ...operationOf(request), variables }),
          signal: abandoned.signal,
        });
      (beforeQuery && request.operationKind === 'query' ? beforeQuery().then(ask) : ask())
        .catch((cause: unknown) => {
          throw new RequestError(null, cause);
        })
        .then(async (response) => {
          const body = (await response.json().catch(() => null)) as GraphQLResponse | null;
          if (response.status === 429 || body === null || !('data' in body || 'errors' in body)) throw new RequestError(response.status);
          refuseOutdated('errors' in body ? body.errors : undefined);
          sink.next(body);
          sink.complete();
        })
        .catch((error: unknown) => {
          if (!abandoned.signal.aborted) sink.error(error as Error);
        });
      return () => abandoned.abort();
    });

type EnvironmentOptions = { fetch: typeof globalThis.fetch; live: LiveConnection; beforeQuery?: () => Promise<void> };

/**
 * The Relay environment of this page.
 *
 * @param fetch sends with the signed-in user's credential, gives up after the API's time-out, answers a 401 by signing out
 * @param live carries the subscriptions
 * @param beforeQuery rejects where nothing is to be read; what is changed with a mailed link needs nobody to be signed in
 */
export const createEnvironment = ({ fetch, live, beforeQuery }: EnvironmentOptions) =>
  new Environment({
    network: Network.create(execute(fetch, beforeQuery), live.subscribe),
    // Nothing in it goes stale by itself: what is too old is a loader's matter (preload.ts), which also knows whether there is a connection.
    store: new Store(new RecordSource(), { gcReleaseBufferSize: KEPT_PAGES }),
    missingFieldHandlers: [nodeById],
  });
