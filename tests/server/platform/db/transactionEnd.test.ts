import { expect, test } from 'vitest';
import { inTransaction } from '#server/platform/db/database.ts';
import type { SqlDb } from '#server/platform/db/rows.ts';
import { inSqlTransaction } from '#server/platform/db/sqlTransaction.ts';
import { whenTransactionEnds } from '#server/platform/db/transactionEnd.ts';
import { useVault } from '#tests/support/vault.ts';

const vault = useVault();

type Work = (ctx: { readonly db: SqlDb }) => Promise<unknown>;

test.each([
  ['Prisma', (work: Work) => inTransaction({ db: vault.database.prisma }, work)],
  ['SQL', (work: Work) => inSqlTransaction({ db: vault.database.prisma }, work)],
])('whoever waits for the end of a transaction (%s) hears of it, also when it comes to nothing', async (_kind, begin) => {
  const told: string[] = [];
  await begin(async (ctx) => {
    whenTransactionEnds(ctx.db, () => told.push('committed'));
    await ctx.db.$queryRaw`select 1`;
    expect(told).toEqual([]);
  });
  const refused = begin((ctx) => {
    whenTransactionEnds(ctx.db, () => told.push('rolled back'));
    return Promise.reject(new Error('no'));
  });
  await expect(refused).rejects.toThrow('no');
  await expect.poll(() => told).toEqual(['committed', 'rolled back']);
});

test('what joined another transaction waits for the end of that one; outside of any it is told at once', async () => {
  const db = vault.database.prisma;
  const told: string[] = [];
  await inTransaction({ db }, async (outer) => {
    await inSqlTransaction(outer, (inner) => {
      whenTransactionEnds(inner.db, () => told.push('outer'));
      return Promise.resolve();
    });
    await outer.db.$queryRaw`select 1`;
    expect(told).toEqual([]);
  });
  await expect.poll(() => told).toEqual(['outer']);
  whenTransactionEnds(db, () => told.push('at once'));
  expect(told).toEqual(['outer', 'at once']);
});
