import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveCollection, type MoveCollection } from '#server/domain/collections/moveCollection.ts';
import { DomainError } from '#server/domain/errors.ts';
import { publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const [a, b, c] = [await given.collection(owner, spaceId, 'a'), await given.collection(owner, spaceId, 'b'), await given.collection(owner, spaceId, 'c')];
  const inner = await given.collection(owner, spaceId, 'inner', a);
  const deep = await given.collection(owner, spaceId, 'deep', inner);
  const move = (collectionId: string, to: Record<string, unknown>) =>
    as(owner).mutate('moveCollection', { collectionId, ...to }, 'collection { parent { name } } space { tree { name } }');
  const tree = async () => {
    const { data } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Space { tree { name } } } }', { id: spaceId });
    return (data as { node: { tree: { name: string }[] } }).node.tree.map(({ name }) => name).join(' ');
  };
  return { owner, spaceId, a, b, c, inner, deep, move, tree };
}

test('to any place among siblings', async () => {
  const { a, b, c, inner, move, tree } = await place();
  expect(await tree()).toBe('a inner deep b c');
  expect(await move(c, { beforeId: b })).toMatchObject({ collection: { parent: null }, space: { tree: ['a', 'inner', 'deep', 'c', 'b'].map((name) => ({ name })) } });
  await move(a, { afterId: b });
  expect(await tree()).toBe('c b a inner deep');
  await move(b, { beforeId: inner });
  expect(await tree()).toBe('c a b inner deep');
  await move(b, { parentId: a, afterId: inner });
  expect(await tree()).toBe('c a inner deep b');
  await move(c, { parentId: a });
  expect(await tree()).toBe('a inner deep b c');
  await move(c, { parentId: null });
  expect(await tree()).toBe('a inner deep b c');
  await move(c, { beforeId: a });
  await move(c, { parentId: null });
  expect(await tree()).toBe('c a inner deep b');
});

test('where it lies already it stays, down to its rank', async () => {
  const { spaceId, a, b, c, move } = await place();
  const ranks = () => vault.database.prisma.collection.findMany({ where: { spaceId: uuid(spaceId) }, select: { id: true, rank: true, updatedAt: true }, orderBy: { id: 'asc' } });
  const before = await ranks();
  for (const to of [{ afterId: a }, { beforeId: c }, { parentId: null }, { beforeId: b }, { afterId: b }]) {
    expect(await move(b, to)).not.toHaveProperty('code');
  }
  expect(await ranks()).toEqual(before);
});

test('never into itself, below itself, another space, or where it makes no sense', async () => {
  const { owner, a, b, inner, deep, move, tree } = await place();
  const elsewhere = await given.collection(owner, await given.space(owner, 'Another'), 'there');
  const foreign = await place();
  for (const [to, code] of [
    [{ parentId: a }, 'COLLECTION_CYCLE'],
    [{ parentId: deep }, 'COLLECTION_CYCLE'],
    [{ beforeId: inner }, 'COLLECTION_CYCLE'],
    [{ afterId: deep }, 'COLLECTION_CYCLE'],
    [{ parentId: elsewhere }, 'CROSS_SPACE'],
    [{ beforeId: elsewhere }, 'CROSS_SPACE'],
    [{ parentId: foreign.b }, 'NOT_FOUND'],
    [{ afterId: foreign.b }, 'NOT_FOUND'],
    [{ parentId: '💥' }, 'NOT_FOUND'],
    [{ parentId: '' }, 'NOT_FOUND'],
    [{ beforeId: publicId('Source', uuid(b)) }, 'NOT_FOUND'],
    [{ parentId: b, beforeId: inner }, 'INVALID'],
    [{ beforeId: b, afterId: b }, 'INVALID'],
    [{}, 'INVALID'],
  ] as const) {
    expect((await move(a, to)).code, JSON.stringify(to)).toBe(code);
  }
  expect(await tree()).toBe('a inner deep b c');
});

test('whatever moves run side by side, it stays a tree and no two siblings share a place', async () => {
  const size = 8;
  const index = fc.nat({ max: size - 1 });
  const target = fc.oneof(
    fc.record({ parent: fc.option(index, { nil: 'top' as const }) }),
    fc.record({ before: index }),
    fc.record({ after: index }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(index, target), { minLength: 4, maxLength: 16 }), async (moves) => {
      const owner = await given.person();
      const spaceId = await given.space(owner);
      const ids: string[] = [];
      for (let each = 0; each < size; each++) ids.push(uuid(await given.collection(owner, spaceId, `c${each}`)));
      const ref = (at: number) => ({ id: ids[at] as string });
      const ctx = vault.context(owner.actor);
      const answers = await Promise.allSettled(
        moves.map(([moved, to]) => {
          const input: MoveCollection = {
            collectionId: ids[moved] as string,
            ...('parent' in to && { parent: to.parent === 'top' ? ('top' as const) : ref(to.parent) }),
            ...('before' in to && { before: ref(to.before) }),
            ...('after' in to && { after: ref(to.after) }),
          };
          return moveCollection(ctx, input);
        }),
      );
      for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(DomainError);

      const rows = await vault.database.prisma.collection.findMany({ where: { spaceId: uuid(spaceId) }, select: { id: true, parentId: true, rank: true } });
      expect(rows).toHaveLength(size);
      const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]));
      for (const { id } of rows) {
        let steps = 0;
        for (let at: string | null = id; at !== null; at = parents.get(at) ?? null) expect(++steps).toBeLessThanOrEqual(size);
      }
      expect(new Set(rows.map(({ parentId, rank }) => `${parentId} ${rank}`)).size).toBe(size);
    }),
    { numRuns: 12 },
  );
});

test('what is deleted while others move into it and add to it is gone with words, never half', async () => {
  for (let round = 0; round < 5; round++) {
    const { owner, spaceId, a, b, c, inner } = await place();
    const answers = await Promise.all([
      as(owner).mutate('moveCollection', { collectionId: b, parentId: inner }, 'collection { id }'),
      as(owner).mutate('deleteCollection', { collectionId: a, confirmation: 'DELETE' }, 'deletedCollectionIds'),
      as(owner).mutate('addSources', { spaceId, collectionId: inner, sources: [{ note: { text: 'A note' } }] }, 'results { outcome }'),
      as(owner).mutate('deleteCollection', { collectionId: a, confirmation: 'DELETE' }, 'deletedCollectionIds'),
      as(owner).mutate('moveCollection', { collectionId: c, beforeId: inner }, 'collection { id }'),
    ]);
    for (const { code, message } of answers) expect([undefined, 'NOT_FOUND', 'P2025'], message).toContain(code);
    const rows = await vault.database.prisma.collection.findMany({ where: { spaceId: uuid(spaceId) }, select: { id: true, parentId: true } });
    const ids = new Set(rows.map(({ id }) => id));
    expect(ids.has(uuid(a))).toBe(false);
    for (const { parentId } of rows) expect(parentId === null || ids.has(parentId)).toBe(true);
    expect(await vault.database.prisma.source.count({ where: { spaceId: uuid(spaceId), collectionId: { not: null } } })).toBe(0);
  }
});
