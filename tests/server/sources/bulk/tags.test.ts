import { expect, test } from 'vitest';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const inbox = await given.collection(owner, spaceId, 'Inbox');
  const sourceIds = await given.links(owner, spaceId, inbox, 'https://example.org/a', 'https://example.org/b');
  return { owner, spaceId, sourceIds };
}

const list = `query($id: ID!, $first: Int, $after: String, $startingWith: String) { node(id: $id) { ... on Space {
  tags(first: $first, after: $after, startingWith: $startingWith) { edges { node { name sourceCount } } pageInfo { hasNextPage endCursor } } } } }`;

type Tags = { edges: { node: { name: string; sourceCount: number } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };

async function tagsOf(owner: Awaited<ReturnType<typeof place>>['owner'], id: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await as(owner).query(list, { id, ...variables });
  expect(errors).toBeUndefined();
  return (data as { node: { tags: Tags } }).node.tags;
}

test('a space has each tag once, however it is written, with its count', async () => {
  const { owner, spaceId, sourceIds } = await place();
  const [first] = sourceIds;
  const tag = (input: Record<string, unknown>) => as(owner).mutate('tagSources', input, 'sources { tags { name } } spaces { tags { edges { node { name sourceCount } } } }');
  expect(await tag({ sourceIds, add: ['Draft', ' to   read '] })).toEqual({
    __typename: 'TagSourcesPayload',
    sources: [{ tags: [{ name: 'Draft' }, { name: 'to read' }] }, { tags: [{ name: 'Draft' }, { name: 'to read' }] }],
    spaces: [{ tags: { edges: [{ node: { name: 'Draft', sourceCount: 2 } }, { node: { name: 'to read', sourceCount: 2 } }] } }],
  });
  expect(await tag({ sourceIds: [first], add: ['DRAFT', 'ｄｒａｆｔ', '重要', 'مهم', '⭐'], remove: ['To Read'] })).toMatchObject({
    spaces: [{ tags: { edges: [{ node: { name: 'Draft', sourceCount: 2 } }, { node: { name: 'to read', sourceCount: 1 } }, {}, {}, {}] } }],
  });
  expect(await vault.database.prisma.tag.count({ where: { spaceId: uuid(spaceId) } })).toBe(5);
});

test('ten who add the same tags at once make them once', async () => {
  const { owner, spaceId, sourceIds } = await place();
  const names = ['one', 'two', 'three'];
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => as(owner).mutate('tagSources', { sourceIds: [sourceIds[index % 2]], add: index % 2 ? names : names.toReversed() }, 'taggedSourceIds')),
  );
  for (const { code } of answers) expect(code).toBeUndefined();
  expect((await tagsOf(owner, spaceId)).edges.map(({ node }) => node)).toEqual(
    ['one', 'three', 'two'].map((name) => ({ name, sourceCount: 2 })),
  );
});

test('a tag that nothing carries is not listed, and may be written in another way', async () => {
  const { owner, spaceId, sourceIds } = await place();
  const tag = (input: Record<string, unknown>) => as(owner).mutate('tagSources', { sourceIds, ...input }, 'taggedSourceIds');
  await tag({ add: ['draft'] });
  await tag({ remove: ['DRAFT'] });
  expect((await tagsOf(owner, spaceId)).edges).toEqual([]);
  await tag({ add: ['Draft'] });
  expect((await tagsOf(owner, spaceId)).edges).toEqual([{ node: { name: 'Draft', sourceCount: 2 } }]);
  await as(owner).mutate('deleteSources', { sourceIds: [sourceIds[0]] }, 'deletedSourceIds');
  expect((await tagsOf(owner, spaceId)).edges).toEqual([{ node: { name: 'Draft', sourceCount: 1 } }]);
  await as(owner).mutate('deleteSources', { sourceIds }, 'deletedSourceIds');
  expect((await tagsOf(owner, spaceId)).edges).toEqual([]);
  await as(owner).mutate('restoreSources', { sourceIds }, 'restoredSourceIds');
  expect((await tagsOf(owner, spaceId)).edges).toEqual([{ node: { name: 'Draft', sourceCount: 2 } }]);
});

test('the list is paged and completed, in as many queries for two as for fifty', async () => {
  const { owner, spaceId, sourceIds } = await place();
  const names = Array.from({ length: 45 }, (_, index) => `tag ${String(index).padStart(2, '0')}`);
  await as(owner).mutate('tagSources', { sourceIds, add: names }, 'taggedSourceIds');
  const seen: string[] = [];
  for (let after: string | undefined, more = true; more; ) {
    const { edges, pageInfo } = await tagsOf(owner, spaceId, { first: 10, after });
    seen.push(...edges.map(({ node }) => node.name));
    after = pageInfo.endCursor;
    more = pageInfo.hasNextPage;
  }
  expect(seen).toEqual(names);
  expect((await tagsOf(owner, spaceId, { startingWith: 'TAG 1' })).edges).toHaveLength(10);
  expect((await tagsOf(owner, spaceId, { startingWith: '100%_\0' })).edges).toEqual([]);
  expect(await vault.queriesOf(owner, list, { id: spaceId, first: 2 })).toBe(await vault.queriesOf(owner, list, { id: spaceId, first: 40 }));
  const { errors } = await as(owner).query(list, { id: spaceId, after: 'nonsense' });
  expect(errors?.[0]?.cause).toMatchObject({ code: 'INVALID' });
});

test('bad names are refused with words', async () => {
  const { owner, spaceId, sourceIds } = await place();
  for (const input of [{}, { add: [] }, { add: [' '] }, { add: ['\0'] }, { add: ['\uDFFF'] }, { add: ['x'.repeat(101)] }, { remove: Array.from({ length: 51 }, (_, i) => `t${i}`) }]) {
    expect((await as(owner).mutate('tagSources', { sourceIds, ...input }, 'taggedSourceIds')).code, JSON.stringify(input).slice(0, 40)).toBe('INVALID');
  }
  expect((await tagsOf(owner, spaceId)).edges).toEqual([]);
});
