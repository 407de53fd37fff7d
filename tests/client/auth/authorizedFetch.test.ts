// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import type { AuthClient } from '#client/auth/authClient.ts';
import { AuthFailure } from '#client/auth/authFailure.ts';
import { createAuthorizedFetch } from '#client/auth/authorizedFetch.ts';
import { startAuthServer } from './authServer.ts';

/** Somebody with this token, whatever it takes to be ready. */
function authWith(tokens: { current: string | null }, ready: Promise<void> = Promise.resolve()): AuthClient {
  const refuse = () => Promise.reject(new Error('not part of this test'));
  return {
    mode: 'local',
    ready,
    user: null,
    token: async () => tokens.current,
    forget: async () => {
      tokens.current = null;
    },
    signIn: refuse,
    finishSignIn: refuse,
    signOut: refuse,
    register: refuse,
    requestReset: refuse,
    confirmReset: refuse,
  requestVerification: refuse,
  confirmVerification: refuse,
    onChange: () => () => undefined,
  };
}

describe('authorizedFetch', () => {
  it('waits until it is known who is there, then attaches the bearer', async () => {
    const { origin, calls } = await startAuthServer(() => ({ status: 200, body: {} }));
    const ready = Promise.withResolvers<undefined>();
    const tokens = { current: null as string | null };
    const answer = createAuthorizedFetch(authWith(tokens, ready.promise), vi.fn())(`${origin}/graphql`);

    tokens.current = 't1';
    ready.resolve(undefined);

    expect((await answer).status).toBe(200);
    expect(calls.map(({ authorization }) => authorization)).toEqual(['Bearer t1']);
  });

  it('attaches nothing when nobody is signed in', async () => {
    const { origin, calls } = await startAuthServer(() => ({ status: 200, body: {} }));
    await createAuthorizedFetch(authWith({ current: null }), vi.fn())(`${origin}/graphql`);
    expect(calls[0]?.authorization).toBeUndefined();
  });

  it('forgets the session on a 401 and goes to the sign-in page', async () => {
    const { origin } = await startAuthServer(() => ({ status: 401, body: {} }));
    const tokens = { current: 't1' as string | null };
    const goToLogin = vi.fn();
    await createAuthorizedFetch(authWith(tokens), goToLogin)(`${origin}/graphql`);
    expect(tokens.current).toBeNull();
    expect(goToLogin).toHaveBeenCalledTimes(1);
  });

  it('keeps a newer session when the 401 was for the one before', async () => {
    const tokens = { current: 'old' as string | null };
    const { origin } = await startAuthServer(() => {
      tokens.current = 'new';
      return { status: 401, body: {} };
    });
    const goToLogin = vi.fn();
    await createAuthorizedFetch(authWith(tokens), goToLogin)(`${origin}/graphql`);
    expect(tokens.current).toBe('new');
    expect(goToLogin).not.toHaveBeenCalled();
  });

  it('rejects when the identity provider gives no token', async () => {
    const auth = authWith({ current: null });
    auth.token = () => Promise.reject(new AuthFailure('token-fetch-failed', 'Identity provider token fetch failed.'));
    await expect(createAuthorizedFetch(auth, vi.fn())('http://127.0.0.1:1/')).rejects.toThrow('Identity provider token fetch failed');
  });

  it('gives up after its time-out', async () => {
    const { origin } = await startAuthServer(() => null);
    const answer = createAuthorizedFetch(authWith({ current: 't' }), vi.fn())(`${origin}/graphql`, { timeoutMs: 50 });
    await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
