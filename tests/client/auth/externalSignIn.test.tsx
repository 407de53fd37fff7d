// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AuthProvider } from '#client/auth/AuthProvider.tsx';
import { createAuthService } from '#client/auth/authService.ts';
import { createExternalAuth } from '#client/auth/externalAuth.ts';
import { LocaleProvider } from '#client/i18n/LocaleProvider.tsx';
import { ReauthenticationDialog } from '#client/routes/account/profile/ReauthenticationDialog.tsx';
import { authRoutes } from '#client/routes/auth/authRoutes.ts';
import { ThemeProvider } from '#client/theme/ThemeProvider.tsx';
import { UiProvider } from '#client/ui/layout/UiProvider.tsx';
import { startAuthServer } from './authServer.ts';

type Reply = Parameters<typeof startAuthServer>[0];

const session = {
  token: 't2',
  expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  user: { displayName: 'Mira', email: 'mira@researchlab.org', photoURL: null },
};
const issuerPage = 'https://auth.example.org/authorize?client_id=vault';
const asUsual: Reply = ({ path }) => ({ status: 200, body: { data: path.endsWith('/external-sign-in') ? { address: issuerPage } : session } });

/** Opens a page of a vault whose people sign in at Authelia, and notes where it left for. */
async function open(path: string, reply: Reply = asUsual, issuer: { name: string } | null = { name: 'Authelia' }) {
  const { origin, calls } = await startAuthServer(reply);
  const left: string[] = [];
  const auth = createExternalAuth(createAuthService({ origin }), issuer, (address) => left.push(address));
  const routes = [
    authRoutes,
    { path: '/', element: 'Dashboard' },
    { path: '/starred', element: 'What is starred' },
    { path: '/profile', element: <ReauthenticationDialog email={null} onDone={() => undefined} onClose={() => undefined} /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <ThemeProvider>
      <LocaleProvider>
        <AuthProvider auth={auth}>
          <UiProvider toastsLabel="Messages" dismissLabel="Dismiss">
            <RouterProvider router={router} />
          </UiProvider>
        </AuthProvider>
      </LocaleProvider>
    </ThemeProvider>,
  );
  return { calls, left, auth, router, person: userEvent.setup() };
}

const button = () => screen.findByRole('button', { name: 'Sign in with Authelia' });
const refusing = (status: number, code: string): Reply => () => ({ status, body: { error: { code, message: 'no' } } });

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('offers one button, which leaves for the issuer and says where to lead back to', async () => {
  const { person, left, calls } = await open('/login?returnTo=%2Fstarred');
  expect(screen.queryByLabelText('E-mail')).toBeNull();
  await person.click(await button());
  await vi.waitFor(() => expect(left).toEqual([issuerPage]));
  expect(calls[0]).toMatchObject({ path: '/auth/api/v1/external-sign-in', body: { returnTo: '/starred', locale: 'en', again: false }, authorization: undefined });
});

it.each([
  ['/login?returnTo=%2Finvitation%2FkP3v', '/invitation/kP3v'],
  ['/register?invitation=kP3v', '/'],
])('takes the invitation of %s along', async (path, returnTo) => {
  const { person, calls } = await open(path);
  await person.click(await button());
  await vi.waitFor(() => expect(calls[0]).toMatchObject({ body: { returnTo, invitation: 'kP3v' } }));
});

it.each(['/register', '/password-reset', '/reset-password/t', '/verify-email'])('leads from %s, which the issuer does, to the one button', async (path) => {
  const { router } = await open(path);
  expect(await button()).toBeDefined();
  expect(router.state.location.pathname).toBe('/login');
});

it('fetches the session once when the issuer has led back, and goes where one was going', async () => {
  const { calls, auth } = await open('/login?external=done&returnTo=%2Fstarred');
  expect(await screen.findByText('What is starred')).toBeDefined();
  expect(auth.user).toEqual(session.user);
  expect(calls.map(({ path }) => path)).toEqual(['/auth/api/v1/token/external']);
});

it('ends the session that signing in again replaces', async () => {
  localStorage.setItem('vault.session', JSON.stringify({ ...session, token: 't1' }));
  const { calls } = await open('/login?external=done&returnTo=%2Fstarred');
  expect(await screen.findByText('What is starred')).toBeDefined();
  await vi.waitFor(() => expect(calls[1]).toMatchObject({ path: '/auth/api/v1/sign-out', authorization: 'Bearer t1' }));
});

it.each([
  ['denied', 'Authelia let nobody in'],
  ['expired', 'took too long, or began in another browser'],
  ['failed', 'could not be trusted'],
  ['unavailable', 'Authelia cannot be reached right now'],
  ['other-person', 'Somebody else signed in at Authelia'],
  ['old-sign-in', 'does not say that you have just signed in'],
  ['rate-limited', 'Too many attempts'],
  ['made-up', 'could not be trusted'],
])('says in words why nobody was signed in: %s', async (outcome, words) => {
  await open(`/login?external=${outcome}`);
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(await button()).toBeDefined();
});

it.each([
  [401, 'SIGN_IN_EXPIRED', 'began in another browser'],
  [403, 'REGISTRATION_CLOSED', 'takes in who is invited'],
  [403, 'ACCOUNT_DISABLED', 'This account is disabled'],
  [403, 'EMAIL_UNVERIFIED', 'Confirm yours at Authelia'],
  [503, 'UNAVAILABLE', 'Authelia cannot be reached right now'],
])('says in words whom the vault refuses: %i %s', async (status, code, words) => {
  const { router } = await open('/login?external=done&returnTo=%2Fstarred', refusing(status, code));
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(router.state.location.search).toBe('?returnTo=%2Fstarred');
});

it('says that the issuer is away, and can be asked again', async () => {
  const { person, left } = await open('/login', refusing(503, 'UNAVAILABLE'));
  await person.click(await button());
  expect((await screen.findByRole('alert')).textContent).toContain('Authelia cannot be reached right now');
  await person.click(await button());
  expect(left).toEqual([]);
});

it('leads somebody who is still signed in back', async () => {
  localStorage.setItem('vault.session', JSON.stringify(session));
  const { person } = await open('/login?external=denied&returnTo=%2Fstarred');
  await person.click(await screen.findByRole('link', { name: 'Go back' }));
  expect(await screen.findByText('What is starred')).toBeDefined();
});

it('has who signed in a while ago prove it at the issuer, and come back to the page', async () => {
  localStorage.setItem('vault.session', JSON.stringify({ ...session, token: 't1' }));
  const { person, calls, left } = await open('/profile');
  await person.click(await button());
  await vi.waitFor(() => expect(left).toEqual([issuerPage]));
  expect(calls[0]).toMatchObject({ body: { returnTo: '/profile', again: true, locale: 'en' }, authorization: 'Bearer t1' });
});

it('says what to do where only scripts sign in', async () => {
  await open('/login', asUsual, null);
  expect(await screen.findByText(/Use a token from there, or an API key/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Sign in with/ })).toBeNull();
});
