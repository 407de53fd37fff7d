import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Caller, IdentityProvider } from '#server/identity/identity.ts';
import type { RateRuleName } from '#server/identity/throttle.ts';
import type { SecurityEvent } from '#server/platform/securityEvents.ts';
import type { Accounts } from '../../callers/accounts.ts';
import { passwordInput, readInput, twoFactorCodeInput } from './authInput.ts';

type Bindings = { Bindings: HttpBindings };
type Call = Context<Bindings>;

interface TwoFactorRouteDependencies {
  readonly twoFactor: () => NonNullable<IdentityProvider['twoFactor']>;
  readonly count: (c: Call, rule: RateRuleName) => Promise<void>;
  readonly callerOf: (c: Call) => Caller;
  /** The token that the call came with. @throws AuthError or RestError when it came with none, or with an API key */
  readonly tokenOf: (c: Call) => string;
  readonly tell: (c: Call, event: Omit<SecurityEvent, 'address'>) => void;
  readonly accounts: Pick<Accounts, 'noteTwoFactor'>;
}

/**
 * Setting the second step of signing in up, and taking it off. Changes are asked with the password, since nobody shall do
 * them who only finds a browser open. What is answered is a secret, so nothing is kept for an `Idempotency-Key`.
 */
export function addTwoFactorRoutes(app: Hono<Bindings>, { twoFactor, count, callerOf, tokenOf, tell, accounts }: TwoFactorRouteDependencies): void {
  app.post('/two-factor/setup', async (c) => {
    const { setUp } = twoFactor();
    const { password } = await readInput(c.req, passwordInput);
    await count(c, 'twoFactor');
    const token = tokenOf(c);
    return c.json({ data: await setUp(token, password, callerOf(c)) });
  });

  app.post('/two-factor/confirm', async (c) => {
    const { confirm } = twoFactor();
    const { code } = await readInput(c.req, twoFactorCodeInput);
    await count(c, 'twoFactor');
    const bearer = tokenOf(c);
    const caller = callerOf(c);
    const { token, identity } = await confirm(bearer, code, caller);
    await accounts.noteTwoFactor(identity, true, caller.address);
    tell(c, { event: 'account_changed', detail: 'two_factor_on' });
    return c.json({ data: { token, expiresAt: identity.expiresAt.toISOString() } });
  });

  app.post('/two-factor/turn-off', async (c) => {
    const { turnOff } = twoFactor();
    const { password } = await readInput(c.req, passwordInput);
    await count(c, 'twoFactor');
    const bearer = tokenOf(c);
    const caller = callerOf(c);
    const { token, identity } = await turnOff(bearer, password, caller);
    await accounts.noteTwoFactor(identity, false, caller.address);
    tell(c, { event: 'account_changed', detail: 'two_factor_off' });
    return c.json({ data: { token, expiresAt: identity.expiresAt.toISOString() } });
  });

  app.post('/two-factor/recovery-codes', async (c) => {
    const { newRecoveryCodes } = twoFactor();
    const { password } = await readInput(c.req, passwordInput);
    await count(c, 'twoFactor');
    const token = tokenOf(c);
    const recoveryCodes = await newRecoveryCodes(token, password, callerOf(c));
    tell(c, { event: 'account_changed', detail: 'recovery_codes' });
    return c.json({ data: { recoveryCodes } });
  });
}
