import { beforeEach, describe, expect, test } from 'vitest';
import { hashInvitationToken } from '#server/domain/members/invitation.ts';
import { requireRegistration } from '#server/domain/registration/requireRegistration.ts';
import { newEmail } from '#tests/support/identity.ts';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault({ connections: 4 });
const { as, given } = vault;

const personId = ({ id }: Person) => publicId('Person', uuid(id));

async function administrator(): Promise<Person> {
  const person = await given.person();
  await vault.database.prisma.user.update({ where: { id: uuid(person.id) }, data: { isAdministrator: true } });
  return person;
}

/** As if they had signed in an hour ago. */
const anHourAgo = ({ id, actor }: Person): Person => ({ id, actor: actor.kind === 'user' ? { ...actor, authTime: new Date(Date.now() - 3_600_000) } : actor });
const byKey = ({ id, actor }: Person): Person => ({ id, actor: actor.kind === 'user' ? { ...actor, credential: 'apiKey' } : actor });

const policy = { mode: 'OPEN', allowedDomains: [], needsVerifiedEmail: false, spacesPerPerson: 100, hasAccounts: true } as const;
beforeEach(async () => {
  await vault.database.prisma.registrationPolicy.update({ where: { id: 1 }, data: { ...policy, allowedDomains: [] } });
  await vault.database.prisma.user.updateMany({ data: { isAdministrator: false } });
});

const updatePeople = (who: Person, input: Record<string, unknown>) => as(who).mutate('updatePeople', input, 'people { state isAdministrator sessionCount }');

test('administrators see the vault, other people and API keys of administrators do not', async () => {
  const admin = await administrator();
  const ask = async (who: Person) => (await as(who).query('{ viewer { administration { registration { mode } } account { isAdministrator } } }')).data?.['viewer'];
  expect(await ask(admin)).toEqual({ administration: { registration: { mode: 'OPEN' } }, account: { isAdministrator: true } });
  expect(await ask(byKey(admin))).toMatchObject({ administration: null });
  expect(await ask(await given.person())).toEqual({ administration: null, account: { isAdministrator: false } });
});

test('administrators see no space that they are not a member of', async () => {
  const admin = await administrator();
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const { data } = await as(admin).query('query($id: ID!) { node(id: $id) { id } viewer { spaces { edges { node { id } } } } }', { id: spaceId });
  expect(data).toEqual({ node: null, viewer: { spaces: { edges: [] } } });
});

test('the list of people is found by name and state, with what is counted, and in as many statements for many as for few', async () => {
  const admin = await administrator();
  const [ada, grace] = [await given.person(), await given.person()];
  await vault.database.prisma.user.update({ where: { id: uuid(ada.id) }, data: { displayName: '100% Ada_', disabledAt: new Date() } });
  await given.space(grace);
  await vault.database.prisma.personInvitation.create({ data: { email: 'tomas@example.org', expiresAt: new Date(Date.now() + 60_000) } });
  const find = async (args: string) => {
    const { data, errors } = await as(admin).query(`{ viewer { administration { people${args} { totalCount edges { node { id state spaceCount user { displayName email } } } } } } }`);
    expect(errors).toBeUndefined();
    return (data as { viewer: { administration: { people: { totalCount: number; edges: { node: Record<string, unknown> }[] } } } }).viewer.administration.people;
  };
  expect((await find('(text: "100% ada_")')).edges).toEqual([{ node: expect.objectContaining({ state: 'DISABLED', user: expect.objectContaining({ displayName: '100% Ada_' }) }) }]);
  expect((await find('(state: INVITED)')).edges).toEqual([{ node: expect.objectContaining({ state: 'INVITED', user: { displayName: null, email: 'tomas@example.org' } }) }]);
  expect((await find('(state: DISABLED)')).totalCount).toBe(1);
  const all = await find('(first: 100)');
  expect(all.edges.find(({ node }) => node['id'] === personId(grace))?.node).toMatchObject({ state: 'ACTIVE', spaceCount: 1 });
  const lists = '{ viewer { administration { people(first: 50) { totalCount edges { node { id state spaceCount sessionCount storage user { id } } } } auditLog(first: 50) { totalCount edges { node { id actor { id } user { id } } } } } } }';
  const few = await vault.queriesOf(admin, lists);
  await Promise.all(Array.from({ length: 5 }, async () => given.space(await given.person())));
  expect(await vault.queriesOf(admin, lists)).toBe(few);
});

