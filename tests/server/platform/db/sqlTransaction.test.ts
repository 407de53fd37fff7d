import pg from 'pg';
import { expect, test } from 'vitest';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { inTransaction } from '#server/platform/db/database.ts';
import { queryRows, type SqlDb } from '#server/platform/db/rows.ts';
import { inSqlTransaction } from '#server/platform/db/sqlTransaction.ts';
import { eventually } from '#tests/support/eventually.ts';
import { useVault } from '#tests/support/vault.ts';

// One connection: what a transaction does not give back, nobody else gets.
const vault = useVault({ connections: 1 });

const count = (name: string) => vault.database.prisma.space.count({ where: { name } });
const insert = (name: string) => Prisma.sql`insert into "Space" (id, name, "updatedAt") values (gen_random_uuid(), ${name}, now())`;

test('all of it is saved, and rows are counted and read', async () => {
  const outer = { db: vault.database.prisma };
  const read = await inSqlTransaction(outer, async ({ db }) => {
    expect(await db.$executeRaw(insert('All of it'))).toBe(1);
    return queryRows<{ name: string }>(db, Prisma.sql`select name from "Space" where name = 'All of it'`);
  });
  expect(read).toEqual([{ name: 'All of it' }]);
  expect(await count('All of it')).toBe(1);
});

test('nothing is saved when the work fails, and the connection is good for the next', async () => {
  const outer = { db: vault.database.prisma };
  const failing = inSqlTransaction(outer, async ({ db }) => {
    await db.$executeRaw(insert('Nothing'));
    throw new Error('Changed my mind');
  });
  await expect(failing).rejects.toThrow('Changed my mind');
  const broken = inSqlTransaction(outer, async ({ db }) => {
    await db.$executeRaw(insert('Nothing'));
    await db.$queryRaw`select 1 / 0`;
  });
  await expect(broken).rejects.toThrow('division by zero');
  expect(await count('Nothing')).toBe(0);
});

test('work that passes over a failed statement is told that nothing was saved', async () => {
  const swallowing = inSqlTransaction({ db: vault.database.prisma }, async ({ db }) => {
    await db.$executeRaw(insert('Swallowed'));
    await db.$queryRaw`select 1 / 0`.catch(() => undefined);
    return 'done';
  });
  await expect(swallowing).rejects.toThrow('A statement of this transaction has failed');
  expect(await count('Swallowed')).toBe(0);
});

test('inside another transaction it is part of that one', async () => {
  const outer = { db: vault.database.prisma };
  const failing = inTransaction(outer, async (ctx) => {
    await inSqlTransaction(ctx, ({ db }) => db.$executeRaw(insert('A part')));
    throw new Error('Changed my mind');
  });
  await expect(failing).rejects.toThrow('Changed my mind');
  await expect(
    inSqlTransaction(outer, async (ctx) => {
      await inSqlTransaction(ctx, ({ db }) => db.$executeRaw(insert('A part')));
      throw new Error('Changed my mind');
    }),
  ).rejects.toThrow('Changed my mind');
  expect(await count('A part')).toBe(0);
});

test('nothing that is late gets into the transaction of somebody else', async () => {
  const outer = { db: vault.database.prisma };
  let late: SqlDb | undefined;
  await inSqlTransaction(outer, async ({ db }) => void (late = db));
  await inSqlTransaction(outer, async ({ db }) => {
    await expect(late?.$executeRaw(insert('Late'))).rejects.toThrow('This transaction is over');
    await db.$queryRaw`select 1`;
  });
  expect(await count('Late')).toBe(0);
});

test('a connection that dies in the middle is replaced', async () => {
  const { pool, url } = vault.database;
  const dying = inSqlTransaction({ db: vault.database.prisma }, async ({ db }) => {
    const [{ pid } = { pid: 0 }] = await db.$queryRaw<{ pid: number }[]>`select pg_backend_pid() as pid`;
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('select pg_terminate_backend($1)', [pid]);
    await other.end();
    return eventually(() => expect(db.$executeRaw(insert('Lost'))).rejects.toThrow('not queryable'));
  });
  await expect(dying).rejects.toThrow();
  expect(pool.totalCount).toBe(0);
  expect(await count('Lost')).toBe(0);
});
