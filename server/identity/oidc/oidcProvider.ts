import { createKnownCallers } from '../knownCallers.ts';
import type { Caller, ExternalPerson, IdentityDependencies, IdentityProvider, IdentitySettings, IssuedToken } from '../identity.ts';
import { AuthError } from '../identityErrors.ts';
import { vaultSecret } from '../secret.ts';
import { createSession, endSession, reachable, readSession, sessionIn, sessionOfToken } from '../sessions.ts';
import { callbackPath } from './callback.ts';
import { createExternalSignIn } from './externalSignIn.ts';
import { createIssuerClient } from './issuerClient.ts';
import { createTokenReader } from './issuerTokens.ts';

/**
 * People of any OpenID Connect issuer. Scripts bring tokens that it signed for our audience. People sign in on its pages, and have
 * sessions of the vault's own from then on.
 * @throws Error with one line for a person when the settings cannot be used
 */
export async function createOidcProvider(settings: IdentitySettings, dependencies: IdentityDependencies): Promise<IdentityProvider> {
  const { OIDC_ISSUER: issuer, OIDC_AUDIENCE: audience, OIDC_CLIENT_ID: clientId } = settings;
  if (!issuer || !(clientId || audience)) throw new Error('OIDC_ISSUER and one of OIDC_CLIENT_ID and OIDC_AUDIENCE must be set when IDENTITY=oidc.');
  const readToken = audience ? createTokenReader(issuer, audience) : null;
  const provider: IdentityProvider = {
    name: 'oidc',
    clientConfig: { identity: 'oidc', firebase: null },
    async verifyBearerToken(token) {
      if (!readToken) throw new AuthError('malformed');
      return readToken(token);
    },
    close: async () => {},
  };
  return clientId ? { ...provider, ...(await signingIn(settings, { issuer, clientId }, provider, dependencies)) } : provider;
}

/** What is added where people sign in, too. */
async function signingIn(
  settings: IdentitySettings,
  { issuer, clientId }: { issuer: string; clientId: string },
  { clientConfig, verifyBearerToken }: IdentityProvider,
  { database, notices }: IdentityDependencies,
): Promise<Partial<IdentityProvider>> {
  const secret = await vaultSecret(settings.VAULT_DATA, 'identity-session');
  const knownCallers = createKnownCallers(database.pool, 'oidc', secret, notices?.newSignIn);

  async function openSession({ person: { uid }, authTime }: ExternalPerson, caller: Caller): Promise<IssuedToken> {
    const token = await createSession(database.prisma, secret, { provider: 'oidc', uid, authTime, caller });
    const device = await knownCallers.remember(uid, caller);
    return { token, device, identity: await readSession(database.pool, 'oidc', sessionOfToken(token, secret)) };
  }

  return {
    clientConfig: { ...clientConfig, external: { name: settings.OIDC_NAME ?? new URL(issuer).hostname } },

    async verifyBearerToken(token, address) {
      const session = sessionIn(token, secret);
      return session === null ? verifyBearerToken(token) : reachable(readSession(database.pool, 'oidc', session, address));
    },

    async signOut(token) {
      const session = sessionOfToken(token, secret);
      await reachable(readSession(database.pool, 'oidc', session));
      await endSession(database.prisma, session);
    },

    externalSignIn: createExternalSignIn({
      db: database.prisma,
      issuerClient: createIssuerClient({ issuer, clientId, clientSecret: settings.OIDC_CLIENT_SECRET }),
      redirectUri: `${settings.PUBLIC_URL}${callbackPath}`,
      scopes: settings.OIDC_SCOPES ?? defaultScopes,
      secret: await vaultSecret(settings.VAULT_DATA, 'external-sign-in'),
      openSession,
    }),
  };
}

const defaultScopes = 'openid email profile';
