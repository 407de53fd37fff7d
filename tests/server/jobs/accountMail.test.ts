import { expect, test } from 'vitest';
import { mailLanguages } from '#server/domain/members/sendInvitation.job.ts';
import { accountMail, emailChangeMail } from '#server/jobs/accountMail.ts';
import { personInvitationMail } from '#server/jobs/personInvitationMail.ts';
import { MailLanguage } from '#server/platform/db/generated/client.ts';

const kinds = ['newSignIn', 'newApiKey', 'passwordChanged', 'emailChangeRequested', 'emailChanged', 'passkeyAdded', 'passkeyRemoved'] as const;
const link = 'https://vault.example.org/settings';
const words = (text: string) => text.replaceAll(link, '').replaceAll('Knowledge Vault', '');

test('a mail can be written in each language that an account can have', () => {
  expect([...mailLanguages].sort()).toEqual(Object.values(MailLanguage).sort());
});

test.each(mailLanguages)('what happened to an account is told in %s, each in words of its own and by its detail', (language) => {
  const mails = kinds.map((kind) => accountMail(language, 'ada@example.org', kind, 'Detail', link));
  for (const mail of [...mails, emailChangeMail(language, 'ada@example.org', link)]) {
    expect(mail.html).toContain(`<html lang="${language}"`);
    expect(mail.text).toContain(link);
    if (language !== 'en') expect(words(mail.text)).not.toMatch(/\b(the|your|this|account)\b/i);
  }
  expect(new Set(mails.map(({ subject }) => subject))).toHaveLength(kinds.length);
  expect(mails.filter(({ text }) => text.includes('Detail'))).toHaveLength(kinds.length - 1);
});

test.each([
  ['ar', 'دعوة إلى Knowledge Vault'],
  ['he', 'הזמנה ל-Knowledge Vault'],
] as const)('in %s a name of the other direction moves no word of the sentence around it, and the address reads as addresses do', (language, subject) => {
  const mail = personInvitationMail({ email: 'ada@example.org', language, inviterName: 'Ada (Leeds)' } as Parameters<typeof personInvitationMail>[0], link);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain('\u2068Ada (Leeds)\u2069');
  expect(mail.html).toContain(`<html lang="${language}" dir="rtl">`);
  expect(mail.html).toMatch(/<a [^>]*dir="ltr"[^>]*>https:/);
});
