import type { RouteObject } from 'react-router-dom';
import type { AppHeaderQuery } from '#client/__generated__/AppHeaderQuery.graphql.ts';
import type { Preload } from '#client/relay/preload.ts';
import { revalidateOnRequest } from '#client/relay/revalidation.ts';
import { accountRoutes } from '#client/routes/account/accountRoutes.ts';
import { administrationRoute } from '#client/routes/administration/administrationRoute.ts';
import { areaRoutes } from '#client/routes/areas/areaRoutes.ts';
import { flashcardsRoute } from '#client/routes/flashcards/flashcardsRoute.ts';
import { assistantRoute } from '#client/routes/assistant/assistantRoute.ts';
import { chatRoute } from '#client/routes/chat/chatRoute.ts';
import { collectionRoute, triageRoute } from '#client/routes/collection/collectionRoute.ts';
import { dashboardRoutes } from '#client/routes/dashboard/dashboardRoute.ts';
import { NotFound } from '#client/routes/failure/NotFound.tsx';
import { PageError } from '#client/routes/failure/RouteError.tsx';
import { feedsRoute } from '#client/routes/feeds/feedsRoute.ts';
import { highlightsRoute } from '#client/routes/highlights/highlightsRoute.ts';
import { draftsRoute } from '#client/routes/drafts/draftsRoute.ts';
import { exportRoute } from '#client/routes/exports/exportRoute.ts';
import { importRoute } from '#client/routes/imports/importRoute.ts';
import { invitationRoute } from '#client/routes/invitation/invitationRoute.ts';
import { notesRoute } from '#client/routes/notes/notesRoute.ts';
import { notificationsRoute } from '#client/routes/notifications/notificationsRoute.ts';
import { promptsRoute } from '#client/routes/prompts/promptsRoute.ts';
import { shareRoute } from '#client/routes/share/shareRoute.ts';
import { sourceRoutes } from '#client/routes/source/sourceRoute.ts';
import { trashRoute } from '#client/routes/trash/trashRoute.ts';

/**
 * Every address behind the sign-in, the page for those that are none included. They come with a file of their own: who signs in needs none of them.
 * The inner boundary keeps the navigation and is left by going elsewhere.
 */
export const signedInRoutes = (preload: Preload): RouteObject[] => [
  {
    loader: preload<AppHeaderQuery>(() => import('#client/__generated__/AppHeaderQuery.graphql.ts'), () => ({})),
    shouldRevalidate: revalidateOnRequest,
    lazy: () => import('./AppLayout.tsx'),
    children: [
      {
        ErrorBoundary: PageError,
        children: [
          ...dashboardRoutes(preload),
          collectionRoute(preload),
          triageRoute(preload),
          ...sourceRoutes(preload),
          chatRoute(),
          assistantRoute(),
          flashcardsRoute(),
          draftsRoute(),
          promptsRoute(),
          highlightsRoute(preload),
          notesRoute(preload),
          feedsRoute(preload),
          exportRoute(preload),
          importRoute(preload),
          trashRoute(preload),
          notificationsRoute(preload),
          invitationRoute(preload),
          ...accountRoutes(preload),
          administrationRoute(preload),
          ...areaRoutes(),
          shareRoute(),
          // An index goes before the address that stood here until these came.
          { path: '*', index: true, Component: NotFound },
        ],
      },
    ],
  },
];
