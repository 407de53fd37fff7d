import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import type { AuthClient } from '#client/auth/authClient.ts';
import { AuthProvider } from '#client/auth/AuthProvider.tsx';
import { createAuthService } from '#client/auth/authService.ts';
import { createExternalAuth } from '#client/auth/externalAuth.ts';
import { LocaleProvider } from '#client/i18n/LocaleProvider.tsx';
import { accountRoutes } from '#client/routes/account/accountRoutes.ts';
import { renderPage } from '../page.tsx';

const session = (given: { id: string; isCurrent?: boolean; ipAddress?: string; userAgent?: string }) => ({ lastUsedAt: '2026-11-20T10:00:00.000Z', ipAddress: null, userAgent: null, isCurrent: false, ...given });

/** Two browsers and a program. */
export const sessions = [
  session({ id: 'session_1', isCurrent: true, ipAddress: '192.0.2.14', userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }),
  session({ id: 'session_2', userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1' }),
  session({ id: 'session_3' }),
];

export const sessionsOf = (nodes: readonly object[]) => ({ sessions: { edges: nodes.map((node) => ({ node })) } });

const user = { id: 'user_1', displayName: 'Mira Okafor', email: 'mira@researchlab.org', photoUrl: null };

/** `/profile`, read by somebody with this account. */
export async function openProfile(account: object, auth: AuthClient = createExternalAuth(createAuthService(), null)) {
  const within = (
    <LocaleProvider>
      <AuthProvider auth={auth}>
        <Outlet />
      </AuthProvider>
    </LocaleProvider>
  );
  const page = renderPage({ routes: (preload) => [{ element: within, children: accountRoutes(preload) }], at: '/profile' });
  await page.answer('ProfilePageQuery', { viewer: { user, spaces: { edges: [] }, account: { language: 'EN', viewerCanUseTwoFactor: false, viewerCanChangeEmail: false, pendingEmail: null, hasPassword: false, passkeys: [], photoUploadPath: '/files/photo', ...sessionsOf([]), user, ...account } } });
  await screen.findByRole('heading', { name: 'Profile' });
  return page;
}
