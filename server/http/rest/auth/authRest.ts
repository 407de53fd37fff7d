import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { verifyApiKey } from '#server/identity/apiKeys.ts';
import { findUserById, setMailLanguage } from '#server/identity/ensureUser.ts';
import { createIdempotentCalls } from '#server/identity/idempotentCalls.ts';
import type { Caller, IdentityProvider, IssuedToken, SecondStep } from '#server/identity/identity.ts';
import { AuthError, RefusedError } from '#server/identity/identityErrors.ts';
import type { RateRuleName, Throttle } from '#server/identity/throttle.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { User } from '#server/platform/db/generated/client.ts';
import type { Log } from '#server/platform/log.ts';
import { logSecurityEvent, type SecurityEvent } from '#server/platform/securityEvents.ts';
import type { Accounts } from '../../callers/accounts.ts';
import { callerAddress, type TrustedProxies } from '../../requests/callerAddress.ts';
import { credentialsOf, parseCredentials } from '../../callers/credentials.ts';
import { preferredLocale } from '../../requests/preferredLocale.ts';
import { rateHeaders } from '../../limits/rateLimit.ts';
import { docsPage } from '../docsPage.ts';
import { RestError } from '../errors.ts';
import { authDocument } from './authDocument.ts';
import { answerError, refusalEventOf } from './authErrors.ts';
import { readInput, registrationInput, tokenInput, tokenValidateInput, twoFactorSignInInput } from './authInput.ts';
import { deviceOf, keepDevice } from './deviceCookie.ts';
import { addExternalSignInRoutes } from './externalSignInRoutes.ts';
import { onceFor } from './once.ts';
import { addPasskeyRoutes } from './passkeyRoutes.ts';
import { addPasswordRoutes } from './passwordRoutes.ts';
import { addTwoFactorRoutes } from './twoFactorRoutes.ts';

/** The row of a person as far as this service shows it. */
type UserRow = Pick<User, 'id' | 'email' | 'displayName' | 'photoUrl'>;

interface AuthRestDependencies {
  readonly identity: IdentityProvider;
  readonly db: Db;
  readonly throttle: Throttle;
  readonly trustedProxies: TrustedProxies;
  readonly accounts: Accounts;
  /** The public id of a row in `User`. */
  readonly publicUserId: (uuid: string) => string;
  /** Public ids of passkeys, both ways. */
  readonly passkeyIds: { readonly encode: (uuid: string) => string; readonly decode: (id: string) => string | null };
  /** Whether people reach the vault by https, so that cookies need never travel without. */
  readonly isSecure: boolean;
  /** Hides passwords in what is kept of a call with an Idempotency-Key; one for all processes of a vault. */
  readonly idempotencySecret: string;
  readonly log: Log;
}

type Bindings = { Bindings: HttpBindings };
type Call = Context<Bindings>;

/**
 * The auth service, to be mounted at `/auth/api/v1`: registration, tokens and passwords for scripts and for the
 * web client (architecture.md section 5). Every answer is `{"data": …}` or `{"error": {"code", "message", "fields"?}}`,
 * or has no body. A call that the identity provider leaves to others answers 404 NOT_SUPPORTED. Counted calls say in
 * `RateLimit-…` headers how many are left.
 *
 * `Idempotency-Key` is taken by every call. Registration, both calls of a reset and of a verification, and sign-out answer as they did the
 * first time. `token` answers a secret, which is not kept: a repetition is another token for the same password.
 * `token/validate` changes nothing, and says what is true now.
 */
