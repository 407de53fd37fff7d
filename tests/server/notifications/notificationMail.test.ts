import { expect, test } from 'vitest';
import { mailLanguages } from '#server/domain/members/sendInvitation.job.ts';
import type { NotificationsToMail } from '#server/domain/notifications/mailNotifications.ts';
import { notify } from '#server/domain/notifications/notify.ts';
import { beginProcessing, failProcessing } from '#server/domain/processing/processingRun.ts';
import { notificationMail } from '#server/jobs/notificationMail.ts';
import { sendNotificationMailProcessor } from '#server/jobs/sendNotificationMail.ts';
import { recordingMailer } from '#tests/support/identity.ts';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

const noon = new Date('2026-05-14T12:00:00Z');
const minutesLater = (count: number) => new Date(noon.getTime() + count * 60_000);
const worker = (now = noon) => ({ ...vault.context({ kind: 'system', job: 'sendNotificationMail' }), now: () => now });

const kinds = ['PROCESSING_FAILED', 'IMPORT_FINISHED', 'SHARED'];
const choose = (person: Person, input: Record<string, unknown>) => as(person).mutate('updateProfile', input, 'account { mutedNotifications mailedNotifications }');

/** Somebody whose address is proven and who wants mails of everything, in a space of theirs. */
async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const inbox = await given.collection(owner, spaceId, 'Inbox');
  const { email } = await vault.database.prisma.user.update({ where: { id: uuid(owner.id) }, data: { emailVerified: true, mailedNotifications: ['PROCESSING_FAILED', 'IMPORT_FINISHED', 'SHARED'] } });
  return { owner, spaceId, inbox, email: email ?? '' };
}

const imported = (person: Person, spaceId: string, importId: string, now = noon) =>
  notify(worker(now), { kind: 'IMPORT_FINISHED', userId: uuid(person.id), spaceId: uuid(spaceId), importId, addedCount: 12, failedCount: 3 });

async function fail(sourceIds: readonly string[], now = noon) {
  for (const id of sourceIds) {
    const run = { sourceId: uuid(id), run: 1 };
    await beginProcessing(worker(now), run);
    await failProcessing(worker(now), run, { code: 'NOT_FOUND', message: 'The page does not exist.' }, { refetch: true });
  }
}

/** The mails that wait for somebody: when they are written. */
async function waiting(person: Person): Promise<Date[]> {
  const { rows } = await vault.database.pool.query<{ runAt: Date }>('select run_at as "runAt" from graphile_worker._private_jobs where key = $1', [`notification-mail:${uuid(person.id)}`]);
  return rows.map(({ runAt }) => runAt);
}

/** What goes out when the mail of this person is written at this moment. */
async function written(person: Person, now: Date, { sendsMail = true, mailer = recordingMailer() } = {}) {
  const { work } = sendNotificationMailProcessor({ ctx: worker(now), mailer, publicUrl: 'https://vault.example.org', sendsMail });
  await work({ userId: uuid(person.id) }, { signal: new AbortController().signal, priority: 0, isLastTry: false });
  return mailer.sent;
}

test('ten minutes after the first one what is unread goes out in one mail, and no second time', async () => {
  const { owner, spaceId, inbox, email } = await place();
  const [first = '', second = ''] = await given.links(owner, spaceId, inbox, 'https://example.org/1', 'https://example.org/2');
  await fail([first, second]);
  await imported(owner, spaceId, 'a', minutesLater(7));
  expect(await waiting(owner)).toEqual([minutesLater(10)]);

  const [mail, ...others] = await written(owner, minutesLater(10));
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: email, subject: 'What happened in your Knowledge Vault' });
  expect(mail?.text).toMatch(/The import into \u2068Research Lab\u2069 has ended\. Added: 12\. Not taken: 3\./);
  expect(mail?.text).toContain('that could not be read: 2.');
  for (const link of [`/source/${first}`, '/notifications', '/settings']) {
    expect(mail?.text).toContain(`https://vault.example.org${link}\n`);
    expect(mail?.html).toContain(`href="https://vault.example.org${link}"`);
  }
  expect(await written(owner, minutesLater(300))).toEqual([]);
});

