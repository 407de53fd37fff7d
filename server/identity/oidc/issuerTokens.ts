import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Identity } from '../identity.ts';
import { AuthError, type AuthFailure } from '../identityErrors.ts';
import { readClaims } from './claims.ts';
import { issuerFetch } from './issuerFetch.ts';

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

/** Who the bearer of a token is: one that the issuer signed for this audience, as scripts bring them. */
export function createTokenReader(issuer: string, audience: string): (token: string) => Promise<Identity> {
  const keys = createKeySource(issuer);
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, await keys(), {
        issuer,
        audience,
        algorithms,
        clockTolerance: clockToleranceSeconds,
        requiredClaims: ['sub', 'exp'],
      });
      const claims = readClaims(payload);
      if (!claims || payload.exp === undefined) throw new AuthError('malformed');
      return { ...claims.person, expiresAt: new Date(payload.exp * 1_000), authTime: claims.authTime, sessionId: null };
    } catch (error) {
      if (error instanceof AuthError) throw error;
      // What is not known to be about the token is about the way to the issuer.
      const reason = error instanceof errors.JOSEError ? reasons[error.code] : undefined;
      throw new AuthError(reason ?? 'unavailable', { cause: error });
    }
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
  const response = await issuerFetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
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
  return createRemoteJWKSet(address, { timeoutDuration: timeoutMs, [customFetch]: issuerFetch });
}
