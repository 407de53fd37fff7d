import { scryptSync } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLocalProvider } from '#server/identity/local/local.ts';
import { createThrottle, delayRules, TooManyAttemptsError } from '#server/identity/throttle.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { useDatabase } from '#tests/support/database.ts';
import {
  caller,
  goodPassword,
  type LocalVault,
  localVault,
  newEmail,
  recordingLog,
  recordingMailer,
  registered,
  settings,
  temporaryFolder,
  wrongTimes,
} from '#tests/support/identity.ts';

const database = useDatabase();

/** As if the lock had run its time. */
const waitOutLock = (vault: LocalVault) =>
  vault.database.pool.query(
    `UPDATE "AuthThrottle" SET "blockedUntil" = now() - interval '1 second' WHERE "blockedUntil" > now()`,
  );

test('a registered person signs in, and the token says who they are', async () => {
  const vault = await localVault(database.url);
  const { email, password, person } = await registered(vault);
  const { token, identity } = await vault.identity.issueToken({ email, password }, caller);
  expect(await vault.identity.verifyBearerToken(token)).toEqual(identity);
  expect(identity).toMatchObject({
    provider: 'local',
    uid: person.uid,
    email,
    emailVerified: false,
    name: 'Ada Lovelace',
  });
  expect(identity.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
});

test('what is stored of a password is its salted scrypt, at a cost that makes guessing slow', async () => {
  const vault = await localVault(database.url, { hashesQuickly: false });
  const { email, password, person } = await registered(vault);
  const [account] = await vault.database.prisma.authAccount.findMany({ where: { userId: person.uid } });
  const [salt = '', key = ''] = account?.password?.split(':') ?? [];
  expect(scryptSync(password, salt, 64, { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }).toString('hex')).toBe(key);
  expect((await vault.identity.issueToken({ email, password }, caller)).identity).toMatchObject({ email });
  await expect(vault.identity.issueToken({ email, password: 'not the password' }, caller)).rejects.toMatchObject({ reason: 'wrong-credentials' });
});

test('the address is the same in any case, and the device is noted with the address that we give', async () => {
  const vault = await localVault(database.url);
  const { email, password, person } = await registered(vault);
  await vault.identity.issueToken({ email: email.toUpperCase(), password }, caller);
  const sessions = await vault.database.prisma.authSession.findMany({ where: { userId: person.uid } });
  expect(sessions).toMatchObject([{ ipAddress: '192.0.2.1', userAgent: 'tests' }]);
});

test('a wrong password and an unknown address get the same answer', async () => {
  const vault = await localVault(database.url);
  const { email } = await registered(vault);
  const wrong = await vault.identity
    .issueToken({ email, password: 'not the password' }, caller)
    .catch((error: unknown) => error);
  const unknown = await vault.identity
    .issueToken({ email: newEmail(), password: 'x' }, caller)
    .catch((error: unknown) => error);
  expect(wrong).toMatchObject({ reason: 'wrong-credentials' });
  expect(unknown).toEqual(wrong);
});

test('an address has one account, also when many register it at the same moment', async () => {
  const vault = await localVault(database.url);
  const email = newEmail();
  const tries = await Promise.allSettled(
    Array.from({ length: 5 }, () =>
      vault.identity.register({ email, password: goodPassword, displayName: null }, caller),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ reason: 'email-taken' });
  await expect(
    vault.identity.register({ email, password: goodPassword, displayName: null }, caller),
  ).rejects.toMatchObject({
    reason: 'email-taken',
  });
  expect(await vault.database.prisma.authUser.count({ where: { email } })).toBe(1);
});

test('registration opens no session and refuses weak passwords', async () => {
  const vault = await localVault(database.url);
  const { person } = await registered(vault);
  expect(await vault.database.prisma.authSession.count({ where: { userId: person.uid } })).toBe(0);
  await expect(
    vault.identity.register({ email: newEmail(), password: 'Password2024!', displayName: null }, caller),
  ).rejects.toMatchObject({ problem: 'COMMON' });
});

test('what stands in the database is no credential, nor is a token of another vault', async () => {
  const vault = await localVault(database.url);
  const other = await localVault(database.url);
  const { email, password } = await registered(vault);
  const { token } = await vault.identity.issueToken({ email, password }, caller);
  const stored = token.split('.')[0] ?? '';
  expect(await vault.database.prisma.authSession.count({ where: { token: stored } })).toBe(1);
  for (const forged of [stored, `${stored}.`, `${stored}.${'A'.repeat(43)}=`, `x${token}`, '.', '']) {
    await expect(vault.identity.verifyBearerToken(forged)).rejects.toMatchObject({ reason: 'malformed' });
  }
  await expect(other.identity.verifyBearerToken(token)).rejects.toMatchObject({ reason: 'malformed' });
});

test('signing out ends this session and no other', async () => {
  const vault = await localVault(database.url);
  const account = await registered(vault);
  const here = await vault.identity.issueToken(account, caller);
  const there = await vault.identity.issueToken(account, caller);
  await vault.identity.signOut(here.token);
  await expect(vault.identity.verifyBearerToken(here.token)).rejects.toMatchObject({ reason: 'revoked' });
  await expect(vault.identity.signOut(here.token)).rejects.toMatchObject({ reason: 'revoked' });
  await expect(vault.identity.verifyBearerToken(there.token)).resolves.toMatchObject({ email: account.email });
});

test('a session ends 90 days after signing in, however much it is used', async () => {
  const vault = await localVault(database.url);
  const account = await registered(vault);
  const { token, identity } = await vault.identity.issueToken(account, caller);
  const id = identity.sessionId ?? '';
  const day = 86_400_000;
  const signedInAt = new Date(Date.now() - 80 * day);
  await vault.database.prisma.authSession.update({ where: { id }, data: { createdAt: signedInAt, expiresAt: new Date(Date.now() + day) } });
  expect((await vault.identity.verifyBearerToken(token)).expiresAt).toEqual(new Date(signedInAt.getTime() + 90 * day));
  await vault.database.prisma.authSession.update({ where: { id }, data: { createdAt: new Date(Date.now() - 91 * day), expiresAt: new Date(Date.now() + day) } });
  await expect(vault.identity.verifyBearerToken(token)).rejects.toMatchObject({ reason: 'expired' });
});

test('a session that is used slides, at most once a day, and one that is not used ends', async () => {
  const vault = await localVault(database.url);
  const account = await registered(vault);
  const { token, identity } = await vault.identity.issueToken(account, caller);
  const where = { token: token.split('.')[0] ?? '' };
  await vault.identity.verifyBearerToken(token);
  expect((await vault.database.prisma.authSession.findUniqueOrThrow({ where })).expiresAt).toEqual(identity.expiresAt);

  await vault.database.prisma.authSession.update({
    where,
    data: { expiresAt: new Date(Date.now() + 28 * 86_400_000) },
  });
  const slid = await vault.identity.verifyBearerToken(token);
  expect(slid.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  expect((await vault.database.prisma.authSession.findUniqueOrThrow({ where })).expiresAt).toEqual(slid.expiresAt);

  await vault.database.prisma.authSession.update({ where, data: { expiresAt: new Date(Date.now() - 1_000) } });
  await expect(vault.identity.verifyBearerToken(token)).rejects.toMatchObject({ reason: 'expired' });
  await vault.identity.issueToken(account, caller);
  expect(await vault.database.prisma.authSession.findUnique({ where })).toBeNull();
});

test('five wrong passwords lock the account, for longer each time, until the right one comes', async () => {
  const vault = await localVault(database.url);
  const account = await registered(vault);
  await wrongTimes(vault, account.email, delayRules.signIn.attempts);
  const locked = await vault.identity.issueToken(account, caller).catch((error: unknown) => error);
  expect(locked).toBeInstanceOf(TooManyAttemptsError);
  expect(locked).toMatchObject({ scope: 'account' });
  expect((locked as TooManyAttemptsError).retryAfterSeconds).toBeLessThanOrEqual(delayRules.signIn.firstSeconds);

  await waitOutLock(vault);
  await wrongTimes(vault, account.email, 1);
  const longer = await vault.identity.issueToken(account, caller).catch((error: unknown) => error);
  expect((longer as TooManyAttemptsError).retryAfterSeconds).toBeGreaterThan(delayRules.signIn.firstSeconds);
  expect((longer as TooManyAttemptsError).retryAfterSeconds).toBeLessThanOrEqual(2 * delayRules.signIn.firstSeconds);

  await waitOutLock(vault);
  await expect(vault.identity.issueToken(account, caller)).resolves.toHaveProperty('token');
  await wrongTimes(vault, account.email, delayRules.signIn.attempts - 1);
  await expect(vault.identity.issueToken(account, caller)).resolves.toHaveProperty('token');
});

test('the lock holds in every process, and for accounts that do not exist', async () => {
  const folder = temporaryFolder();
  const one = await localVault(database.url, { folder });
  const two = await localVault(database.url, { folder });
  const { email, password } = await registered(one);
  await wrongTimes(one, email, 3);
  await wrongTimes(two, email, 2);
  await expect(one.identity.issueToken({ email, password }, caller)).rejects.toBeInstanceOf(TooManyAttemptsError);
  const nobody = newEmail();
  await wrongTimes(two, nobody, delayRules.signIn.attempts);
  await expect(one.identity.issueToken({ email: nobody, password }, caller)).rejects.toBeInstanceOf(
    TooManyAttemptsError,
  );
});

test('attempts sent at the same moment cannot slip past the lock together', async () => {
  const vault = await localVault(database.url);
  const { email } = await registered(vault);
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => vault.identity.issueToken({ email, password: `guess number ${n}` }, caller)),
  );
  const locked = tries.filter((one) => one.status === 'rejected' && one.reason instanceof TooManyAttemptsError);
  expect(locked).toHaveLength(20 - delayRules.signIn.attempts);
});

