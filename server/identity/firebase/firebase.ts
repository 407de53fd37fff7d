import { createHash, randomUUID } from 'node:crypto';
import type { Agent } from 'node:https';
import { cert, type Credential, deleteApp, initializeApp } from 'firebase-admin/app';
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import { createBackground } from '../background.ts';
import { endApiKeys } from '../endApiKeys.ts';
import { authErrorOf, codeOf, isCompactJwt } from './firebaseErrors.ts';
import { openResetEndpoint } from './firebaseReset.ts';
import type { Identity, IdentityDependencies, IdentityProvider, IdentitySettings, PasswordReset } from '../identity.ts';
import { AuthError, PasswordRefusedError, RefusedError } from '../identityErrors.ts';
import { passwordProblem } from '../passwordRules.ts';
import { resetMail } from '../resetMail.ts';
import { createSignInThrottle } from '../signInThrottle.ts';

interface FirebaseOptions {
  /** For all traffic to Google except the reset endpoint. */
  readonly httpAgent?: Agent;
  /** How long an answer "not revoked" of Google counts for one token. Each question is a round trip. */
  readonly revocationSeconds?: number;
  /** How long a token may take to verify before the provider counts as away: shorter than callers wait (10 s). */
  readonly timeoutMs?: number;
}

/** Tokens whose revocation was checked lately; beyond this the oldest are checked again. */
const maxCachedTokens = 10_000;

/**
 * Accounts of a Firebase project. People sign in and out in the browser with Firebase's SDK, so there is neither
 * `issueToken` nor `signOut`: Firebase can only end all sessions of a person, and signing out of one device must not.
 * With a service account (or the emulator) tokens are checked for revocation and people can register and ask for a
 * reset; with a project id alone, tokens are verified by signature only.
 * @throws Error with one line for a person when the settings cannot be used
 */
