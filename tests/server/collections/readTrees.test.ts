import { expect, test } from 'vitest';
import { useVault } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

const fields = 'id name description createdAt sourceCount sourceCountWithDescendants viewerCanEdit parent { id name } space { id }';

/** A space with collections three deep, sources in some of them, and one of those in the trash. */
async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const top = await given.collection(owner, spaceId, 'top');
  const middle = await given.collection(owner, spaceId, 'middle', top);
  const leaf = await given.collection(owner, spaceId, 'leaf', middle);
  await given.collection(owner, spaceId, 'beside');
  await given.links(owner, spaceId, top, 'https://example.org/1');
  const [trashed] = await given.links(owner, spaceId, leaf, 'https://example.org/2', 'https://example.org/3', 'https://example.org/4');
  await as(owner).mutate('deleteSources', { sourceIds: [trashed] }, 'deletedSourceIds');
  const read = async (selection: string) => {
    const { data, errors } = await as(owner).query(`query($id: ID!) { node(id: $id) { ... on Space { tree { ${selection} } } } }`, { id: spaceId });
    expect(errors).toBeUndefined();
    return (data as { node: { tree: Record<string, unknown>[] } }).node.tree;
  };
  return { owner, spaceId, read };
}

test('counts, parents and all else of a tree', async () => {
  const { read } = await place();
  expect(await read('name sourceCount sourceCountWithDescendants parent { name } viewerCanEdit')).toEqual([
    { name: 'top', sourceCount: 1, sourceCountWithDescendants: 3, parent: null, viewerCanEdit: true },
    { name: 'middle', sourceCount: 0, sourceCountWithDescendants: 2, parent: { name: 'top' }, viewerCanEdit: true },
    { name: 'leaf', sourceCount: 2, sourceCountWithDescendants: 2, parent: { name: 'middle' }, viewerCanEdit: true },
    { name: 'beside', sourceCount: 0, sourceCountWithDescendants: 0, parent: null, viewerCanEdit: true },
  ]);
  expect((await read('sourceCountWithDescendants')).map((each) => each['sourceCountWithDescendants'])).toEqual([3, 2, 2, 0]);
});

test('is the same whether one statement can bring it or Prisma has to', async () => {
  const { read } = await place();
  const withMore = await read(`${fields} children { id }`);
  expect(await read(fields)).toEqual(withMore.map(({ children: _children, ...others }) => others));
});

test('costs as many statements for four collections as for forty, and one for the tree', async () => {
  const { owner, spaceId } = await place();
  const query = `query($id: ID!) { node(id: $id) { ... on Space { tree { ${fields} } } } }`;
  const few = await vault.queriesOf(owner, query, { id: spaceId });
  // One each for the space with what one may do there, the tree, and the dates, which no tree of ours shows; parents are in it.
  expect(few).toBe(3);
  expect(await vault.queriesOf(owner, query.replace('createdAt', ''), { id: spaceId })).toBe(2);
  for (let n = 0; n < 36; n++) await given.collection(owner, spaceId, `more ${n}`);
  expect(await vault.queriesOf(owner, query, { id: spaceId })).toBe(few);
});
