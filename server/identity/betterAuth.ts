import { randomUUID } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth/minimal';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { bearer } from 'better-auth/plugins/bearer';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { IdentityDependencies, IdentitySettings } from './identity.ts';
import { passkeyOptions } from './passkeyOptions.ts';
import { passwordLength } from './passwordRules.ts';
import type { Locale } from './resetMail.ts';
import { sessionSeconds } from './sessions.ts';

/** Ours alone: better-auth would believe whatever the network sent in `X-Forwarded-For`. */
export const addressHeader = 'x-vault-caller-address';
const resetTokenSeconds = 3_600;

type SendReset = (mail: { email: string; token: string; locale: Locale }) => Promise<void>;

/**
 * better-auth as a library behind our own routes: its HTTP handler is not mounted, so its rate limits (which trust
 * forwarded addresses) and its cookies are out of play. The minimal entry with Prisma needs half the memory and half
 * the start of the default one, which brings Kysely.
 */
export function openBetterAuth(
  settings: IdentitySettings,
  { database, passwordHashing, log }: Pick<IdentityDependencies, 'database' | 'passwordHashing' | 'log'>,
  secret: string,
  send: SendReset,
) {
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
    plugins: [
      twoFactor({ schema: { twoFactor: { modelName: 'authTwoFactor' } } }),
      passkey(passkeyOptions(settings.PUBLIC_URL, database)),
      bearer({ requireSignature: true }),
    ],
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: passwordLength.min,
      // Counted in UTF-16 units there, in characters by our rules.
      maxPasswordLength: passwordLength.max * 2,
      ...(passwordHashing && { password: passwordHashing }),
      resetPasswordTokenExpiresIn: resetTokenSeconds,
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

/** better-auth as this vault opens it. */
export type BetterAuth = ReturnType<typeof openBetterAuth>;
