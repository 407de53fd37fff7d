import { APIError } from 'better-auth/api';
import { createBackground } from '../background.ts';
import { addressHeader, openBetterAuth } from '../betterAuth.ts';
import type { Caller, IdentityDependencies, IdentityProvider, IdentitySettings, PasskeyProof, Person } from '../identity.ts';
import { PasswordRefusedError, RefusedError } from '../identityErrors.ts';
import { changePassword } from './localPasswords.ts';
import { confirmReset } from './localResets.ts';
import { createKnownCallers } from '../knownCallers.ts';
import { confirmVerification, newVerificationToken } from './localVerification.ts';
import { createPasskeys } from '../passkeys/localPasskeys.ts';
import { passkeyAddress } from '../passkeyAddress.ts';
import { passwordProblem } from '../passwordRules.ts';
import { type Locale, resetMail } from '../resetMail.ts';
import { createTwoFactor, secondStepIn } from '../twoFactor/localTwoFactor.ts';
import { vaultSecret } from '../secret.ts';
import { endSession, reachable, readSession, sessionOfToken } from '../sessions.ts';
import { createSignInThrottle } from '../signInThrottle.ts';
import { verificationMail } from '../verificationMail.ts';

/** Accounts of the vault's own, on the vault's own database. Nothing but PostgreSQL is needed. */
export async function createLocalProvider(
  settings: IdentitySettings,
  { database, mailer, throttle, notices, passwordHashing, log }: IdentityDependencies,
): Promise<IdentityProvider> {
  const secret = await vaultSecret(settings.VAULT_DATA, 'identity-session');
  const background = createBackground(log);
  const knownCallers = createKnownCallers(database.pool, 'local', secret, notices?.newSignIn);
  const attempts = createSignInThrottle(throttle, knownCallers);
  const auth = openBetterAuth(settings, { database, passwordHashing, log }, secret, ({ email, token, locale }) =>
    mailer.send(resetMail(locale, email, `${settings.PUBLIC_URL}/reset-password/${token}`)).catch(mailAgain('passwordReset', email)),
  );

  const twoFactor = createTwoFactor({ auth, database, secret, attempts, headersOf });
  const passkeys = createPasskeys({ auth, database, secret, headersOf });

  /** Not awaited: how long an answer takes must not tell whether there is an account to write to. */
  const mailVerification = (email: string, locale: Locale) =>
    background.run('verification mail', async () => {
      const token = await newVerificationToken(auth, database, email);
      if (token) await mailer.send(verificationMail(locale, email, `${settings.PUBLIC_URL}/verify-email/${token}`)).catch(mailAgain('emailVerification', email));
    });

  /** A mail that did not go out keeps no other one back. */
  const mailAgain = (kind: 'passwordReset' | 'emailVerification', email: string) => async (error: unknown) => {
    await attempts.forgiveMail(kind, email);
    throw error;
  };

  const dropEndedSessions = (userId: string) => database.prisma.authSession.deleteMany({ where: { provider: 'local', userId, expiresAt: { lt: new Date() } } });

  return {
    name: 'local',
    clientConfig: { identity: 'local', firebase: null },

    async verifyBearerToken(token, address) {
      return reachable(readSession(database.pool, 'local', sessionOfToken(token, secret), address));
    },

    async register({ email, password, displayName }, caller) {
      const problem = passwordProblem(password, email);
      if (problem) throw new PasswordRefusedError(problem);
      const { internalAdapter } = await auth.$context;
      const taken = async () => (await internalAdapter.findUserByEmail(email))?.user ?? null;
      const { user } = await auth.api
        .signUpEmail({ body: { email, password, name: displayName ?? '' }, headers: headersOf(caller) })
        .catch(async (error: unknown) => {
          // Two registrations of one address at the same moment: the loser fails on the unique index.
          throw (await taken()) ? new RefusedError('email-taken') : error;
        });
      // For an address that is taken better-auth answers with a person who does not exist.
      if (!(await internalAdapter.findUserById(user.id))) throw new RefusedError('email-taken');
      // Perhaps a stranger asked for mails to it while there was no account to write to.
      await attempts.forgiveMail('passwordReset', user.email);
      if (settings.SMTP_URL) mailVerification(user.email, caller.locale);
      return personOf(user);
    },

    async issueToken({ email, password }, caller) {
      const attempt = await attempts.begin(email, caller);
      const { headers, response } = await auth.api
        .signInEmail({ body: { email, password }, headers: headersOf(caller), returnHeaders: true })
        .catch((error: unknown) => {
          throw error instanceof APIError && error.statusCode < 500 ? new RefusedError('wrong-credentials') : error;
        });
      await attempt.succeed();
      const secondStep = secondStepIn(headers);
      if (secondStep) return secondStep;
      await dropEndedSessions(response.user.id);
      const token = headers.get('set-auth-token');
      if (!token) throw new Error('better-auth signed in without a signed token.');
      const device = await knownCallers.remember(response.user.id, caller);
      return { token, device, identity: await readSession(database.pool, 'local', sessionOfToken(token, secret)) };
    },

    async finishSignIn(proof, caller) {
      const signedIn = await twoFactor.finishSignIn(proof, caller);
      return { ...signedIn, device: await knownCallers.remember(signedIn.identity.uid, caller) };
    },

    twoFactor,

    ...(passkeyAddress(settings.PUBLIC_URL) && {
      passkeys,
      async signInWithPasskey(proof: PasskeyProof, caller: Caller, sameAs: string | null) {
        const signedIn = await passkeys.signIn(proof, caller, sameAs);
        await dropEndedSessions(signedIn.identity.uid);
        return { ...signedIn, device: await knownCallers.remember(signedIn.identity.uid, caller) };
      },
    }),

    knowsDevice: async (email, caller) => (await knownCallers.recognise(email, caller)).isKnownDevice,

    async changePassword(token, change) {
      const person = await reachable(readSession(database.pool, 'local', sessionOfToken(token, secret)));
      await throttle.count('passwordChange', person.uid);
      await changePassword(auth, database, person, change);
      await notices?.passwordChanged(person.uid);
    },

    async signOut(token) {
      const session = sessionOfToken(token, secret);
      await reachable(readSession(database.pool, 'local', session));
      await endSession(database.prisma, session);
    },

    async requestPasswordReset(email, caller) {
      if (!(await attempts.mayMail('passwordReset', email, caller))) return;
      // Not awaited: how long the answer takes must not tell whether there is an account to write to.
      background.run('password reset mail', () =>
        auth.api.requestPasswordReset({
          body: { email },
          // The only way to hand the language through to `sendResetPassword`.
          request: new Request(settings.PUBLIC_URL, { headers: { 'accept-language': caller.locale } }),
        }),
      );
    },

    async confirmPasswordReset(reset, caller) {
      const { id, email, passkeys: names } = await confirmReset(auth, database, reset);
      await attempts.forgive(email, caller);
      await attempts.forgiveMail('passwordReset', email);
      await notices?.passwordChanged(id);
      return { device: await knownCallers.remember(id, caller), passkeys: { uid: id, names } };
    },

    // A mail that nobody sends proves nothing.
    ...(settings.SMTP_URL && {
      async requestEmailVerification(email: string, caller: Caller) {
        if (await attempts.mayMail('emailVerification', email, caller)) mailVerification(email, caller.locale);
      },
      confirmEmailVerification: (token: string) => confirmVerification(auth, database, token),
    }),

    close: () => background.idle(),
  };
}

function headersOf({ address, userAgent }: Caller): Headers {
  return new Headers({ [addressHeader]: address, ...(userAgent && { 'user-agent': userAgent }) });
}

function personOf(user: {
  id: string;
  email: string;
  emailVerified: boolean;
  name: string;
  image?: string | null;
}): Person {
  const { id, email, emailVerified, name, image } = user;
  return { provider: 'local', uid: id, email, emailVerified, name: name || null, photoUrl: image ?? null };
}
