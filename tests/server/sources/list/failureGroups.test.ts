import { expect, test } from 'vitest';
import type { FailureCode } from '#server/platform/db/generated/client.ts';
import { plansOf } from '#tests/support/explain.ts';
import { type Person, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

const fields = 'failureGroups { code count newestSources { title status } }';

async function groupsOf(person: Person, spaceId: string) {
  const { data } = await as(person).query(`query($id: ID!) { node(id: $id) { ... on Space { ${fields} } } }`, { id: spaceId });
  return (data as { node: { failureGroups: { code: FailureCode; count: number; newestSources: { title: string; status: string }[] }[] } }).node.failureGroups;
}

/** Five that nothing answered for, two behind a sign-in, one that was read and one in the trash. */
async function space() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const failed = (title: string, failureCode: FailureCode, trashedAt: Date | null = null) => ({ title, status: 'FAILED' as const, failureCode, failureMessage: 'So it is.', trashedAt });
  const rows = [
    ...[1, 2, 3, 4, 5].map((at) => failed(`Silent ${at}`, 'UNREACHABLE')),
    ...[1, 2].map((at) => failed(`Locked ${at}`, 'BLOCKED')),
    failed('Thrown away', 'BLOCKED', new Date()),
    { title: 'Read', status: 'COMPLETED' as const },
  ];
  await vault.database.prisma.source.createMany({
    data: rows.map((row, at) => ({ ...row, spaceId: uuid(spaceId), userId: uuid(owner.id), type: 'NOTE' as const, updatedAt: new Date(Date.UTC(2026, 0, 1, 0, at)) })),
  });
  return { owner, spaceId };
}

test('what failed is grouped by its reason, the commonest first, with its newest three', async () => {
  const { owner, spaceId } = await space();
  const named = (titles: string[]) => titles.map((title) => ({ title, status: 'FAILED' }));
  expect(await groupsOf(owner, spaceId)).toEqual([
    { code: 'UNREACHABLE', count: 5, newestSources: named(['Silent 5', 'Silent 4', 'Silent 3']) },
    { code: 'BLOCKED', count: 2, newestSources: named(['Locked 2', 'Locked 1']) },
  ]);
  const other = await given.space(owner);
  expect(await groupsOf(owner, other)).toEqual([]);
});

test('one act is for all of one reason, and leaves the others', async () => {
  const { owner, spaceId } = await space();
  const all = (code: FailureCode, expectedCount: number) => ({ matching: { spaceId, filter: { failureCodes: [code] }, expectedCount } });
  const dismissed = await as(owner).mutate('dismissFailures', all('UNREACHABLE', 5), 'dismissedSourceIds');
  expect(dismissed['dismissedSourceIds']).toHaveLength(5);
  expect(await groupsOf(owner, spaceId)).toMatchObject([{ code: 'BLOCKED', count: 2 }]);
  const retried = await as(owner).mutate('retrySources', all('BLOCKED', 2), 'sources { title status }');
  expect(retried['sources']).toEqual(expect.arrayContaining([1, 2].map((at) => ({ title: `Locked ${at}`, status: 'PENDING' }))));
  expect(await groupsOf(owner, spaceId)).toEqual([]);
});

test('the filter takes what failed for one of its reasons, and nothing else', async () => {
  const { owner, spaceId } = await space();
  const { data } = await as(owner).query('query($id: ID!, $codes: [FailureCode!]) { node(id: $id) { ... on Space { sources(filter: { failureCodes: $codes }, order: NAME) { totalCount edges { node { title } } } } } }', { id: spaceId, codes: ['BLOCKED', 'DNS'] });
  expect(data).toEqual({ node: { sources: { totalCount: 2, edges: [{ node: { title: 'Locked 1' } }, { node: { title: 'Locked 2' } }] } } });
});

test('of very many that failed none is sorted: an index counts them and has the newest first, also for their list', async () => {
  const { owner, spaceId } = await space();
  const { prisma, pool } = vault.database;
  await prisma.$executeRaw`insert into "Source" (id, "spaceId", type, title, status, "failureCode", "failureMessage", "updatedAt")
    select gen_random_uuid(), ${uuid(spaceId)}::uuid, 'NOTE', 'Note ' || n, 'FAILED', (case when n % 3 = 0 then 'DNS' else 'TIMEOUT' end)::"FailureCode", 'So it is.', timestamp '2025-01-01' + n * interval '1 minute' from generate_series(1, 20000) n`;
  await prisma.$executeRaw`vacuum analyze "Source"`;
  const groups = await plansOf(pool, 'reason(code)', async () => {
    expect(await groupsOf(owner, spaceId)).toMatchObject([
      { code: 'TIMEOUT', count: 13_334, newestSources: [{ title: 'Note 20000' }, { title: 'Note 19999' }, { title: 'Note 19997' }] },
      { code: 'DNS', count: 6_666, newestSources: [{ title: 'Note 19998' }, { title: 'Note 19995' }, { title: 'Note 19992' }] },
      { code: 'UNREACHABLE', count: 5 },
      { code: 'BLOCKED', count: 2 },
    ]);
  });
  expect(groups).toMatch(/Limit.*\n.*Index Only Scan using "?Source_space_failed/);
  expect(groups).not.toContain('Seq Scan on "Source"');
  const list = await plansOf(pool, '"Source" s', () =>
    as(owner).query('query($id: ID!) { node(id: $id) { ... on Space { sources(first: 48, filter: { failureCodes: [DNS] }) { edges { node { id } } } } } }', { id: spaceId }),
  );
  expect(list).toMatch(/Limit.*\n.*Index Only Scan using "Source_space_failed"/);
});
