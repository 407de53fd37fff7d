import { redirect, type LoaderFunction, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import type { AllSourcesPageQuery } from '#client/__generated__/AllSourcesPageQuery.graphql.ts';
import type { CollectionPageQuery } from '#client/__generated__/CollectionPageQuery.graphql.ts';
import type { TriagePageQuery } from '#client/__generated__/TriagePageQuery.graphql.ts';
import type { VaultLayoutQuery } from '#client/__generated__/VaultLayoutQuery.graphql.ts';
import { lastListAddress } from '#client/collections/lastList.ts';
import { isLinked } from '#client/relay/linkedRecords.ts';
import type { Preload } from '#client/relay/preload.ts';
import { revalidateOnNewPath, revalidateOnNewPathOr } from '#client/relay/revalidation.ts';
import { CollectionsError, SourcesError } from '#client/routes/failure/RouteError.tsx';
import { withLastListView } from '#client/sources/filter/lastListView.ts';
import { filterOf, listFilterOf, orderOf, viewOf, type SpacePlace } from '#client/sources/filter/sourceView.ts';
import { currentSpaceVariables } from '#client/spaces/currentSpace.ts';

/**
 * `/collection` (where one is chosen, or the one before), its places (`/collection/all`, `inbox` and `favorites`) and `/collection/{collectionId}`: the sidebar around the sources. A collection decides which space is
 * shown; without one it is the current space. The sidebar's query runs on every new path but finds all it needs in the
 * store while one stays in the space.
 */
export const collectionRoute = (preload: Preload): RouteObject => ({
  path: 'collection',
  loader: preload<VaultLayoutQuery>(() => import('#client/__generated__/VaultLayoutQuery.graphql.ts'), layoutVariables),
  shouldRevalidate: revalidateOnNewPath,
  lazy: () => import('./VaultLayout.tsx'),
  ErrorBoundary: CollectionsError,
  children: [
    { index: true, loader: toLastList, lazy: () => import('./NoCollection.tsx') },
    { ...placeRoute(preload, 'all'), lazy: () => import('./AllSourcesPage.tsx') },
    { ...placeRoute(preload, 'inbox'), lazy: () => import('./InboxPage.tsx') },
    { ...placeRoute(preload, 'favorites'), lazy: () => import('./FavoritesPage.tsx') },
    {
      path: ':collectionId',
      loader: lookedAtAsLast(preload<CollectionPageQuery>(() => import('#client/__generated__/CollectionPageQuery.graphql.ts'), pageVariables)),
      shouldRevalidate: revalidateOnNewPathOr(listOf),
      lazy: () => import('./CollectionPage.tsx'),
      ErrorBoundary: SourcesError,
    },
  ],
});

/** `/collection/inbox/sort`: the Inbox of the current space, one source at a time, as it is now. */
export const triageRoute = (preload: Preload): RouteObject => ({
  path: 'collection/inbox/sort',
  loader: preload<TriagePageQuery>(() => import('#client/__generated__/TriagePageQuery.graphql.ts'), () => ({ ...currentSpaceVariables(), after: null }), { fetchPolicy: 'network-only' }),
  shouldRevalidate: revalidateOnNewPath,
  lazy: () => import('./TriagePage.tsx'),
  ErrorBoundary: SourcesError,
});

/** From elsewhere one comes to the list one was looking at last; who leaves a list for no other one wants to choose. */
const toLastList = () => (window.location.pathname.startsWith('/collection/') ? null : redirect(lastListAddress()));

/**
 * Whoever comes to a list from elsewhere finds it as lists were looked at last on this device, where the address does not
 * say how. Going back and forth, and whatever is chosen in the list, stays as its address has it: the browser is there then.
 */
function lookedAtAsLast(load: LoaderFunction): LoaderFunction {
  return (args) => {
    const { pathname, search } = new URL(args.request.url);
    const wanted = pathname === window.location.pathname ? null : withLastListView(search, pathname);
    return wanted === null ? load(args) : redirect(pathname + wanted);
  };
}

/** A place of the current space; all read the same of another filter. */
const placeRoute = (preload: Preload, place: SpacePlace): RouteObject => ({
  path: place,
  loader: lookedAtAsLast(preload<AllSourcesPageQuery>(() => import('#client/__generated__/AllSourcesPageQuery.graphql.ts'), (args) => placeVariables(args, place))),
  shouldRevalidate: revalidateOnNewPathOr(listOf),
  ErrorBoundary: SourcesError,
});

function placeVariables({ request }: LoaderFunctionArgs, place: SpacePlace): AllSourcesPageQuery['variables'] {
  const view = viewOf(new URL(request.url).searchParams);
  // A part of the space knows how many sources it has; what a filter leaves must be counted.
  const isPart = place !== 'all';
  return { ...currentSpaceVariables(), filter: listFilterOf(view, place), order: orderOf(view), isSearched: view.q !== '', isPart, isCounted: !isPart || filterOf(view) !== undefined };
}

function pageVariables({ params, request }: LoaderFunctionArgs): CollectionPageQuery['variables'] {
  const id = params.collectionId ?? '';
  const view = viewOf(new URL(request.url).searchParams);
  return {
    id,
    filter: listFilterOf(view, id),
    order: orderOf(view),
    // A collection knows how many sources it has; what a filter leaves must be counted.
    isSearched: view.q !== '',
    isCounted: filterOf(view) !== undefined || view.below,
    withBelow: view.below,
  };
}

/** What of an address decides which sources are listed; the rest only says how they are drawn. */
const listOf = ({ searchParams }: URL): string => {
  const view = viewOf(searchParams);
  return JSON.stringify([filterOf(view), orderOf(view), view.below]);
};

function layoutVariables({ params }: LoaderFunctionArgs, environment: IEnvironment): VaultLayoutQuery['variables'] {
  const { spaceId, isRemembered } = currentSpaceVariables();
  const collectionId = params.collectionId ?? '';
  // Which space it lies in is only asked when the tree at hand does not say it.
  const byCollection = collectionId !== '' && !(isRemembered && isLinked(environment, spaceId, 'tree', collectionId));
  return {
    collectionId: byCollection ? collectionId : '',
    byCollection,
    spaceId: byCollection ? '' : spaceId,
    bySpace: !byCollection && isRemembered,
    byViewer: !byCollection && !isRemembered,
  };
}