test('what was read, muted or never wanted by mail is not mailed', async () => {
  const { owner, spaceId } = await place();
  await imported(owner, spaceId, 'read');
  await as(owner).mutate('markAllNotificationsRead', {}, 'readCount');
  expect(await written(owner, minutesLater(10))).toEqual([]);

  await imported(owner, spaceId, 'muted');
  await choose(owner, { mutedNotifications: ['IMPORT_FINISHED'] });
  expect(await written(owner, minutesLater(10))).toEqual([]);

  await choose(owner, { mutedNotifications: [], mailedNotifications: ['SHARED'] });
  expect(await written(owner, minutesLater(10))).toEqual([]);
  const { owner: other, spaceId: otherSpaceId } = await place();
  await choose(other, { mailedNotifications: [] });
  await imported(other, otherSpaceId, 'unwanted');
  expect(await waiting(other)).toEqual([]);
});

test('who has left the space gets nothing of it, as of the moment the mail is written', async () => {
  const { owner, spaceId } = await place();
  const [left, kept] = [await given.space(owner, 'Left behind'), spaceId];
  await imported(owner, left, 'left');
  await imported(owner, kept, 'kept');
  await vault.database.prisma.membership.deleteMany({ where: { spaceId: uuid(left), userId: uuid(owner.id) } });
  const [mail] = await written(owner, minutesLater(10));
  expect(mail?.text).toContain('Research Lab');
  expect(`${mail?.text} ${mail?.html} ${mail?.subject}`).not.toContain('Left behind');
});

test('a source that was thrown away meanwhile is not named', async () => {
  const { owner, spaceId, inbox } = await place();
  const [source = ''] = await given.links(owner, spaceId, inbox, 'https://example.org/secret');
  await fail([source]);
  expect(await as(owner).mutate('deleteSources', { sourceIds: [source] }, '__typename')).toMatchObject({ __typename: 'DeleteSourcesPayload' });
  const [mail] = await written(owner, minutesLater(10));
  expect(mail?.text).toContain('that could not be read: 1.');
  expect(mail?.text).not.toContain('secret');
});

test('within an hour of the last mail the next one waits until the hour is over, with all that came meanwhile', async () => {
  const { owner, spaceId } = await place();
  await imported(owner, spaceId, 'first');
  expect(await written(owner, minutesLater(10))).toHaveLength(1);
  await vault.database.pool.query('delete from graphile_worker._private_jobs');

  await imported(owner, spaceId, 'second', minutesLater(20));
  expect(await written(owner, minutesLater(30))).toEqual([]);
  expect(await waiting(owner)).toEqual([minutesLater(70)]);
  await imported(owner, spaceId, 'third', minutesLater(40));
  expect(await waiting(owner)).toEqual([minutesLater(70)]);
  const [mail] = await written(owner, minutesLater(70));
  expect(mail?.text.match(/The import into/g)).toHaveLength(2);
});

test('only a proven address gets mails, of an account that is not disabled, and only where there is a mail server', async () => {
  const { owner, spaceId } = await place();
  const set = (data: { emailVerified?: boolean; disabledAt?: Date | null; email?: string | null }) => vault.database.prisma.user.update({ where: { id: uuid(owner.id) }, data });
  await imported(owner, spaceId, 'a');
  await set({ emailVerified: false });
  expect(await written(owner, minutesLater(10))).toEqual([]);
  await set({ emailVerified: true, disabledAt: noon });
  expect(await written(owner, minutesLater(10))).toEqual([]);
  await set({ disabledAt: null });
  expect(await written(owner, minutesLater(10), { sendsMail: false })).toEqual([]);
  expect(await written(owner, minutesLater(10))).toHaveLength(1);

  const { owner: unproven, spaceId: theirs } = await place();
  await vault.database.prisma.user.update({ where: { id: uuid(unproven.id) }, data: { emailVerified: false } });
  await imported(unproven, theirs, 'b');
  expect(await waiting(unproven)).toEqual([]);
});

