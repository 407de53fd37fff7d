import { allowInsecureRequests, ClientSecretBasic, ClientSecretPost, type Configuration, customFetch, discovery, enableNonRepudiationChecks, None, type ServerMetadata } from 'openid-client';
import { issuerFetch } from './issuerFetch.ts';

interface ClientSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
}

const timeoutSeconds = 10;
const discoveryLifeMs = 86_400_000;

/**
 * The vault as a client of the issuer. Its discovery document is read when somebody first signs in and once a day, and again after
 * a failure. ID tokens count only with a signature of the issuer's keys.
 */
export function createIssuerClient(settings: ClientSettings): () => Promise<Configuration> {
  let current: { readonly client: Promise<Configuration>; readonly until: number } | null = null;

  return () => {
    if (current && Date.now() < current.until) return current.client;
    const found = { client: discover(settings), until: Date.now() + discoveryLifeMs };
    current = found;
    found.client.catch(() => {
      if (current === found) current = null;
    });
    return found.client;
  };
}

async function discover({ issuer, clientId, clientSecret }: ClientSettings): Promise<Configuration> {
  const isSecure = new URL(issuer).protocol === 'https:';
  return discovery(
    new URL(issuer),
    clientId,
    undefined,
    // How a client proves itself is chosen when the issuer's document is known.
    (server, ...rest) => (clientSecret === undefined ? None() : takesBasic(server) ? ClientSecretBasic(clientSecret) : ClientSecretPost(clientSecret))(server, ...rest),
    {
      [customFetch]: (address, options) => issuerFetch(address, options as RequestInit),
      timeout: timeoutSeconds,
      // The operator has written down an address without TLS, such as one of the same machine; else nothing of it is asked without.
      // oxlint-disable-next-line typescript/no-deprecated -- marked so that it stands out
      execute: isSecure ? [enableNonRepudiationChecks] : [enableNonRepudiationChecks, allowInsecureRequests],
    },
  );
}

/** What is left out of the document means this one (OpenID Connect Discovery, 3). */
function takesBasic({ token_endpoint_auth_methods_supported: methods }: ServerMetadata): boolean {
  return methods === undefined || methods.includes('client_secret_basic');
}
