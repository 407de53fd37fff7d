import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { ConcreteRequest, FetchPolicy, IEnvironment, OperationType } from 'relay-runtime';
import { perEnvironment } from './perEnvironment.ts';

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

/** References that a loader made and no page has taken yet. Loaders run outside of React. */
const unclaimedIn = perEnvironment(() => new Set<PreloadedQuery<OperationType>>());

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
      const reference = loadQuery<Q>(environment, generated, variables(args, environment), {
        fetchPolicy: options.fetchPolicy ?? 'store-or-network',
      });
      unclaimedIn(environment).add(reference);
      return reference;
    };
    return typeof query === 'function' ? query().then((fetched) => load(fetched.default)) : load(query);
  };

/** Says that a mounted page owns this reference from now on and will dispose it. */
export function claim(reference: PreloadedQuery<OperationType>): void {
  unclaimedIn(reference.environment).delete(reference);
}

/**
 * Disposes the references whose page never came: the navigation was replaced while its chunk or data was on the way, or
 * the page threw before it was mounted. Call it when the router has settled, with its loader data.
 */
export function disposeAbandoned(environment: IEnvironment, loaderData: Record<string, unknown>): void {
  const unclaimed = unclaimedIn(environment);
  const current = new Set(Object.values(loaderData));
  for (const reference of unclaimed) {
    if (current.has(reference)) continue;
    unclaimed.delete(reference);
    reference.dispose();
  }
}
