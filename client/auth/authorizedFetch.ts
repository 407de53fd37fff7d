import type { AuthClient } from './authClient.ts';
import { CALL_TIMEOUT } from './authService.ts';

export type AuthorizedInit = RequestInit & {
  /** In ms, 10,000 unless told; 0 waits for ever (uploads). */
  timeoutMs?: number;
};

export type AuthorizedFetch = (input: string | URL, init?: AuthorizedInit) => Promise<Response>;

/**
 * `fetch` as the signed-in person: waits until it is known who that is, attaches the bearer token, and on 401 forgets
 * the session and calls `goToLogin` (spec section 8). Rejects with `AuthFailure` `token-fetch-failed` when the identity
 * provider gives no token.
 */
export function createAuthorizedFetch(auth: AuthClient, goToLogin: () => void): AuthorizedFetch {
  return async (input, { timeoutMs = CALL_TIMEOUT, ...init } = {}) => {
    await auth.ready;
    const token = await auth.token();
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);

    const signals = [init.signal, timeoutMs > 0 ? AbortSignal.timeout(timeoutMs) : null];
    const signal = AbortSignal.any(signals.filter((one) => one instanceof AbortSignal));
    const response = await fetch(input, { ...init, headers, signal });

    if (response.status === 401 && (await isStillCurrent(auth, token))) {
      await auth.forget();
      goToLogin();
    }
    return response;
  };
}

/** A late 401 for the previous session must not end the one that has begun since. */
async function isStillCurrent(auth: AuthClient, token: string | null): Promise<boolean> {
  const current = await auth.token().catch(() => null);
  return current === token || current === null;
}
