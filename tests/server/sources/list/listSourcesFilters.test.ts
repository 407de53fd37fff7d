import { expect, test } from 'vitest';
import { openList, pageOfSourceIds, sourceIdsMatching } from '#server/domain/sources/list/listSources.ts';
import type { SourceFilter } from '#server/domain/sources/list/sourceFilter.ts';
import type { SourceOrder } from '#server/domain/sources/list/sourceOrder.ts';
import { indexNow } from '#server/domain/search/indexSources.ts';
import type { Prisma } from '#server/platform/db/generated/client.ts';
import { plansOf } from '#tests/support/explain.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

type TestSource = { title: string; tags?: string[] } & Partial<Omit<Prisma.SourceUncheckedCreateInput, 'tags' | 'title'>>;

async function spaceWith(sources: readonly TestSource[]) {
  const owner = await given.person();
  const id = await given.space(owner);
  const spaceId = uuid(id);
  const ctx = vault.context(owner.actor);
  const ids: string[] = [];
  for (const { tags = [], ...data } of sources) {
    const source = await vault.database.prisma.source.create({ data: { type: 'NOTE', status: 'COMPLETED', spaceId, ...data } });
    ids.push(source.id);
    for (const name of tags) {
      const tag = await vault.database.prisma.tag.upsert({ where: { spaceId_key: { spaceId, key: name } }, create: { spaceId, name, key: name }, update: {} });
      await vault.database.prisma.sourceTag.create({ data: { spaceId, sourceId: source.id, tagId: tag.id } });
    }
  }
  await indexNow(ctx, ids);
  const titleOf = new Map(ids.map((sourceId, index) => [sourceId, sources[index]?.title]));
  /** Titles by pages of three, and by one page, which must agree; then backwards. */
  const titles = async (filter: SourceFilter = {}, order?: SourceOrder, place: object = {}): Promise<(string | undefined)[]> => {
    const list = await openList(ctx, { spaceId, ...place }, { filter, order });
    const whole = (await list.page({ limit: 100 })).map((each) => each.id);
    expect(await list.count()).toBe(whole.length);
    expect((await sourceIdsMatching(ctx, { spaceId, ...place }, filter, 100)).sort()).toEqual([...whole].sort());
    const paged: string[] = [];
    for (let after: string | undefined, more = true; more; ) {
      const page = await list.page({ limit: 3, after });
      paged.push(...page.map((each) => each.id));
      after = page.at(-1)?.cursor;
      more = page.length === 3;
    }
    expect(paged).toEqual(whole);
    if (order !== 'RELEVANCE' && !(order === undefined && filter.text)) {
      expect((await list.page({ limit: 100, backwards: true })).map((each) => each.id).reverse()).toEqual(whole);
    }
    return whole.map((sourceId) => titleOf.get(sourceId));
  };
  return { owner, id, spaceId, ctx, ids, titles };
}

test('by name: natural, and without regard to case, accents and quotation marks', async () => {
  const sorted = ['2 letters', '10 letters', 'Äpfel', 'apple', '"Banana"', 'banana 2', 'banana 10', 'Ça va', 'cb', 'Zebra', 'Ωmega', 'Яблоко', '東京'];
  const { titles } = await spaceWith([...sorted].reverse().map((title) => ({ title })));
  expect(await titles({}, 'NAME')).toEqual(sorted);
});

test('by size: largest first, without a size last', async () => {
  const { titles } = await spaceWith([{ title: 'none' }, { title: 'small', size: 10 }, { title: 'none 2', size: null }, { title: 'huge', size: 5_000_000_000n }, { title: 'zero', size: 0 }]);
  expect(await titles({}, 'SIZE')).toEqual(['huge', 'small', 'zero', 'none 2', 'none']);
});

test('by type, and within a type last changed first', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 0, minute));
  const { titles } = await spaceWith([
    { title: 'note 1', type: 'NOTE', updatedAt: at(1) },
    { title: 'link 1', type: 'URI', sourceUrl: 'https://example.org/1', updatedAt: at(2) },
    { title: 'file 1', type: 'FILE', updatedAt: at(3) },
    { title: 'link 2', type: 'URI', sourceUrl: 'https://example.org/2', updatedAt: at(4) },
    { title: 'text 1', type: 'CONTENT', updatedAt: at(5) },
    { title: 'link 3', type: 'URI', sourceUrl: 'https://example.org/3', updatedAt: at(4) },
    { title: 'note 2', type: 'NOTE', updatedAt: at(0) },
    { title: 'text 2', type: 'CONTENT', updatedAt: at(9) },
  ]);
  expect(await titles({}, 'TYPE')).toEqual(['link 3', 'link 2', 'link 1', 'file 1', 'text 2', 'text 1', 'note 1', 'note 2']);
});

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const soon = new Date();
const library: TestSource[] = [
  { title: 'Old link', type: 'URI', sourceUrl: 'https://example.org/a', domain: 'example.org', createdAt: day('2020-01-10'), updatedAt: day('2020-02-01'), language: 'en', tags: ['a'] },
  { title: 'Big file', type: 'FILE', size: 3_000_000, createdAt: day('2021-06-01'), updatedAt: day('2021-06-01'), language: 'en-GB', tags: ['a', 'b'] },
  { title: 'Small file', type: 'FILE', size: 2_048, createdAt: soon, updatedAt: day('2019-01-01'), language: 'de', tags: ['b', 'c'] },
  { title: 'Failed link', type: 'URI', sourceUrl: 'https://news.example.org/b', domain: 'news.example.org', status: 'FAILED', failureCode: 'DNS', createdAt: soon, updatedAt: soon },
  { title: 'Gone', trashedAt: soon, tags: ['a'] },
];

