import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Caller, IdentityProvider } from '#server/identity/identity.ts';
import { AuthError } from '#server/identity/identityErrors.ts';
import type { RateRuleName } from '#server/identity/throttle.ts';
import type { SecurityEvent } from '#server/platform/securityEvents.ts';
import type { Accounts } from '../../callers/accounts.ts';
import { parseCredentials } from '../../callers/credentials.ts';
import { RestError } from '../errors.ts';
import { emailVerificationConfirmInput, emailVerificationInput, passwordChangeInput, passwordResetConfirmInput, passwordResetInput, readInput } from './authInput.ts';
import { keepDevice } from './deviceCookie.ts';
import type { onceFor } from './once.ts';

type Bindings = { Bindings: HttpBindings };
type Call = Context<Bindings>;

interface PasswordRouteDependencies {
  readonly identity: IdentityProvider;
  /** What the provider can do. @throws RestError NOT_SUPPORTED */
  readonly supported: <T>(operation: T | undefined) => T;
  /** The same of what takes a mail. @throws RestError MAIL_NOT_SET_UP */
  readonly mailed: <T>(operation: T | undefined) => T;
  readonly count: (c: Call, rule: RateRuleName) => Promise<void>;
  readonly callerOf: (c: Call, locale?: string) => Caller;
  readonly tell: (c: Call, event: Omit<SecurityEvent, 'address'>) => void;
  readonly once: ReturnType<typeof onceFor>;
  readonly accounts: Pick<Accounts, 'notePasskeysEnded'>;
  readonly isSecure: boolean;
}

/** Another password, one that was forgotten, and proving an address: what is asked with a password or with the token of a mail. */
export function addPasswordRoutes(app: Hono<Bindings>, { identity, supported, mailed, count, callerOf, tell, once, accounts, isSecure }: PasswordRouteDependencies): void {
  app.post('/password-change', async (c) => {
    const changePassword = supported(identity.changePassword);
    const input = await readInput(c.req, passwordChangeInput);
    const credentials = parseCredentials(c.req.header('authorization'));
    if (credentials.kind === 'apiKey') throw new RestError('FORBIDDEN', 'An API key cannot change the account. Sign in to do it.');
    if (credentials.kind !== 'token') throw new AuthError(credentials.kind === 'none' ? 'missing' : 'malformed');
    await count(c, 'passwordChange');
    return once(c, { ...input, token: credentials.token }, async () => {
      await changePassword(credentials.token, input);
      tell(c, { event: 'account_changed', detail: 'password' });
      return c.body(null, 204);
    });
  });

  app.post('/password-reset', async (c) => {
    const requestPasswordReset = supported(identity.requestPasswordReset);
    const input = await readInput(c.req, passwordResetInput);
    await count(c, 'passwordReset');
    return once(c, input, async () => {
      await requestPasswordReset(input.email, callerOf(c, input.locale));
      tell(c, { event: 'password_reset_requested' });
      return c.json({ data: { accepted: true } }, 202);
    });
  });

  app.post('/password-reset/confirm', async (c) => {
    const confirmPasswordReset = supported(identity.confirmPasswordReset);
    const input = await readInput(c.req, passwordResetConfirmInput);
    await count(c, 'passwordResetConfirm');
    return once(c, input, async () => {
      const caller = callerOf(c);
      const { device, passkeys } = await confirmPasswordReset(input, caller);
      keepDevice(c, device, isSecure);
      if (passkeys) await accounts.notePasskeysEnded({ provider: identity.name, uid: passkeys.uid }, passkeys.names, caller.address);
      tell(c, { event: 'password_reset' });
      return c.body(null, 204);
    });
  });

  app.post('/email-verification', async (c) => {
    const requestEmailVerification = mailed(identity.requestEmailVerification);
    const input = await readInput(c.req, emailVerificationInput);
    await count(c, 'emailVerification');
    return once(c, input, async () => {
      await requestEmailVerification(input.email, callerOf(c, input.locale));
      return c.json({ data: { accepted: true } }, 202);
    });
  });

  app.post('/email-verification/confirm', async (c) => {
    const confirmEmailVerification = mailed(identity.confirmEmailVerification);
    const input = await readInput(c.req, emailVerificationConfirmInput);
    await count(c, 'emailVerificationConfirm');
    return once(c, input, async () => {
      await confirmEmailVerification(input.token);
      tell(c, { event: 'account_changed', detail: 'email_verified' });
      return c.body(null, 204);
    });
  });
}
