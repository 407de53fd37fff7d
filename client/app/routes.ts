import { redirectDocument, type RouteObject } from 'react-router-dom';
import { authRoutes } from '#client/routes/auth/authRoutes.ts';
import { AppError } from '#client/routes/failure/RouteError.tsx';
import { RequireUser } from './RequireUser.tsx';
import { Splash } from './Splash.tsx';

/** Where the addresses behind the sign-in are put as soon as somebody goes to one (`signedInRoutes.ts`). */
export const SIGNED_IN = 'signedIn';

/** The addresses of who is not signed in. The outer boundary catches what breaks before or in the layout. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: AppError,
    HydrateFallback: Splash,
    children: [
      authRoutes,
      // The explorer is a page of its own: whoever signs in for it is led back here.
      { path: '/graphql', loader: () => redirectDocument('/graphql'), Component: Splash },
      // Until they are there every address leads here, so that there is something to show meanwhile.
      { id: SIGNED_IN, Component: RequireUser, children: [{ path: '*', Component: Splash }] },
    ],
  },
];