test.each<[string, SourceFilter, string[]]>([
  ['everything but the trash', {}, ['Failed link', 'Big file', 'Old link', 'Small file']],
  ['the trash', { trashed: true }, ['Gone']],
  ['types', { types: ['FILE'] }, ['Big file', 'Small file']],
  ['no type', { types: [] }, []],
  ['types and statuses', { types: ['URI', 'FILE'], statuses: ['FAILED', 'PENDING'] }, ['Failed link']],
  ['any tag', { tags: { any: ['A', 'c', 'nothing'] } }, ['Big file', 'Old link', 'Small file']],
  ['all tags', { tags: { all: ['a', 'B'] } }, ['Big file']],
  ['any and all tags', { tags: { any: ['c', 'a'], all: ['b'] } }, ['Big file', 'Small file']],
  ['a tag that is not there', { tags: { all: ['a', 'nothing'] } }, []],
  ['added in a range', { createdAfter: day('2020-01-10'), createdBefore: day('2021-06-01') }, ['Old link']],
  ['changed in a range', { modifiedAfter: day('2020-02-01'), modifiedBefore: day('2021-06-02') }, ['Big file', 'Old link']],
  ['at least so large', { sizeKB: { min: 2 } }, ['Big file', 'Small file']],
  ['at most so large', { sizeKB: { max: 2 } }, ['Small file']],
  ['the last days', { createdWithinDays: 30 }, ['Failed link', 'Small file']],
  ['recent', { recent: true }, ['Failed link', 'Small file']],
  ['a language, with its regions', { language: 'EN' }, ['Big file', 'Old link']],
  ['a region', { language: 'en-gb' }, ['Big file']],
  ['a domain', { domain: 'www.Example.org' }, ['Old link']],
  ['without collection', { withoutCollection: true, types: ['URI'] }, ['Failed link', 'Old link']],
  ['words, by another order than relevance', { text: 'link -failed' }, ['Old link']],
  ['operators alone', { text: 'type:file' }, ['Big file', 'Small file']],
  ['words in the trash', { text: 'gone', trashed: true }, ['Gone']],
])('%s', async (_what, filter, expected) => {
  const { titles } = await spaceWith(library);
  expect(await titles(filter, 'MODIFIED')).toEqual(expected);
  for (const order of ['CREATED', 'NAME', 'SIZE', 'TYPE', 'RELEVANCE'] as const) expect((await titles(filter, order)).sort()).toEqual([...expected].sort());
});

test('favorites are those of whoever asks', async () => {
  const { titles, ids, owner, spaceId, ctx, id } = await spaceWith([{ title: 'mine' }, { title: 'theirs' }]);
  const other = await given.member(id, 'VIEWER');
  await vault.database.prisma.favorite.createMany({
    data: [
      { userId: uuid(owner.id), sourceId: ids[0] as string },
      { userId: uuid(other.id), sourceId: ids[1] as string },
    ],
  });
  expect(await titles({ favorites: true })).toEqual(['mine']);
  expect(await sourceIdsMatching({ ...ctx, actor: { kind: 'anonymous' } }, { spaceId }, { favorites: true }, 10)).toEqual([]);
});

