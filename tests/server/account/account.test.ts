import { expect, test } from 'vitest';
import { requireRecentSignIn } from '#server/domain/access/authorize.ts';
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

const account = `{ viewer { account {
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
  const { data, errors } = await as(withCredential(person, { credentialId: uuid(first) })).query(account);
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
  const { data: key } = await as(withCredential(person, { credential: 'apiKey', credentialId: uuid(second) })).query(account);
  expect(key).toMatchObject({ viewer: { account: { sessions: { totalCount: 0, edges: [] } } } });
});

test('a session that has ended by itself is not in the list', async () => {
  const person = await given.person();
  const id = await given.session(person);
  await vault.database.prisma.authSession.update({ where: { id: uuid(id) }, data: { expiresAt: minutesAgo(1) } });
  const { data } = await as(person).query('query($id: ID!) { node(id: $id) { id } viewer { account { sessions { totalCount } } } }', { id });
  expect(data).toEqual({ node: null, viewer: { account: { sessions: { totalCount: 0 } } } });
});
