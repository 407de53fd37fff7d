import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';

/** The rules that stand in the migrations only, because prisma/schema.prisma cannot say them. */
const database = useDatabase();

let client: pg.Client;
let space: string;

beforeAll(async () => {
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(() => client.end());

beforeEach(async () => {
  space = await insert('Space', { name: 'Space' });
});

test.each(['', ' a', 'a ', '\ta', 'a\n'])('names are trimmed and not empty: %j', async (name) => {
  await expect(insert('Space', { name })).rejects.toThrow('Space_name_trimmed');
  await expect(insert('Collection', { spaceId: space, name, rank: 'a0' })).rejects.toThrow('Collection_name_trimmed');
  await expect(insert('Tag', { spaceId: space, name, key: 'k' })).rejects.toThrow('Tag_name_trimmed');
});

test.each([0, 9])('the colour of a space is one of eight: %i', async (colour) => {
  await expect(insert('Space', { name: 'a', colour })).rejects.toThrow('Space_colour_preset');
});

describe('collections', () => {
  const collection = (rank: string, parentId: string | null = null) => insert('Collection', { spaceId: space, parentId, name: 'a', rank });

  test('siblings have different ranks, roots among them', async () => {
    const root = await collection('a0');
    await expect(collection('a0')).rejects.toThrow('Collection_one_rank_per_sibling');
    await collection('a0', root);
    await expect(collection('a0', root)).rejects.toThrow('Collection_one_rank_per_sibling');
  });

  test('ranks sort byte by byte', async () => {
    for (const rank of ['a0', 'Zz', 'a0V']) await collection(rank);
    const { rows } = await client.query<{ rank: string }>('SELECT rank FROM "Collection" WHERE "spaceId" = $1 ORDER BY rank', [space]);
    expect(rows.map(({ rank }) => rank)).toEqual(['Zz', 'a0', 'a0V']);
  });

  test('none is its own parent, nor under one of another space', async () => {
    const root = await collection('a0');
    await expect(client.query('UPDATE "Collection" SET "parentId" = id WHERE id = $1', [root])).rejects.toThrow('Collection_not_its_own_parent');
    const elsewhere = await insert('Space', { name: 'Elsewhere' });
    const stranger = insert('Collection', { spaceId: elsewhere, parentId: root, name: 'a', rank: 'a0' });
    await expect(stranger).rejects.toThrow('Collection_parentId_spaceId_fkey');
  });
});

describe('sources', () => {
  const link = (values: object) =>
    insert('Source', { spaceId: space, type: 'URI', title: 'a', sourceUrl: 'https://a.example/', ...values });

  test('a failure has a code and only a failure has one', async () => {
    await expect(link({ status: 'FAILED' })).rejects.toThrow('Source_failed_with_code');
    await expect(link({ failureCode: 'TIMEOUT' })).rejects.toThrow('Source_failed_with_code');
    await link({ status: 'FAILED', failureCode: 'TIMEOUT' });
  });

  test('a link has an address', async () => {
    await expect(link({ sourceUrl: null })).rejects.toThrow('Source_link_with_address');
  });
});

test('reading progress is a share', async () => {
  const userId = await insert('User', { provider: 'local', uid: randomUUID() });
  const sourceId = await insert('Source', { spaceId: space, type: 'NOTE', title: 'a' });
  const progress = (share: number) =>
    client.query('INSERT INTO "ReadingProgress" ("userId", "sourceId", progress, "updatedAt") VALUES ($1, $2, $3, now())', [userId, sourceId, share]);
  await expect(progress(1.1)).rejects.toThrow('ReadingProgress_is_share');
  await expect(progress(-0.1)).rejects.toThrow('ReadingProgress_is_share');
  await progress(1);
});

test('an API key may do something', async () => {
  const userId = await insert('User', { provider: 'local', uid: randomUUID() });
  const key = (scopes: string | null) =>
    client.query('INSERT INTO "ApiKey" (id, "userId", name, "secretHash", hint, scopes) VALUES ($1, $2, $3, $4, $5, $6::"ApiKeyScope"[])', [
      randomUUID(),
      userId,
      'a',
      randomUUID(),
      'abcd',
      scopes,
    ]);
  await expect(key('{}')).rejects.toThrow('ApiKey_with_scope');
  await expect(key(null)).rejects.toThrow('ApiKey_with_scope');
  await key('{read}');
});

/** Inserts a row with an id and today's `updatedAt`; answers the id. */
async function insert(table: string, values: object): Promise<string> {
  const id = randomUUID();
  const row: Record<string, unknown> = { id, ...values };
  if (table !== 'Tag') row.updatedAt ??= new Date();
  const names = Object.keys(row);
  const columns = names.map((name) => client.escapeIdentifier(name)).join(', ');
  const places = names.map((_, index) => `$${index + 1}`).join(', ');
  await client.query(`INSERT INTO ${client.escapeIdentifier(table)} (${columns}) VALUES (${places})`, Object.values(row));
  return id;
}
