import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Caller, IdentityProvider, IssuedToken } from '#server/identity/identity.ts';
import type { RateRuleName } from '#server/identity/throttle.ts';
import type { Accounts } from '../../callers/accounts.ts';
import { externalSignInInput, externalTokenInput, readInput } from './authInput.ts';
import { signInCookie } from './signInCookie.ts';

type Bindings = { Bindings: HttpBindings };
type Call = Context<Bindings>;

interface ExternalSignInRouteDependencies {
  readonly identity: Pick<IdentityProvider, 'verifyBearerToken'>;
  readonly externalSignIn: () => NonNullable<IdentityProvider['externalSignIn']>;
  readonly count: (c: Call, rule: RateRuleName) => Promise<void>;
  readonly callerOf: (c: Call, locale?: string) => Caller;
  /** The token that the call came with. @throws AuthError or RestError when it came with none, or with an API key */
  readonly tokenOf: (c: Call) => string;
  readonly accounts: Pick<Accounts, 'admit' | 'requireCounting'>;
  readonly signedIn: (c: Call, issued: IssuedToken, caller: Caller) => Promise<Response>;
  readonly isSecure: boolean;
}

/**
 * Signing in on the pages of an issuer: where they are, and the session for the browser that has come back from there. What is
 * answered is bound to the browser by a cookie, so nothing is kept for an `Idempotency-Key`.
 */
export function addExternalSignInRoutes(
  app: Hono<Bindings>,
  { identity, externalSignIn, count, callerOf, tokenOf, accounts, signedIn, isSecure }: ExternalSignInRouteDependencies,
): void {
  app.post('/external-sign-in', async (c) => {
    const { begin } = externalSignIn();
    const { returnTo, invitation, again, locale } = await readInput(c.req, externalSignInInput);
    await count(c, 'externalSignIn');
    const uid = again ? (await identity.verifyBearerToken(tokenOf(c))).uid : null;
    const { address, memory } = await begin({ returnTo, invitationToken: invitation ?? null, uid, locale: callerOf(c, locale).locale });
    signInCookie.keep(c, isSecure, memory);
    return c.json({ data: { address } });
  });

  app.post('/token/external', async (c) => {
    const { redeem, openSession } = externalSignIn();
    const { locale } = await readInput(c.req, externalTokenInput);
    await count(c, 'externalSignIn');
    const caller = callerOf(c, locale);
    const handover = signInCookie.read(c, isSecure);
    signInCookie.forget(c, isSecure);
    const external = await redeem(handover);
    const { person, invitationToken } = external;
    const user = await accounts.admit(person, { address: caller.address, invitationToken, language: caller.locale });
    await accounts.requireCounting(user);
    return signedIn(c, await openSession(external, caller), caller);
  });
}
