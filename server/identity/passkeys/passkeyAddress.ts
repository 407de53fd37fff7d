import { isIP } from 'node:net';

/** Where the passkeys of a vault count: no other site can ask for them. */
export interface PasskeyAddress {
  /** The name that authenticators keep them under. */
  readonly rpId: string;
  readonly origin: string;
}

/** Where passkeys count for a vault at this address; null where browsers have none: at bare IP addresses, and without https but on one's own machine. */
export function passkeyAddress(publicUrl: string): PasskeyAddress | null {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[');
  return isLocal || (isName && protocol === 'https:') ? { rpId: hostname, origin } : null;
}
