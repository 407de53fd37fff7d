import { expect, test } from 'vitest';
import { apiKeyHint, hashApiKey, newApiKeySecret, verifyApiKey } from '#server/identity/apiKeys.ts';
import { delayRules, TooManyAttemptsError } from '#server/identity/throttle.ts';
import { useDatabase } from '#tests/support/database.ts';
import { caller, type LocalVault, localVault, newEmail, registered, resetTokenIn, verificationTokenIn, wrongTimes } from '#tests/support/identity.ts';

const database = useDatabase();

test('a reset link sets a new password once, ends every session, lifts the lock and proves the address', async () => {
  const vault = await localVault(database.url);
  const { email, password, person } = await registered(vault);
  const before = await vault.identity.issueToken({ email, password }, caller);
  await wrongTimes(vault, email, delayRules.signIn.attempts);

  await vault.identity.requestPasswordReset(email, caller);
  await vault.identity.requestPasswordReset(email.toUpperCase(), caller);
  const [older, newer] = [resetTokenIn(await vault.mailer.next()), resetTokenIn(await vault.mailer.next())];
  const stored = await vault.database.prisma.authVerification.findMany({ where: { value: person.uid } });
  expect(stored).toHaveLength(2);
  for (const { identifier, expiresAt } of stored) {
    expect(identifier).not.toContain(older);
    expect(identifier).not.toContain(newer);
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);
  }

  await expect(vault.identity.confirmPasswordReset({ token: newer, password: 'too short', revokeApiKeys: false }, caller)).rejects.toMatchObject({ problem: 'TOO_SHORT' });
  await expect(vault.identity.confirmPasswordReset({ token: newer, password: email, revokeApiKeys: false }, caller)).rejects.toMatchObject({ problem: 'EQUALS_EMAIL' });
  await vault.identity.confirmPasswordReset({ token: newer, password: 'eleven green herons', revokeApiKeys: false }, caller);
  for (const spent of [newer, older]) {
    await expect(vault.identity.confirmPasswordReset({ token: spent, password: 'twelve red herons', revokeApiKeys: false }, caller)).rejects.toMatchObject({
      reason: 'invalid-reset-token',
    });
  }
  await expect(vault.identity.verifyBearerToken(before.token)).rejects.toMatchObject({ reason: 'revoked' });
  await expect(vault.identity.issueToken({ email, password }, caller)).rejects.toMatchObject({
    reason: 'wrong-credentials',
  });
  const { identity } = await vault.identity.issueToken({ email, password: 'eleven green herons' }, caller);
  expect(identity.emailVerified).toBe(true);
});

