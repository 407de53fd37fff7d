import type { Caller } from './identity.ts';
import type { KnownCallers } from './knownCallers.ts';
import { type Throttle, TooManyAttemptsError } from './throttle.ts';

/** An attempt that was counted as a failure before the password was looked at. */
interface SignInAttempt {
  /** The password was right: this attempt and the caller's failures before it no longer count. */
  succeed(): Promise<void>;
}

/**
 * How often passwords of one account may be tried. Each caller has a count of its own; those that have never signed in to
 * the account have one together, too, so that guessing from many addresses is as slow. Whoever has signed in before is
 * held up by nobody else. Works alike for accounts that do not exist.
 */
export interface SignInThrottle {
  /** @throws TooManyAttemptsError while the caller, or all that are unknown, must wait */
  begin(email: string, caller: Caller): Promise<SignInAttempt>;
  /** A new password was set by mail: failures with the old one say nothing. */
  forgive(email: string, caller: Caller): Promise<void>;
  /**
   * Whether a mail that somebody asked for is to be sent. Mails for unknown callers are coalesced: the link of the one
   * before still counts.
   * @throws TooManyAttemptsError when this caller has asked too often for this account
   */
  mayMail(kind: MailKind, email: string, caller: Caller): Promise<boolean>;
  /** The next mail is sent at once: the one before did not go out, or its link was used. */
  forgiveMail(kind: MailKind, email: string): Promise<void>;
}

type MailKind = 'passwordReset' | 'emailVerification';

export function createSignInThrottle(throttle: Throttle, known: Pick<KnownCallers, 'recognise'>): SignInThrottle {
  return {
    async begin(email, caller) {
      const account = email.toLowerCase();
      const { subject, isKnown } = await known.recognise(email, caller);
      await wait(throttle.attempt('signIn', subject));
      if (!isKnown) {
        await wait(throttle.attempt('signInOfUnknownCallers', account)).catch(async (error: unknown) => {
          // No password was looked at.
          await throttle.takeBack('signIn', subject);
          throw error;
        });
      }
      return {
        async succeed() {
          await throttle.forgive('signIn', subject);
          // Only this attempt: what others guess goes on counting.
          if (!isKnown) await throttle.takeBack('signInOfUnknownCallers', account);
        },
      };
    },

    async forgive(email, caller) {
      const { subject } = await known.recognise(email, caller);
      await throttle.forgive('signIn', subject);
      await throttle.forgive('signInOfUnknownCallers', email.toLowerCase());
    },

    async mayMail(kind, email, caller) {
      const { subject, isKnown } = await known.recognise(email, caller);
      await throttle.count(`${kind}OfAccount`, subject);
      return isKnown || (await throttle.attempt(`${kind}Mail`, email.toLowerCase())) === 0;
    },

    forgiveMail: (kind, email) => throttle.forgive(`${kind}Mail`, email.toLowerCase()),
  };
}

async function wait(attempt: Promise<number>): Promise<void> {
  const seconds = await attempt;
  if (seconds > 0) throw new TooManyAttemptsError('account', seconds);
}
