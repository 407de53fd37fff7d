import fc from 'fast-check';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { mergeSourceCounts } from '#server/domain/counts/sourceCounts.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: vault.database.url });
  await client.connect();
  onTestFinished(() => client.end().catch(() => undefined));
  return client;
}

type Count = { readonly spaceId: string; readonly collectionId: string; readonly type: string; readonly status: string; readonly count: number };

const none = '00000000-0000-0000-0000-000000000000';
const inOrder = 'order by 1, 2, 3, 4';

/** What is counted, and what there is. */
async function counts(): Promise<{ counted: Count[]; there: Count[] }> {
  const { prisma } = vault.database;
  const [counted, there] = await Promise.all([
    prisma.$queryRawUnsafe<Count[]>(`select "spaceId", "collectionId", type::text, status::text, sum(count)::int as count from "SourceCount" group by 1, 2, 3, 4 having sum(count) <> 0 ${inOrder}`),
    prisma.$queryRawUnsafe<Count[]>(
      `select "spaceId", coalesce("collectionId", '${none}') as "collectionId", type::text, status::text, count(*)::int as count from "Source" where "trashedAt" is null group by 1, 2, 3, 4 ${inOrder}`,
    ),
  ]);
  return { counted, there };
}

async function expectCounted(): Promise<void> {
  const { counted, there } = await counts();
  expect(counted).toEqual(there);
}

async function spaceWithCollections(): Promise<{ spaceId: string; collectionIds: readonly (string | null)[] }> {
  const owner = await vault.given.person();
  const spaceId = await vault.given.space(owner);
  const collections = await Promise.all(['a', 'b'].map((name) => vault.given.collection(owner, spaceId, name)));
  return { spaceId: uuid(spaceId), collectionIds: [...collections.map(uuid), null] };
}

const insert = `insert into "Source" (id, "spaceId", "collectionId", type, status, title) select gen_random_uuid(), $1, $2, $3::"SourceType", $4::"SourceStatus", 'A note' from generate_series(1, $5::int)`;

test('whatever is done to sources, they are counted as they are', async () => {
  const { spaceId, collectionIds } = await spaceWithCollections();
  const client = await connect();
  const place = fc.constantFrom(...collectionIds);
  const type = fc.constantFrom('NOTE', 'CONTENT');
  const status = fc.constantFrom('PENDING', 'COMPLETED');
  const some = `id in (select id from "Source" where "spaceId" = $1 order by md5(id::text || $2) limit 5)`;
  const step: fc.Arbitrary<{ readonly sql: string; readonly values: readonly (string | number | null)[] }> = fc.oneof(
    fc.tuple(place, type, status, fc.integer({ min: 0, max: 7 })).map(([at, of, is, count]) => ({ sql: insert, values: [spaceId, at, of, is, count] })),
    fc.tuple(fc.string(), place).map(([seed, to]) => ({ sql: `update "Source" set "collectionId" = $3 where ${some}`, values: [spaceId, seed, to] })),
    fc.tuple(fc.string(), status).map(([seed, to]) => ({ sql: `update "Source" set status = $3::"SourceStatus", title = title || '.' where ${some}`, values: [spaceId, seed, to] })),
    fc.string().map((seed) => ({ sql: `update "Source" set "trashedAt" = case when "trashedAt" is null then now() end where ${some}`, values: [spaceId, seed] })),
    fc.string().map((seed) => ({ sql: `delete from "Source" where ${some}`, values: [spaceId, seed] })),
    fc.constant({ sql: 'rollback to savepoint here', values: [] }),
    fc.constant({ sql: 'savepoint here', values: [] }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      await client.query('begin; savepoint here');
      for (const { sql, values } of steps) await client.query(sql, [...values]);
      await client.query('commit');
      await expectCounted();
    }),
    { numRuns: 30 },
  );
});

test('nobody waits for somebody else who counts in the same place, and both count', async () => {
  const { spaceId, collectionIds } = await spaceWithCollections();
  const [first, second] = [await connect(), await connect()];
  const values = [spaceId, collectionIds[0], 'NOTE', 'COMPLETED', 3];
  for (const client of [first, second]) await client.query(insert, values);
  await first.query('begin');
  await first.query(insert, values);
  // It would wait for ever: the other commits only afterwards.
  await second.query("set lock_timeout = '10s'");
  await second.query(insert, values);
  await expectCounted();
  await first.query('commit');
  await expectCounted();
  expect((await counts()).counted).toContainEqual(expect.objectContaining({ spaceId, count: 12 }));
});

test('eight who change the same sources at once count each change once', async () => {
  const { spaceId, collectionIds } = await spaceWithCollections();
  const clients = await Promise.all(Array.from({ length: 8 }, connect));
  await Promise.all(
    clients.map(async (client, index) => {
      for (let round = 0; round < 10; round++) {
        const place = collectionIds[(index + round) % collectionIds.length];
        await client.query(insert, [spaceId, place, 'NOTE', 'PENDING', 2]);
        await client.query(`update "Source" set "collectionId" = $2, status = 'COMPLETED' where id in (select id from "Source" where "spaceId" = $1 order by random() limit 4 for update skip locked)`, [spaceId, place]);
      }
    }),
  );
  await expectCounted();
});

test('the rows of connections that have ended become one; of those that count at this moment none is touched', async () => {
  const { prisma } = vault.database;
  const { spaceId, collectionIds } = await spaceWithCollections();
  const rows = () => prisma.sourceCount.findMany({ where: { spaceId }, orderBy: { slot: 'asc' } });
  const ended = await Promise.all(Array.from({ length: 3 }, connect));
  for (const client of ended) {
    await client.query(insert, [spaceId, collectionIds[0], 'NOTE', 'COMPLETED', 2]);
    await client.end();
  }
  const writing = await connect();
  await writing.query('begin');
  await writing.query(insert, [spaceId, collectionIds[0], 'NOTE', 'COMPLETED', 5]);
  await expect.poll(async () => { await mergeSourceCounts(prisma); return (await rows()).map(({ slot, count }) => ({ slot, count })); }).toEqual([{ slot: 0, count: 6 }]);
  await writing.query('commit');
  await mergeSourceCounts(prisma);
  expect((await rows()).map(({ count }) => count)).toEqual([6, 5]);
  await expectCounted();
  await writing.query('delete from "Source" where "spaceId" = $1', [spaceId]);
  await writing.end();
  await expect.poll(async () => { await mergeSourceCounts(prisma); return rows(); }).toEqual([]);
});

test('what is deleted with its space leaves no count', async () => {
  const { spaceId } = await spaceWithCollections();
  const client = await connect();
  await client.query(insert, [spaceId, null, 'NOTE', 'COMPLETED', 3]);
  await client.query('delete from "Space" where id = $1', [spaceId]);
  await expectCounted();
  expect(await vault.database.prisma.sourceCount.count({ where: { spaceId } })).toBe(0);
});
