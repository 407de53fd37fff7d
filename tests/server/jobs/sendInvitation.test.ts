import { expect, onTestFinished, test } from 'vitest';
import { sendInvitationProcessor } from '#server/jobs/sendInvitation.ts';
import { startWorker } from '#server/platform/queue/worker.ts';
import { eventually } from '#tests/support/eventually.ts';
import { newEmail, recordingMailer, silentLog } from '#tests/support/identity.ts';
import { tokenIn } from '#tests/support/invitations.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function invitation() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const answer = await as(owner).mutate('inviteMember', { spaceId, email: newEmail(), role: 'VIEWER', language: 'ES' }, 'invitation { id email }');
  return (answer as unknown as { invitation: { id: string; email: string } }).invitation;
}

const ctx = () => vault.context({ kind: 'system', job: 'sendInvitation' });

test('a worker sends the mail of an invitation once, in the language asked for', async () => {
  const { id, email } = await invitation();
  const mailer = recordingMailer();
  const worker = await startWorker({
    pool: vault.database.pool,
    databaseUrl: vault.database.url,
    processors: [sendInvitationProcessor({ ctx: ctx(), mailer, publicUrl: 'https://vault.example.org' })],
    log: silentLog,
  });
  onTestFinished(() => worker.stop());
  const mail = await mailer.next();
  expect(mail).toMatchObject({ to: email, subject: expect.stringContaining('Invitación') });
  await eventually(async () => {
    const { rows } = await vault.database.pool.query('select 1 from graphile_worker._private_jobs where key = $1', [`invitation:${uuid(id)}`]);
    expect(rows).toEqual([]);
  });
  expect(mailer.sent).toHaveLength(1);
});

test('a mail that fails is tried again with a token of its own, and tells the queue nothing of the address', async () => {
  const { id, email } = await invitation();
  const refused = Object.assign(new Error(`550 no mailbox ${email} here`), { code: 'EENVELOPE' });
  const sent: string[] = [];
  const failing = { send: async ({ text }: { text: string }) => (sent.push(text), Promise.reject(refused)), close() {} };
  const work = (mailer: ReturnType<typeof recordingMailer> | typeof failing) =>
    sendInvitationProcessor({ ctx: ctx(), mailer, publicUrl: 'https://vault.example.org' }).work(
      { invitationId: uuid(id), language: 'en' },
      { signal: new AbortController().signal, priority: 0, isLastTry: false },
    );
  const error = await work(failing).catch((each: unknown) => each as Error);
  expect(String(error)).toContain('EENVELOPE');
  expect(String(error)).not.toContain(email);
  const mailer = recordingMailer();
  await work(mailer);
  const [first, second] = [tokenIn({ text: sent[0] ?? '' } as never), tokenIn(mailer.sent[0] ?? null)];
  expect(second).not.toBe(first);
  const person = await given.person();
  const accept = (token: string) => as(person).mutate('acceptInvitation', { invitation: { token } }, 'member { role }');
  expect(await accept(first)).toMatchObject({ code: 'INVITATION_INVALID' });
  expect(await accept(second)).toMatchObject({ member: { role: 'VIEWER' } });
});

test('a payload of the wrong shape fails before anything is done', async () => {
  const { work } = sendInvitationProcessor({ ctx: ctx(), mailer: recordingMailer(), publicUrl: 'https://vault.example.org' });
  for (const payload of [{}, { invitationId: 'x', language: 'en' }, { invitationId: crypto.randomUUID(), language: 'xx' }]) {
    await expect(work(payload, { signal: new AbortController().signal, priority: 0, isLastTry: false })).rejects.toThrow();
  }
});
