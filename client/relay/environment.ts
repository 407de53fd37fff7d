import {
  Environment,
  Network,
  Observable,
  RecordSource,
  ROOT_TYPE,
  Store,
  type CacheConfig,
  type FetchFunction,
  type GraphQLResponse,
  type MissingFieldHandler,
  type SubscribeFunction,
} from 'relay-runtime';
import type { LiveConnection } from './live/liveConnection.ts';
import { liveEventCountIn } from './liveEventCount.ts';
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

/** For what a page begins with where nothing of it is there: what was answered before, when nobody answers. Whatever is asked for again is asked for as it is now. */
export const orStored: CacheConfig = { metadata: { isStoredAllowed: true } };

const execute =
  ({ fetch: send, beforeQuery, answers }: Omit<EnvironmentOptions, 'live'>): FetchFunction =>
  (request, variables, { metadata }) =>
    Observable.create((sink) => {
      const abandoned = new AbortController();
      const isQuery = request.operationKind === 'query';
      const question = JSON.stringify({ operationName: request.name, ...operationOf(request), variables });
      const idempotencyKey: unknown = metadata?.['idempotencyKey'];
      const ask = () =>
        send('/graphql', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/graphql-response+json, application/json',
            ...(typeof idempotencyKey === 'string' && { 'idempotency-key': idempotencyKey }),
          },
          body: question,
          signal: abandoned.signal,
        });
      (beforeQuery && isQuery ? beforeQuery().then(ask) : ask())
        .catch((cause: unknown) => {
          throw new RequestError(null, cause);
        })
        .then(async (response) => {
          const text = await response.text();
          const body = parsed(text);
          if (response.status === 429 || body === null || !('data' in body || 'errors' in body)) throw new RequestError(response.status);
          refuseOutdated('errors' in body ? body.errors : undefined);
          if (isQuery && response.ok && !('errors' in body)) void answers?.().then((stored) => stored.store(question, text), () => undefined);
          return body;
        })
        .catch(async (error: unknown) => {
          const isWanted = metadata?.['isStoredAllowed'] && !abandoned.signal.aborted;
          const stored = isWanted ? await answers?.().then((all) => all.find(question, error), () => null) : null;
          const body = stored ? parsed(stored) : null;
          if (body === null) throw error;
          return body;
        })
        .then((body) => {
          sink.next(body);
          sink.complete();
        })
        .catch((error: unknown) => {
          if (!abandoned.signal.aborted) sink.error(error as Error);
        });
      return () => abandoned.abort();
    });

function parsed(text: string): GraphQLResponse | null {
  try {
    return JSON.parse(text) as GraphQLResponse;
  } catch {
    return null;
  }
}

/** Whether nobody answered: no connection, or a server that is starting or gone behind its proxy. */
export const isAway = (error: unknown): boolean => error instanceof RequestError && (error.status === null || error.status >= 502);

/**
 * What the vault has answered to the person who is signed in, on this device: pages that were read open without a connection. Where the
 * browser has no such storage (a page that came without https), nothing is stored and nothing found. No promise rejects.
 * Why: docs/decisions/offline.md
 */
export interface StoredAnswers {
  /** Stores an answer that has come, in place of an earlier one to the same question. */
  store(question: string, answer: string): Promise<void>;
  /** The last answer to a question of this person, in place of the failure to get one; null where there is none, and where the vault is there and takes too long. */
  find(question: string, failure: unknown): Promise<string | null>;
}

type EnvironmentOptions = { fetch: typeof globalThis.fetch; live: LiveConnection; beforeQuery?: () => Promise<void>; answers?: () => Promise<StoredAnswers> };

/**
 * The Relay environment of this page.
 *
 * @param fetch sends with the signed-in user's credential, gives up after the API's time-out, answers a 401 by signing out
 * @param live carries the subscriptions
 * @param answers loads what was answered before, for `orStored`
 * @param beforeQuery rejects where nothing is to be read; what is changed with a mailed link needs nobody to be signed in
 */
export function createEnvironment({ live, ...options }: EnvironmentOptions) {
  const subscribe: SubscribeFunction = (...request) => live.subscribe(...request).do({ next: count });
  const environment = new Environment({
    network: Network.create(execute(options), subscribe),
    // Nothing in it goes stale by itself: what is too old is a loader's matter (preload.ts), which also knows whether there is a connection.
    store: new Store(new RecordSource(), { gcReleaseBufferSize: KEPT_PAGES }),
    missingFieldHandlers: [nodeById],
  });
  const events = liveEventCountIn(environment);
  const count = () => events.set(events.get() + 1);
  live.onMissed(count);
  return environment;
}