test('a collection, with and without what lies below', async () => {
  const { owner, id, titles, ctx, spaceId } = await spaceWith([]);
  const top = await given.collection(owner, id, 'Top');
  const middle = await given.collection(owner, id, 'Middle', top);
  const bottom = await given.collection(owner, id, 'Bottom', middle);
  const beside = await given.collection(owner, id, 'Beside');
  const all = [top, middle, bottom, beside];
  await vault.database.prisma.source.createMany({
    data: [...all, undefined].flatMap((collection, index) =>
      [0, 1, 2].map((each) => ({
        spaceId, collectionId: collection && uuid(collection), type: 'NOTE' as const, title: `${index}-${each}`,
        updatedAt: new Date(Date.UTC(2026, 0, 1, each, index)),
      })),
    ),
  });
  const found = async (filter: SourceFilter, place: object = {}) => {
    const list = await openList(ctx, { spaceId, ...place }, { filter });
    const page = await list.page({ limit: 100 });
    expect(await list.count()).toBe(page.length);
    const rows = await vault.database.prisma.source.findMany({ where: { id: { in: page.map((each) => each.id) } } });
    return page.map((each) => rows.find((row) => row.id === each.id)?.title);
  };
  expect(await titles({ collection: { id: uuid(beside) } })).toHaveLength(3);
  expect(await found({ collection: { id: uuid(top) } })).toEqual(['0-2', '0-1', '0-0']);
  const below = ['2-2', '1-2', '0-2', '2-1', '1-1', '0-1', '2-0', '1-0', '0-0'];
  expect(await found({ collection: { id: uuid(top) }, includeDescendants: true })).toEqual(below);
  expect(await found({ includeDescendants: true }, { collectionId: uuid(top) })).toEqual(below);
  expect(await found({ collection: { id: uuid(bottom) }, includeDescendants: true }, { collectionId: uuid(top) })).toEqual(['2-2', '2-1', '2-0']);
  expect(await found({ collection: { id: uuid(beside) } }, { collectionId: uuid(top) })).toEqual([]);
  expect(await found({ collection: { id: null } })).toEqual([]);
  expect(await found({ withoutCollection: true })).toEqual(['4-2', '4-1', '4-0']);
  const counts = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Space { tree { name sourceCount sourceCountWithDescendants } } } }', { id });
  expect(counts.data).toEqual({
    node: {
      tree: [
        { name: 'Top', sourceCount: 3, sourceCountWithDescendants: 9 },
        { name: 'Middle', sourceCount: 3, sourceCountWithDescendants: 6 },
        { name: 'Bottom', sourceCount: 3, sourceCountWithDescendants: 3 },
        { name: 'Beside', sourceCount: 3, sourceCountWithDescendants: 3 },
      ],
    },
  });
  const tree = 'query($id: ID!) { node(id: $id) { ... on Space { tree { id sourceCount sourceCountWithDescendants viewerCanEdit } } } }';
  const before = await vault.queriesOf(owner, tree, { id });
  for (let more = 0; more < 5; more++) await given.collection(owner, id, `More ${more}`, bottom);
  expect(await vault.queriesOf(owner, tree, { id })).toBe(before);
});

test('values that no source could have are refused with words', async () => {
  const { ctx, spaceId } = await spaceWith([]);
  for (const filter of [{ language: 'not a language' }, { sizeKB: { min: -1 } }, { sizeKB: { max: Number.POSITIVE_INFINITY } }, { text: 'x'.repeat(1_001) }, { domain: '' }]) {
    await expect(openList(ctx, { spaceId }, { filter })).rejects.toMatchObject({ code: 'INVALID', fields: [{ path: expect.stringMatching(/^filter\./) }] });
  }
});

test('a list by relevance is read forwards only, and says so', async () => {
  const { ctx, spaceId } = await spaceWith([{ title: 'word' }]);
  const list = await openList(ctx, { spaceId }, { filter: { text: 'word' } });
  await expect(list.page({ limit: 1, backwards: true })).rejects.toMatchObject({ code: 'INVALID', fields: [{ path: 'last' }] });
});

test('pages of ids end with no cursor', async () => {
  const { ctx, spaceId } = await spaceWith([{ title: 'a' }, { title: 'b' }, { title: 'c' }]);
  const first = await pageOfSourceIds(ctx, { spaceId }, { order: 'NAME' }, { limit: 2 });
  const second = await pageOfSourceIds(ctx, { spaceId }, { order: 'NAME' }, { limit: 2, after: first.nextCursor ?? undefined });
  expect([first.ids.length, second.ids.length, second.nextCursor]).toEqual([2, 1, null]);
});

test('what waits or is processed is found by its status, however much that is finished is newer', async () => {
  const { ctx, spaceId } = await spaceWith([]);
  const { prisma, pool } = vault.database;
  await prisma.$executeRaw`insert into "Source" (id, "spaceId", type, status, title, "updatedAt")
    select gen_random_uuid(), ${spaceId}::uuid, 'NOTE', case when n > 200 then 'COMPLETED' when n % 20 = 0 then 'PROCESSING' else 'PENDING' end::"SourceStatus", 'Note ' || n, timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 5000) n`;
  await prisma.$executeRaw`analyze "Source"`;
  const list = await openList(ctx, { spaceId }, { filter: { statuses: ['PENDING', 'PROCESSING'] } });
  const plans = await plansOf(pool, '"Source" s', async () => {
    const rows = await list.rows({ limit: 5 });
    expect(rows.map(({ row }) => row.title)).toEqual(['Note 200', 'Note 199', 'Note 198', 'Note 197', 'Note 196']);
    const next = await list.rows({ limit: 2, after: rows.at(-1)?.cursor });
    expect(next.map(({ row }) => row.title)).toEqual(['Note 195', 'Note 194']);
  });
  expect(plans).toContain('Source_space_unfinished');
  expect(plans).not.toContain('Source_space_list');
  expect(plans).not.toContain('Seq Scan on "Source"');
});
