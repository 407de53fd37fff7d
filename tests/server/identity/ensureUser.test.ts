import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureUser } from '#server/identity/ensureUser.ts';
import type { Person } from '#server/identity/identity.ts';
import { type Database, openDatabase } from '#server/platform/db/database.ts';
import { useDatabase } from '#tests/support/database.ts';

const source = useDatabase();
let database: Database;
beforeAll(() => {
  database = openDatabase(source.url, { max: 8 });
});
afterAll(() => database.close());

const ada: Person = {
  provider: 'oidc',
  uid: 'ada',
  email: 'ada@example.org',
  emailVerified: false,
  name: 'Ada',
  photoUrl: null,
};

test('the first visit makes the row, the next one finds it and writes nothing', async () => {
  const first = await ensureUser(database.prisma, ada);
  expect(first).toMatchObject({
    created: true,
    user: { provider: 'oidc', uid: 'ada', email: 'ada@example.org', displayName: 'Ada' },
  });
  expect(await ensureUser(database.prisma, ada)).toEqual({ user: first.user, created: false });
});

test('of many first visits at the same moment one makes the row', async () => {
  const visits = await Promise.all(
    Array.from({ length: 8 }, () => ensureUser(database.prisma, { ...ada, uid: 'crowd' })),
  );
  expect(visits.filter(({ created }) => created)).toHaveLength(1);
  expect(new Set(visits.map(({ user }) => user.id)).size).toBe(1);
});

test('it joins a transaction: what fails later takes the row with it', async () => {
  const failing = database.prisma.$transaction(async (tx) => {
    await ensureUser(tx, { ...ada, uid: 'undone' });
    throw new Error('later');
  });
  await expect(failing).rejects.toThrow('later');
  expect(await ensureUser(database.prisma, { ...ada, uid: 'undone' })).toMatchObject({ created: true });
});

test('e-mail, name and picture follow the provider, but are not forgotten', async () => {
  const person = { ...ada, uid: 'changing' };
  const { user } = await ensureUser(database.prisma, person);
  const changed = await ensureUser(database.prisma, {
    ...person,
    email: 'countess@example.org',
    photoUrl: 'https://example.org/ada.png',
  });
  expect(changed.user).toMatchObject({
    id: user.id,
    email: 'countess@example.org',
    photoUrl: 'https://example.org/ada.png',
  });
  expect(await ensureUser(database.prisma, { ...person, email: null, name: null })).toEqual({
    user: changed.user,
    created: false,
  });
});

test('the same e-mail with another provider is another person', async () => {
  const { user } = await ensureUser(database.prisma, { ...ada, uid: 'same' });
  const other = await ensureUser(database.prisma, { ...ada, provider: 'firebase', uid: 'same' });
  expect(other.created).toBe(true);
  expect(other.user.id).not.toBe(user.id);
});
