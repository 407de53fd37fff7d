import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchQuery, loadQuery, type PreloadedQuery } from 'react-relay/hooks';
import { createOperationDescriptor, type CacheConfig, type ConcreteRequest, type FetchPolicy, type IEnvironment, type OperationType } from 'relay-runtime';
import { isAway, orStored } from './environment.ts';
import { liveEventCountIn } from './liveEventCount.ts';
import { perEnvironment } from './perEnvironment.ts';

/** After this time a page that was left is read again before it is shown to somebody who comes back to it. */
const FRESH_MS = 5 * 60_000;

/** How long that is waited for while the page itself could be shown already. */
const PATIENCE_MS = 1_000;

/**
 * Makes a route loader that starts a generated query and answers its reference without waiting for the data: the query
 * and the page's chunk are then on their way together. Given a function, it fetches the generated query first; a page that
 * is opened directly has that on its way already (docs/decisions/first-visit.md).
 *
 * `variables` may look into the store, so that what is there already is asked for in the same words again.
 *
 * `store-or-network`, the default, renders a page that was there before at once and keeps its scroll position and all its
 * loaded pages; `store-and-network` is for pages whose numbers must be of now.
 * Why: docs/decisions/route-queries.md
 */
export type Preload = <Q extends OperationType>(
  query: ConcreteRequest | (() => Promise<{ default: ConcreteRequest }>),
  variables: (args: LoaderFunctionArgs, environment: IEnvironment) => Q['variables'],
  options?: { fetchPolicy?: FetchPolicy },
) => (args: LoaderFunctionArgs) => PreloadedQuery<Q> | Promise<PreloadedQuery<Q>>;

/** References that a loader made and no page has taken yet, and how many live events had come before. Loaders run outside of React. */
const unclaimedIn = perEnvironment(() => new Map<PreloadedQuery<OperationType>, number>());

/** Binds `Preload` to an environment. One per application, made where the router is made. */
export const createPreload =
  (environment: IEnvironment): Preload =>
  <Q extends OperationType>(
    query: ConcreteRequest | (() => Promise<{ default: ConcreteRequest }>),
    variables: (args: LoaderFunctionArgs, environment: IEnvironment) => Q['variables'],
    options: { fetchPolicy?: FetchPolicy } = {},
  ) =>
  (args: LoaderFunctionArgs) => {
    const load = (generated: ConcreteRequest) => {
      const values = variables(args, environment);
      const start = (fetchPolicy: FetchPolicy, networkCacheConfig?: CacheConfig) => {
        const before = liveEventCountIn(environment).get();
        const reference = loadQuery<Q>(environment, generated, values, { fetchPolicy, networkCacheConfig });
        unclaimedIn(environment).set(reference, before);
        return reference;
      };
      const fetchPolicy = options.fetchPolicy ?? 'store-or-network';
      const age = ageInStore(environment, generated, values);
      if (age === null) return start(fetchPolicy, fetchPolicy === 'network-only' ? undefined : orStored);
      if (fetchPolicy === 'store-and-network') {
        void readAgain<Q>(environment, generated, values);
        return start('store-or-network');
      }
      return age < FRESH_MS ? start(fetchPolicy) : readAgain<Q>(environment, generated, values).then((policy) => start(policy));
    };
    return typeof query === 'function' ? query().then((fetched) => load(fetched.default)) : load(query);
  };

/** How many ms ago what is all in the store was read; 0 when it came with other pages; null when something is missing or is known to be wrong. */
function ageInStore(environment: IEnvironment, query: ConcreteRequest, variables: OperationType['variables']): number | null {
  const { status, ...found } = environment.check(createOperationDescriptor(query, variables));
  if (status !== 'available') return null;
  return 'fetchTime' in found && found.fetchTime ? Date.now() - found.fetchTime : 0;
}

/**
 * Reads again what is in the store and answers how to show it: as it is then, as soon as it has come, there is nobody to answer,
 * or it takes long (it goes on by itself). What the vault cannot answer is asked for once more, so that the page says so.
 */
function readAgain<Q extends OperationType>(environment: IEnvironment, query: ConcreteRequest, variables: Q['variables']): Promise<FetchPolicy> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('store-or-network'), PATIENCE_MS);
    const end = (policy: FetchPolicy) => {
      clearTimeout(timer);
      resolve(policy);
    };
    fetchQuery<Q>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
      complete: () => end('store-or-network'),
      error: (error: unknown) => end(isAway(error) ? 'store-or-network' : 'network-only'),
    });
  });
}

/**
 * Says that a mounted page owns this reference from now on and will dispose it. Answers whether a live event has come since it was asked
 * for: the page has not heard it, and what it shows may be older.
 */
export function claim(reference: PreloadedQuery<OperationType>): boolean {
  const unclaimed = unclaimedIn(reference.environment);
  const before = unclaimed.get(reference);
  unclaimed.delete(reference);
  return before !== undefined && before !== liveEventCountIn(reference.environment).get();
}

/**
 * Disposes the references whose page never came: the navigation was replaced while its chunk or data was on the way, or
 * the page threw before it was mounted. `useDisposeAbandoned` calls it, with the loader data of the page that is shown.
 */
export function disposeAbandoned(environment: IEnvironment, loaderData: Record<string, unknown>): void {
  const unclaimed = unclaimedIn(environment);
  const current = new Set(Object.values(loaderData));
  for (const reference of unclaimed.keys()) {
    if (current.has(reference)) continue;
    unclaimed.delete(reference);
    reference.dispose();
  }
}
