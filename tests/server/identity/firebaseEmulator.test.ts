import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createFirebaseProvider } from '#server/identity/firebase/firebase.ts';
import type { IdentityProvider } from '#server/identity/identity.ts';
import { createThrottle } from '#server/identity/throttle.ts';
import { type Database, openDatabase } from '#server/platform/db/database.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type FirebaseEmulator, startFirebaseEmulator } from '#tests/support/firebaseEmulator.ts';
import {
  caller,
  goodPassword,
  newEmail,
  recordingLog,
  recordingMailer,
  resetTokenIn,
  settings,
} from '#tests/support/identity.ts';

const source = useDatabase();
let database: Database;
let emulator: FirebaseEmulator;
let identity: Required<IdentityProvider>;
let mailer: ReturnType<typeof recordingMailer>;
let logged: string[];

beforeAll(async () => {
  database = openDatabase(source.url, { max: 2 });
  emulator = await startFirebaseEmulator();
  // As production behaves: it does not tell whether an address has an account.
  await emulator.call('PATCH', `/emulator/v1/projects/${emulator.project}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
});
afterAll(async () => {
  await emulator.stop();
  await database.close();
});

beforeEach(() => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', emulator.host);
  mailer = recordingMailer();
  const { log, lines } = recordingLog();
  logged = lines;
  identity = createFirebaseProvider(
    settings('', {
      IDENTITY: 'firebase',
      FIREBASE_PROJECT_ID: emulator.project,
      FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    }),
    { database, mailer, throttle: createThrottle(undefined as never, 0), log },
    { revocationSeconds: 0 },
  ) as Required<IdentityProvider>;
});
afterEach(async () => {
  await identity.close();
  vi.unstubAllEnvs();
});

async function registered() {
  const email = newEmail();
  const person = await identity.register({ email, password: goodPassword, displayName: 'Ada' }, caller);
  return { email, uid: person.uid, person };
}

/** As the browser signs in. */
const signIn = (email: string, password: string) =>
  emulator.call<{ idToken: string }>('POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any', {
    email,
    password,
    returnSecureToken: true,
  });

const change = (uid: string, changes: Record<string, unknown>) =>
  emulator.call('POST', `/identitytoolkit.googleapis.com/v1/projects/${emulator.project}/accounts:update`, {
    localId: uid,
    ...changes,
  });

test('a person registers here, signs in there, and the token counts here', async () => {
  const { email, uid, person } = await registered();
  expect(person).toEqual({ provider: 'firebase', uid, email, emailVerified: false, name: 'Ada', photoUrl: null });
  const { idToken } = await signIn(email, goodPassword);
  expect(await identity.verifyBearerToken(idToken)).toEqual({
    ...person,
    expiresAt: expect.any(Date),
    sessionId: null,
    authTime: expect.any(Date),
  });
  await expect(identity.register({ email, password: goodPassword, displayName: null }, caller)).rejects.toMatchObject({
    reason: 'email-taken',
  });
});

test('a session that was revoked, and an account that is disabled or gone, count no more', async () => {
  const { email, uid } = await registered();
  const { idToken } = await signIn(email, goodPassword);
  const reasonNow = () =>
    identity.verifyBearerToken(idToken).then(
      () => null,
      (error: unknown) => (error as { reason?: string }).reason,
    );
  expect(await reasonNow()).toBeNull();
  await change(uid, { validSince: String(Math.floor(Date.now() / 1_000) + 60) });
  expect(await reasonNow()).toBe('revoked');
  await change(uid, { disableUser: true });
  expect(await reasonNow()).toBe('disabled');
  await emulator.call('POST', `/identitytoolkit.googleapis.com/v1/projects/${emulator.project}/accounts:delete`, {
    localId: uid,
  });
  expect(await reasonNow()).toBe('unknown-user');
});

test('a password is reset by our own mail, once, and ends the keys that were made before the address was proven', async () => {
  const { email, uid } = await registered();
  const { id } = await database.prisma.user.create({ data: { provider: 'firebase', uid } });
  const key = await database.prisma.apiKey.create({ data: { userId: id, name: 'script', secretHash: uid, hint: 'abcd', scopes: ['read'] } });
  await identity.requestPasswordReset(email, { ...caller, locale: 'es' });
  const mail = await mailer.next();
  expect(mail).toMatchObject({ to: email, subject: expect.stringContaining('contraseña') });
  const code = resetTokenIn(mail);
  await expect(identity.confirmPasswordReset({ token: code, password: 'qwertyuiop', revokeApiKeys: false }, caller)).rejects.toMatchObject({ problem: 'COMMON' });
  await expect(identity.confirmPasswordReset({ token: code, password: email, revokeApiKeys: false }, caller)).rejects.toMatchObject({ problem: 'EQUALS_EMAIL' });
  await identity.confirmPasswordReset({ token: code, password: 'eleven green herons', revokeApiKeys: false }, caller);
  await expect(identity.confirmPasswordReset({ token: code, password: 'twelve red herons', revokeApiKeys: false }, caller)).rejects.toMatchObject({
    reason: 'invalid-reset-token',
  });
  await expect(identity.confirmPasswordReset({ token: 'nonsense', password: 'twelve red herons', revokeApiKeys: false }, caller)).rejects.toMatchObject({
    reason: 'invalid-reset-token',
  });
  expect((await database.prisma.apiKey.findUniqueOrThrow({ where: { id: key.id } })).revokedAt).not.toBeNull();
  await expect(signIn(email, goodPassword)).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
  await expect(signIn(email, 'eleven green herons')).resolves.toHaveProperty('idToken');
});

test('a reset for an unknown address resolves alike and mails nothing', async () => {
  await expect(identity.requestPasswordReset(newEmail(), caller)).resolves.toBeUndefined();
  await identity.close();
  expect(mailer.sent).toEqual([]);
  expect(logged).toEqual([]);
});

test('the browser is told where the emulator is', () => {
  expect(identity.clientConfig).toEqual({
    identity: 'firebase',
    firebase: {
      apiKey: 'emulator',
      authDomain: `${emulator.project}.firebaseapp.com`,
      projectId: emulator.project,
      emulatorUrl: `http://${emulator.host}`,
    },
  });
});
