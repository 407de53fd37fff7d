// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthFailure } from '#client/auth/authFailure.ts';
import { createAuthService } from '#client/auth/authService.ts';
import { createLocalAuth } from '#client/auth/localAuth.ts';
import { findDeadOrigin, startAuthServer, type Call } from './authServer.ts';

const mira = { displayName: 'Mira Okafor', email: 'mira@researchlab.org', photoURL: null };
const credentials = { email: mira.email, password: 'a longer secret' };
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
const yesterday = new Date(Date.now() - 86_400_000).toISOString();

function saveSession(session: { token: string; expiresAt: string }) {
  localStorage.setItem('vault.session', JSON.stringify({ ...session, user: mira }));
}

const savedToken = () => (JSON.parse(localStorage.getItem('vault.session') ?? 'null') as { token: string } | null)?.token;

async function failureOf(promise: Promise<unknown>): Promise<AuthFailure> {
  const failure: unknown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(AuthFailure);
  return failure as AuthFailure;
}

/** Signs in anybody. */
function kindServer({ path }: Call) {
  if (path.endsWith('/token')) return { status: 200, body: { data: { token: 't1', expiresAt: tomorrow, user: mira } } };
  if (path.endsWith('/registration')) return { status: 201, body: { data: { user: mira } } };
  return { status: 204 };
}

beforeEach(() => {
  localStorage.clear();
});

describe('signing in', () => {
  it('keeps the token for every tab and later visits', async () => {
    const { origin } = await startAuthServer(kindServer);
    const auth = createLocalAuth(createAuthService({ origin }));
    const listener = vi.fn();
    auth.onChange(listener);

    await auth.signIn(credentials);

    expect(await auth.token()).toBe('t1');
    expect(listener).toHaveBeenCalledWith(mira);
    const nextVisit = createLocalAuth(createAuthService({ origin }));
    await nextVisit.ready;
    expect(nextVisit.user).toEqual(mira);
    expect(await nextVisit.token()).toBe('t1');
  });

  it('ends the session that a new sign-in replaces', async () => {
    saveSession({ token: 't0', expiresAt: tomorrow });
    const { origin, calls } = await startAuthServer(kindServer);
    const auth = createLocalAuth(createAuthService({ origin }));
    await auth.signIn(credentials);
    expect(await auth.token()).toBe('t1');
    await vi.waitFor(() => expect(calls.at(-1)).toMatchObject({ path: '/auth/api/v1/sign-out', authorization: 'Bearer t0' }));
  });

  it('registers through the backend, then signs in', async () => {
    const { origin, calls } = await startAuthServer(kindServer);
    const auth = createLocalAuth(createAuthService({ origin }));
    await auth.register({ ...credentials, displayName: 'Mira Okafor' });
    expect(calls.map(({ path }) => path)).toEqual(['/auth/api/v1/registration', '/auth/api/v1/token']);
    expect(auth.user).toEqual(mira);
  });

  it.each([
    [401, { code: 'WRONG_CREDENTIALS', message: 'no' }, 'wrong-credentials'],
    [409, { code: 'CONFLICT', message: 'taken' }, 'email-taken'],
    [400, { code: 'INVALID', message: 'no' }, 'invalid-input'],
    [503, { code: 'UNAVAILABLE', message: 'later' }, 'unavailable'],
    [500, { code: 'INTERNAL', message: 'oh' }, 'internal'],
    [418, { code: 'SOMETHING_NEW', message: 'tea' }, 'internal'],
  ])('calls a %d with %o %s', async (status, error, code) => {
    const { origin } = await startAuthServer(() => ({ status, body: { error } }));
    const auth = createLocalAuth(createAuthService({ origin }));
    const failure = await failureOf(auth.signIn(credentials));
    expect(failure.code).toBe(code);
    expect(auth.user).toBeNull();
    expect(await auth.token()).toBeNull();
  });

  it('knows how long to wait after too many tries', async () => {
    const { origin } = await startAuthServer(() => ({
      status: 429,
      headers: { 'retry-after': '45' },
      body: { error: { code: 'ACCOUNT_LOCKED', message: 'wait' } },
    }));
    const failure = await failureOf(createLocalAuth(createAuthService({ origin })).signIn(credentials));
    expect([failure.code, failure.retryAfterSeconds]).toEqual(['account-locked', 45]);
  });

  it('brings the fields that were refused', async () => {
    const fields = [{ path: 'password', code: 'COMMON', message: 'no' }];
    const { origin } = await startAuthServer(() => ({ status: 400, body: { error: { code: 'INVALID', message: 'no', fields } } }));
    const failure = await failureOf(createLocalAuth(createAuthService({ origin })).signIn(credentials));
    expect(failure.fields).toEqual(fields);
  });

  it('understands a proxy that speaks no JSON', async () => {
    const { origin } = await startAuthServer(() => ({ status: 502, headers: { 'content-type': 'text/html' } }));
    expect((await failureOf(createLocalAuth(createAuthService({ origin })).signIn(credentials))).code).toBe('unavailable');
  });

  it('tells a time-out from a server that is not there', async () => {
    const { origin } = await startAuthServer(() => null);
    const slow = createLocalAuth(createAuthService({ origin, timeout: 50 }));
    expect((await failureOf(slow.signIn(credentials))).code).toBe('timeout');

    const dead = createLocalAuth(createAuthService({ origin: await findDeadOrigin() }));
    expect((await failureOf(dead.signIn(credentials))).code).toBe('network');
  });
});

