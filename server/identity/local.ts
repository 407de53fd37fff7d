import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth/minimal';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { bearer } from 'better-auth/plugins/bearer';
import { APIError } from 'better-auth/api';
import type { Database } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';
import { createBackground } from './background.ts';
import {
  AuthError,
  type Caller,
  type IdentityDependencies,
  type IdentityProvider,
  type IdentitySettings,
  PasswordRefusedError,
  type Person,
  RefusedError,
} from './identity.ts';
import { readSession, sessionOfToken, sessionSeconds } from './localSessions.ts';
import { passwordLength, passwordProblem } from './passwordRules.ts';
import { type Locale, resetMail } from './resetMail.ts';
import { vaultSecret } from './secret.ts';

/** Ours alone: better-auth would believe whatever the network sent in `X-Forwarded-For`. */
const addressHeader = 'x-vault-caller-address';
const resetTokenSeconds = 3_600;

type SendReset = (mail: { email: string; token: string; locale: Locale }) => Promise<void>;

/**
 * better-auth as a library behind our own routes: its HTTP handler is not mounted, so its rate limits (which trust
 * forwarded addresses) and its cookies are out of play. The minimal entry with Prisma needs half the memory and half
 * the start of the default one, which brings Kysely.
 */
function openBetterAuth(settings: IdentitySettings, database: Database, secret: string, log: Log, send: SendReset) {
  return betterAuth({
    appName: 'Knowledge Vault',
    baseURL: settings.PUBLIC_URL,
    secret,
    database: prismaAdapter(database.prisma, { provider: 'postgresql' }),
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    advanced: {
      ipAddress: { ipAddressHeaders: [addressHeader] },
      // Ids of sessions are told to their person: as all others, they are UUIDs.
      database: { generateId: () => randomUUID() },
    },
    user: { modelName: 'authUser' },
    session: {
      modelName: 'authSession',
      expiresIn: sessionSeconds.life,
      updateAge: sessionSeconds.prolongAfter,
    },
    account: { modelName: 'authAccount' },
    verification: { modelName: 'authVerification', storeIdentifier: 'hashed' },
    plugins: [bearer({ requireSignature: true })],
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: passwordLength.min,
      // Counted in UTF-16 units there, in characters by our rules.
      maxPasswordLength: passwordLength.max * 2,
      resetPasswordTokenExpiresIn: resetTokenSeconds,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }, request) =>
        send({ email: user.email, token, locale: (request?.headers.get('accept-language') ?? 'en') as Locale }),
    },
    logger: {
      level: 'error',
      // Its messages may carry addresses, its arguments whole rows: the name of the error is enough to look further.
      log: (_level, message, ...details) =>
        log.error(
          { errors: details.map((detail) => (detail instanceof Error ? detail.name : typeof detail)) },
          message,
        ),
    },
  });
}

/** Accounts of the vault's own, on the vault's own database. Nothing but PostgreSQL is needed. */
export async function createLocalProvider(
  settings: IdentitySettings,
  { database, mailer, throttle, log }: IdentityDependencies,
): Promise<IdentityProvider> {
  const secret = await vaultSecret(settings.VAULT_DATA, 'identity-session');
  const background = createBackground(log);
  const auth = openBetterAuth(settings, database, secret, log, ({ email, token, locale }) =>
    mailer.send(resetMail(locale, email, `${settings.PUBLIC_URL}/reset-password/${token}`)),
  );

  /** The account that a reset token stands for, without using the token up. */
  async function accountOfResetToken(token: string) {
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    const user = found && found.expiresAt > new Date() ? await internalAdapter.findUserById(found.value) : null;
    if (!user) throw new RefusedError('invalid-reset-token');
    return user;
  }

  return {
    name: 'local',
    clientConfig: { identity: 'local', firebase: null },

    async verifyBearerToken(token) {
      return reachable(readSession(database.pool, sessionOfToken(token, secret)));
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
      return personOf(user);
    },

    async issueToken({ email, password }, caller) {
      await throttle.beginSignIn(email);
      const { headers, response } = await auth.api
        .signInEmail({ body: { email, password }, headers: headersOf(caller), returnHeaders: true })
        .catch((error: unknown) => {
          throw error instanceof APIError && error.statusCode < 500 ? new RefusedError('wrong-credentials') : error;
        });
      await throttle.forgiveSignIn(email);
      await database.prisma.authSession.deleteMany({
        where: { userId: response.user.id, expiresAt: { lt: new Date() } },
      });
      const token = headers.get('set-auth-token');
      if (!token) throw new Error('better-auth signed in without a signed token.');
      return { token, identity: await readSession(database.pool, sessionOfToken(token, secret)) };
    },

    async signOut(token) {
      const session = sessionOfToken(token, secret);
      await reachable(readSession(database.pool, session));
      await (await auth.$context).internalAdapter.deleteSession(session);
    },

    async requestPasswordReset(email, { locale }) {
      await throttle.count('passwordResetOfAccount', email.toLowerCase());
      // Not awaited: how long the answer takes must not tell whether there is an account to write to.
      background.run('password reset mail', () =>
        auth.api.requestPasswordReset({
          body: { email },
          // The only way to hand the language through to `sendResetPassword`.
          request: new Request(settings.PUBLIC_URL, { headers: { 'accept-language': locale } }),
        }),
      );
    },

    async confirmPasswordReset(token, password) {
      const account = await accountOfResetToken(token);
      const problem = passwordProblem(password, account.email);
      if (problem) throw new PasswordRefusedError(problem);
      await auth.api.resetPassword({ body: { token, newPassword: password } }).catch((error: unknown) => {
        throw error instanceof APIError && error.statusCode < 500 ? new RefusedError('invalid-reset-token') : error;
      });
      // The link went to their mailbox, so the address is theirs; older links must not undo this password.
      await database.prisma.authUser.update({ where: { id: account.id }, data: { emailVerified: true } });
      await database.prisma.authVerification.deleteMany({ where: { value: account.id } });
      await throttle.forgiveSignIn(account.email);
    },

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

/** A database that does not answer says nothing about the token. */
async function reachable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof AuthError ? error : new AuthError('unavailable', { cause: error });
  }
}
