import type { RouteObject } from 'react-router-dom';
import type { NotificationsPageQuery } from '#client/__generated__/NotificationsPageQuery.graphql.ts';
import type { Preload } from '#client/relay/preload.ts';
import { revalidateOnNewPath } from '#client/relay/revalidation.ts';

/** `/notifications`, read again on every visit. */
export const notificationsRoute = (preload: Preload): RouteObject => ({
  path: 'notifications',
  loader: preload<NotificationsPageQuery>(() => import('#client/__generated__/NotificationsPageQuery.graphql.ts'), () => ({}), { fetchPolicy: 'store-and-network' }),
  shouldRevalidate: revalidateOnNewPath,
  lazy: () => import('./NotificationsPage.tsx'),
});
