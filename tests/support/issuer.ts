import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider from 'oidc-provider';
import { onTestFinished } from 'vitest';

export const clientId = 'vault';
export const clientSecret = 'a secret that the issuer and the vault share';

/** What the issuer knows of somebody, besides the name they sign in with. */
type Claims = Readonly<Record<string, unknown>>;

/** A real OpenID Connect provider on loopback, until the test ends. */
export interface Issuer {
  readonly url: string;
  /** Somebody who can sign in there, by this name. */
  add(login: string, claims: Claims): void;
  /** From now on it answers nothing but 503, or everything again. */
  breakDown(isDown: boolean): void;
}

/**
 * Its sign-in page asks for a name, and takes any password. It asks for no consent.
 * @param redirectUri of the vault, which is the one client
 * @param isPublic whether the client has no secret
 */
export async function startIssuer(redirectUri: string, { isPublic = false } = {}): Promise<Issuer> {
  const people = new Map<string, Claims>();
  let isDown = false;
  const server = createServer((request, response) => {
    if (isDown) response.writeHead(503).end();
    else void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const provider: Provider = quietly(
    () =>
      new Provider(url, {
        clients: [
          {
            client_id: clientId,
            redirect_uris: [redirectUri],
            ...(isPublic ? { token_endpoint_auth_method: 'none' } : { client_secret: clientSecret }),
          },
        ],
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
        jwks: { keys: [signingKey] },
        cookies: { keys: ['of the tests'] },
        features: { devInteractions: { enabled: false } },
        ttl: { Interaction: 600, Session: 3_600, Grant: 3_600, AccessToken: 600, IdToken: 600 },
        interactions: { url: (_ctx, { uid }) => `/sign-in/${uid}` },
        findAccount: (_ctx, sub) => {
          const claims = people.get(sub);
          return claims && { accountId: sub, claims: () => ({ sub, ...claims }) };
        },
        async loadExistingGrant({ oidc }) {
          if (!oidc.client || !oidc.session?.accountId) return undefined;
          const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
          grant.addOIDCScope('openid email profile');
          await grant.save();
          return grant;
        },
      }),
  );
  const handle = provider.callback();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith('/sign-in/')) {
      await handle(request, response);
      return;
    }
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html').end(signInPage);
      return;
    }
    const form = new URLSearchParams(await text(request));
    const login = form.get('login') ?? '';
    const result = form.has('cancel') || !people.has(login) ? { error: 'access_denied', error_description: 'They do not want to.' } : { login: { accountId: login } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  return {
    url,
    add: (login, claims) => void people.set(login, claims),
    breakDown: (down) => void (isDown = down),
  };
}

const signInPage = `<!doctype html><html lang="en"><title>Issuer</title><main><h1>Sign in at the issuer</h1><form method="post">
  <label>Name <input name="login" autofocus></label> <label>Password <input name="password" type="password"></label>
  <button>Go on</button> <button name="cancel" value="1">No, thanks</button></form></main></html>`;

/** One for all tests of a file: it takes a moment to make. */
const signingKey = { ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'one' };

/** Without what it says to those who run it in production. */
function quietly<T>(make: () => T): T {
  const { info, warn } = console;
  console.info = console.warn = () => undefined;
  try {
    return make();
  } finally {
    Object.assign(console, { info, warn });
  }
}
