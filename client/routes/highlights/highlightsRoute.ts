import type { RouteObject } from 'react-router-dom';
import type { HighlightsPageQuery } from '#client/__generated__/HighlightsPageQuery.graphql.ts';
import type { Preload } from '#client/relay/preload.ts';
import { revalidateOnNewPathOr } from '#client/relay/revalidation.ts';

/** `/highlights`: of the current space, read again on every visit and for every other filter. How its address is read is loaded with it. */
export const highlightsRoute = (preload: Preload): RouteObject => ({
  path: 'highlights',
  loader: async (args) => {
    const { highlightsVariables } = await import('./highlightsView.ts');
    return preload<HighlightsPageQuery>(() => import('#client/__generated__/HighlightsPageQuery.graphql.ts'), highlightsVariables, { fetchPolicy: 'store-and-network' })(args);
  },
  shouldRevalidate: revalidateOnNewPathOr(({ search }) => search),
  lazy: () => import('./HighlightsPage.tsx'),
});
