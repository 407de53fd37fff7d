import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Caller, IdentityProvider, IssuedToken } from '#server/identity/identity.ts';
import { RefusedError } from '#server/identity/identityErrors.ts';
import type { RateRuleName } from '#server/identity/throttle.ts';
import type { User } from '#server/platform/db/generated/client.ts';
import type { SecurityEvent } from '#server/platform/securityEvents.ts';
import type { Accounts } from '../../callers/accounts.ts';
import { RestError } from '../errors.ts';
import { passkeyNameInput, passkeyRegistrationInput, passkeySignInInput, readInput } from './authInput.ts';
import type { Once } from './once.ts';

type Bindings = { Bindings: HttpBindings };
type Call = Context<Bindings>;

interface PasskeyRouteDependencies {
  readonly identity: IdentityProvider;
  /** What a driver can do. @throws RestError when it cannot */
  readonly supported: <T>(operation: T | undefined) => T;
  readonly count: (c: Call, rule: RateRuleName, subject?: string) => Promise<void>;
  readonly callerOf: (c: Call) => Caller;
  /** The token that the call came with. @throws AuthError or RestError when it came with none, or with an API key */
  readonly tokenOf: (c: Call) => string;
  readonly tell: (c: Call, event: Omit<SecurityEvent, 'address'>) => void;
  readonly signedIn: (c: Call, issued: IssuedToken, caller: Caller) => Promise<Response>;
  readonly once: Once;
  readonly accounts: Accounts;
  /** Public ids of passkeys, both ways. */
  readonly passkeyIds: { readonly encode: (uuid: string) => string; readonly decode: (id: string) => string | null };
}

/**
 * Passkeys: adding one, naming it and signing in with it. A ceremony takes two calls, with a challenge that the first answers
 * and that counts once. Adding one needs a sign-in of the last ten minutes. With a token, a sign-in is that person's again, and
 * with a passkey of anybody else it fails.
 */
export function addPasskeyRoutes(app: Hono<Bindings>, deps: PasskeyRouteDependencies): void {
  const { identity, supported, count, callerOf, tokenOf, tell, signedIn, once, accounts, passkeyIds } = deps;

  function usable<T>(operation: T | undefined): T {
    if (operation !== undefined || identity.name !== 'local') return supported(operation);
    throw new RestError('PASSKEYS_NEED_NAME', 'Passkeys need a name as address, such as https://vault.example.org or http://localhost:4000 (PUBLIC_URL).');
  }

  /** Who may add a passkey. */
  async function recent(token: string): Promise<User> {
    const person = await identity.verifyBearerToken(token);
    const user = await accounts.admit(person);
    await accounts.requireCounting(user);
    accounts.requireRecentSignIn(person);
    return user;
  }

  const tokenIfAny = (c: Call) => (c.req.header('authorization') === undefined ? null : tokenOf(c));

  app.post('/passkeys/options', async (c) => {
    const { registrationOptions } = usable(identity.passkeys);
    await count(c, 'passkeys');
    const token = tokenOf(c);
    await recent(token);
    return c.json({ data: await registrationOptions(token, callerOf(c)) });
  });

  app.post('/passkeys', async (c) => {
    const { register } = usable(identity.passkeys);
    const input = await readInput(c.req, passkeyRegistrationInput);
    await count(c, 'passkeys');
    const token = tokenOf(c);
    return once(c, { ...input, token }, async () => {
      const user = await recent(token);
      const caller = callerOf(c);
      const { id, name } = await register(token, input, caller);
      await accounts.notePasskeyAdded(user, name, caller.address);
      return c.json({ data: { id: passkeyIds.encode(id), name } }, 201);
    });
  });

  app.post('/passkeys/rename', async (c) => {
    const { rename } = usable(identity.passkeys);
    const { id, name } = await readInput(c.req, passkeyNameInput);
    await count(c, 'passkeys');
    const token = tokenOf(c);
    const uuid = passkeyIds.decode(id);
    if (uuid === null) throw notFound();
    await rename(token, uuid, name).catch((error: unknown) => {
      throw error instanceof RefusedError ? notFound() : error;
    });
    tell(c, { event: 'account_changed', detail: 'passkey_renamed' });
    return c.body(null, 204);
  });

  app.post('/token/passkey/options', async (c) => {
    const { signInOptions } = usable(identity.passkeys);
    await count(c, 'passkeyOptions');
    return c.json({ data: await signInOptions(tokenIfAny(c), callerOf(c)) });
  });

  app.post('/token/passkey', async (c) => {
    const signIn = usable(identity.signInWithPasskey);
    const { emailOf } = usable(identity.passkeys);
    const proof = await readInput(c.req, passkeySignInInput);
    const caller = callerOf(c);
    const email = await emailOf(proof.credential.id);
    // Others at the same address, such as behind one proxy, hold no known device up.
    const isKnown = email !== null && caller.device !== null && (await identity.knowsDevice?.(email, caller));
    await count(c, 'token', isKnown ? `${email} ${caller.device}` : caller.address);
    const issued = await signIn(proof, caller, tokenIfAny(c)).catch(async (error: unknown) => {
      if (error instanceof RefusedError && email !== null) await accounts.noteSignInFailure(email, caller.address);
      throw error;
    });
    return signedIn(c, issued, caller);
  });
}

const notFound = () => new RestError('NOT_FOUND', 'There is no such passkey.');
