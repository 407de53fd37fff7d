import type { RouteObject } from 'react-router-dom';
import type { SourcePageQuery } from '#client/__generated__/SourcePageQuery.graphql.ts';
import type { Preload } from '#client/relay/preload.ts';
import { revalidateOnNewPath } from '#client/relay/revalidation.ts';
import { SourceError } from '#client/routes/failure/RouteError.tsx';

/** `/source/{id}`, and `/sources/{id}` which leads there. */
export const sourceRoutes = (preload: Preload): RouteObject[] => [
  {
    path: 'source/:id',
    loader: preload<SourcePageQuery>(() => import('#client/__generated__/SourcePageQuery.graphql.ts'), ({ params }) => ({ id: params.id ?? '' })),
    shouldRevalidate: revalidateOnNewPath,
    lazy: () => import('./SourcePage.tsx'),
    ErrorBoundary: SourceError,
  },
  { path: 'sources/:id', lazy: () => import('./ToSource.tsx') },
];