describe('signing out', () => {
  it('ends the session on the server and here', async () => {
    const { origin, calls } = await startAuthServer(kindServer);
    const auth = createLocalAuth(createAuthService({ origin }));
    await auth.signIn(credentials);

    await auth.signOut();

    expect(calls.at(-1)).toMatchObject({ path: '/auth/api/v1/sign-out', authorization: 'Bearer t1' });
    expect([auth.user, await auth.token(), savedToken()]).toEqual([null, null, undefined]);
  });

  it('ends it here even when the server cannot be reached', async () => {
    saveSession({ token: 't1', expiresAt: tomorrow });
    const auth = createLocalAuth(createAuthService({ origin: await findDeadOrigin() }));
    await failureOf(auth.signOut());
    expect([auth.user, await auth.token()]).toEqual([null, null]);
  });

  it('does not mind that the session had ended already', async () => {
    saveSession({ token: 't1', expiresAt: tomorrow });
    const { origin } = await startAuthServer(() => ({ status: 401, body: { error: { code: 'UNAUTHENTICATED', message: 'x' } } }));
    await createLocalAuth(createAuthService({ origin })).signOut();
    expect(savedToken()).toBeUndefined();
  });

  it('follows another tab that signs out, and one that signs in', async () => {
    const { origin } = await startAuthServer(kindServer);
    const auth = createLocalAuth(createAuthService({ origin }));
    await auth.signIn(credentials);
    const seen = vi.fn();
    auth.onChange(seen);

    localStorage.removeItem('vault.session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'vault.session', newValue: null }));
    expect(seen).toHaveBeenLastCalledWith(null);
    expect(await auth.token()).toBeNull();

    saveSession({ token: 't2', expiresAt: tomorrow });
    window.dispatchEvent(new StorageEvent('storage', { key: 'vault.session', newValue: 'x' }));
    expect(seen).toHaveBeenLastCalledWith(mira);
    expect(await auth.token()).toBe('t2');
  });
});

describe('coming back', () => {
  it('asks the server about a session that is past its date, which may have been prolonged', async () => {
    saveSession({ token: 'old', expiresAt: yesterday });
    const { origin, calls } = await startAuthServer(() => ({ status: 200, body: { data: { valid: true, user: mira } } }));
    const auth = createLocalAuth(createAuthService({ origin }));
    await auth.ready;
    expect(calls).toMatchObject([{ path: '/auth/api/v1/token/validate', body: { token: 'old' } }]);
    expect(auth.user).toEqual(mira);
  });

  it('forgets it when the server does not know it any more', async () => {
    saveSession({ token: 'old', expiresAt: yesterday });
    const { origin } = await startAuthServer(() => ({ status: 200, body: { data: { valid: false } } }));
    const auth = createLocalAuth(createAuthService({ origin }));
    await auth.ready;
    expect([auth.user, savedToken()]).toEqual([null, undefined]);
  });

  it('signs nobody out because the network is away', async () => {
    saveSession({ token: 'old', expiresAt: yesterday });
    const auth = createLocalAuth(createAuthService({ origin: await findDeadOrigin() }));
    await auth.ready;
    expect(auth.user).toEqual(mira);
  });

  it('starts signed out when what was saved is not a session', async () => {
    localStorage.setItem('vault.session', '{"token":1');
    const auth = createLocalAuth(createAuthService());
    await auth.ready;
    expect(auth.user).toBeNull();
  });
});
