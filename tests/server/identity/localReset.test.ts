import { expect, test } from 'vitest';
import { lockOut, TooManyAttemptsError } from '#server/identity/throttle.ts';
import { useDatabase } from '#tests/support/database.ts';
import { caller, localVault, newEmail, registered, resetTokenIn, wrongTimes } from '#tests/support/identity.ts';

const database = useDatabase();

test('a reset link sets a new password once, ends every session, lifts the lock and proves the address', async () => {
  const vault = await localVault(database.url);
  const { email, password, person } = await registered(vault);
  const before = await vault.identity.issueToken({ email, password }, caller);
  await wrongTimes(vault, email, lockOut.failures);

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

  await expect(vault.identity.confirmPasswordReset(newer, 'too short')).rejects.toMatchObject({ problem: 'TOO_SHORT' });
  await expect(vault.identity.confirmPasswordReset(newer, email)).rejects.toMatchObject({ problem: 'EQUALS_EMAIL' });
  await vault.identity.confirmPasswordReset(newer, 'eleven green herons');
  for (const spent of [newer, older]) {
    await expect(vault.identity.confirmPasswordReset(spent, 'twelve red herons')).rejects.toMatchObject({
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
    Array.from({ length: 4 }, (_, n) => vault.identity.confirmPasswordReset(token, `eleven green herons ${n}`)),
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
  await expect(vault.identity.confirmPasswordReset(token, 'eleven green herons')).rejects.toMatchObject({
    reason: 'invalid-reset-token',
  });
});

test.each([
  ['en', 'Set a new password', 'one hour'],
  ['es', 'Elige una nueva contraseña', 'una hora'],
  ['zh', '设置新密码', '一小时'],
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
  expect(mail.html).toContain(`<html lang="${locale}">`);
  expect(mail.html).not.toMatch(/<img|<link|url\(/);
});

test('a reset for an unknown address resolves alike and mails nothing; one account gets three an hour', async () => {
  const vault = await localVault(database.url);
  const { email } = await registered(vault);
  for (const address of [newEmail(), email]) {
    for (let i = 0; i < 3; i++)
      await expect(vault.identity.requestPasswordReset(address, caller)).resolves.toBeUndefined();
    await expect(vault.identity.requestPasswordReset(address, caller)).rejects.toBeInstanceOf(TooManyAttemptsError);
  }
  await vault.identity.close();
  expect(vault.mailer.sent.map(({ to }) => to)).toEqual([email, email, email]);
});
