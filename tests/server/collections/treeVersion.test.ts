import { expect, test } from 'vitest';
import { useVault } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

test('another word after every change of the tree and of its counts, the same after anything else', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const elsewhere = await given.space(owner, 'Another');
  const version = async (id = spaceId) => {
    const { data } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Space { tree { id } treeVersion } } }', { id });
    return (data as { node: { treeVersion: string } }).node.treeVersion;
  };
  let before = await version();
  expect(before).toBe('');
  const isNew = async (what: string) => {
    const now = await version();
    expect(now, what).not.toBe(before);
    expect(await version(), `${what}, asked again`).toBe(now);
    before = now;
  };
  const mutate = async (name: string, input: Record<string, unknown>) => expect(await as(owner).mutate(name, input, '__typename')).not.toHaveProperty('code');

  const a = await given.collection(owner, spaceId, 'a');
  await isNew('created');
  const b = await given.collection(owner, spaceId, 'b');
  await isNew('created beside it');
  await mutate('moveCollection', { collectionId: b, beforeId: a });
  await isNew('put before its sibling');
  await mutate('moveCollection', { collectionId: b, parentId: a });
  await isNew('put into another');
  await mutate('updateCollection', { collectionId: b, name: 'c' });
  await isNew('renamed');
  await mutate('updateCollection', { collectionId: b, description: 'Words' });
  await isNew('described');
  const [link = ''] = await given.links(owner, spaceId, b, 'https://example.org/a');
  await isNew('a source added');
  await mutate('moveSources', { sourceIds: [link], toCollectionId: a });
  await isNew('a source moved');

  const now = await version();
  await mutate('updateSource', { sourceId: link, title: 'Another title' });
  await mutate('updateSpace', { spaceId, name: 'Another name' });
  await given.collection(owner, elsewhere, 'a');
  expect(await version()).toBe(now);
  expect(await version(elsewhere)).not.toBe(now);

  await mutate('deleteSources', { sourceIds: [link] });
  await isNew('a source in the trash');
  await mutate('deleteCollection', { collectionId: b, confirmation: 'DELETE' });
  await isNew('deleted');
});

test.each(['tree { name sourceCount } treeVersion', 'treeVersion tree { name sourceCount }'])('the tree and its version are of one moment: %s', async (fields) => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  await given.collection(owner, spaceId, 'a');
  const read = async (wanted: string) => (await as(owner).query(`query($id: ID!) { node(id: $id) { ... on Space { ${wanted} } } }`, { id: spaceId })).data?.['node'];
  const statements = await vault.statementsOf(owner, `query($id: ID!) { node(id: $id) { ... on Space { ${fields} } } }`, { id: spaceId });
  expect(statements.filter((text) => text.includes('"Collection" c'))).toHaveLength(1);
  expect(await read(fields)).toEqual({ ...(await read('tree { name sourceCount }') as object), ...(await read('treeVersion') as object) });
});
