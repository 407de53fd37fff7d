import { AuthorizationResponseError, authorizationCodeGrant, buildAuthorizationUrl, calculatePKCECodeChallenge, type Configuration, fetchUserInfo, randomNonce, randomPKCECodeVerifier, randomState, type TokenEndpointResponse, type TokenEndpointResponseHelpers } from 'openid-client';
import type { Db } from '#server/platform/db/database.ts';
import { someCause } from '#server/platform/errorCauses.ts';
import type { Caller, ExternalPerson, ExternalSignIn, ExternalSignInWish, IssuedToken } from '../identity.ts';
import { AuthError, ExternalSignInError, type ExternalSignInFailure, RefusedError } from '../identityErrors.ts';
import { readClaims } from './claims.ts';
import { handOver, takeOver } from './handovers.ts';
import { IssuerUnreachableError } from './issuerFetch.ts';
import { pathHere } from './pathHere.ts';
import { createSeal, type SignInMemory } from './seal.ts';

interface ExternalSignInDependencies {
  readonly db: Db;
  readonly issuerClient: () => Promise<Configuration>;
  /** Where the issuer sends the browser back to, as it is registered there. */
  readonly redirectUri: string;
  readonly scopes: string;
  readonly secret: string;
  readonly openSession: (signedIn: ExternalPerson, caller: Caller) => Promise<IssuedToken>;
}

/** Clocks differ. */
const clockToleranceMs = 30_000;

/** Signs people in on the pages of the issuer: authorization code with PKCE. */
export function createExternalSignIn({ db, issuerClient, redirectUri, scopes, secret, openSession }: ExternalSignInDependencies): ExternalSignIn {
  const seal = createSeal(secret);

  return {
    async begin(wish) {
      return lead(wish).catch((cause: unknown) => {
        throw new AuthError('unavailable', { cause });
      });
    },

    async takeAnswer(query, sealed) {
      const memory = sealed === undefined ? null : await seal.open(sealed);
      const states = query.getAll('state');
      // Of another browser, of another sign-in of this one, or too old.
      if (!memory || states.length !== 1 || states[0] !== memory.state) throw new ExternalSignInError('expired', '/');
      const signedIn = await askIssuer(memory, query).catch((error: unknown) => {
        throw error instanceof ExternalSignInError ? error : new ExternalSignInError(failureOf(error), memory.returnTo, { cause: error });
      });
      return { handover: await handOver(db, signedIn), returnTo: memory.returnTo };
    },

    async redeem(handover) {
      const signedIn = handover === undefined ? null : await takeOver(db, handover);
      if (!signedIn) throw new RefusedError('sign-in-expired');
      return signedIn;
    },

    openSession,
  };

  async function lead({ returnTo, invitationToken, uid, locale }: ExternalSignInWish) {
    const client = await issuerClient();
    const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
    const address = buildAuthorizationUrl(client, {
      redirect_uri: redirectUri,
      scope: scopes,
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ui_locales: locale,
      ...(uid !== null && { prompt: 'login', max_age: '0' }),
    });
    return { address: address.href, memory: await seal.close({ state, nonce, verifier, returnTo: pathHere(returnTo), invitationToken, uid }) };
  }

  async function askIssuer(memory: SignInMemory, query: URLSearchParams): Promise<ExternalPerson> {
    const client = await issuerClient();
    const answer = new URL(redirectUri);
    answer.search = query.toString();
    const tokens = await authorizationCodeGrant(client, answer, {
      pkceCodeVerifier: memory.verifier,
      expectedState: memory.state,
      expectedNonce: memory.nonce,
      idTokenExpected: true,
    });
    const claims = readClaims(await claimsOf(client, tokens));
    if (!claims) throw new ExternalSignInError('failed', memory.returnTo);
    const { person, authTime } = claims;
    if (memory.uid !== null) {
      if (person.uid !== memory.uid) throw new ExternalSignInError('other-person', memory.returnTo);
      if (!authTime || authTime.getTime() < memory.iat * 1_000 - clockToleranceMs) throw new ExternalSignInError('old-sign-in', memory.returnTo);
    }
    return { person, authTime, invitationToken: memory.invitationToken };
  }
}

/** Many issuers say in the ID token only who it is, and the rest where they are asked for it. */
async function claimsOf(client: Configuration, tokens: TokenEndpointResponse & TokenEndpointResponseHelpers): Promise<unknown> {
  const claims = tokens.claims();
  if (!claims || (claims['email'] !== undefined && claims['name'] !== undefined) || !client.serverMetadata().userinfo_endpoint) return claims;
  return { ...claims, ...(await fetchUserInfo(client, tokens.access_token, claims.sub)) };
}

function failureOf(error: unknown): ExternalSignInFailure {
  if (error instanceof AuthorizationResponseError) return answers[error.error] ?? 'failed';
  const isAway = someCause(error, (cause) => cause instanceof IssuerUnreachableError || cause['name'] === 'TimeoutError');
  return isAway ? 'unavailable' : 'failed';
}

/** What the issuer says in place of a code (RFC 6749, 4.1.2.1). */
const answers: Partial<Record<string, ExternalSignInFailure>> = {
  access_denied: 'denied',
  server_error: 'unavailable',
  temporarily_unavailable: 'unavailable',
};
