import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { signInSeconds } from '#server/identity/oidc/callback.ts';

/** By https no other host, not even one below the same domain, can give a browser a cookie of this name. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-vault_sign_in' : 'vault_sign_in');

/**
 * What a browser keeps between leaving for the issuer and having a session: first what the issuer's answer has to fit, then what
 * the session is fetched with. Scripts cannot read it, and it comes with no call from another site but the issuer's way back.
 */
export const signInCookie = {
  read: (c: Context, isSecure: boolean): string | undefined => getCookie(c, nameOf(isSecure)),
  keep(c: Context, isSecure: boolean, value: string): void {
    setCookie(c, nameOf(isSecure), value, { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure, maxAge: signInSeconds });
  },
  forget(c: Context, isSecure: boolean): void {
    deleteCookie(c, nameOf(isSecure), { path: '/', secure: isSecure });
  },
};
