import { isIP } from 'node:net';

/** Where the passkeys of a vault count: no other site can ask for them. */
export interface PasskeyAddress {
  /** The name that authenticators keep them under. */
  readonly rpId: string;
  readonly origin: string;
}

/**
 * Where passkeys count for a vault at this address; null where browsers have none: at bare IP addresses, and without https but
 * on one's own machine. That has a name, too, whichever way it is written.
 */
export function passkeyAddress(publicUrl: string): PasskeyAddress | null {
  const url = new URL(publicUrl);
  if (isLoopback(url.hostname)) url.hostname = 'localhost';
  const { hostname, origin, protocol } = url;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[');
  return isLocal || (isName && protocol === 'https:') ? { rpId: hostname, origin } : null;
}

const isLoopback = (hostname: string) => hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'));
