import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { AuthError, type AuthFailure, type IdentityProvider, type IdentitySettings } from './identity.ts';

/** Signatures with a public key only: with HS* whoever can verify could sign, and `none` is no signature. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const clockToleranceSeconds = 30;
const timeoutMs = 5_000;
const discoveryLifeMs = 86_400_000;

const discoveryShape = z.object({ issuer: z.string(), jwks_uri: z.url() });
const claimsShape = z.object({
  sub: z.string().min(1).max(255),
  exp: z.number(),
  email: z.string().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  picture: z.string().optional().catch(undefined),
  auth_time: z.number().optional().catch(undefined),
});

const reasons: Record<string, AuthFailure> = {
  [errors.JWTExpired.code]: 'expired',
  [errors.JWTClaimValidationFailed.code]: 'malformed',
  [errors.JWTInvalid.code]: 'malformed',
  [errors.JWSInvalid.code]: 'malformed',
  [errors.JWSSignatureVerificationFailed.code]: 'malformed',
  [errors.JOSEAlgNotAllowed.code]: 'malformed',
  [errors.JOSENotSupported.code]: 'malformed',
  [errors.JWKSNoMatchingKey.code]: 'malformed',
  [errors.JWKSMultipleMatchingKeys.code]: 'malformed',
};

/**
 * Accounts of any OpenID Connect issuer. Tokens are JSON Web Tokens for our audience, signed with a key that the
 * issuer publishes; how people get one is between them and the issuer, so nothing but `verifyBearerToken` is here.
 * @throws Error with one line for a person when the settings cannot be used
 */
export function createOidcProvider({
  OIDC_ISSUER: issuer,
  OIDC_AUDIENCE: audience,
}: IdentitySettings): IdentityProvider {
  if (!issuer || !audience) throw new Error('OIDC_ISSUER and OIDC_AUDIENCE must be set when IDENTITY=oidc.');
  const keys = createKeySource(issuer);
  return {
    name: 'oidc',
    clientConfig: { identity: 'oidc', firebase: null },

    async verifyBearerToken(token) {
      try {
        const { payload } = await jwtVerify(token, await keys(), {
          issuer,
          audience,
          algorithms,
          clockTolerance: clockToleranceSeconds,
          requiredClaims: ['sub', 'exp'],
        });
        const claims = claimsShape.safeParse(payload);
        if (!claims.success) throw new AuthError('malformed');
        const { sub, exp, email, email_verified, name, picture, auth_time } = claims.data;
        return {
          provider: 'oidc',
          uid: sub,
          email: email ?? null,
          emailVerified: email_verified ?? false,
          name: name ?? null,
          photoUrl: picture ?? null,
          expiresAt: new Date(exp * 1_000),
          authTime: auth_time === undefined ? null : new Date(auth_time * 1_000),
          sessionId: null,
        };
      } catch (error) {
        if (error instanceof AuthError) throw error;
        // What is not known to be about the token is about the way to the issuer.
        const reason = error instanceof errors.JOSEError ? reasons[error.code] : undefined;
        throw new AuthError(reason ?? 'unavailable', { cause: error });
      }
    },

    close: async () => {},
  };
}

/** The issuer's keys: its discovery document is read at the first token and once a day, and again after a failure. */
function createKeySource(issuer: string): () => Promise<JWTVerifyGetKey> {
  let current: { keys: Promise<JWTVerifyGetKey>; until: number } | null = null;

  return () => {
    if (current && Date.now() < current.until) return current.keys;
    const found = { keys: discover(issuer), until: Date.now() + discoveryLifeMs };
    current = found;
    found.keys.catch(() => {
      if (current === found) current = null;
    });
    return found.keys;
  };
}

async function discover(issuer: string): Promise<JWTVerifyGetKey> {
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`The discovery document answers ${response.status}.`);
  const document = discoveryShape.parse(await response.json());
  if (document.issuer !== issuer) throw new Error('The discovery document names another issuer.');
  const address = new URL(document.jwks_uri);
  if (address.protocol !== 'https:' && address.protocol !== new URL(issuer).protocol) {
    throw new Error('The keys of a secure issuer must be served securely.');
  }
  return createRemoteJWKSet(address, { timeoutDuration: timeoutMs });
}
