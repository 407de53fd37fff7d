import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { requireRecentSignIn } from '#server/domain/access/authorize.ts';
import { issueEmailChangeToken } from '#server/domain/account/emailChange.ts';
import { findUser } from '#server/identity/ensureUser.ts';
import { newEmail } from '#tests/support/identity.ts';
import { type Person, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

/** Somebody as they are with another credential. */
const withCredential = ({ id, actor }: Person, changed: object): Person => ({ id, actor: { ...actor, ...changed } });

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('what is dangerous needs a sign-in of the last ten minutes, and never an API key', async () => {
  const person = await given.person();
  const allowed = (changed: object) => {
    try {
      return requireRecentSignIn(vault.context(withCredential(person, changed).actor)).userId;
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  expect(allowed({ authTime: minutesAgo(9) })).toBe(uuid(person.id));
  expect(allowed({ authTime: minutesAgo(11) })).toBe('REAUTHENTICATION_REQUIRED');
  expect(allowed({ authTime: null })).toBe('REAUTHENTICATION_REQUIRED');
  expect(allowed({ credential: 'apiKey', authTime: minutesAgo(1) })).toBe('FORBIDDEN');
});

const accountQuery = `{ viewer { account {
  createdAt emailIsVerified hasPassword identityProvider isAdministrator language pendingEmail user { id } viewerCanChangeEmail viewerCanUseTwoFactor
  sessions(first: 1) { totalCount pageInfo { hasNextPage endCursor } edges { node { id createdAt expiresAt ipAddress isCurrent lastUsedAt userAgent } } }
} } }`;

test('a person reads whether signing in takes a second step; an API key does not', async () => {
  const person = await given.person();
  await given.session(person);
  const read = (who: Person) => as(who).query('{ viewer { account { twoFactor { enabledAt recoveryCodesLeft } } } }');
  const off = { viewer: { account: { twoFactor: { enabledAt: null, recoveryCodesLeft: 0 } } } };
  expect(await read(person)).toMatchObject({ data: off });
  const { uid } = await vault.database.prisma.user.findUniqueOrThrow({ where: { id: uuid(person.id) } });
  const enabledAt = new Date('2026-05-03T10:00:00.000Z');
  const row = { id: uid, userId: uid, secret: 'encrypted', backupCodes: 'encrypted', enabledAt, recoveryCodesLeft: 7 };
  await vault.database.prisma.authTwoFactor.create({ data: row });
  // Not confirmed yet.
  expect(await read(person)).toMatchObject({ data: off });
  await vault.database.prisma.authTwoFactor.update({ where: { id: uid }, data: { verified: true } });
  const on = (await read(person)).data as { viewer: { account: { twoFactor: { enabledAt: Date | string; recoveryCodesLeft: number } } } };
  expect(new Date(on.viewer.account.twoFactor.enabledAt)).toEqual(enabledAt);
  expect(on.viewer.account.twoFactor.recoveryCodesLeft).toBe(7);
  expect(await read(withCredential(person, { credential: 'apiKey' }))).toMatchObject({ data: off });
});

test('a person reads their account and where they are signed in, last used first', async () => {
  const person = await given.person();
  const [first, second] = [await given.session(person), await given.session(person)];
  await given.session(await given.person());
  await vault.database.prisma.authSession.update({ where: { id: uuid(first) }, data: { lastUsedAt: new Date(Date.now() + 60_000) } });
  const { data, errors } = await as(withCredential(person, { credentialId: uuid(first) })).query(accountQuery);
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    viewer: {
      account: {
        createdAt: expect.anything(),
        emailIsVerified: false,
        hasPassword: false,
        identityProvider: 'LOCAL',
        isAdministrator: false,
        language: 'EN',
        pendingEmail: null,
        user: { id: person.id },
        viewerCanChangeEmail: true,
        viewerCanUseTwoFactor: true,
        sessions: {
          totalCount: 2,
          pageInfo: { hasNextPage: true, endCursor: expect.anything() },
          edges: [{ node: { id: first, createdAt: expect.anything(), expiresAt: expect.anything(), ipAddress: '192.0.2.1', isCurrent: true, lastUsedAt: expect.anything(), userAgent: 'tests' } }],
        },
      },
    },
  });
  const { data: key } = await as(withCredential(person, { credential: 'apiKey', credentialId: uuid(second) })).query(accountQuery);
  expect(key).toMatchObject({ viewer: { account: { sessions: { totalCount: 0, edges: [] } } } });
});

const passkeysQuery = '{ viewer { account { passkeys { id createdAt isBackedUp lastUsedAt name } } } }';
type Passkeys = { viewer: { account: { passkeys: { id: string; name: string }[] } } };
const passkeysOf = async (who: Person) => ((await as(who).query(passkeysQuery)).data as Passkeys).viewer.account.passkeys;

test('a person reads their passkeys, newest first; an API key and others read none', async () => {
  const person = await given.person();
  const [older, newer] = [await given.passkey(person, 'YubiKey 5C'), await given.passkey(person)];
  await given.passkey(await given.person());
  await vault.database.prisma.authPasskey.update({ where: { id: uuid(older) }, data: { createdAt: minutesAgo(5), lastUsedAt: minutesAgo(1), backedUp: false } });
  expect(await passkeysOf(person)).toEqual([
    { id: newer, createdAt: expect.anything(), isBackedUp: true, lastUsedAt: null, name: 'MacBook, Touch ID' },
    { id: older, createdAt: expect.anything(), isBackedUp: false, lastUsedAt: expect.anything(), name: 'YubiKey 5C' },
  ]);
  expect(await passkeysOf(withCredential(person, { credential: 'apiKey' }))).toEqual([]);
});

const remove = (who: Person, passkeyIds: string[]) => as(who).mutate('removePasskeys', { passkeyIds }, 'account { passkeys { id } }');

test('passkeys are taken off, all of them or none; their person is told, and whoever looks after the vault reads it', async () => {
  const person = await given.person();
  const [first, second, third] = [await given.passkey(person, 'Phone'), await given.passkey(person, 'Laptop'), await given.passkey(person, 'Key')];
  const others = await given.passkey(await given.person());
  expect(await remove(person, [first, others])).toMatchObject({ code: 'NOT_FOUND' });
  expect(await remove(person, [])).toMatchObject({ code: 'INVALID' });
  expect(await remove(person, Array.from({ length: 21 }, () => first))).toMatchObject({ code: 'INVALID' });
  expect(await remove(withCredential(person, { authTime: minutesAgo(11) }), [first])).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
  expect(await passkeysOf(person)).toHaveLength(3);
  expect(await remove(person, [first, second, first])).toMatchObject({ account: { passkeys: [{ id: third }] } });
  const [mail] = await mailJobs(person.id);
  expect(mail).toMatchObject({ kind: 'passkeyRemoved' });
  expect((mail as { detail: string }).detail.split(', ').sort()).toEqual(['Laptop', 'Phone']);
  const audited = await vault.database.prisma.auditEntry.findMany({ where: { userId: uuid(person.id), action: 'PASSKEY_REMOVED' } });
  expect(audited.map(({ subject }) => subject).sort()).toEqual(['Laptop', 'Phone']);
});

test('the last way of signing in stays, also when two take one off each at the same moment', async () => {
  const person = await given.person();
  const [first, second] = [await given.passkey(person), await given.passkey(person)];
  const answers = await Promise.all([remove(person, [first]), remove(person, [second])]);
  expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(1);
  const [left] = await passkeysOf(person);
  expect(await remove(person, [left?.id ?? ''])).toMatchObject({ code: 'CONFLICT' });
  const { uid } = await vault.database.prisma.user.findUniqueOrThrow({ where: { id: uuid(person.id) } });
  await vault.database.prisma.authAccount.create({ data: { id: randomUUID(), userId: uid, accountId: uid, providerId: 'credential', password: 'hash' } });
  expect(await remove(person, [left?.id ?? ''])).toMatchObject({ account: { passkeys: [] } });
});

test('a session that has ended by itself is not in the list', async () => {
  const person = await given.person();
  const id = await given.session(person);
  await vault.database.prisma.authSession.update({ where: { id: uuid(id) }, data: { expiresAt: minutesAgo(1) } });
  const { data } = await as(person).query('query($id: ID!) { node(id: $id) { id } viewer { account { sessions { totalCount } } } }', { id });
  expect(data).toEqual({ node: null, viewer: { account: { sessions: { totalCount: 0 } } } });
});

const pendingEmail = 'account { pendingEmail user { email } emailIsVerified }';

/** The mails that wait to be written. */
const mailJobs = async (userId: string) => {
  const { rows } = await vault.database.pool.query<{ payload: { kind: string; to?: string; detail?: string } }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'sendAccountMail' and payload->>'userId' = $1 order by j.id`,
    [uuid(userId)],
  );
  return rows.map(({ payload }) => payload);
};

test('an address changes when the link in the mail to the new one is followed, and not before', async () => {
  const person = await given.person();
  const [here, there] = [await given.session(person), await given.session(person)];
  const signedIn = withCredential(person, { credentialId: uuid(here) });
  const { email: before } = await vault.database.prisma.user.findUniqueOrThrow({ where: { id: uuid(person.id) } });
  const email = newEmail();
  expect(await as(signedIn).mutate('requestEmailChange', { email: email.toUpperCase() }, pendingEmail)).toMatchObject({
    account: { pendingEmail: email, user: { email: before }, emailIsVerified: false },
  });
  const { id } = await vault.database.prisma.emailChange.findFirstOrThrow({ where: { userId: uuid(person.id) } });
  const { token = '' } = (await issueEmailChangeToken(vault.context({ kind: 'system', job: 'mail' }), id)) ?? {};
  expect(await as(signedIn).mutate('confirmEmailChange', { token: `${token}x` }, 'email')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await as(signedIn).mutate('confirmEmailChange', { token }, 'email')).toEqual({ __typename: 'ConfirmEmailChangePayload', email });
  expect(await as(signedIn).mutate('confirmEmailChange', { token }, 'email')).toMatchObject({ code: 'NOT_FOUND' });
  expect((await as(signedIn).query(`{ viewer { ${pendingEmail} } }`)).data).toEqual({ viewer: { account: { pendingEmail: null, user: { email }, emailIsVerified: true } } });
  expect((await vault.database.prisma.authUser.findFirstOrThrow({ where: { email } })).emailVerified).toBe(true);
  expect(await vault.database.prisma.authSession.findMany({ where: { id: { in: [uuid(here), uuid(there)] } }, select: { id: true } })).toEqual([{ id: uuid(here) }]);
  expect(await mailJobs(person.id)).toEqual([
    { userId: uuid(person.id), kind: 'emailChangeRequested', detail: email },
    { userId: uuid(person.id), kind: 'emailChanged', detail: email, to: before },
  ]);
});

test('an address that has an account is refused only to whoever has its link; a wish can be taken back; there is a limit', async () => {
  const [person, other] = [await given.person(), await given.person()];
  await given.session(person);
  await given.session(other);
  const { email: taken } = await vault.database.prisma.user.findUniqueOrThrow({ where: { id: uuid(other.id) } });
  const ask = (email: string | null) => as(person).mutate('requestEmailChange', { email }, pendingEmail);
  expect(await ask(taken)).toMatchObject({ account: { pendingEmail: taken } });
  const { id } = await vault.database.prisma.emailChange.findFirstOrThrow({ where: { userId: uuid(person.id) } });
  const { token = '' } = (await issueEmailChangeToken(vault.context({ kind: 'system', job: 'mail' }), id)) ?? {};
  expect(await as(person).mutate('confirmEmailChange', { token }, 'email')).toMatchObject({ code: 'CONFLICT' });
  expect(await ask(null)).toMatchObject({ account: { pendingEmail: null } });
  expect(await as(person).mutate('confirmEmailChange', { token }, 'email')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await ask('no address')).toMatchObject({ code: 'INVALID' });
  for (let times = 1; times < 5; times++) await ask(newEmail());
  expect(await ask(newEmail())).toMatchObject({ code: 'LIMIT_REACHED' });
  const old = withCredential(person, { authTime: minutesAgo(11) });
  expect(await as(old).mutate('requestEmailChange', { email: newEmail() }, pendingEmail)).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
});

test('a chosen name stays, whatever the identity provider calls somebody', async () => {
  const person = await given.person();
  const answer = await as(person).mutate('updateProfile', { displayName: ' Ada  Lovelace ', language: 'ES', removePhoto: true }, 'account { language user { displayName photoUrl } }');
  expect(answer).toMatchObject({ account: { language: 'ES', user: { displayName: 'Ada Lovelace', photoUrl: null } } });
  const { uid, email } = await vault.database.prisma.user.findUniqueOrThrow({ where: { id: uuid(person.id) } });
  const named = { provider: 'local', uid, email, emailVerified: false, name: 'Somebody', photoUrl: 'https://example.org/a.png' } as const;
  expect(await findUser(vault.database.prisma, named)).toMatchObject({ displayName: 'Ada Lovelace', photoUrl: null });
  expect(await as(person).mutate('updateProfile', { displayName: ' ' }, 'account { language }')).toMatchObject({ code: 'INVALID' });
});

test('an account is deleted with the spaces that nobody else is in; what was added to others stays', async () => {
  const [person, other] = [await given.person(), await given.person()];
  await given.session(person);
  const [alone, shared] = [await given.space(person), await given.space(other)];
  await vault.database.prisma.membership.create({ data: { spaceId: uuid(shared), userId: uuid(person.id), role: 'EDITOR' } });
  const collectionId = await given.collection(other, shared, 'Inbox');
  const [sourceId = ''] = await given.links(person, shared, collectionId, 'https://example.org/kept');
  const { email, uid } = await vault.database.prisma.user.findUniqueOrThrow({ where: { id: uuid(person.id) } });
  const remove = (confirmation: string, who = person) => as(who).mutate('deleteAccount', { confirmation }, 'deletedSpaceIds deletedUserId');
  expect(await remove('DELETE')).toMatchObject({ code: 'CONFIRMATION_REQUIRED' });
  expect(await remove(email ?? '', withCredential(person, { authTime: minutesAgo(11) }))).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
  expect(await remove(` ${email?.toUpperCase()} `)).toEqual({ __typename: 'DeleteAccountPayload', deletedSpaceIds: [alone], deletedUserId: person.id });
  expect(await vault.database.prisma.user.count({ where: { id: uuid(person.id) } })).toBe(0);
  expect(await vault.database.prisma.authUser.count({ where: { id: uid } })).toBe(0);
  expect(await vault.database.prisma.auditEntry.count({ where: { action: 'SPACE_DELETED', spaceId: uuid(alone) } })).toBe(1);
  expect((await as(other).query('query($id: ID!) { node(id: $id) { id } }', { id: sourceId })).data).toEqual({ node: { id: sourceId } });
});

test('the last administrator cannot leave a vault to people whom nobody looks after', async () => {
  const [administrator, successor] = [await given.person(), await given.person()];
  await given.session(administrator);
  const { user } = vault.database.prisma;
  await user.updateMany({ where: { id: uuid(administrator.id) }, data: { isAdministrator: true } });
  const { email } = await user.findUniqueOrThrow({ where: { id: uuid(administrator.id) } });
  const leave = () => as(administrator).mutate('deleteAccount', { confirmation: email }, 'deletedUserId');
  expect(await leave()).toMatchObject({ code: 'CONFLICT' });
  expect(await user.count({ where: { id: uuid(administrator.id) } })).toBe(1);
  await user.updateMany({ where: { id: uuid(successor.id) }, data: { isAdministrator: true } });
  expect(await leave()).toMatchObject({ deletedUserId: administrator.id });
});

test('whoever makes a key is told by mail', async () => {
  const person = await given.person();
  await as(person).mutate('createApiKey', { name: 'Nightly import', scopes: ['READ'] }, 'secret');
  expect(await mailJobs(person.id)).toEqual([{ userId: uuid(person.id), kind: 'newApiKey', detail: 'Nightly import' }]);
});
