import { expect, test } from 'vitest';
import type { FailureCode } from '#server/platform/db/generated/client.ts';
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