test('of many uses of one reset link at the same moment one succeeds', async () => {
  const vault = await localVault(database.url);
  const { email } = await registered(vault);
  await vault.identity.requestPasswordReset(email, caller);
  const token = resetTokenIn(await vault.mailer.next());
  const tries = await Promise.allSettled(
    Array.from({ length: 4 }, (_, n) => vault.identity.confirmPasswordReset({ token, password: `eleven green herons ${n}`, revokeApiKeys: false }, caller)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a reset link works for an hour', async () => {
  const vault = await localVault(database.url);
  const { email, person } = await registered(vault);
  await vault.identity.requestPasswordReset(email, caller);
  const token = resetTokenIn(await vault.mailer.next());
  await vault.database.prisma.authVerification.updateMany({
    where: { value: person.uid },
    data: { expiresAt: new Date(Date.now() - 1_000) },
  });
  await expect(vault.identity.confirmPasswordReset({ token, password: 'eleven green herons', revokeApiKeys: false }, caller)).rejects.toMatchObject({
    reason: 'invalid-reset-token',
  });
});

test.each([
  ['en', 'Set a new password', 'one hour'],
  ['es', 'Elige una nueva contraseña', 'una hora'],
  ['zh', '设置新密码', '一小时'],
  ['ar', 'تعيين كلمة مرور جديدة', 'ساعة واحدة'],
  ['he', 'הגדרת סיסמה חדשה', 'שעה אחת'],
] as const)('the reset mail speaks %s', async (locale, subject, validity) => {
  const vault = await localVault(database.url);
  const { email } = await registered(vault);
  await vault.identity.requestPasswordReset(email, { ...caller, locale });
  const mail = await vault.mailer.next();
  expect(mail).toMatchObject({ to: email, subject: expect.stringContaining(subject) });
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(validity);
    expect(part).toContain(`https://vault.example.org/reset-password/${resetTokenIn(mail)}`);
  }
  expect(mail.html).toContain(`<html lang="${locale}"${locale === 'ar' || locale === 'he' ? ' dir="rtl"' : ''}>`);
  expect(mail.html).toMatch(/<a [^>]*dir="ltr"[^>]*>https:/);
  expect(mail.html).not.toMatch(/<img|<link|url\(/);
});

test('a reset for an unknown address resolves alike and mails nothing; one caller may ask three times an hour', async () => {
  const vault = await localVault(database.url);
  const { email, password } = await registered(vault);
  await vault.identity.issueToken({ email, password }, caller);
  for (const address of [newEmail(), email]) {
    for (let i = 0; i < 3; i++)
      await expect(vault.identity.requestPasswordReset(address, caller)).resolves.toBeUndefined();
    await expect(vault.identity.requestPasswordReset(address, caller)).rejects.toBeInstanceOf(TooManyAttemptsError);
  }
  await vault.identity.close();
  expect(vault.mailer.sent.map(({ to }) => to)).toEqual([email, email, email]);
});

test('strangers neither use up the resets of an account nor fill its mailbox, and a link is always there', async () => {
  const vault = await localVault(database.url);
  const { email, password } = await registered(vault);
  await vault.identity.issueToken({ email, password }, caller);
  const stranger = (n: number) => ({ ...caller, address: `198.51.100.${n}` });
  for (let n = 0; n < 40; n++) await vault.identity.requestPasswordReset(email, stranger(n));
  // From where nobody has signed in yet, the link that strangers asked for is the owner's to use.
  await vault.identity.requestPasswordReset(email, stranger(77));
  await vault.identity.close();
  expect(vault.mailer.sent).toHaveLength(1);

  await vault.identity.requestPasswordReset(email, caller);
  const own = [await vault.mailer.next(), await vault.mailer.next()][1];
  await vault.identity.confirmPasswordReset({ token: resetTokenIn(own ?? { text: '' }), password: 'eleven green herons', revokeApiKeys: false }, stranger(77));
  // The link is used: whoever asks next gets another.
  await vault.identity.requestPasswordReset(email, stranger(78));
  expect((await vault.mailer.next()).to).toBe(email);
});

test('a mail that did not go out holds no other one back', async () => {
  const vault = await localVault(database.url);
  const { email } = await registered(vault);
  const { send } = vault.mailer;
  vault.mailer.send = () => Promise.reject(new Error('away'));
  await vault.identity.requestPasswordReset(email, caller);
  await vault.identity.close();
  vault.mailer.send = send;
  await vault.identity.requestPasswordReset(email, caller);
  expect((await vault.mailer.next()).to).toBe(email);
});

/** A key of a person, made some seconds ago. Answers whether it counts. */
async function apiKeyOf({ database: { prisma } }: LocalVault, uid: string, secondsAgo: number): Promise<() => Promise<boolean>> {
  const user = await prisma.user.upsert({ where: { provider_uid: { provider: 'local', uid } }, create: { provider: 'local', uid }, update: {} });
  const secret = newApiKeySecret();
  const createdAt = new Date(Date.now() - secondsAgo * 1_000);
  await prisma.apiKey.create({ data: { userId: user.id, name: 'script', secretHash: hashApiKey(secret), hint: apiKeyHint(secret), scopes: ['read'], createdAt } });
  return () => verifyApiKey(prisma, secret).then(() => true, () => false);
}

async function reset(vault: LocalVault, email: string, revokeApiKeys = false): Promise<void> {
  await vault.identity.requestPasswordReset(email, caller);
  const token = resetTokenIn(await vault.mailer.next());
  await vault.identity.confirmPasswordReset({ token, password: 'eleven green herons', revokeApiKeys }, caller);
}

test('whoever registers an address of somebody else keeps neither session nor key when its owner resets the password', async () => {
  const vault = await localVault(database.url);
  const stranger = await registered(vault);
  const { token } = await vault.identity.issueToken(stranger, caller);
  const counts = await apiKeyOf(vault, stranger.person.uid, 10);
  expect(await counts()).toBe(true);
  await reset(vault, stranger.email);
  expect(await counts()).toBe(false);
  await expect(vault.identity.verifyBearerToken(token)).rejects.toMatchObject({ reason: 'revoked' });
});

test('an owner who follows the link of a stranger’s registration gets rid of the stranger’s keys with the next reset', async () => {
  const vault = await localVault(database.url, { sendsMail: true });
  const stranger = await registered(vault);
  const older = await apiKeyOf(vault, stranger.person.uid, 10);
  await vault.identity.confirmEmailVerification(verificationTokenIn(await vault.mailer.next()));
  await reset(vault, stranger.email);
  expect(await older()).toBe(false);
});

test('keys made since the address was proven stay, unless all of them shall end; those of others always stay', async () => {
  const vault = await localVault(database.url, { sendsMail: true });
  const { email, person } = await registered(vault);
  await vault.identity.confirmEmailVerification(verificationTokenIn(await vault.mailer.next()));
  const older = await apiKeyOf(vault, person.uid, 60);
  const newer = await apiKeyOf(vault, person.uid, -1);
  const others = await apiKeyOf(vault, (await registered(vault)).person.uid, 60);
  await vault.mailer.next();
  await reset(vault, email);
  expect([await older(), await newer(), await others()]).toEqual([false, true, true]);
  await reset(vault, email, true);
  expect([await newer(), await others()]).toEqual([false, true]);
});
