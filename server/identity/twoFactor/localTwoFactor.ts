import { APIError } from 'better-auth/api';
import type { Database } from '#server/platform/db/database.ts';
import type { BetterAuth } from '../betterAuth.ts';
import { challengeIn } from '../challenge.ts';
import type { Caller, Identity, SecondStep, TwoFactorCeremonies } from '../identity.ts';
import { RefusedError } from '../identityErrors.ts';
import { readSession, sessionOfToken } from '../sessions.ts';
import type { SignInThrottle } from '../signInThrottle.ts';
import { TooManyAttemptsError } from '../throttle.ts';

interface TwoFactorDependencies {
  readonly auth: BetterAuth;
  readonly database: Database;
  readonly secret: string;
  readonly attempts: SignInThrottle;
  /** What better-auth learns of a caller. */
  readonly headersOf: (caller: Caller) => Headers;
}

/** What locks the second step for a while after ten wrong codes in a row, whatever the password (better-auth's default). */
const lockSeconds = 900;
const challengeCookie = 'two_factor';

/** Time-based codes and recovery codes by better-auth's plug-in. What is to be changed is asked with the password. */
export function createTwoFactor({ auth, database, secret, attempts, headersOf }: TwoFactorDependencies): TwoFactorCeremonies {
  const identityOf = (token: string): Promise<Identity> => readSession(database.pool, 'local', sessionOfToken(token, secret));

  function headersWith(caller: Caller, more: Record<string, string>): Headers {
    const headers = headersOf(caller);
    for (const [name, value] of Object.entries(more)) headers.set(name, value);
    return headers;
  }

  /** Does what needs the password; a wrong one counts as one at sign-in does. */
  async function withPassword<T>(token: string, caller: Caller, work: (headers: Headers, identity: Identity) => Promise<T>): Promise<T> {
    const identity = await identityOf(token);
    const attempt = await attempts.begin(identity.email ?? '', caller);
    try {
      const done = await work(headersWith(caller, { authorization: `Bearer ${token}` }), identity);
      await attempt.succeed();
      return done;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal instanceof RefusedError && refusal.reason !== 'wrong-credentials') await attempt.succeed();
      throw refusal;
    }
  }

  /** The session that took the place of the one before. */
  async function renewed(headers: Headers) {
    const token = headers.get('set-auth-token');
    if (!token) throw new Error('better-auth gave no session in the place of the one before.');
    return { token, identity: await identityOf(token) };
  }

  const isOn = async (uid: string) => (await database.prisma.authTwoFactor.count({ where: { userId: uid, verified: true } })) > 0;

  /** Of several sign-ins with one code the first counts: whoever looks over a shoulder is too late. */
  async function useUp(uid: string, code: string): Promise<boolean> {
    const count = await database.prisma.$executeRaw`
      update "AuthTwoFactor" set "lastCode" = ${code}, "lastCodeAt" = now()
      where "userId" = ${uid} and not ("lastCode" is not distinct from ${code} and "lastCodeAt" > now() - interval '3 minutes')`;
    return count > 0;
  }

  async function countRecoveryCodes(uid: string): Promise<void> {
    const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: uid } });
    await database.prisma.authTwoFactor.update({ where: { userId: uid }, data: { recoveryCodesLeft: backupCodes.length } });
  }

  return {
    async finishSignIn({ challenge, code, recoveryCode }, caller) {
      const { name } = (await auth.$context).createAuthCookie(challengeCookie);
      const headers = headersWith(caller, { cookie: `${name}=${challenge}` });
      const verify = recoveryCode === undefined
        ? auth.api.verifyTOTP({ body: { code: code ?? '' }, headers, returnHeaders: true })
        : auth.api.verifyBackupCode({ body: { code: recoveryCode }, headers, returnHeaders: true });
      const answer = await verify.catch((error: unknown) => {
        throw refusalOf(error);
      });
      const signedIn = await renewed(answer.headers);
      if (recoveryCode !== undefined) await countRecoveryCodes(signedIn.identity.uid);
      else if (!(await useUp(signedIn.identity.uid, code ?? ''))) {
        await (await auth.$context).internalAdapter.deleteSession(sessionOfToken(signedIn.token, secret));
        throw new RefusedError('wrong-code');
      }
      return signedIn;
    },

    setUp: (token, password, caller) =>
      withPassword(token, caller, async (headers) => {
        const answer = await auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers });
        if (!('totpURI' in answer)) throw new Error('better-auth set up another second step.');
        return { uri: answer.totpURI, recoveryCodes: answer.backupCodes };
      }),

    async confirm(token, code, caller) {
      const { uid } = await identityOf(token);
      if (await isOn(uid)) throw new RefusedError('two-factor-on');
      const headers = headersWith(caller, { authorization: `Bearer ${token}` });
      const answer = await auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }).catch((error: unknown) => {
        throw refusalOf(error);
      });
      await useUp(uid, code);
      await database.prisma.authTwoFactor.update({ where: { userId: uid }, data: { enabledAt: new Date(), recoveryCodesLeft: recoveryCodeCount } });
      return renewed(answer.headers);
    },

    turnOff: (token, password, caller) =>
      withPassword(token, caller, async (headers, { uid }) => {
        if (!(await isOn(uid))) throw new RefusedError('two-factor-off');
        const answer = await auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true });
        return renewed(answer.headers);
      }),

    newRecoveryCodes: (token, password, caller) =>
      withPassword(token, caller, async (headers, { uid }) => {
        if (!(await isOn(uid))) throw new RefusedError('two-factor-off');
        const { backupCodes } = await auth.api.generateBackupCodes({ body: { password }, headers });
        await countRecoveryCodes(uid);
        return backupCodes;
      }),
  };
}

const recoveryCodeCount = 10;

/** What stands for a sign-in that waits for its second step, in the headers of better-auth's answer; null when it waits for none. */
export function secondStepIn(headers: Headers): SecondStep | null {
  const challenge = challengeIn(headers, challengeCookie);
  return challenge === null ? null : { challenge };
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof APIError)) return error;
  // Two took the last step with one recovery code at the same moment.
  if (error.statusCode === 409) return new RefusedError('wrong-code');
  const reason = refusals[(error.body as { code?: string } | undefined)?.code ?? ''];
  if (reason === 'locked') return new TooManyAttemptsError('account', lockSeconds);
  return reason ? new RefusedError(reason) : error;
}

const refusals: Partial<Record<string, RefusedError['reason'] | 'locked'>> = {
  INVALID_PASSWORD: 'wrong-credentials',
  INVALID_CODE: 'wrong-code',
  INVALID_BACKUP_CODE: 'wrong-code',
  INVALID_TWO_FACTOR_COOKIE: 'invalid-challenge',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'invalid-challenge',
  ACCOUNT_TEMPORARILY_LOCKED: 'locked',
  TOTP_ALREADY_ENABLED: 'two-factor-on',
  TOTP_NOT_ENABLED: 'two-factor-off',
  BACKUP_CODES_NOT_ENABLED: 'two-factor-off',
};