test('what came over a day ago is no news: after a long time without mails there is no flood', async () => {
  const { owner, spaceId } = await place();
  await imported(owner, spaceId, 'old');
  expect(await written(owner, minutesLater(25 * 60))).toEqual([]);
});

test('twenty are told, the others counted', async () => {
  const { owner, spaceId } = await place();
  await vault.database.prisma.notification.createMany({
    data: Array.from({ length: 23 }, () => ({ userId: uuid(owner.id), spaceId: uuid(spaceId), kind: 'IMPORT_FINISHED' as const, createdAt: noon })),
  });
  const [mail] = await written(owner, minutesLater(10));
  expect(mail?.text.match(/The import into/g)).toHaveLength(20);
  expect(mail?.text).toContain('Older ones: 3.');
  expect(await written(owner, minutesLater(100))).toEqual([]);
});

test('a mail that cannot be sent is tried again with what it told, and tells the queue nothing of the address', async () => {
  const { owner, spaceId, email } = await place();
  await imported(owner, spaceId, 'a');
  const refusing = { ...recordingMailer(), send: () => Promise.reject(Object.assign(new Error(`550 no mailbox ${email} here`), { code: 'EENVELOPE' })) };
  const { message } = await written(owner, minutesLater(10), { mailer: refusing }).then(() => new Error('It was sent'), (error: unknown) => error as Error);
  expect(message).toContain('EENVELOPE');
  expect(message).not.toContain(email);
  expect(await written(owner, minutesLater(11))).toHaveLength(1);
});

test('one chooses each kind but invitations, and a new account gets no mails', async () => {
  const person = await given.person();
  expect(await choose(person, {})).toMatchObject({ account: { mailedNotifications: [] } });
  expect(await choose(person, { mailedNotifications: [...kinds, 'SHARED'] })).toMatchObject({ account: { mailedNotifications: kinds, mutedNotifications: [] } });
  expect(await choose(person, { mailedNotifications: ['INVITATION'] })).toMatchObject({ code: 'INVALID' });
  expect(await choose(person, { mutedNotifications: ['SHARED'] })).toMatchObject({ account: { mailedNotifications: kinds, mutedNotifications: ['SHARED'] } });
});

const news: NotificationsToMail = {
  email: 'ada@example.org',
  language: 'en',
  olderCount: 4,
  newest: [
    { kind: 'PROCESSING_FAILED', data: { count: 1 }, spaceName: 'Lab', source: { id: crypto.randomUUID(), title: 'Curve <b>of</b> evil.example' } },
    { kind: 'PROCESSING_FAILED', data: { count: 7 }, spaceName: 'Lab', source: null },
    { kind: 'IMPORT_FINISHED', data: { count: 12, failedCount: 3 }, spaceName: 'Lab', source: null },
    { kind: 'SHARED', data: { role: 'EDITOR', actorName: 'Mira' }, spaceName: 'Lab', source: null },
    { kind: 'SHARED', data: { role: 'OWNER' }, spaceName: 'Lab', source: null },
  ],
};

test.each(mailLanguages)('it is told in %s, as text and as HTML, and what others named is neither markup nor a link', (language) => {
  const { html, text, subject } = notificationMail({ ...news, language }, 'https://vault.example.org');
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).toContain('Curve &#60;b&#62;of&#60;/b&#62; evil.\u200cexample');
  expect(text).toContain(`https://vault.example.org/source/${publicId('Source', news.newest[0]?.source?.id ?? '')}`);
  for (const fact of ['7', '12', '3', 'Mira', '4']) expect(text).toContain(fact);
  const words = `${subject} ${text}`.replace(/https:\S+|Knowledge Vault|Curve.*evil\.\u200cexample|Mira|Lab/g, '');
  if (language !== 'en') expect(words).not.toMatch(/\b(the|your|could|read|now|somebody)\b/i);
});
