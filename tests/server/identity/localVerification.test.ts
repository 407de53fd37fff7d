import { expect, test } from 'vitest';
import { TooManyAttemptsError } from '#server/identity/throttle.ts';
import { useDatabase } from '#tests/support/database.ts';
import { caller, localVault, newEmail, registered, verificationTokenIn } from '#tests/support/identity.ts';

const database = useDatabase();

test('registration mails a link that proves the address, as often as it is followed, for a day', async () => {
  const vault = await localVault(database.url, { sendsMail: true });
  const { email, password, person } = await registered(vault);
  const mail = await vault.mailer.next();
  expect(mail.to).toBe(email);
  const token = verificationTokenIn(mail);
  const user = await vault.database.prisma.user.create({ data: { provider: 'local', uid: person.uid, email } });
  await vault.identity.confirmEmailVerification(token);
  await vault.identity.confirmEmailVerification(token);
  expect((await vault.identity.issueToken({ email, password }, caller)).identity.emailVerified).toBe(true);
  // What hangs on a proven address need not wait for the next sign-in.
  expect((await vault.database.prisma.user.findUniqueOrThrow({ where: { id: user.id } })).emailVerified).toBe(true);

  await vault.database.prisma.authVerification.updateMany({ where: { value: person.uid }, data: { expiresAt: new Date(Date.now() - 1_000) } });
  for (const spent of [token, 'nonsense']) {
    await expect(vault.identity.confirmEmailVerification(spent)).rejects.toMatchObject({ reason: 'invalid-verification-token' });
  }
});

test('the database holds no token that could be followed', async () => {
  const vault = await localVault(database.url, { sendsMail: true });
  const { person } = await registered(vault);
  const token = verificationTokenIn(await vault.mailer.next());
  const stored = await vault.database.prisma.authVerification.findMany({ where: { value: person.uid } });
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(token);
  await expect(vault.identity.confirmPasswordReset({ token, password: 'eleven green herons', revokeApiKeys: false }, caller)).rejects.toMatchObject({ reason: 'invalid-reset-token' });
});

test.each([
  ['en', 'Confirm your e-mail address', 'one day'],
  ['es', 'Confirma tu dirección', 'un día'],
  ['zh', '确认您的', '一天'],
  ['ar', 'تأكيد عنوان', 'يوم واحد'],
  ['he', 'אישור כתובת', 'יום אחד'],
] as const)('the mail speaks %s', async (locale, subject, validity) => {
  const vault = await localVault(database.url, { sendsMail: true });
  const { email } = await registered(vault);
  await vault.mailer.next();
  await vault.identity.requestEmailVerification(email.toUpperCase(), { ...caller, locale });
  const mail = await vault.mailer.next();
  expect(mail.subject).toContain(subject);
  for (const part of [mail.text, mail.html]) expect(part).toContain(validity);
});

test('who asks again hears the same of every address; only an unproven one gets a mail, three an hour where they have signed in', async () => {
  const vault = await localVault(database.url, { sendsMail: true });
  const account = await registered(vault);
  await vault.mailer.next();
  const proven = await registered(vault);
  await vault.mailer.next();
  await vault.database.prisma.authUser.update({ where: { email: proven.email }, data: { emailVerified: true } });
  const stranger = { ...caller, address: '198.51.100.1' };
  for (let i = 0; i < 3; i++) await vault.identity.requestEmailVerification(account.email, stranger);
  await vault.identity.close();
  expect(vault.mailer.sent.splice(0).map(({ to }) => to)).toEqual([account.email, proven.email, account.email]);

  await vault.identity.issueToken(account, caller);
  for (const address of [newEmail(), proven.email, account.email]) {
    for (let i = 0; i < 3; i++) await expect(vault.identity.requestEmailVerification(address, caller)).resolves.toBeUndefined();
    await expect(vault.identity.requestEmailVerification(address, caller)).rejects.toBeInstanceOf(TooManyAttemptsError);
  }
  await vault.identity.close();
  expect(vault.mailer.sent.map(({ to }) => to)).toEqual([account.email, account.email, account.email]);
});

test('without a mail server no address is proven, and nobody is told to wait for a mail', async () => {
  const vault = await localVault(database.url);
  await registered(vault);
  await vault.identity.close();
  expect(vault.mailer.sent).toEqual([]);
  expect([vault.identity.requestEmailVerification, vault.identity.confirmEmailVerification]).toEqual([undefined, undefined]);
});
