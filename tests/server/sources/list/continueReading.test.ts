import { expect, test } from 'vitest';
import { plansOf } from '#tests/support/explain.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function place(count: number) {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const inbox = await given.collection(owner, spaceId, 'Inbox');
  const sourceIds = await given.links(owner, spaceId, inbox, ...Array.from({ length: count }, (_, n) => `https://example.org/${n}`));
  return { owner, spaceId, inbox, sourceIds };
}

type Who = Awaited<ReturnType<typeof place>>['owner'];

const read = (who: Who, sourceId: string, progress: number) => as(who).mutate('setReadingProgress', { sourceId, progress }, 'source { readingProgress }');

interface Page {
  totalCount: number;
  edges: { cursor: string; node: { id: string; readingProgress: number } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
}

async function page(who: Who, spaceId: string, args = ''): Promise<Page> {
  const { data, errors } = await as(who).query(
    `query($id: ID!) { node(id: $id) { ... on Space { continueReading${args} { totalCount edges { cursor node { id readingProgress } } pageInfo { hasNextPage hasPreviousPage } } } } }`,
    { id: spaceId },
  );
  expect(errors).toBeUndefined();
  return (data?.['node'] as { continueReading: Page }).continueReading;
}

const idsOf = ({ edges }: Page) => edges.map(({ node }) => node.id);

test('what was begun and not finished, last read first; of this space, not of the trash, one\'s own', async () => {
  const { owner, spaceId, sourceIds } = await place(6);
  const [one = '', two = '', glanced = '', finished = '', thrown = ''] = sourceIds;
  const other = await given.space(owner);
  const [elsewhere = ''] = await given.links(owner, other, await given.collection(owner, other, 'There'), 'https://example.org/there');
  await read(owner, elsewhere, 0.5);
  await read(owner, one, 0.4);
  await read(owner, two, 0.1);
  await read(owner, glanced, 0.01);
  await read(owner, finished, 1);
  await read(owner, thrown, 0.5);
  await as(owner).mutate('deleteSources', { sourceIds: [thrown] }, 'deletedSourceIds');
  expect(idsOf(await page(owner, spaceId))).toEqual([two, one]);
  await read(owner, one, 0.6);
  expect(await page(owner, spaceId)).toMatchObject({ totalCount: 2, edges: [{ node: { id: one, readingProgress: expect.closeTo(0.6) } }, { node: { id: two } }] });
  await read(owner, one, 0.99);
  expect(idsOf(await page(owner, spaceId))).toEqual([two]);
  const viewer = await given.member(spaceId, 'VIEWER');
  expect(idsOf(await page(viewer, spaceId))).toEqual([]);
  await read(viewer, one, 0.5);
  expect(idsOf(await page(viewer, spaceId))).toEqual([one]);
});

test('it is read page by page from both ends', async () => {
  const { owner, spaceId, sourceIds } = await place(5);
  const { prisma } = vault.database;
  // Two at the same moment: their ids decide, which grow.
  await prisma.readingProgress.createMany({
    data: sourceIds.map((id, n) => ({ userId: uuid(owner.id), sourceId: uuid(id), progress: 0.5, updatedAt: new Date(Date.UTC(2026, 0, 1 + n - (n % 2))) })),
  });
  const all = await page(owner, spaceId);
  expect(idsOf(all)).toEqual([...sourceIds].reverse());
  const cursor = (n: number) => JSON.stringify(all.edges[n]?.cursor);
  expect(await page(owner, spaceId, `(first: 2, after: ${cursor(0)})`)).toMatchObject({ edges: all.edges.slice(1, 3), pageInfo: { hasNextPage: true, hasPreviousPage: true } });
  expect(await page(owner, spaceId, `(last: 2, before: ${cursor(4)})`)).toMatchObject({ edges: all.edges.slice(2, 4), pageInfo: { hasPreviousPage: true } });
  const { errors } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Space { continueReading(after: "nonsense") { totalCount } } } }', { id: spaceId });
  expect(errors?.[0]?.message).toContain('cursor');
});

test('an index finds it among everything that somebody has read', async () => {
  const { owner, spaceId, sourceIds: [one = ''] } = await place(1);
  const { prisma } = vault.database;
  await prisma.$executeRaw`insert into "Source" (id, "spaceId", type, title) select gen_random_uuid(), ${uuid(spaceId)}::uuid, 'NOTE', 'Note ' || n from generate_series(1, 5000) n`;
  await prisma.$executeRaw`insert into "ReadingProgress" ("userId", "sourceId", progress, "updatedAt")
    select ${uuid(owner.id)}::uuid, id, 1, now() from "Source" where "spaceId" = ${uuid(spaceId)}::uuid and id <> ${uuid(one)}::uuid`;
  await read(owner, one, 0.5);
  await prisma.$executeRaw`analyze "ReadingProgress", "Source"`;
  const plans = await plansOf(vault.database.pool, '"ReadingProgress" p', async () => expect(idsOf(await page(owner, spaceId, '(first: 6)'))).toEqual([one]));
  expect(plans).toContain('ReadingProgress_unfinished');
  expect(plans).not.toContain('Seq Scan');
});
