import { apiKeyPrefix } from '#server/identity/apiKeys.ts';

/** What a caller shows to say who they are. `malformed`: there is something, but nothing that could ever count. */
export type Credentials =
  | { readonly kind: 'none' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'apiKey'; readonly secret: string }
  | { readonly kind: 'token'; readonly token: string };

/** RFC 6750: the scheme in any case, one or more spaces, one token of these characters. */
const bearerShape = /^bearer +([A-Za-z0-9\-._~+/]+=*)$/i;
const longest = 8_192;

/** Reads an `Authorization` header, or the same text from a WebSocket's `connection_init`. Checks nothing else. */
export function parseCredentials(authorization: string | null | undefined): Credentials {
  const header = authorization?.trim();
  if (!header) return { kind: 'none' };
  const token = header.length <= longest ? bearerShape.exec(header)?.[1] : undefined;
  return token ? credentialsOf(token) : { kind: 'malformed' };
}

/** Which kind of credential a bare token is: API keys say so by their prefix. */
export function credentialsOf(token: string): Credentials {
  return token.startsWith(apiKeyPrefix) ? { kind: 'apiKey', secret: token } : { kind: 'token', token };
}