test('nodes of people and audit entries are for administrators', async () => {
  const admin = await administrator();
  const other = await given.person();
  await given.space(other);
  const entry = await vault.database.prisma.auditEntry.create({ data: { action: 'SIGNED_IN', actorId: uuid(other.id) } });
  const ask = async (who: Person) => (await as(who).query('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: [personId(other), publicId('AuditEntry', entry.id)] })).data?.['nodes'];
  expect(await ask(admin)).toEqual([{ id: personId(other) }, { id: publicId('AuditEntry', entry.id) }]);
  expect(await ask(other)).toEqual([null, null]);
});

describe('what is dangerous', () => {
  test.each([
    ['updatePeople', { isDisabled: true }, 'people { id }'],
    ['deletePeople', { confirmation: 'DELETE' }, 'deletedPersonIds'],
  ])('%s needs a sign-in of the last ten minutes', async (name, input, selection) => {
    const personIds = [personId(await given.person())];
    expect(await as(anHourAgo(await administrator())).mutate(name, { ...input, personIds }, selection)).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
  });

  test('who may register is changed with a recent sign-in only', async () => {
    expect(await as(anHourAgo(await administrator())).mutate('updateRegistrationPolicy', { mode: 'CLOSED' }, 'administration { __typename }')).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
  });
});

test('accounts are disabled with their sessions, and enabled; each is noted', async () => {
  const admin = await administrator();
  const person = await given.person();
  await given.session(person);
  expect(await updatePeople(admin, { personIds: [personId(person)], isDisabled: true })).toMatchObject({ people: [{ state: 'DISABLED', sessionCount: 0 }] });
  expect(await updatePeople(admin, { personIds: [personId(person)], isDisabled: false })).toMatchObject({ people: [{ state: 'ACTIVE' }] });
  const noted = await vault.database.prisma.auditEntry.findMany({ where: { userId: uuid(person.id) }, orderBy: { createdAt: 'asc' }, select: { action: true, actorId: true } });
  expect(noted.map(({ action }) => action)).toEqual(['ACCOUNT_DISABLED', 'SESSION_REVOKED', 'ACCOUNT_ENABLED']);
  expect(new Set(noted.map(({ actorId }) => actorId))).toEqual(new Set([uuid(admin.id)]));
});

test('all of them or none: one id that names nobody changes nothing', async () => {
  const admin = await administrator();
  const person = await given.person();
  expect(await updatePeople(admin, { personIds: [personId(person), publicId('Person', '01939d2f-0000-7000-8000-000000000000')], isDisabled: true })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await vault.database.prisma.user.count({ where: { id: uuid(person.id), disabledAt: null } })).toBe(1);
});

test('the last administrator stays, also when two step down at once', async () => {
  const [one, other] = [await administrator(), await administrator()];
  const answers = await Promise.all([
    updatePeople(one, { personIds: [personId(one)], isAdministrator: false }),
    updatePeople(other, { personIds: [personId(other)], isDisabled: true }),
  ]);
  expect(answers.map(({ code }) => code ?? 'ok').sort()).toEqual(['CONFLICT', 'ok']);
  expect(await vault.database.prisma.user.count({ where: { isAdministrator: true, disabledAt: null } })).toBe(1);
});

test('who may register is changed and checked; what a variable has fixed is not', async () => {
  const admin = await administrator();
  const update = (input: Record<string, unknown>) => as(admin).mutate('updateRegistrationPolicy', input, 'administration { registration { mode allowedDomains needsVerifiedEmail spacesPerPerson fixedSettings } }');
  expect(await update({ mode: 'DOMAINS' })).toMatchObject({ code: 'INVALID' });
  expect(await update({ mode: 'DOMAINS', allowedDomains: ['not a domain'] })).toMatchObject({ code: 'INVALID' });
  expect(await update({ mode: 'DOMAINS', allowedDomains: [' Example.ORG', 'bücher.example'], spacesPerPerson: null })).toMatchObject({
    administration: { registration: { mode: 'DOMAINS', allowedDomains: ['example.org', 'xn--bcher-kva.example'], needsVerifiedEmail: true, spacesPerPerson: null, fixedSettings: ['NEEDS_VERIFIED_EMAIL'] } },
  });
  expect(await update({ spacesPerPerson: 0 })).toMatchObject({ code: 'INVALID' });
});

test('people are invited by mail; who has an account is passed over', async () => {
  const admin = await administrator();
  const known = await vault.database.prisma.user.findUniqueOrThrow({ where: { id: uuid((await given.person()).id) } });
  const email = newEmail();
  const answer = await as(admin).mutate('invitePeople', { emails: [email.toUpperCase(), email, known.email], language: 'ES' }, 'people { state user { email } }');
  expect(answer).toMatchObject({ people: [{ state: 'INVITED', user: { email } }] });
  expect(await as(admin).mutate('invitePeople', { emails: ['nobody'] }, 'people { id }')).toMatchObject({ code: 'INVALID' });
});

test('accounts are deleted: their own spaces go, of shared ones the longest there becomes the owner', async () => {
  const admin = await administrator();
  const person = await given.person();
  const [alone, shared] = [await given.space(person), await given.space(person)];
  const heir = await given.member(shared, 'VIEWER');
  await given.member(shared, 'EDITOR');
  const remove = (confirmation: string) => as(admin).mutate('deletePeople', { personIds: [personId(person)], confirmation }, 'deletedPersonIds');
  expect(await remove('delete')).toMatchObject({ code: 'CONFIRMATION_REQUIRED' });
  expect(await remove('DELETE')).toMatchObject({ deletedPersonIds: [personId(person)] });
  expect(await vault.database.prisma.user.count({ where: { id: uuid(person.id) } })).toBe(0);
  expect(await vault.database.prisma.membership.findMany({ where: { spaceId: { in: [uuid(alone), uuid(shared)] }, role: 'OWNER' } })).toEqual([expect.objectContaining({ userId: uuid(heir.id), spaceId: uuid(shared) })]);
  expect(await as(admin).mutate('deletePeople', { personIds: [personId(admin)], confirmation: 'DELETE' }, 'deletedPersonIds')).toMatchObject({ code: 'CONFLICT' });
});

test('the audit log outlives the space and the person, and its filters say what is wanted', async () => {
  const admin = await administrator();
  const person = await given.person();
  const spaceId = await given.space(person, 'Short lived');
  await as(person).mutate('deleteSpace', { spaceId, confirmation: 'Short lived' }, 'deletedSpaceId');
  await as(admin).mutate('deletePeople', { personIds: [personId(person)], confirmation: 'DELETE' }, 'deletedPersonIds');
  const { data } = await as(admin).query(`query($userId: ID!) { viewer { administration { auditLog(userId: $userId, actions: [SPACE_DELETED, ACCOUNT_DELETED]) { edges { node { action actorName subject actor { id } user { id } } } } } } }`, { userId: person.id });
  const name = (await vault.database.prisma.user.findUniqueOrThrow({ where: { id: uuid(admin.id) } })).displayName;
  expect(JSON.parse(JSON.stringify(data))).toMatchObject({
    viewer: { administration: { auditLog: { edges: [{ node: { action: 'ACCOUNT_DELETED', actorName: name, user: null } }, { node: { action: 'SPACE_DELETED', subject: 'Short lived', actor: null } }] } } },
  });
});

test('the audit log is searched for who, to whom, what and from where, literally', async () => {
  const admin = await administrator();
  const ada = await given.person();
  await vault.database.prisma.user.update({ where: { id: uuid(ada.id) }, data: { displayName: 'Ada 50%' } });
  await vault.database.prisma.auditEntry.createMany({
    data: [
      { action: 'API_KEY_CREATED', actorName: 'Omar_R', subject: 'Zotero sync', ipAddress: '203.0.113.40' },
      { action: 'ACCOUNT_DISABLED', actorName: 'Mira', userId: uuid(ada.id) },
    ],
  });
  const find = async (text: string) => {
    const { data } = await as(admin).query('query($text: String) { viewer { administration { auditLog(text: $text) { totalCount edges { node { action } } } } } }', { text });
    const { totalCount, edges } = (data as { viewer: { administration: { auditLog: { totalCount: number; edges: { node: { action: string } }[] } } } }).viewer.administration.auditLog;
    expect(totalCount).toBe(edges.length);
    return edges.map(({ node }) => node.action);
  };
  expect(await find('zotero')).toEqual(['API_KEY_CREATED']);
  expect(await find('omar_r')).toEqual(['API_KEY_CREATED']);
  expect(await find('203.0.113.4')).toEqual(['API_KEY_CREATED']);
  expect(await find('ada 50%')).toEqual(['ACCOUNT_DISABLED']);
  expect(await find('ada_50')).toEqual([]);
});

test('it is told how many look after the vault, also by what changes that', async () => {
  const [admin, other] = [await administrator(), await given.person()];
  const count = async () => (await as(admin).query('{ viewer { administration { administratorCount } } }')).data?.['viewer'];
  expect(await count()).toEqual({ administration: { administratorCount: 1 } });
  expect(await as(admin).mutate('updatePeople', { personIds: [personId(other)], isAdministrator: true }, 'administratorCount')).toMatchObject({ administratorCount: 2 });
  expect(await as(admin).mutate('deletePeople', { personIds: [personId(other)], confirmation: 'DELETE' }, 'administratorCount')).toMatchObject({ administratorCount: 1 });
});

test('a link to hand over works beside that of the mail, once it was made again only the newer, for 7 days', async () => {
  const admin = await administrator();
  const email = newEmail();
  const { people } = await as(admin).mutate('invitePeople', { emails: [email] }, 'people { id }');
  const [{ id: invitedId }] = people as [{ id: string }];
  const mailed = 'the token of the mail';
  await vault.database.prisma.personInvitation.update({ where: { email }, data: { tokenHash: hashInvitationToken(mailed) } });
  const makeLink = async () => (await as(admin).mutate('createPersonInvitationLink', { personId: invitedId }, 'path expiresAt')) as { path?: string; expiresAt?: string; code?: string };
  const tokenOf = ({ path }: { path?: string }) => /^\/register\?invitation=([\w-]{43})$/.exec(path ?? '')?.[1] ?? '';
  const older = await makeLink();
  const newer = await makeLink();
  await vault.database.prisma.registrationPolicy.update({ where: { id: 1 }, data: { mode: 'CLOSED' } });
  const comes = (invitationToken: string, days = 0) =>
    requireRegistration({ db: vault.database.prisma, now: () => new Date(Date.now() + days * 86_400_000) }, { email, emailVerified: false, invitationToken }).then(() => 'comes', () => 'refused');
  expect(await comes(tokenOf(newer), 6.9)).toBe('comes');
  expect(await comes(tokenOf(newer), 7.1)).toBe('refused');
  expect(await comes(tokenOf(older))).toBe('refused');
  expect(await comes(mailed)).toBe('comes');
  expect(await as(admin).mutate('createPersonInvitationLink', { personId: personId(admin) }, 'path')).toMatchObject({ code: 'NOT_FOUND' });
});
