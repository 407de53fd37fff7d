import { APIError } from 'better-auth/api';
import type { Database } from '#server/platform/db/database.ts';
import type { BetterAuth } from '../betterAuth.ts';
import { challengeIn } from '../challenge.ts';
import type { Caller, Identity, PasskeyCeremonies } from '../identity.ts';
import { RefusedError } from '../identityErrors.ts';
import { readSession, sessionOfToken } from '../sessions.ts';
import { notVerified, passkeyCookie } from '../passkeyOptions.ts';

/** How many a person has at most. */
export const mostPasskeys = 20;

/** What the route has looked at: whether it proves anything is the plug-in's to say. */
type Assertion = NonNullable<Parameters<BetterAuth['api']['verifyPasskeyAuthentication']>[0]>['body']['response'];

interface PasskeyDependencies {
  readonly auth: BetterAuth;
  readonly database: Database;
  readonly secret: string;
  /** What better-auth learns of a caller. */
  readonly headersOf: (caller: Caller) => Headers;
}

/** Passkeys by better-auth's plug-in. Its challenges count for five minutes, once, for what they were asked for. */
export function createPasskeys({ auth, database, secret, headersOf }: PasskeyDependencies): PasskeyCeremonies {
  const identityOf = (token: string): Promise<Identity> => readSession(database.pool, 'local', sessionOfToken(token, secret));
  const { authPasskey } = database.prisma;

  async function headersWith(caller: Caller, { token, challenge }: { token?: string | null; challenge?: string }): Promise<Headers> {
    const headers = headersOf(caller);
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (challenge) headers.set('cookie', `${(await auth.$context).createAuthCookie(passkeyCookie).name}=${challenge}`);
    return headers;
  }

  async function requireRoom(uid: string, most: number): Promise<void> {
    if ((await authPasskey.count({ where: { userId: uid } })) > most) throw new RefusedError('too-many-passkeys');
  }

  return {
    async registrationOptions(token, caller) {
      const { uid } = await identityOf(token);
      await requireRoom(uid, mostPasskeys - 1);
      const answer = await auth.api.generatePasskeyRegistrationOptions({ headers: await headersWith(caller, { token }), returnHeaders: true }).catch(refuse);
      return { challenge: challengeOf(answer.headers), options: answer.response };
    },

    async register(token, { challenge, credential, name }, caller) {
      const { uid } = await identityOf(token);
      await requireRoom(uid, mostPasskeys - 1);
      const made = await auth.api.verifyPasskeyRegistration({ body: { response: credential, name }, headers: await headersWith(caller, { token, challenge }) }).catch(refuse);
      // Of several at the same moment each counts those of the others: too few stay rather than too many. Nor does one stay
      // whose session a reset of the password has ended meanwhile.
      await Promise.all([identityOf(token), requireRoom(uid, mostPasskeys)]).catch(async (error: unknown) => {
        await authPasskey.deleteMany({ where: { id: made.id } });
        throw error;
      });
      return { id: made.id, name };
    },

    async rename(token, id, name) {
      const { uid } = await identityOf(token);
      const { count } = await authPasskey.updateMany({ where: { id, userId: uid }, data: { name } });
      if (count === 0) throw new RefusedError('unknown-passkey');
    },

    async signInOptions(token, caller) {
      if (token !== null) await identityOf(token);
      const answer = await auth.api.generatePasskeyAuthenticationOptions({ headers: await headersWith(caller, { token }), returnHeaders: true }).catch(refuse);
      return { challenge: challengeOf(answer.headers), options: { ...answer.response, userVerification: 'required' } };
    },

    async signIn({ challenge, credential }, caller, sameAs) {
      const expected = sameAs === null ? null : await identityOf(sameAs);
      const answer = await auth.api
        .verifyPasskeyAuthentication({ body: { response: credential as unknown as Assertion }, headers: await headersWith(caller, { challenge }), returnHeaders: true })
        .catch(refuse);
      const token = answer.headers.get('set-auth-token');
      if (!token) throw new Error('better-auth signed in without a signed token.');
      const identity = await identityOf(token);
      const isSame = expected === null || expected.uid === identity.uid;
      // Removed meanwhile, by a reset of the password perhaps, it signs nobody in.
      const isThere = (await authPasskey.count({ where: { credentialID: credential.id } })) > 0;
      if (!isSame || !isThere) {
        await (await auth.$context).internalAdapter.deleteSession(sessionOfToken(token, secret));
        throw new RefusedError(isThere ? 'wrong-passkey' : 'unknown-passkey');
      }
      return { token, identity };
    },

    async emailOf(credentialId) {
      const passkey = await authPasskey.findUnique({ where: { credentialID: credentialId }, select: { user: { select: { email: true } } } });
      return passkey?.user.email ?? null;
    },
  };
}

function challengeOf(headers: Headers): string {
  const challenge = challengeIn(headers, passkeyCookie);
  if (challenge === null) throw new Error('better-auth gave no challenge.');
  return challenge;
}

function refuse(error: unknown): never {
  const code = error instanceof APIError ? (error.body as { code?: string } | undefined)?.code : undefined;
  const reason = refusals[code ?? ''];
  throw reason ? new RefusedError(reason) : error;
}

const refusals: Partial<Record<string, RefusedError['reason']>> = {
  CHALLENGE_NOT_FOUND: 'invalid-passkey-challenge',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'invalid-passkey-challenge',
  PASSKEY_NOT_FOUND: 'unknown-passkey',
  AUTHENTICATION_FAILED: 'wrong-passkey',
  FAILED_TO_VERIFY_REGISTRATION: 'wrong-passkey',
  [notVerified]: 'wrong-passkey',
};
