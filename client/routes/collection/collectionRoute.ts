import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import pageQuery, { type CollectionPageQuery } from '#client/__generated__/CollectionPageQuery.graphql.ts';
import layoutQuery, { type VaultLayoutQuery } from '#client/__generated__/VaultLayoutQuery.graphql.ts';
import { onlyOnNewPath } from '#client/relay/onlyOnNewPath.ts';
import type { Preload } from '#client/relay/preload.ts';
import { PaneError } from '#client/routes/failure/RouteError.tsx';
import { currentSpaceVariables } from '#client/spaces/currentSpace.ts';

/**
 * `/collection` and `/collection/{collectionId}`: the sidebar around the sources. A collection decides which space is
 * shown; without one it is the current space. The sidebar's query runs on every new path but finds all it needs in the
 * store while one stays in the space.
 */
export const collectionRoute = (preload: Preload): RouteObject => ({
  path: 'collection',
  loader: preload<VaultLayoutQuery>(layoutQuery, layoutVariables),
  shouldRevalidate: onlyOnNewPath,
  lazy: () => import('./VaultLayout.tsx'),
  children: [
    { index: true, lazy: () => import('./NoCollection.tsx') },
    {
      path: ':collectionId',
      loader: preload<CollectionPageQuery>(pageQuery, ({ params }) => ({ id: params.collectionId ?? '' })),
      shouldRevalidate: onlyOnNewPath,
      lazy: () => import('./CollectionPage.tsx'),
      ErrorBoundary: PaneError,
    },
  ],
});

function layoutVariables({ params }: LoaderFunctionArgs): VaultLayoutQuery['variables'] {
  const { spaceId, isRemembered } = currentSpaceVariables();
  const collectionId = params.collectionId ?? '';
  const byCollection = collectionId !== '';
  return {
    collectionId,
    byCollection,
    spaceId,
    bySpace: !byCollection && isRemembered,
    byViewer: !byCollection && !isRemembered,
  };
}
