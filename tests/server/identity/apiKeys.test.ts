import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiKeyHint, hashApiKey, newApiKeySecret, verifyApiKey } from '#server/identity/apiKeys.ts';
import { type Database, openDatabase } from '#server/platform/db/database.ts';
import { useDatabase } from '#tests/support/database.ts';

const source = useDatabase();
let database: Database;
let userId: string;
beforeAll(async () => {
  database = openDatabase(source.url, { max: 4 });
  userId = (await database.prisma.user.create({ data: { provider: 'local', uid: 'ada' } })).id;
});
afterAll(() => database.close());

async function createKey(more: { expiresAt?: Date; revokedAt?: Date; lastUsedAt?: Date } = {}) {
  const secret = newApiKeySecret();
  const { id } = await database.prisma.apiKey.create({
    data: {
      userId,
      name: 'script',
      secretHash: hashApiKey(secret),
      hint: apiKeyHint(secret),
      scopes: ['read'],
      ...more,
    },
  });
  const lastUsedAt = async () => (await database.prisma.apiKey.findUniqueOrThrow({ where: { id } })).lastUsedAt;
  return { secret, lastUsedAt };
}

test('a secret is vk_ and 43 base62 characters, never twice the same', () => {
  const secrets = Array.from({ length: 500 }, newApiKeySecret);
  expect(new Set(secrets).size).toBe(500);
  for (const secret of secrets) expect(secret).toMatch(/^vk_[0-9A-Za-z]{43}$/);
  expect(new Set(secrets.flatMap((secret) => [...secret.slice(20)])).size).toBe(62);
});

test('only a hash and a hint of the secret are kept', () => {
  const secret = newApiKeySecret();
  expect(hashApiKey(secret)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashApiKey(secret)).not.toBe(hashApiKey(newApiKeySecret()));
  expect(apiKeyHint(secret)).toBe(secret.slice(-4));
});

test('a key says whose it is and what it may', async () => {
  const expiresAt = new Date(Date.now() + 60_000);
  const { secret } = await createKey({ expiresAt });
  expect(await verifyApiKey(database.prisma, secret)).toEqual({ id: expect.any(String), userId, scopes: ['read'], spaceIds: null, expiresAt });
});

test('its use is noted, at most once a minute', async () => {
  const { secret, lastUsedAt } = await createKey();
  await verifyApiKey(database.prisma, secret);
  const first = await lastUsedAt();
  expect(first?.getTime()).toBeGreaterThan(Date.now() - 30_000);
  await verifyApiKey(database.prisma, secret);
  expect(await lastUsedAt()).toEqual(first);

  const used = new Date(Date.now() - 61_000);
  const idle = await createKey({ lastUsedAt: used });
  await verifyApiKey(database.prisma, idle.secret);
  expect((await idle.lastUsedAt())?.getTime()).toBeGreaterThan(used.getTime());
});

test('what does not count is refused with its reason', async () => {
  const now = new Date();
  const revoked = await createKey({ revokedAt: now });
  const expired = await createKey({ expiresAt: now });
  for (const [secret, reason] of [
    [revoked.secret, 'revoked'],
    [expired.secret, 'expired'],
    [newApiKeySecret(), 'unknown-user'],
    ['vk_short', 'malformed'],
    [`${newApiKeySecret()}\0`, 'malformed'],
    [`${newApiKeySecret()}\n`, 'malformed'],
  ] as const) {
    await expect(verifyApiKey(database.prisma, secret)).rejects.toMatchObject({ name: 'AuthError', reason });
  }
});
