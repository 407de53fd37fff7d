import { expect, test } from 'vitest';
import type { Scope } from '#server/domain/context.ts';
import { verifyApiKey } from '#server/identity/apiKeys.ts';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

const fields = 'id name hint scopes expiresAt lastUsedAt revokedAt createdAt';
const create = (who: Person, more: Record<string, unknown> = {}) =>
  as(who).mutate('createApiKey', { name: 'Nightly import', scopes: ['READ'], ...more }, `secret apiKey { ${fields} }`);
type Created = { secret: string; apiKey: { id: string; hint: string; scopes: string[]; expiresAt: string | null } };
const created = async (who: Person, more?: Record<string, unknown>) => (await create(who, more)) as unknown as Created;
const revoke = (who: Person, apiKeyId: string) => as(who).mutate('revokeApiKey', { apiKeyId }, 'apiKey { id revokedAt }');

test('the secret is shown once and works; the vault keeps none of it but a hint', async () => {
  const person = await given.person();
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  const answer = await create(person, { name: '  Nightly \t import  ', expiresAt });
  expect(answer).toEqual({
    __typename: 'CreateApiKeyPayload',
    secret: expect.stringMatching(/^vk_[0-9A-Za-z]{43}$/),
    apiKey: {
      id: expect.stringMatching(/^key_/),
      name: 'Nightly import',
      hint: expect.any(String),
      scopes: ['READ'],
      expiresAt,
      lastUsedAt: null,
      revokedAt: null,
      createdAt: expect.any(String),
    },
  });
  const { secret, apiKey } = answer as unknown as Created;
  expect(apiKey.hint).toBe(secret.slice(-4));
  expect(await verifyApiKey(vault.database.prisma, secret)).toMatchObject({ userId: uuid(person.id), scopes: ['read'] });
  const row = await vault.database.prisma.apiKey.findUniqueOrThrow({ where: { id: uuid(apiKey.id) } });
  expect(JSON.stringify(row)).not.toContain(secret.slice(3, -4));
});

test('to write is also to read, and to manage both', async () => {
  const person = await given.person();
  expect((await created(person, { scopes: ['MANAGE'] })).apiKey.scopes).toEqual(['READ', 'WRITE', 'MANAGE']);
  expect((await created(person, { scopes: ['WRITE'] })).apiKey.scopes).toEqual(['READ', 'WRITE']);
  expect((await created(person, { scopes: ['READ', 'READ'] })).apiKey.scopes).toEqual(['READ']);
});

test('a revoked key counts no more; revoking again changes nothing', async () => {
  const person = await given.person();
  const { secret, apiKey } = await created(person);
  const first = await revoke(person, apiKey.id);
  expect(first).toEqual({ __typename: 'RevokeApiKeyPayload', apiKey: { id: apiKey.id, revokedAt: expect.any(String) } });
  expect(await revoke(person, apiKey.id)).toEqual(first);
  await expect(verifyApiKey(vault.database.prisma, secret)).rejects.toMatchObject({ reason: 'revoked' });
});

test('no key makes or revokes keys, whatever its scopes', async () => {
  for (const scopes of [['read'], ['read', 'write', 'manage']] as const) {
    const person = await given.person(scopes);
    const signedIn: Person = { id: person.id, actor: { kind: 'user', userId: uuid(person.id), credential: 'token', credentialId: null, authTime: null, scopes: new Set(['read', 'write', 'manage']), spaceIds: null } };
    const { apiKey } = await created(signedIn);
    expect(await create(person)).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('Sign in') });
    expect(await revoke(person, apiKey.id)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await vault.database.prisma.apiKey.count({ where: { userId: uuid(person.id), revokedAt: null } })).toBe(1);
  }
});

test('keys that read or write manage no members; one that manages does what its owner may', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const invite = (who: Person) => as(who).mutate('inviteMember', { spaceId, email: 'ada@example.org', role: 'VIEWER' }, 'invitation { id }');
  const key = (scopes: readonly Scope[]): Person => ({
    id: owner.id,
    actor: { kind: 'user', userId: uuid(owner.id), credential: 'apiKey', credentialId: null, authTime: null, scopes: new Set(scopes), spaceIds: null },
  });
  expect(await invite(key(['read']))).toMatchObject({ code: 'FORBIDDEN' });
  for (const scopes of [['read'], ['read', 'write']] as const) {
    expect(await invite(key(scopes))).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('manage') });
    expect(await as(key(scopes)).mutate('leaveSpace', { spaceId }, 'leftSpaceId')).toMatchObject({ code: 'FORBIDDEN' });
  }
  expect(await invite(key(['read', 'write', 'manage']))).toMatchObject({ __typename: 'InviteMemberPayload' });
});

const list = `query($first: Int, $after: String) { viewer { apiKeys(first: $first, after: $after) {
  totalCount edges { node { id name } } pageInfo { endCursor hasNextPage } } } }`;
type Listed = { viewer: { apiKeys: { totalCount: number; edges: { node: { id: string; name: string } }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } } };

