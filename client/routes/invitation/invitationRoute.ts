import type { RouteObject } from 'react-router-dom';
import type { InvitationPageQuery } from '#client/__generated__/InvitationPageQuery.graphql.ts';
import type { Preload } from '#client/relay/preload.ts';
import { revalidateOnNewPath } from '#client/relay/revalidation.ts';

/** `/invitation/{token}`: where the link of an invitation's mail leads. */
export const invitationRoute = (preload: Preload): RouteObject => ({
  path: 'invitation/:token',
  loader: preload<InvitationPageQuery>(() => import('#client/__generated__/InvitationPageQuery.graphql.ts'), ({ params }) => ({ token: params['token'] ?? '' }), { fetchPolicy: 'network-only' }),
  shouldRevalidate: revalidateOnNewPath,
  lazy: () => import('./InvitationPage.tsx'),
});
