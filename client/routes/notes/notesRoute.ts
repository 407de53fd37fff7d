import type { RouteObject } from 'react-router-dom';
import type { NotesPageQuery } from '#client/__generated__/NotesPageQuery.graphql.ts';
import type { Preload } from '#client/relay/preload.ts';
import { revalidateOnNewPathOr } from '#client/relay/revalidation.ts';

/** `/notes`: of the current space, read again on every visit and for every other filter, not for the note that is opened beside. */
export const notesRoute = (preload: Preload): RouteObject => ({
  path: 'notes',
  loader: async (args) => {
    const { notesVariables } = await import('./notesView.ts');
    return preload<NotesPageQuery>(() => import('#client/__generated__/NotesPageQuery.graphql.ts'), notesVariables, { fetchPolicy: 'store-and-network' })(args);
  },
  shouldRevalidate: revalidateOnNewPathOr(({ searchParams }) => JSON.stringify([searchParams.get('q'), searchParams.get('tag'), searchParams.get('in'), searchParams.get('source')])),
  lazy: () => import('./NotesPage.tsx'),
});
