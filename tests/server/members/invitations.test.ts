import { describe, expect, test } from 'vitest';
import { requireRegistration } from '#server/domain/registration/requireRegistration.ts';
import { newEmail } from '#tests/support/identity.ts';
import { invited, sendMail, tokenIn } from '#tests/support/invitations.ts';
import { nobody, type Person, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function place() {
  const owner = await given.person();
  return { owner, spaceId: await given.space(owner) };
}

const accept = (who: Person, invitation: Record<string, unknown>) =>
  as(who).mutate('acceptInvitation', { invitation }, 'space { id viewerRole } member { role isViewer }');
const decline = (who: Person, invitation: Record<string, unknown>) => as(who).mutate('declineInvitation', { invitation }, 'declinedInvitationId');
const invite = (who: Person, spaceId: string, email: string, more: Record<string, unknown> = {}) =>
  as(who).mutate('inviteMember', { spaceId, email, role: 'EDITOR', ...more }, 'invitation { id email role invitedByName spaceName } space { invitations { totalCount } }');
const roleOf = async (spaceId: string, who: Person) =>
  (await vault.database.prisma.membership.findUnique({ where: { spaceId_userId: { spaceId: uuid(spaceId), userId: uuid(who.id) } } }))?.role;
const proven = (who: Person, email: string, emailVerified = true) =>
  vault.database.prisma.user.update({ where: { id: uuid(who.id) }, data: { email, emailVerified } });

test('an invitation goes out by mail, and whoever has its link joins', async () => {
  const { owner, spaceId } = await place();
  await vault.database.prisma.user.update({ where: { id: uuid(owner.id) }, data: { displayName: 'Ada <Lovelace>' } });
  const answer = await invite(owner, spaceId, '  Grace@Example.ORG ', { role: 'VIEWER' });
  expect(answer).toEqual({
    __typename: 'InviteMemberPayload',
    invitation: { id: expect.any(String), email: 'grace@example.org', role: 'VIEWER', invitedByName: 'Ada <Lovelace>', spaceName: 'Research Lab' },
    space: { invitations: { totalCount: 1 } },
  });
  const { id } = (answer as unknown as { invitation: { id: string } }).invitation;
  const { rows } = await vault.database.pool.query('select payload from graphile_worker._private_jobs where key = $1', [`invitation:${uuid(id)}`]);
  expect(rows).toEqual([{ payload: { invitationId: uuid(id), language: 'en' } }]);

  const mail = await sendMail(vault, id);
  expect(mail).toMatchObject({ to: 'grace@example.org', subject: 'Invitation to “Research Lab” in Knowledge Vault' });
  expect(mail?.text).toContain('Ada <Lovelace> invites you');
  expect(mail?.html).not.toContain('<Lovelace>');

  const grace = await given.person();
  expect(await accept(grace, { token: tokenIn(mail) })).toEqual({
    __typename: 'AcceptInvitationPayload',
    space: { id: spaceId, viewerRole: 'VIEWER' },
    member: { role: 'VIEWER', isViewer: true },
  });
});

test.each([
  ['ES', 'es', 'Invitación'],
  ['ZH', 'zh', '邀请'],
  ['AR', 'ar', 'دعوة'],
  ['HE', 'he', 'הזמנה'],
])('the mail speaks %s', async (language, code, word) => {
  const { owner, spaceId } = await place();
  const answer = await invite(owner, spaceId, newEmail(), { language });
  const { id } = (answer as unknown as { invitation: { id: string } }).invitation;
  const { rows } = await vault.database.pool.query('select payload from graphile_worker._private_jobs where key = $1', [`invitation:${uuid(id)}`]);
  expect(rows[0].payload.language).toBe(code);
  expect((await sendMail(vault, id, code))?.subject).toContain(word);
});

test('names in the mail take little room and become no links', async () => {
  const { owner } = await place();
  const spaceId = await given.space(owner, `see evil.example.com \u202E ${'x'.repeat(150)}`);
  const answer = await invite(owner, spaceId, newEmail());
  const mail = await sendMail(vault, (answer as unknown as { invitation: { id: string } }).invitation.id);
  expect(mail?.subject).not.toMatch(/evil\.example\.com|\u202E|x{80}/);
  const hebrew = await sendMail(vault, (answer as unknown as { invitation: { id: string } }).invitation.id, 'he');
  expect(hebrew?.text).toMatch(/\u2068see evil[^\u2068\u2069\u202E]*…\u2069/);
  expect(hebrew?.html).toContain('dir="rtl"');
});

test('the vault keeps neither the token nor a way back to it', async () => {
  const { owner, spaceId } = await place();
  const { id, token } = await invited(vault, owner, spaceId);
  const row = await vault.database.prisma.invitation.findUniqueOrThrow({ where: { id: uuid(id) } });
  expect(JSON.stringify(row)).not.toContain(token);
  expect(row.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBe(14 * 24 * 3_600_000);
});

test('an invitation counts once, also when two accept it at the same moment', async () => {
  const { owner, spaceId } = await place();
  const { token } = await invited(vault, owner, spaceId);
  const people = await Promise.all([given.person(), given.person(), given.person()]);
  const answers = await Promise.all(people.map((person) => accept(person, { token })));
  expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['AcceptInvitationPayload', 'InvitationInvalidError', 'InvitationInvalidError']);
  expect(await vault.database.prisma.membership.count({ where: { spaceId: uuid(spaceId) } })).toBe(2);
});

test('expired, used, withdrawn, declined, wrong and misshapen tokens all get one answer', async () => {
  const { owner, spaceId } = await place();
  const person = await given.person();
  const expired = await invited(vault, owner, spaceId);
  await vault.database.prisma.invitation.update({ where: { id: uuid(expired.id) }, data: { expiresAt: new Date(Date.now() - 1) } });
  const used = await invited(vault, owner, spaceId);
  await accept(await given.person(), { token: used.token });
  const withdrawn = await invited(vault, owner, spaceId);
  expect(await as(owner).mutate('revokeInvitation', { invitationId: withdrawn.id }, 'revokedInvitationId')).toMatchObject({ revokedInvitationId: withdrawn.id });
  const declined = await invited(vault, owner, spaceId);
  expect(await decline(person, { token: declined.token })).toMatchObject({ declinedInvitationId: declined.id });
  const replaced = await invited(vault, owner, spaceId);
  await invite(owner, spaceId, replaced.email);
  const tokens = [expired.token, used.token, withdrawn.token, declined.token, replaced.token, 'A'.repeat(43), '', '\0', '\uD800', '💥', 'x'.repeat(100_000)];
  for (const token of tokens) {
    expect(await accept(person, { token })).toMatchObject({ code: 'INVITATION_INVALID' });
    expect(await decline(person, { token })).toMatchObject({ code: 'INVITATION_INVALID' });
    expect((await as(nobody).query('query($token: String!) { invitation(token: $token) { id } }', { token })).data).toEqual({ invitation: null });
  }
  expect(await roleOf(spaceId, person)).toBeUndefined();
});

test('what an invitation is about can be read by its token before signing in, and nothing else of the space', async () => {
  const { owner, spaceId } = await place();
  const { token, email } = await invited(vault, owner, spaceId, 'VIEWER');
  const { data, errors } = await as(nobody).query('query($token: String!) { invitation(token: $token) { spaceName role email expiresAt } }', { token });
  expect(errors).toBeUndefined();
  expect(data).toEqual({ invitation: { spaceName: 'Research Lab', role: 'VIEWER', email, expiresAt: expect.any(String) } });
});

test('who is invited again gets one invitation, the newer', async () => {
  const { owner, spaceId } = await place();
  const email = newEmail();
  const first = await invited(vault, owner, spaceId, 'EDITOR', email);
  const second = await invited(vault, owner, spaceId, 'VIEWER', email);
  expect(second.id).toBe(first.id);
  const person = await given.person();
  expect(await accept(person, { token: first.token })).toMatchObject({ code: 'INVITATION_INVALID' });
  expect(await accept(person, { token: second.token })).toMatchObject({ member: { role: 'VIEWER' } });
});

test('an address invited by two owners at once is invited once', async () => {
  const { owner, spaceId } = await place();
  const other = await given.member(spaceId, 'OWNER');
  const email = newEmail();
  await Promise.all([owner, other, owner, other].map((who) => invite(who, spaceId, email)));
  expect(await vault.database.prisma.invitation.count({ where: { spaceId: uuid(spaceId) } })).toBe(1);
});

test('the answer says nothing about whether an address has an account', async () => {
  const { owner, spaceId } = await place();
  const known = await given.person();
  const email = newEmail();
  await proven(known, email);
  const withAccount = await invite(owner, spaceId, email);
  const without = await invite(owner, spaceId, newEmail());
  const shape = (answer: object) => JSON.stringify(answer).replace(/"(id|email)":"[^"]*"/g, '"$1":""').replace(/"totalCount":\d+/, '');
  expect(shape(withAccount)).toBe(shape(without));
});

test('a member is not invited but told of', async () => {
  const { owner, spaceId } = await place();
  const member = await given.member(spaceId, 'VIEWER');
  const email = newEmail();
  await proven(member, email.toUpperCase(), false);
  expect(await invite(owner, spaceId, email)).toMatchObject({ code: 'INVALID', message: expect.stringContaining('member already') });
});

test('nobody’s role gets smaller by an invitation', async () => {
  const { owner, spaceId } = await place();
  const { token } = await invited(vault, owner, spaceId, 'VIEWER');
  expect(await accept(owner, { token })).toMatchObject({ member: { role: 'OWNER' } });
  const viewer = await given.member(spaceId, 'VIEWER');
  const { token: more } = await invited(vault, owner, spaceId, 'EDITOR');
  expect(await accept(viewer, { token: more })).toMatchObject({ member: { role: 'EDITOR' } });
});

test('by its id an invitation opens only for an address that is proven', async () => {
  const { owner, spaceId } = await place();
  const email = newEmail();
  const { id } = await invited(vault, owner, spaceId, 'EDITOR', email);
  const mine = '{ viewer { invitations { totalCount edges { node { id spaceName } } } } }';
  const listed = async (who: Person) => ((await as(who).query(mine)).data as { viewer: { invitations: unknown } }).viewer.invitations;

  const pretender = await given.person();
  await proven(pretender, email, false);
  expect(await listed(pretender)).toEqual({ totalCount: 0, edges: [] });
  expect(await accept(pretender, { id })).toMatchObject({ code: 'INVITATION_INVALID' });
  expect(await decline(pretender, { id })).toMatchObject({ code: 'INVITATION_INVALID' });
  const other = await given.person();
  await proven(other, newEmail());
  expect(await accept(other, { id })).toMatchObject({ code: 'INVITATION_INVALID' });

  const grace = await given.person();
  await proven(grace, email.toUpperCase());
  expect(await listed(grace)).toEqual({ totalCount: 1, edges: [{ node: { id, spaceName: 'Research Lab' } }] });
  expect(await accept(grace, { id })).toMatchObject({ member: { role: 'EDITOR' } });
  expect(await listed(grace)).toEqual({ totalCount: 0, edges: [] });
});

test('whoever has an account with the address hears of the invitation in the vault; who has not proven it needs the link to accept', async () => {
  const { owner, spaceId } = await place();
  const email = newEmail();
  const [grace, unproven, other] = await Promise.all([given.person(), given.person(), given.person()]);
  await proven(grace, email.toUpperCase());
  await proven(unproven, email, false);
  await invite(owner, spaceId, email);
  const heard = ({ id }: Person) => vault.database.prisma.notification.count({ where: { userId: uuid(id), kind: 'INVITATION' } });
  expect([await heard(grace), await heard(unproven), await heard(other)]).toEqual([1, 1, 0]);
  const { data } = await as(unproven).query('{ viewer { notifications { edges { node { kind spaceName space { id } } } } invitations { totalCount } } }');
  expect(data).toEqual({ viewer: { notifications: { edges: [{ node: { kind: 'INVITATION', spaceName: 'Research Lab', space: null } }] }, invitations: { totalCount: 0 } } });
});

describe('a link that an owner hands over', () => {
  const createLink = (who: Person, invitationId: string) =>
    as(who).mutate('createInvitationLink', { invitationId }, 'path expiresAt invitation { id expiresAt }') as Promise<{ path?: string; expiresAt?: string; code?: string; invitation?: { expiresAt: string } }>;
  const tokenOf = ({ path }: { path?: string }) => /^\/invitation\/([\w-]{43})$/.exec(path ?? '')?.[1] ?? '';
  const isOpen = async (token: string) => (await as(nobody).query('query($token: String!) { invitation(token: $token) { spaceName } }', { token })).data as { invitation: object | null };

  test('lets in as the mail does, beside it, and once', async () => {
    const { owner, spaceId } = await place();
    const { id, token: mailed } = await invited(vault, owner, spaceId);
    const link = await createLink(owner, id);
    const days = (new Date(link.expiresAt ?? '').getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    expect(await isOpen(mailed)).toEqual({ invitation: { spaceName: 'Research Lab' } });
    expect(await isOpen(tokenOf(link))).toEqual({ invitation: { spaceName: 'Research Lab' } });
    const [grace, other] = await Promise.all([given.person(), given.person()]);
    expect(await accept(grace, { token: tokenOf(link) })).toMatchObject({ member: { role: 'EDITOR' } });
    expect(await accept(other, { token: tokenOf(link) })).toMatchObject({ code: 'INVITATION_INVALID' });
    expect(await accept(other, { token: mailed })).toMatchObject({ code: 'INVITATION_INVALID' });
  });

  test('takes the place of the one before, ends after seven days, and opens an invitation again that had expired', async () => {
    const { owner, spaceId } = await place();
    const { id } = await invited(vault, owner, spaceId);
    const older = await createLink(owner, id);
    await vault.database.prisma.invitation.update({ where: { id: uuid(id) }, data: { expiresAt: new Date(Date.now() - 1) } });
    const newer = await createLink(owner, id);
    expect(newer.invitation?.expiresAt).toBe(newer.expiresAt);
    expect(await isOpen(tokenOf(older))).toEqual({ invitation: null });
    expect(await isOpen(tokenOf(newer))).toEqual({ invitation: { spaceName: 'Research Lab' } });
    await vault.database.prisma.invitation.update({ where: { id: uuid(id) }, data: { linkExpiresAt: new Date(Date.now() - 1), expiresAt: new Date(Date.now() + 86_400_000) } });
    expect(await isOpen(tokenOf(newer))).toEqual({ invitation: null });
  });

  test('ends when the invitation is sent again, and is told in the audit log without its token', async () => {
    const { owner, spaceId } = await place();
    const { id, email } = await invited(vault, owner, spaceId);
    const link = await createLink(owner, id);
    const entries = await vault.database.prisma.auditEntry.findMany({ where: { spaceId: uuid(spaceId), action: 'MEMBER_INVITED' } });
    expect(entries).toHaveLength(2);
    const row = await vault.database.prisma.invitation.findUniqueOrThrow({ where: { id: uuid(id) } });
    expect(JSON.stringify([entries, row])).not.toContain(tokenOf(link));
    await invite(owner, spaceId, email);
    expect(await isOpen(tokenOf(link))).toEqual({ invitation: null });
  });

  test('is made for nobody who has come', async () => {
    const { owner, spaceId } = await place();
    const { id, token } = await invited(vault, owner, spaceId);
    await accept(await given.person(), { token });
    expect(await createLink(owner, id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await createLink(owner, 'invitation_01h455vb4pex5vsknk084sn02q')).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('lets its guest register where only who is invited may', async () => {
    const { owner, spaceId } = await place();
    const { id, email } = await invited(vault, owner, spaceId);
    const link = await createLink(owner, id);
    await vault.database.prisma.registrationPolicy.update({ where: { id: 1 }, data: { mode: 'INVITED', hasAccounts: true } });
    const comes = (invitationToken: string) =>
      requireRegistration({ db: vault.database.prisma, now: () => new Date() }, { email, emailVerified: false, invitationToken }).then(() => 'comes', () => 'refused');
    expect(await comes(tokenOf(link))).toBe('comes');
    expect(await comes('A'.repeat(43))).toBe('refused');
    await vault.database.prisma.registrationPolicy.update({ where: { id: 1 }, data: { mode: 'OPEN' } });
  });
});

test('only owners see invitations', async () => {
  const { owner, spaceId } = await place();
  await invited(vault, owner, spaceId);
  const query = 'query($id: ID!) { node(id: $id) { ... on Space { invitations { totalCount edges { node { email } } } } } }';
  const seen = async (who: Person) => ((await as(who).query(query, { id: spaceId })).data as { node: { invitations: unknown } }).node.invitations;
  expect(await seen(owner)).toMatchObject({ totalCount: 1 });
  expect(await seen(await given.member(spaceId, 'OWNER', ['read']))).toMatchObject({ totalCount: 1 });
  expect(await seen(await given.member(spaceId, 'EDITOR'))).toBeNull();
});

test('the invitations of who is an owner no more end with their right', async () => {
  const { owner, spaceId } = await place();
  const other = await given.member(spaceId, 'OWNER');
  const mine = await invited(vault, owner, spaceId);
  const theirs = await invited(vault, other, spaceId);
  expect(await as(other).mutate('leaveSpace', { spaceId }, 'leftSpaceId')).toMatchObject({ leftSpaceId: spaceId });
  expect(await accept(await given.person(), { token: theirs.token })).toMatchObject({ code: 'INVITATION_INVALID' });
  expect(await accept(await given.person(), { token: mine.token })).toMatchObject({ member: { role: 'EDITOR' } });
});

test('an invitation that was withdrawn before its mail was written sends none', async () => {
  const { owner, spaceId } = await place();
  const answer = await invite(owner, spaceId, newEmail());
  const invitationId = (answer as unknown as { invitation: { id: string } }).invitation.id;
  await as(owner).mutate('revokeInvitation', { invitationId }, 'revokedInvitationId');
  expect(await sendMail(vault, invitationId)).toBeNull();
});

test.each(['', 'nobody', 'a@b', '@example.org', 'a b@example.org', 'a@example.org\0', 'a@example.org\r\nbcc: x@example.org', `${'a'.repeat(250)}@example.org`, '\uD800@example.org', '‮@example.org'])(
  'no address: %j',
  async (email) => {
    const { owner, spaceId } = await place();
    expect(await invite(owner, spaceId, email)).toMatchObject({ code: 'INVALID' });
    expect(await vault.database.prisma.invitation.count({ where: { spaceId: uuid(spaceId) } })).toBe(0);
  },
);

test('a person sends at most a hundred invitations a day', async () => {
  const { owner, spaceId } = await place();
  await vault.database.prisma.invitationMail.createMany({ data: Array.from({ length: 99 }, () => ({ senderId: uuid(owner.id), emailHash: newEmail() })) });
  expect(await invite(owner, spaceId, newEmail())).toMatchObject({ __typename: 'InviteMemberPayload' });
  expect(await invite(owner, spaceId, newEmail())).toMatchObject({ code: 'LIMIT_REACHED', message: expect.stringContaining('tomorrow') });
});

test('deleting the space gives no new invitations', async () => {
  const { owner, spaceId } = await place();
  await vault.database.prisma.invitationMail.createMany({ data: Array.from({ length: 99 }, () => ({ senderId: uuid(owner.id), emailHash: newEmail() })) });
  expect(await invite(owner, spaceId, newEmail())).toMatchObject({ __typename: 'InviteMemberPayload' });
  await vault.database.prisma.space.delete({ where: { id: uuid(spaceId) } });
  expect(await invite(owner, await vault.given.space(owner), newEmail())).toMatchObject({ code: 'LIMIT_REACHED' });
});

test('nobody’s mailbox is flooded: five invitations a day to one address, whoever sends them, also at once', async () => {
  const email = newEmail();
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { owner, spaceId } = await place();
      return invite(owner, spaceId, email);
    }),
  );
  expect(answers.map(({ code }) => code ?? 'ok').sort()).toEqual([...Array.from({ length: 3 }, () => 'LIMIT_REACHED'), ...Array.from({ length: 5 }, () => 'ok')]);
});