export function createFirebaseProvider(
  settings: IdentitySettings,
  { database, mailer, throttle, log }: IdentityDependencies,
  { httpAgent, revocationSeconds = 30, timeoutMs = 8_000 }: FirebaseOptions = {},
): IdentityProvider {
  const emulator = settings.FIREBASE_AUTH_EMULATOR_HOST;
  const projectId = settings.FIREBASE_PROJECT_ID;
  if (!projectId) throw new Error('FIREBASE_PROJECT_ID must be set when IDENTITY=firebase.');
  const keyFile = settings.GOOGLE_APPLICATION_CREDENTIALS;
  const app = initializeApp(
    {
      projectId,
      ...(httpAgent && { httpAgent }),
      ...(keyFile && !emulator && { credential: readKeyFile(keyFile, httpAgent) }),
    },
    `vault-${randomUUID()}`,
  );
  const auth = getAuth(app);
  const background = createBackground(log);
  // Who signs in with Firebase's SDK is not seen here, so nobody is known.
  const mails = createSignInThrottle(throttle, { recognise: async (email, { address }) => ({ subject: `${email.toLowerCase()} ${address}`, isKnown: false, isKnownDevice: false }) });
  const canCheckRevocation = Boolean(keyFile ?? emulator);
  if (!canCheckRevocation) {
    log.warn(
      'GOOGLE_APPLICATION_CREDENTIALS is not set: revoked tokens count until they expire, and nobody can register.',
    );
  }

  if (!settings.FIREBASE_API_KEY && !emulator) {
    log.warn('FIREBASE_API_KEY is not set: the web client cannot sign anybody in, and resets cannot be confirmed here.');
  }

  const checkedAt = new Map<string, number>();

  /** Asks Google whether the account still stands and the token was not revoked, unless it did so lately. */
  async function checkRevocation(token: string): Promise<void> {
    const key = createHash('sha256').update(token).digest('base64');
    const last = checkedAt.get(key);
    if (last !== undefined && Date.now() - last < revocationSeconds * 1_000) return;
    checkedAt.delete(key);
    await auth.verifyIdToken(token, true);
    checkedAt.set(key, Date.now());
    if (checkedAt.size > maxCachedTokens) checkedAt.delete(checkedAt.keys().next().value as string);
  }

  async function verify(token: string): Promise<Identity> {
    const decoded = await auth.verifyIdToken(token);
    if (canCheckRevocation) await checkRevocation(token);
    return identityOf(decoded);
  }

  let closing: Promise<void> | undefined;
  const provider: IdentityProvider = {
    name: 'firebase',
    clientConfig: {
      identity: 'firebase',
      firebase: {
        apiKey: settings.FIREBASE_API_KEY ?? (emulator ? 'emulator' : ''),
        authDomain: settings.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
        projectId,
        ...(emulator && { emulatorUrl: `http://${emulator}` }),
      },
    },

    async verifyBearerToken(token) {
      if (!isCompactJwt(token)) throw new AuthError('malformed');
      try {
        return await withTimeout(timeoutMs, verify(token));
      } catch (error) {
        throw authErrorOf(error);
      }
    },

    close: () => (closing ??= background.idle().then(() => deleteApp(app))),
  };
  if (!canCheckRevocation) return provider;

  const resets = openResetEndpoint({ apiKey: settings.FIREBASE_API_KEY, emulator });
  return {
    ...provider,

    async register({ email, password, displayName }) {
      const problem = passwordProblem(password, email);
      if (problem) throw new PasswordRefusedError(problem);
      try {
        const user = await auth.createUser({ email, password, ...(displayName && { displayName }) });
        return {
          provider: 'firebase',
          uid: user.uid,
          email: user.email ?? email,
          emailVerified: user.emailVerified,
          name: user.displayName ?? null,
          photoUrl: user.photoURL ?? null,
        };
      } catch (error) {
        throw codeOf(error) === 'auth/email-already-exists' ? new RefusedError('email-taken') : authErrorOf(error);
      }
    },

    async requestPasswordReset(email, caller) {
      if (!(await mails.mayMail('passwordReset', email, caller))) return;
      background.run('password reset mail', async () => {
        // Asked first: what a link for an unknown address fails with depends on the project's settings.
        const account = await auth.getUserByEmail(email).catch((error: unknown) => {
          if (codeOf(error) === 'auth/user-not-found') return null;
          throw authErrorOf(error);
        });
        if (!account) return;
        const link = await auth.generatePasswordResetLink(email).catch((error: unknown) => {
          throw authErrorOf(error);
        });
        // The code in Firebase's link, carried by our own page and in the person's language.
        const code = new URL(link).searchParams.get('oobCode');
        if (!code) throw new AuthError('unavailable');
        await mailer.send(resetMail(caller.locale, email, `${settings.PUBLIC_URL}/reset-password/${code}`)).catch(async (error: unknown) => {
          await mails.forgiveMail('passwordReset', email);
          throw error;
        });
      });
    },

    ...(resets && {
      async confirmPasswordReset({ token: code, password, revokeApiKeys }: PasswordReset) {
        const email = await resets.emailOf(code);
        const problem = passwordProblem(password, email);
        if (problem) throw new PasswordRefusedError(problem);
        const account = await auth.getUserByEmail(email).catch((error: unknown) => {
          throw authErrorOf(error);
        });
        await resets.confirm(code, password);
        checkedAt.clear();
        // Firebase does not say since when an address is proven: with this link it is at the latest.
        if (revokeApiKeys || !account.emailVerified) await endApiKeys(database.prisma, { provider: 'firebase', uid: account.uid }, 'all');
        await mails.forgiveMail('passwordReset', email);
        return { device: null };
      },
    }),
  };
}

function readKeyFile(file: string, httpAgent: Agent | undefined): Credential {
  try {
    // By its path: given the parsed file, the library leaves the agent out when it asks for access.
    return cert(file, httpAgent);
  } catch {
    // Without the library's words: they quote what could not be parsed, and that is a private key.
    throw new Error(
      `GOOGLE_APPLICATION_CREDENTIALS=${JSON.stringify(file)} cannot be used as the key file of a service account.`,
    );
  }
}

/** The library retries for up to a minute, longer than anybody waits for an answer. */
async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new AuthError('unavailable', { cause: new Error(`no answer within ${ms} ms`) })),
      ms,
    );
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function identityOf(token: DecodedIdToken): Identity {
  return {
    provider: 'firebase',
    uid: token.uid,
    email: token.email ?? null,
    emailVerified: token.email_verified ?? false,
    name: typeof token['name'] === 'string' ? token['name'] : null,
    photoUrl: token.picture ?? null,
    expiresAt: new Date(token.exp * 1_000),
    authTime: new Date(token.auth_time * 1_000),
    sessionId: null,
  };
}