export function authRest({
  identity,
  db,
  throttle,
  trustedProxies,
  accounts,
  publicUserId,
  passkeyIds,
  isSecure,
  idempotencySecret,
  log,
}: AuthRestDependencies): Hono<Bindings> {
  const app = new Hono<Bindings>();

  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  app.onError((error, c) => {
    const refusal = refusalEventOf(error);
    if (refusal) tell(c, refusal);
    return answerError(c, error, log);
  });

  const tell = (c: Call, event: Omit<SecurityEvent, 'address'>) => logSecurityEvent(log, { ...event, address: callerOf(c).address });

  const callerOf = (c: Call, locale?: string): Caller => ({
    address: callerAddress(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies),
    userAgent: c.req.header('user-agent')?.slice(0, 300) ?? null,
    locale: preferredLocale(locale, c.req.header('accept-language')),
    ...deviceOf(c),
  });
  const once = onceFor(createIdempotentCalls(db, idempotencySecret));

  async function count(c: Call, rule: RateRuleName, subject = callerOf(c).address): Promise<void> {
    const state = await throttle.count(rule, subject);
    for (const [name, value] of Object.entries(rateHeaders(state))) c.header(name, value);
  }

  const userOf = ({ id, email, displayName, photoUrl }: UserRow) => ({
    id: publicUserId(id),
    email,
    displayName,
    photoURL: photoUrl,
  });

  /** What a driver can do, or an answer that says that it cannot. */
  function supported<T>(operation: T | undefined): T {
    if (operation !== undefined) return operation;
    throw new RestError('NOT_SUPPORTED', `This vault leaves that to its identity provider (${identity.name}).`);
  }

  /** What a vault of its own accounts can do once it can send mail. */
  function mailed<T>(operation: T | undefined): T {
    if (operation !== undefined || identity.name !== 'local') return supported(operation);
    throw new RestError('MAIL_NOT_SET_UP', 'This vault sends no mail (SMTP_URL is not set), so it cannot confirm addresses.');
  }

  app.post('/registration', async (c) => {
    const register = supported(identity.register);
    const input = await readInput(c.req, registrationInput);
    await count(c, 'registration');
    return once(c, input, async () => {
      const { email, password, displayName, invitation: invitationToken } = input;
      await accounts.requireRegistration({ email, emailVerified: false, invitationToken });
      const person = await register({ email, password, displayName: displayName || null }, callerOf(c));
      const user = await accounts.admit(person, { address: callerOf(c).address, invitationToken });
      await setMailLanguage(db, user.id, callerOf(c).locale);
      tell(c, { event: 'account_created', userId: user.id });
      return c.json({ data: { user: userOf(user) } }, 201);
    });
  });

  app.post('/token', async (c) => {
    const issueToken = supported(identity.issueToken);
    const credentials = await readInput(c.req, tokenInput);
    const caller = callerOf(c);
    // Others at the same address, such as behind one proxy, hold no known device up.
    const isKnown = caller.device !== null && (await identity.knowsDevice?.(credentials.email, caller));
    await count(c, 'token', isKnown ? `${credentials.email} ${caller.device}` : caller.address);
    const issued = await issueToken(credentials, caller).catch(async (error: unknown) => {
      if (error instanceof RefusedError) await accounts.noteSignInFailure(credentials.email, caller.address);
      throw error;
    });
    return 'challenge' in issued ? c.json(secondStepNeeded(issued), 401) : signedIn(c, issued, caller);
  });

  app.post('/token/two-factor', async (c) => {
    const finishSignIn = supported(identity.finishSignIn);
    const proof = await readInput(c.req, twoFactorSignInInput);
    await count(c, 'secondStep');
    const caller = callerOf(c);
    return signedIn(c, await finishSignIn(proof, caller), caller);
  });

  async function signedIn(c: Call, { token, device, identity: person }: IssuedToken, caller: Caller): Promise<Response> {
    const user = await accounts.admit(person, caller);
    await accounts.requireCounting(user);
    keepDevice(c, device, isSecure);
    await accounts.noteSignIn(user.id, caller.address);
    tell(c, { event: 'sign_in', userId: user.id });
    return c.json({ data: { token, expiresAt: person.expiresAt.toISOString(), user: userOf(user) } });
  }

  app.post('/token/validate', async (c) => {
    const { token } = await readInput(c.req, tokenValidateInput);
    await count(c, 'tokenValidate');
    const user = await holderOf(token).catch((error: unknown) => {
      if (error instanceof AuthError && error.reason !== 'unavailable') return null;
      throw error;
    });
    return c.json({ data: user ? { valid: true, user: userOf(user) } : { valid: false } });
  });

  async function holderOf(token: string): Promise<UserRow | null> {
    const credentials = credentialsOf(token);
    if (credentials.kind === 'apiKey') {
      const { userId } = await verifyApiKey(db, credentials.secret);
      return countingOnly(await findUserById(db, userId));
    }
    return countingOnly(await accounts.admit(await identity.verifyBearerToken(token)));
  }

  async function countingOnly(user: User | null): Promise<User | null> {
    if (user) await accounts.requireCounting(user);
    return user;
  }

  /** The token that a call came with, for what an API key must not do. */
  function tokenOf(c: Call, whyNoKey = 'No API key can do this. Sign in.'): string {
    const credentials = parseCredentials(c.req.header('authorization'));
    if (credentials.kind === 'apiKey') throw new RestError('FORBIDDEN', whyNoKey);
    if (credentials.kind !== 'token') throw new AuthError(credentials.kind === 'none' ? 'missing' : 'malformed');
    return credentials.token;
  }

  addTwoFactorRoutes(app, { twoFactor: () => supported(identity.twoFactor), count, callerOf, tokenOf, tell, accounts });
  addPasskeyRoutes(app, { identity, supported, count, callerOf, tokenOf, tell, signedIn, once, accounts, passkeyIds });

  addExternalSignInRoutes(app, { identity, externalSignIn: () => supported(identity.externalSignIn), count, callerOf, tokenOf, accounts, signedIn, isSecure });

  app.post('/sign-out', async (c) => {
    const signOut = supported(identity.signOut);
    await count(c, 'signOut');
    const token = tokenOf(c, 'An API key is not signed out. Revoke it instead.');
    return once(c, { kind: 'token', token }, async () => {
      await signOut(token);
      tell(c, { event: 'sign_out' });
      return c.body(null, 204);
    });
  });

  addPasswordRoutes(app, { identity, supported, mailed, count, callerOf, tell, once, accounts, isSecure });

  const document = authDocument();
  app.get('/openapi.json', (c) => c.json(document, 200, { 'Cache-Control': 'no-cache' }));
  app.get('/docs', (c) => c.html(docsPage(document), 200, { 'Cache-Control': 'no-cache' }));

  const known = new Set(app.routes.filter(({ method }) => method === 'POST').map(({ path }) => path));
  for (const path of known) {
    app.options(path, (c) => c.body(null, 204, { Allow: 'OPTIONS, POST' }));
    app.all(path, () => {
      throw new RestError('METHOD_NOT_ALLOWED', 'This address only takes POST.', undefined, { Allow: 'OPTIONS, POST' });
    });
  }
  app.all('*', () => {
    throw new RestError('NOT_FOUND', 'There is no such call.');
  });

  return app;
}

/** Who does not know of second steps reads an error that says what is missing. */
function secondStepNeeded({ challenge }: SecondStep) {
  return { error: { code: 'TWO_FACTOR_REQUIRED', message: 'The password is right. Send a code with this challenge to POST /token/two-factor.', challenge } };
}