test('one sees one’s own keys, newest first, page by page', async () => {
  const person = await given.person();
  await created(await given.person());
  const ids: string[] = [];
  for (let index = 0; index < 5; index++) ids.unshift((await created(person, { name: `Key ${index}` })).apiKey.id);
  const seen: string[] = [];
  for (let after: string | undefined, more = true; more; ) {
    const { apiKeys } = ((await as(person).query(list, { first: 2, after })).data as Listed).viewer;
    expect(apiKeys.totalCount).toBe(5);
    seen.push(...apiKeys.edges.map(({ node }) => node.id));
    after = apiKeys.pageInfo.endCursor;
    more = apiKeys.pageInfo.hasNextPage;
  }
  expect(seen).toEqual(ids);
});

test('a list of any length takes one query', async () => {
  const person = await given.person();
  for (let index = 0; index < 3; index++) await created(person);
  expect(await vault.statementsOf(person, `{ viewer { apiKeys { edges { node { ${fields} } } } } }`)).toHaveLength(1);
});

test.each([
  ['no name', { name: ' \t ' }],
  ['a giant name', { name: 'x'.repeat(101) }],
  ['a null character', { name: 'a\0b' }],
  ['half a character', { name: '\uD800' }],
  ['no scope', { scopes: [] }],
  ['ten thousand scopes', { scopes: Array.from({ length: 10_000 }, () => 'READ') }],
  ['an end in the past', { expiresAt: '2020-01-01T00:00:00Z' }],
  ['an end far away', { expiresAt: '9999-01-01T00:00:00Z' }],
  ['an end beyond the calendar', { expiresAt: '+200000-01-01T00:00:00Z' }],
])('%s is refused with words', async (_what, more) => {
  const person = await given.person();
  expect(await create(person, more)).toMatchObject({ code: 'INVALID' });
  expect(await vault.database.prisma.apiKey.count({ where: { userId: uuid(person.id) } })).toBe(0);
});

test('names may be in any language', async () => {
  const person = await given.person();
  for (const name of ['夜间导入 📚', 'استيراد ليلي']) {
    expect(await create(person, { name })).toMatchObject({ apiKey: { name } });
  }
});

test('there are at most a hundred keys in use, also when asked for at once', async () => {
  const person = await given.person();
  const key = (index: number, more: object = {}) => ({ userId: uuid(person.id), name: 'k', hint: '0000', scopes: ['read' as const], secretHash: `${person.id}${index}`, ...more });
  await vault.database.prisma.apiKey.createMany({
    data: [...Array.from({ length: 98 }, (_, index) => key(index)), key(98, { revokedAt: new Date() }), key(99, { expiresAt: new Date(0) })],
  });
  const answers = await Promise.all([create(person), create(person), create(person)]);
  expect(answers.map(({ code }) => code ?? 'ok').sort()).toEqual(['LIMIT_REACHED', 'ok', 'ok']);
});

test('somebody else’s key is one that does not exist', async () => {
  const { apiKey } = await created(await given.person());
  const stranger = await given.person();
  const nowhere = publicId('ApiKey', '01939d2f-0000-7000-8000-000000000000');
  expect(await revoke(stranger, apiKey.id)).toEqual(await revoke(stranger, nowhere));
  expect((await as(stranger).query('query($id: ID!) { node(id: $id) { id } }', { id: apiKey.id })).data).toEqual({ node: null });
});

test('a key ends in 90 days, unless told when, or never', async () => {
  const person = await given.person();
  const endOf = async (more: Record<string, unknown>) => (await created(person, more)).apiKey.expiresAt;
  expect(Math.round((new Date(String(await endOf({}))).getTime() - Date.now()) / 86_400_000)).toBe(90);
  expect(await endOf({ expiresAt: null })).toBeNull();
});

const spacesOfKey = 'query($id: ID!) { node(id: $id) { ... on ApiKey { spaces { id } } } }';

test('a key for some spaces says which; only spaces that one sees', async () => {
  const person = await given.person();
  const [first, second] = [await given.space(person), await given.space(person)];
  const hidden = await given.space(await given.person());
  const { apiKey } = await created(person, { spaceIds: [first, first] });
  expect((await as(person).query(spacesOfKey, { id: apiKey.id })).data).toEqual({ node: { spaces: [{ id: first }] } });
  expect((await as(person).query(spacesOfKey, { id: (await created(person)).apiKey.id })).data).toEqual({ node: { spaces: null } });
  expect(await create(person, { spaceIds: [second, hidden] })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await create(person, { spaceIds: ['nothing'] })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await create(person, { spaceIds: [] })).toMatchObject({ code: 'INVALID' });
});

test('a key for a space that is deleted sees nothing, and not everything', async () => {
  const person = await given.person();
  const [first] = [await given.space(person), await given.space(person)];
  const key = await given.keyFor(person, first);
  expect((await as(key).query('{ viewer { spaces { totalCount } } }')).data).toEqual({ viewer: { spaces: { totalCount: 1 } } });
  await as(person).mutate('deleteSpace', { spaceId: first, confirmation: 'Research Lab' }, 'deletedSpaceId');
  expect((await as(key).query('{ viewer { spaces { totalCount edges { node { id } } } sources { totalCount } } }')).data).toEqual({
    viewer: { spaces: { totalCount: 0, edges: [] }, sources: { totalCount: 0 } },
  });
});
