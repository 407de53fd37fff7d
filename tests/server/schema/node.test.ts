import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

test('ancestors run from the top of the tree to the parent', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const top = await given.collection(owner, spaceId, 'Research');
  const middle = await given.collection(owner, spaceId, 'Memory', top);
  const id = await given.collection(owner, spaceId, 'Sleep', middle);
  const { data, errors } = await as(owner).query(
    'query($id: ID!) { node(id: $id) { ... on Collection { name parent { name } ancestors { name space { name } children { name } } } } }',
    { id },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    node: {
      name: 'Sleep',
      parent: { name: 'Memory' },
      ancestors: [
        { name: 'Research', space: { name: 'Research Lab' }, children: [{ name: 'Memory' }] },
        { name: 'Memory', space: { name: 'Research Lab' }, children: [{ name: 'Sleep' }] },
      ],
    },
  });
});

test.each(['', 'source', 'source_', 'source_zzzzzzzzzzzzzzzzzzzzzzzzzz', 'nothing_01h455vb4pex5vsknk084sn02q', '💥', 'x'.repeat(10_000)])(
  'an id that is none (%#) is nothing that is there',
  async (id) => {
    const owner = await given.person();
    const { data, errors } = await as(owner).query('query($id: ID!) { node(id: $id) { id } }', { id });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ node: null });
  },
);

test('ten thousand sources are one statement', async () => {
  const owner = await given.person();
  const spaceId = uuid(await given.space(owner));
  const sources = await vault.database.prisma.$queryRaw<{ id: string }[]>`
    insert into "Source" (id, "spaceId", type, title) select gen_random_uuid(), ${spaceId}::uuid, 'NOTE', 'Note ' || n from generate_series(1, 10000) n returning id::text`;
  const ids = sources.map(({ id }) => publicId('Source', id));
  const query = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  const { data, errors } = await as(owner).query('query($ids: [ID!]!) { nodes(ids: $ids) { id ... on Source { title status isFavorite viewerCanEdit } } }', { ids });
  expect(errors).toBeUndefined();
  expect((data?.['nodes'] as { id: string }[]).map(({ id }) => id)).toEqual(ids);
  expect(query).toHaveBeenCalledTimes(1);
});
