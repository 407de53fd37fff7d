import { Outlet, type RouteObject } from 'react-router-dom';
import { AuthProvider } from '#client/auth/AuthProvider.tsx';
import { createAuthService } from '#client/auth/authService.ts';
import { createLocalAuth } from '#client/auth/localAuth.ts';

/** Pages that ask how people sign in: by a vault's own accounts. */
export const withAuth = (routes: RouteObject[]): RouteObject[] => [
  {
    element: (
      <AuthProvider auth={createLocalAuth(createAuthService())}>
        <Outlet />
      </AuthProvider>
    ),
    children: routes,
  },
];
