import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

type Page = { sources: { edges: { cursor: string; node: { id: string; title: string } }[]; pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string } } };

const list = `query($id: ID!, $order: SourceOrder, $first: Int, $after: String, $last: Int, $before: String) {
  node(id: $id) { ... on Collection {
    sources(order: $order, first: $first, after: $after, last: $last, before: $before) {
      edges { cursor node { id title } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } } }`;

async function placeWith(count: number) {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const id = await given.collection(owner, spaceId, 'Inbox');
  const at = new Date('2026-05-01T00:00:00Z').getTime();
  // Many share a moment and a title, so that only the id tells them apart.
  await vault.database.prisma.source.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      spaceId: uuid(spaceId),
      collectionId: uuid(id),
      type: 'NOTE' as const,
      title: `Title ${index % 3}`,
      createdAt: new Date(at + (index % 5) * 1_000),
      updatedAt: new Date(at + (index % 4) * 1_000),
    })),
  });
  const page = async (variables: Record<string, unknown>) => {
    const { data, errors } = await as(owner).query(list, { id, ...variables });
    expect(errors).toBeUndefined();
    return (data as { node: Page }).node.sources;
  };
  return { owner, spaceId, id, page };
}

test.each(['MODIFIED', 'CREATED', 'NAME', 'SIZE', 'TYPE'])('%s: forwards and backwards, each source exactly once', async (order) => {
  const { page } = await placeWith(23);
  const all = (await page({ order, first: 100 })).edges.map(({ node }) => node.id);
  expect(new Set(all).size).toBe(23);

  const forwards: string[] = [];
  for (let after: string | undefined, more = true; more; ) {
    const { edges, pageInfo } = await page({ order, first: 5, after });
    forwards.push(...edges.map(({ node }) => node.id));
    after = pageInfo.endCursor;
    more = pageInfo.hasNextPage;
  }
  expect(forwards).toEqual(all);

  const backwards: string[] = [];
  for (let before: string | undefined, more = true; more; ) {
    const { edges, pageInfo } = await page({ order, last: 5, before });
    backwards.unshift(...edges.map(({ node }) => node.id));
    before = pageInfo.startCursor;
    more = pageInfo.hasPreviousPage;
  }
  expect(backwards).toEqual(all);
});

test('while sources come and go, what stays is seen exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('add', 'remove'), { minLength: 3, maxLength: 6 }), async (changes) => {
      const { spaceId, id, page } = await placeWith(12);
      const stay = new Set((await page({ first: 100 })).edges.map(({ node }) => node.id));
      const seen: string[] = [];
      let after: string | undefined;
      for (let more = true; more; ) {
        const { edges, pageInfo } = await page({ first: 3, after });
        seen.push(...edges.map(({ node }) => node.id));
        after = pageInfo.endCursor;
        more = pageInfo.hasNextPage;
        const change = changes.pop();
        if (change === 'add') {
          await vault.database.prisma.source.create({ data: { spaceId: uuid(spaceId), collectionId: uuid(id), type: 'NOTE', title: 'New' } });
        } else if (change === 'remove') {
          const gone = seen.at(-1) as string;
          await vault.database.prisma.source.delete({ where: { id: uuid(gone) } });
          stay.delete(gone);
        }
      }
      expect(new Set(seen).size).toBe(seen.length);
      for (const each of stay) expect(seen).toContain(each);
    }),
    { numRuns: 8 },
  );
});

test('a cursor of another list, or none at all, is refused with words', async () => {
  const { owner, id, page } = await placeWith(3);
  const { edges } = await page({ order: 'NAME', first: 1 });
  for (const after of [edges[0]?.cursor, 'nonsense', '', '💥']) {
    const { errors } = await as(owner).query(list, { id, order: 'MODIFIED', first: 1, after });
    expect(errors?.[0]?.cause).toMatchObject({ code: 'INVALID' });
  }
});

test('a page has at most 100', async () => {
  const { page } = await placeWith(105);
  expect((await page({ first: 5_000 })).edges).toHaveLength(100);
  expect((await page({})).edges).toHaveLength(20);
});

test('a page of fifty with all that a card shows takes as many queries whatever its length', async () => {
  const { owner, id } = await placeWith(60);
  const card = `query($id: ID!, $first: Int) { node(id: $id) { ... on Collection { sources(first: $first) { edges { node {
    id title type status domain excerpt isFavorite viewerCanEdit failure { code } tags { id name } collection { id name } } } } } } }`;
  const count = (first: number) => vault.queriesOf(owner, card, { id, first });
  expect(await count(2)).toBe(await count(50));
  // The collection with what one may do there, and the page.
  expect(await count(50)).toBe(2);
});

test('TRASHED: the trash, last deleted first, however long ago its sources were changed; nothing else has this order', async () => {
  const { owner, spaceId, id } = await placeWith(7);
  const at = new Date('2026-06-01T00:00:00Z').getTime();
  const { prisma } = vault.database;
  const all = await prisma.source.findMany({ where: { spaceId: uuid(spaceId) }, select: { id: true }, orderBy: { updatedAt: 'desc' } });
  for (const [index, source] of all.entries()) await prisma.source.update({ where: { id: source.id }, data: { trashedAt: new Date(at + index * 1_000), updatedAt: new Date(at - index * 1_000) } });
  const trash = `query($id: ID!, $after: String) { node(id: $id) { ... on Space {
    sources(first: 3, after: $after, order: TRASHED, filter: { trashed: true }) { edges { node { id } } pageInfo { hasNextPage endCursor } } } } }`;
  const found: string[] = [];
  for (let after: string | undefined, more = true; more; ) {
    const { data } = await as(owner).query(trash, { id: spaceId, after });
    const { edges, pageInfo } = (data as { node: Page }).node.sources;
    found.push(...edges.map(({ node }) => uuid(node.id)));
    after = pageInfo.endCursor;
    more = pageInfo.hasNextPage;
  }
  expect(found).toEqual(all.map((source) => source.id).reverse());

  const { errors } = await as(owner).query(list, { id, order: 'TRASHED', first: 3 });
  expect(errors).toMatchObject([{ message: expect.stringContaining('Only the trash has this order') }]);
});
