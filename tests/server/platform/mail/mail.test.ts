import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createMailer } from '#server/platform/mail/mail.ts';
import { recordingLog, silentLog, temporaryFolder } from '#tests/support/identity.ts';
import { startSmtpServer } from '#tests/support/smtpServer.ts';

const mail = { to: 'ada@example.org', subject: '设置新密码', text: 'Guten Tag ✓\n', html: '<p>Guten Tag ✓</p>' };
const from = 'Knowledge Vault <vault@example.org>';

test('without a mail server a mail becomes a file of its own, whole, for this user alone', async () => {
  const folder = join(temporaryFolder(), 'mail');
  const { log, lines } = recordingLog();
  const mailer = createMailer({ folder, from, log });
  await Promise.all([mailer.send(mail), mailer.send(mail)]);
  mailer.close();
  const files = readdirSync(folder);
  expect(files).toHaveLength(2);
  for (const name of files) {
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{8}\.eml$/);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    const content = readFileSync(join(folder, name), 'utf8');
    expect(content).toMatch(/^From: Knowledge Vault <vault@example\.org>\r\nTo: ada@example\.org\r\n/);
    expect(content).toContain('multipart/alternative');
    expect(content).toContain('Content-Type: text/plain; charset=utf-8');
    expect(content).toContain('Content-Type: text/html; charset=utf-8');
  }
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(lines.join('')).toContain(folder);
  expect(lines.join('')).not.toMatch(/ada@|Guten/);
});

test('a folder that cannot be written rejects', async () => {
  const folder = join(temporaryFolder(), 'file', '\0');
  await expect(createMailer({ folder, from, log: silentLog }).send(mail)).rejects.toThrow();
});

test('with a mail server the mail goes there and nowhere else', async () => {
  const folder = join(temporaryFolder(), 'mail');
  const received: string[] = [];
  const { port, close } = await startSmtpServer((each) => received.push(each));
  onTestFinished(close);
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, folder, from, log: silentLog });
  await mailer.send(mail);
  mailer.close();
  expect(received.join('')).toMatch(/MAIL FROM:<vault@example\.org>/);
  expect(received.join('')).toMatch(/RCPT TO:<ada@example\.org>/);
  expect(received.join('')).toContain('multipart/alternative');
  expect(() => readdirSync(folder)).toThrow('ENOENT');
});

test('a mail server that is away rejects', async () => {
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', folder: temporaryFolder(), from, log: silentLog });
  await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED');
});