test('RATE_LIMIT=0 switches the lock off', async () => {
  const vault = await localVault(database.url, { rateLimit: 0 });
  const account = await registered(vault);
  await wrongTimes(vault, account.email, delayRules.signIn.attempts + 1);
  await expect(vault.identity.issueToken(account, caller)).resolves.toHaveProperty('token');
});

test('the secret is made once, for this user alone, and outlives the process', async () => {
  const folder = temporaryFolder();
  const [one, two] = await Promise.all([localVault(database.url, { folder }), localVault(database.url, { folder })]);
  const account = await registered(one);
  const { token } = await one.identity.issueToken(account, caller);
  await expect(two.identity.verifyBearerToken(token)).resolves.toMatchObject({ email: account.email });
  const later = await localVault(database.url, { folder });
  await expect(later.identity.verifyBearerToken(token)).resolves.toMatchObject({ email: account.email });
  expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'secrets', 'identity-session')).mode & 0o777).toBe(0o600);
});

test('a database that is away is no reason to sign people out, and no log names them', async () => {
  const folder = temporaryFolder();
  const vault = await localVault(database.url, { folder });
  const account = await registered(vault);
  const { token } = await vault.identity.issueToken(account, caller);
  const away = openDatabase('postgresql://nobody@127.0.0.1:1/nothing');
  const { log, lines } = recordingLog();
  const cut = await createLocalProvider(settings(folder), {
    database: away,
    mailer: recordingMailer(),
    throttle: createThrottle(vault.database.pool, 0),
    log,
  });
  await expect(cut.verifyBearerToken(token)).rejects.toMatchObject({ reason: 'unavailable' });
  await expect(cut.register?.({ ...account, displayName: null }, caller)).rejects.not.toHaveProperty('reason');
  await expect(cut.requestPasswordReset?.(account.email, caller)).rejects.not.toHaveProperty('reason');
  await cut.close();
  await away.close();
  const mailer = { ...recordingMailer(), send: ({ to }: { to: string }) => Promise.reject(new Error(`No such mailbox: ${to}`)) };
  const mailless = await createLocalProvider(settings(folder), { database: vault.database, mailer, throttle: vault.throttle, log });
  await mailless.requestPasswordReset?.(account.email, caller);
  await mailless.close();
  expect(lines).not.toEqual([]);
  expect(lines.join('')).not.toContain(account.email);
  expect(lines.join('')).not.toContain(account.password);
});

test('the provider offers all there is, and nothing to configure for the browser', async () => {
  const vault = await localVault(database.url);
  expect(vault.identity).toMatchObject({ name: 'local', clientConfig: { identity: 'local', firebase: null } });
});
