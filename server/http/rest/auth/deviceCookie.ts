import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Caller } from '#server/identity/identity.ts';

const name = 'vault_device';
/** The longest that browsers keep one. */
const maxAgeSeconds = 400 * 86_400;

/**
 * What tells the vault that a browser has signed in before. It signs nobody in: it only keeps what others try at an account
 * from holding up its owner. Browsers name the page's origin with every call that changes something; scripts do not, and
 * are known by their address.
 */
export function deviceOf(c: Context): Pick<Caller, 'device' | 'keepsCookies'> {
  return { device: getCookie(c, name) ?? null, keepsCookies: c.req.header('origin') !== undefined };
}

/** Gives the browser what it shows at the next sign-in, if it keeps such things. */
export function keepDevice(c: Context, device: string | null, isSecure: boolean): void {
  if (device !== null) setCookie(c, name, device, { path: '/auth/api/v1', httpOnly: true, sameSite: 'Strict', secure: isSecure, maxAge: maxAgeSeconds });
}
