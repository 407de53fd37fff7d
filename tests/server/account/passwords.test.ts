import { expect, onTestFinished, test } from 'vitest';
import { accountNotices } from '#server/domain/account/accountNotices.ts';
import { accountMailProcessors } from '#server/jobs/sendAccountMails.ts';
import { createLocalProvider } from '#server/identity/local/local.ts';
import { startWorker } from '#server/platform/queue/worker.ts';
import { caller, goodPassword, newEmail, quickHashing, recordingMailer, settings, silentLog, temporaryFolder } from '#tests/support/identity.ts';
import { createThrottle } from '#server/identity/throttle.ts';
import { useVault } from '#tests/support/vault.ts';

const vault = useVault();

/** Somebody with an account and a place in the vault, and the mails that are written to them. */
async function somebody(language: 'en' | 'es' | 'zh' = 'en') {
  const { database } = vault;
  const mailer = recordingMailer();
  const throttle = createThrottle(database.pool, 1);
  const identity = await createLocalProvider(settings(temporaryFolder()), {
    database,
    mailer,
    throttle,
    notices: accountNotices(database.prisma),
    passwordHashing: quickHashing,
    log: silentLog,
  });
  const worker = await startWorker({
    pool: database.pool,
    databaseUrl: database.url,
    processors: accountMailProcessors({ ctx: vault.context({ kind: 'system', job: 'sendAccountMail' }), mailer, publicUrl: 'https://vault.example.org' }),
    log: silentLog,
  });
  onTestFinished(async () => {
    await worker.stop();
    await identity.close();
  });
  const account = { email: newEmail(), password: goodPassword };
  const { uid } = (await identity.register?.({ ...account, displayName: 'Ada' }, caller)) ?? { uid: '' };
  await database.prisma.user.create({ data: { provider: 'local', uid, email: account.email, language } });
  const signIn = async (password = account.password, from = caller) => {
    const issued = await identity.issueToken?.({ ...account, password }, from);
    return issued && 'token' in issued ? issued.token : '';
  };
  return { identity, account, mailer, signIn };
}

const newPassword = 'nine orange lanterns';

test('who gives the password they have gets another one, and all other sessions end; they are told', async () => {
  const { identity, account, mailer, signIn } = await somebody();
  const [here, there] = [await signIn(), await signIn()];
  const change = (currentPassword: string, password = newPassword) => identity.changePassword?.(here, { currentPassword, newPassword: password, endOtherSessions: true });
  await expect(change('not the password')).rejects.toMatchObject({ reason: 'wrong-credentials' });
  await expect(change(goodPassword, 'short')).rejects.toMatchObject({ problem: expect.any(String) });
  await change(goodPassword);
  await expect(identity.verifyBearerToken(here)).resolves.toMatchObject({ email: account.email });
  await expect(identity.verifyBearerToken(there)).rejects.toMatchObject({ reason: 'revoked' });
  await expect(signIn()).rejects.toMatchObject({ reason: 'wrong-credentials' });
  expect(await signIn(newPassword)).not.toBe('');
  expect(await mailer.next()).toMatchObject({ to: account.email, subject: 'Your Knowledge Vault password was changed' });
});

test('whoever holds a session cannot try passwords for long', async () => {
  const { identity, signIn } = await somebody();
  const token = await signIn();
  const change = () => identity.changePassword?.(token, { currentPassword: 'not the password', newPassword, endOtherSessions: true });
  for (let times = 0; times < 10; times++) await expect(change()).rejects.toMatchObject({ reason: 'wrong-credentials' });
  await expect(change()).rejects.toMatchObject({ name: 'TooManyAttemptsError' });
});

test('a sign-in from where nobody has signed in before is told by mail, in the language of the person; the first of all is not', async () => {
  const { mailer, account, signIn } = await somebody('es');
  await signIn();
  await signIn();
  await signIn(goodPassword, { ...caller, address: '203.0.113.7', userAgent: 'Firefox https://example.org' });
  const mail = await mailer.next();
  expect(mail).toMatchObject({ to: account.email, subject: 'Nuevo inicio de sesión en tu Knowledge Vault' });
  expect(mail.text).toContain('203.0.113.7');
  expect(mail.text).not.toContain('https://example.org');
  expect(mailer.sent).toHaveLength(1);
});
