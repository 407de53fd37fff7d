// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider } from '#client/auth/AuthProvider.tsx';
import { createAuthService } from '#client/auth/authService.ts';
import { createLocalAuth } from '#client/auth/localAuth.ts';
import { LocaleProvider } from '#client/i18n/LocaleProvider.tsx';
import { authRoutes } from '#client/routes/auth/authRoutes.ts';
import { ThemeProvider } from '#client/theme/ThemeProvider.tsx';
import { UiProvider } from '#client/ui/layout/UiProvider.tsx';
import { startAuthServer } from './authServer.ts';

type Reply = Parameters<typeof startAuthServer>[0];

const session = {
  token: 't1',
  expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  user: { displayName: 'Mira', email: 'mira@researchlab.org', photoURL: null },
};

async function open(path: string, reply: Reply = () => ({ status: 200, body: { data: session } })) {
  const { origin, calls } = await startAuthServer(reply);
  const routes = [authRoutes, { path: '/', element: 'Dashboard' }, { path: '/collection/:id', element: 'A collection' }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <ThemeProvider>
      <LocaleProvider>
        <AuthProvider auth={createLocalAuth(createAuthService({ origin }))}>
          <UiProvider toastsLabel="Messages" dismissLabel="Dismiss">
            <RouterProvider router={router} />
          </UiProvider>
        </AuthProvider>
      </LocaleProvider>
    </ThemeProvider>,
  );
  return { calls, router, person: userEvent.setup() };
}

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('/login', () => {
  it('signs in and goes to the page that was asked for', async () => {
    const { person } = await open('/login?returnTo=%2Fcollection%2Fc1');
    await person.type(await screen.findByLabelText('E-mail'), 'mira@researchlab.org');
    await person.type(screen.getByLabelText('Password'), 'a longer secret{Enter}');
    expect(await screen.findByText('A collection')).toBeDefined();
  });

  it('sends somebody who is signed in already onward', async () => {
    localStorage.setItem('vault.session', JSON.stringify(session));
    await open('/login');
    expect(await screen.findByText('Dashboard')).toBeDefined();
  });

  it('says that the pair does not match and offers the reset', async () => {
    const { person } = await open('/login', () => ({ status: 401, body: { error: { code: 'WRONG_CREDENTIALS', message: 'x' } } }));
    await person.type(await screen.findByLabelText('E-mail'), 'mira@researchlab.org');
    await person.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('That e-mail and password do not match.');
    expect(screen.getByRole('link', { name: 'reset your password' }).getAttribute('href')).toBe('/password-reset');
  });

  const asksForCode = { status: 401, body: { error: { code: 'TWO_FACTOR_REQUIRED', message: 'x', challenge: 'c1' } } };
  const wrongCode = { status: 401, body: { error: { code: 'WRONG_CODE', message: 'x' } } };

  it('asks for the second step, and sends six digits by itself', async () => {
    const { person, calls } = await open('/login', ({ path, body }) => {
      if (path.endsWith('/token')) return asksForCode;
      return (body as { code: string }).code === '418205' ? { status: 200, body: { data: session } } : wrongCode;
    });
    await person.type(await screen.findByLabelText('E-mail'), 'mira@researchlab.org');
    await person.type(screen.getByLabelText('Password'), 'a longer secret{Enter}');
    const code = await screen.findByLabelText('Code');
    await person.type(code, '000 000');
    expect((await screen.findByRole('alert')).textContent).toContain('This code is wrong');
    await person.click(screen.getByLabelText('Code'));
    await person.paste('418 205');
    expect(await screen.findByText('Dashboard')).toBeDefined();
    expect(calls.slice(1).map(({ path, body }) => [path, body])).toEqual([
      ['/auth/api/v1/token/two-factor', { challenge: 'c1', code: '000000' }],
      ['/auth/api/v1/token/two-factor', { challenge: 'c1', code: '418205' }],
    ]);
  });

  it('takes a recovery code, and asks for the password again when the sign-in has ended', async () => {
    const { person, calls } = await open('/login', ({ path }) =>
      path.endsWith('/token') ? asksForCode : { status: 401, body: { error: { code: 'INVALID_CHALLENGE', message: 'x' } } },
    );
    await person.type(await screen.findByLabelText('E-mail'), 'mira@researchlab.org');
    await person.type(screen.getByLabelText('Password'), 'a longer secret{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await person.type(screen.getByLabelText('Recovery code'), 'k7qd2-9fxAb{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Sign in again.');
    expect(screen.getByLabelText('Password')).toBeDefined();
    expect(calls.at(-1)?.body).toEqual({ challenge: 'c1', recoveryCode: 'k7qd2-9fxAb' });
  });

  it('says how long to wait', async () => {
    const { person } = await open('/login', () => ({
      status: 429,
      headers: { 'retry-after': '90' },
      body: { error: { code: 'RATE_LIMITED', message: 'x' } },
    }));
    await person.type(await screen.findByLabelText('E-mail'), 'mira@researchlab.org');
    await person.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in 2 minutes.');
  });

  it('asks the server nothing before the form is whole, and goes to the first gap', async () => {
    const { person, calls } = await open('/login');
    await person.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Enter your e-mail address.',
      'Enter a password.',
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    expect(calls).toEqual([]);
  });
});

describe('a browser that keeps nothing', () => {
  it.each(['/login', '/register'])('is told at %s that a reload signs out', async (path) => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('It is forbidden.', 'SecurityError');
    });
    await open(path);
    expect((await screen.findByRole('status')).textContent).toBe('This browser keeps nothing of a site. Reloading or closing the page signs you out.');
    vi.restoreAllMocks();
    cleanup();
    await open(path);
    await screen.findByLabelText('E-mail');
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('/register', () => {
  async function fillIn(person: ReturnType<typeof userEvent.setup>) {
    await person.type(await screen.findByLabelText('Name'), 'Mira Okafor');
    await person.type(screen.getByLabelText('E-mail'), 'mira@researchlab.org');
    await person.type(screen.getByLabelText('Password'), 'a longer secret');
  }

  it('creates the account and signs in', async () => {
    const { person, calls } = await open('/register');
    await fillIn(person);
    await person.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Dashboard')).toBeDefined();
    expect(calls[0]).toMatchObject({
      path: '/auth/api/v1/registration',
      body: { email: 'mira@researchlab.org', password: 'a longer secret', displayName: 'Mira Okafor' },
    });
  });

  it('shows what the server refuses under its field', async () => {
    const { person } = await open('/register', () => ({
      status: 409,
      body: { error: { code: 'CONFLICT', message: 'x', fields: [{ path: 'email', code: 'TAKEN', message: 'x' }] } },
    }));
    await fillIn(person);
    await person.keyboard('{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('There is already an account with this e-mail.');
    expect(screen.getByLabelText('E-mail').getAttribute('aria-describedby')).toBe(alert.id);
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  });

  it('complains when a field is left, and is content at the first fix', async () => {
    const { person } = await open('/register');
    await person.type(await screen.findByLabelText('E-mail'), 'mira@researchlab');
    expect(screen.queryByRole('alert')).toBeNull();
    await person.tab();
    expect(screen.getByRole('alert').textContent).toBe('Enter a full e-mail address.');
    await person.type(screen.getByLabelText('E-mail'), '.org');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a new password', () => {
  it('is asked for by mail, whether or not the account exists', async () => {
    const { person, calls } = await open('/password-reset', () => ({ status: 202 }));
    await person.type(await screen.findByLabelText('E-mail'), 'mira@researchlab.org{Enter}');
    expect(await screen.findByText(/If an account exists for mira@researchlab.org/)).toBeDefined();
    expect(calls[0]?.body).toEqual({ email: 'mira@researchlab.org', locale: 'en' });

    await person.click(screen.getByRole('button', { name: 'Send again' }));
    expect((await screen.findByRole('status')).textContent).toBe('Another link is on its way.');
  });

  it('is set with the token of the link, then used', async () => {
    const { person, calls } = await open('/reset-password/abc', () => ({ status: 204 }));
    await person.type(await screen.findByLabelText('New password'), 'a longer secret');
    await person.type(screen.getByLabelText('Repeat password'), 'a longer sekret{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('The two passwords differ.');

    await person.clear(screen.getByLabelText('Repeat password'));
    await person.type(screen.getByLabelText('Repeat password'), 'a longer secret{Enter}');
    expect(await screen.findByText('Your password is set. Sign in with it.')).toBeDefined();
    expect(calls).toMatchObject([{ path: '/auth/api/v1/password-reset/confirm', body: { token: 'abc', password: 'a longer secret', revokeApiKeys: false } }]);
  });

  it('can end all API keys with the old one', async () => {
    const { person, calls } = await open('/reset-password/abc', () => ({ status: 204 }));
    await person.type(await screen.findByLabelText('New password'), 'a longer secret');
    await person.type(screen.getByLabelText('Repeat password'), 'a longer secret');
    await person.click(screen.getByRole('checkbox', { name: 'Revoke all API keys of the account, too' }));
    await person.click(screen.getByRole('button', { name: 'Set password' }));
    await screen.findByText('Your password is set. Sign in with it.');
    expect(calls).toMatchObject([{ body: { revokeApiKeys: true } }]);
  });

  it('points to a new link when this one is spent', async () => {
    const { person } = await open('/reset-password/abc', () => ({
      status: 400,
      body: { error: { code: 'INVALID_RESET_TOKEN', message: 'x' } },
    }));
    await person.type(await screen.findByLabelText('New password'), 'a longer secret');
    await person.type(screen.getByLabelText('Repeat password'), 'a longer secret{Enter}');
    expect(await screen.findByRole('link', { name: 'Request a new one' })).toBeDefined();
  });
});

describe('the address of an account', () => {
  it('is confirmed when the person says so, not by opening the link', async () => {
    const { person, calls } = await open('/verify-email/abc', () => ({ status: 204 }));
    const confirm = await screen.findByRole('button', { name: 'Confirm address' });
    expect(calls).toEqual([]);
    await person.click(confirm);
    expect(await screen.findByRole('heading', { name: 'Address confirmed' })).toBeDefined();
    expect(calls).toMatchObject([{ path: '/auth/api/v1/email-verification/confirm', body: { token: 'abc' } }]);
    expect(screen.getByRole('link', { name: 'Go to your spaces' }).getAttribute('href')).toBe('/');
  });

  it('gets a new link when this one is too old', async () => {
    const { person, calls } = await open('/verify-email/abc', ({ path }) =>
      path.endsWith('/confirm') ? { status: 400, body: { error: { code: 'INVALID_VERIFICATION_TOKEN', message: 'x' } } } : { status: 202 },
    );
    await person.click(await screen.findByRole('button', { name: 'Confirm address' }));
    await person.click(await screen.findByRole('link', { name: 'Request a new one' }));
    await person.type(await screen.findByLabelText('E-mail'), 'mira@researchlab.org{Enter}');
    expect((await screen.findByRole('status')).textContent).toContain('mira@researchlab.org');
    expect(calls.at(-1)).toMatchObject({ path: '/auth/api/v1/email-verification', body: { email: 'mira@researchlab.org', locale: 'en' } });
  });

  it('stays unconfirmed where the vault sends no mail, and says so', async () => {
    const { person } = await open('/verify-email', () => ({ status: 404, body: { error: { code: 'MAIL_NOT_SET_UP', message: 'x' } } }));
    await person.type(await screen.findByLabelText('E-mail'), 'mira@researchlab.org{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('This vault sends no mail');
  });
});
