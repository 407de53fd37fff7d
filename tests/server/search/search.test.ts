import { expect, test } from 'vitest';
import { indexNow } from '#server/domain/search/indexSources.ts';
import type { Prisma } from '#server/platform/db/generated/client.ts';
import { type Person, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

interface TestSource {
  title: string;
  text?: string;
  note?: string;
  url?: string;
  fileName?: string;
  tags?: string[];
  collection?: string;
  more?: Partial<Prisma.SourceUncheckedCreateInput>;
}

/** Puts sources as they are after processing, the first one oldest. */
async function seed(spaceId: string, sources: readonly TestSource[]): Promise<void> {
  const { prisma } = vault.database;
  const ids: string[] = [];
  for (const { title, text, note, url, fileName, tags = [], collection, more } of sources) {
    const { id } = await prisma.source.create({
      data: {
        spaceId: uuid(spaceId), title, note, fileName, type: url ? 'URI' : fileName ? 'FILE' : 'NOTE', status: 'COMPLETED',
        sourceUrl: url, collectionId: collection && uuid(collection), ...more,
        ...(text !== undefined && { text: { create: { plainText: text } } }),
      } as never,
    });
    for (const name of tags) {
      const tag = await prisma.tag.upsert({
        where: { spaceId_key: { spaceId: uuid(spaceId), key: name.toLowerCase() } },
        create: { spaceId: uuid(spaceId), name, key: name.toLowerCase() },
        update: {},
      });
      await prisma.sourceTag.create({ data: { sourceId: id, tagId: tag.id, spaceId: uuid(spaceId) } });
    }
    ids.push(id);
  }
  await indexNow(vault.context({ kind: 'system', job: 'test' }), ids);
}

async function spaceWith(sources: readonly TestSource[]) {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  await seed(spaceId, sources);
  return { owner, spaceId };
}

type Found = { totalCount: number; edges: { cursor: string; node: { title: string }; snippet: { field: string; fragments: { text: string; isHit: boolean }[] } | null; title: { text: string; isHit: boolean }[] }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };

async function search(who: Person, spaceId: string, query: string, more: Record<string, unknown> = {}): Promise<Found> {
  const { data, errors } = await as(who).query(
    `query($id: ID!, $query: String!, $filter: SourceFilter, $first: Int, $after: String) { node(id: $id) { ... on Space {
      search(query: $query, filter: $filter, first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor }
        edges { cursor node { title } title { text isHit } snippet { field fragments { text isHit } } } } } } }`,
    { id: spaceId, query, ...more },
  );
  expect(errors).toBeUndefined();
  return (data as { node: { search: Found } }).node.search;
}

const titles = ({ edges }: Found) => edges.map(({ node }) => node.title);

const library: TestSource[] = [
  { title: 'Deep Work', text: 'Rules for focused success in a distracted world. The café was loud.', tags: ['Focus'] },
  { title: 'Kubernetes up and running', url: 'https://www.example.org/books/orchestration-guide', text: 'Containers, pods and deployments.' },
  { title: 'Über das Gedächtnis', text: 'Hermann Ebbinghaus lernte sinnlose Silben.', note: 'compare with the newer replication' },
  { title: '人工智能研究的历史', text: '本文介绍人工智能研究的发展历史和主要方法。' },
  { title: '東京の図書館', text: '東京都立図書館は日本最大の公立図書館である。' },
  { title: 'report_final_v2.pdf', fileName: 'report_final_v2.pdf', text: 'Quarterly figures.' },
];

test.each([
  ['a word of a title', 'deep', ['Deep Work']],
  ['any part of a word of a title', 'bernet', ['Kubernetes up and running']],
  ['any part of a word of an address', 'chestra', ['Kubernetes up and running']],
  ['a piece of an address', 'example.org/books', ['Kubernetes up and running']],
  ['a whole address', 'https://www.example.org/books/orchestration-guide', ['Kubernetes up and running']],
  ['a word of a text', 'focused', ['Deep Work']],
  ['the beginning of a word of a text', 'distr', ['Deep Work']],
  ['not the middle of a word of a text', 'tracted', []],
  ['no short pieces, but short words', 'up', ['Kubernetes up and running']],
  ['accents and case fold', 'UBER gedachtnis', ['Über das Gedächtnis']],
  ['accents in the query fold too', 'CAFÉ', ['Deep Work']],
  ['a tag', 'focus success', ['Deep Work']],
  ['any part of a tag', 'ocus', ['Deep Work']],
  ['a note', 'replication', ['Über das Gedächtnis']],
  ['a file name', 'final', ['report_final_v2.pdf']],
  ['a phrase', '"pods and deployments"', ['Kubernetes up and running']],
  ['a phrase in another order', '"deployments and pods"', []],
  ['a phrase never reaches from one field into the next', '"running containers"', []],
  ['words in any order and field', 'success deep', ['Deep Work']],
  ['what must not be there', 'containers -focused', ['Kubernetes up and running']],
  ['what must not be there, and is', 'success -focused', []],
  ['only what must not be there', '-focused -containers -ebbinghaus -quarterly', ['東京の図書館', '人工智能研究的历史']],
  ['Chinese', '人工智能', ['人工智能研究的历史']],
  ['Chinese in a text', '主要方法', ['人工智能研究的历史']],
  ['Japanese', '図書館', ['東京の図書館']],
  ['one character', '館', ['東京の図書館']],
  ['nothing', 'xylophone', []],
])('finds %s: %s', async (_what, query, expected) => {
  const { owner, spaceId } = await spaceWith(library);
  const found = await search(owner, spaceId, query);
  expect(titles(found)).toEqual(expected);
  expect(found.totalCount).toBe(expected.length);
});

test('two letters alone find what they begin; beside other words, and as a single letter, whole words', async () => {
  const { owner, spaceId } = await spaceWith([
    { title: 'An oboe', text: 'A reed.' },
    { title: 'Woodwinds', text: 'Among them is the oboe.' },
    { title: 'Kubernetes' },
    { title: 'To be or not', text: 'Ob is a river, is it?' },
  ]);
  const titles = async (query: string) => (await search(owner, spaceId, query)).edges.map(({ node }) => node.title);
  expect(await titles('ob')).toEqual(['An oboe', 'To be or not', 'Woodwinds']);
  expect(await titles('ob is')).toEqual(['To be or not']);
  expect(await titles('be')).toEqual(['To be or not', 'Kubernetes']);
  expect(await titles('o')).toEqual([]);
  expect((await search(owner, spaceId, 'ob')).edges[0]?.title).toEqual([{ text: 'An ', isHit: false }, { text: 'oboe', isHit: true }]);
});

test('title before text, and recent before old at equal rank', async () => {
  const { owner, spaceId } = await spaceWith([
    { title: 'Memory palaces' },
    { title: 'An essay', text: 'On memory and forgetting.' },
    { title: 'Untitled', tags: ['memory'] },
    { title: 'A second essay', text: 'Memory again.' },
    { title: 'The art of memory' },
  ]);
  expect(titles(await search(owner, spaceId, 'memory'))).toEqual(['The art of memory', 'Untitled', 'Memory palaces', 'A second essay', 'An essay']);
});

test('operators narrow, and work without words', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const reading = await given.collection(owner, spaceId, 'Reading List');
  const papers = await given.collection(owner, spaceId, 'Papers', reading);
  await seed(spaceId, [
    { title: 'Old note', more: { createdAt: new Date('2020-03-01T12:00:00Z') } },
    { title: 'Paper note', collection: papers, tags: ['To read'] },
    { title: 'Link note', url: 'https://example.org/x', collection: reading },
    { title: 'Failed note', more: { status: 'FAILED', failureCode: 'TIMEOUT' } },
  ]);
  const favorite = await vault.database.prisma.source.findFirstOrThrow({ where: { title: 'Link note', spaceId: uuid(spaceId) } });
  await vault.database.prisma.favorite.create({ data: { userId: uuid(owner.id), sourceId: favorite.id } });
  const found = async (query: string) => titles(await search(owner, spaceId, query)).sort();
  expect(await found('note tag:"to READ"')).toEqual(['Paper note']);
  expect(await found('note -tag:"to read"')).toEqual(['Failed note', 'Link note', 'Old note']);
  expect(await found('in:"reading list"')).toEqual(['Link note', 'Paper note']);
  expect(await found('note -in:"reading list"')).toEqual(['Failed note', 'Old note']);
  expect(await found('type:link')).toEqual(['Link note']);
  expect(await found('status:failed note')).toEqual(['Failed note']);
  expect(await found('before:2021')).toEqual(['Old note']);
  expect(await found('after:2020-03-01 note')).toEqual(['Failed note', 'Link note', 'Paper note']);
  expect(await found('after:2020-02-29 before:2020-03-02')).toEqual(['Old note']);
  expect(await found('is:favorite')).toEqual(['Link note']);
  expect(await found('note -is:favorite type:note')).toEqual(['Failed note', 'Old note', 'Paper note']);
  expect(await found('tag:nowhere note')).toEqual([]);
});

test('the hits are marked, in the title and in a passage', async () => {
  const { owner, spaceId } = await spaceWith(library);
  const [edge] = (await search(owner, spaceId, 'kuber pods')).edges;
  expect(edge?.title).toEqual([
    { text: 'Kubernetes', isHit: true },
    { text: ' up and running', isHit: false },
  ]);
  expect(edge?.snippet).toEqual({
    field: 'TEXT',
    fragments: [
      { text: 'Containers, ', isHit: false },
      { text: 'pods', isHit: true },
      { text: ' and deployments.', isHit: false },
    ],
  });
  const [other] = (await search(owner, spaceId, 'chestration')).edges;
  expect(other?.snippet).toMatchObject({ field: 'URL', fragments: [{}, { text: 'orchestration', isHit: true }, {}] });
});

test('a list shows where its text was found, in any order, and nothing without a text', async () => {
  const { owner, spaceId } = await spaceWith(library);
  const listed = async (filter: object) => {
    const { data } = await as(owner).query(
      `query($id: ID!, $filter: SourceFilter) { node(id: $id) { ... on Space {
        sources(filter: $filter, order: NAME) { edges { node { title } found { title { text isHit } snippet { fragments { text isHit } } } } } } } }`,
      { id: spaceId, filter },
    );
    return (data as { node: { sources: { edges: { node: { title: string }; found: unknown }[] } } }).node.sources.edges;
  };
  expect(await listed({ text: 'kuber pods' })).toEqual([
    {
      node: { title: 'Kubernetes up and running' },
      found: {
        title: [
          { text: 'Kubernetes', isHit: true },
          { text: ' up and running', isHit: false },
        ],
        snippet: {
          fragments: [
            { text: 'Containers, ', isHit: false },
            { text: 'pods', isHit: true },
            { text: ' and deployments.', isHit: false },
          ],
        },
      },
    },
  ]);
  expect((await listed({})).map(({ found }) => found)).toEqual(library.map(() => null));
});

test('a hit deep in a long text has its passage', async () => {
  const { owner, spaceId } = await spaceWith([{ title: 'Long', text: `${'filler words '.repeat(3_000)} the needle lies here ${'and more '.repeat(500)}` }]);
  const [edge] = (await search(owner, spaceId, 'needle')).edges;
  expect(edge?.snippet?.fragments).toContainEqual({ text: 'needle', isHit: true });
});

test('filters apply before the limit, the trash is left out, and pages have each hit once', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const sources = Array.from({ length: 60 }, (_, index): TestSource => ({
    title: index % 2 ? `Common ${index}` : `Other ${index}`,
    text: 'common',
    more: { type: index % 20 === 0 ? 'CONTENT' : 'NOTE', trashedAt: index % 15 === 7 ? new Date() : null },
  }));
  await seed(spaceId, sources);
  expect(titles(await search(owner, spaceId, 'common', { filter: { types: ['CONTENT'] }, first: 3 }))).toEqual(['Other 40', 'Other 20', 'Other 0']);

  const seen: string[] = [];
  for (let after: string | undefined, more = true; more; ) {
    const found: Found = await search(owner, spaceId, 'common', { first: 7, after });
    seen.push(...titles(found));
    after = found.pageInfo.endCursor;
    more = found.pageInfo.hasNextPage;
    expect(found.totalCount).toBe(56);
  }
  const there = sources.filter(({ more }) => !more?.trashedAt).map(({ title }) => title).reverse();
  expect(seen).toEqual([...there.filter((title) => title.startsWith('Common')), ...there.filter((title) => title.startsWith('Other'))]);
});

test('what only old sources have, what many have and what few have: each is one list', async () => {
  const { owner, spaceId } = await spaceWith([]);
  // More than are looked at one by one before the index is asked.
  const sources = Array.from({ length: 360 }, (_, index) => ({
    title: `Apple ${index}${index % 3 === 0 ? ' pie' : ''}${index < 40 ? ' old' : ''}`,
    text: `${index % 50 === 0 ? 'seldom' : ''} ${index % 2 === 0 ? 'pie' : ''}`,
    trashedAt: index % 20 === 10 ? new Date() : null,
  }));
  await vault.database.prisma.source.createMany({ data: sources.map(({ title, trashedAt }) => ({ spaceId: uuid(spaceId), title, trashedAt, type: 'NOTE', status: 'COMPLETED' })) });
  const rows = await vault.database.prisma.source.findMany({ where: { spaceId: uuid(spaceId) }, select: { id: true, title: true, trashedAt: true } });
  await vault.database.prisma.sourceText.createMany({ data: rows.map(({ id, title }) => ({ sourceId: id, plainText: sources.find((each) => each.title === title)?.text ?? '' })) });
  await indexNow(vault.context({ kind: 'system', job: 'test' }), rows.map(({ id }) => id));
  const newestFirst = rows.filter(({ trashedAt }) => trashedAt === null).sort((a, b) => (a.id < b.id ? 1 : -1)).map(({ title }) => ({ title, text: sources.find((each) => each.title === title)?.text ?? '' }));
  const having = (...words: string[]) => {
    const wanted = newestFirst.filter(({ title, text }) => words.every((word) => `${title} ${text}`.includes(word)));
    return [true, false].flatMap((isInTitle) => wanted.filter(({ title }) => words.every((word) => title.includes(word)) === isInTitle).map(({ title }) => title));
  };
  for (const words of [['apple'], ['pie'], ['old'], ['seldom'], ['pie', 'seldom'], ['old', 'pie']]) {
    const seen: string[] = [];
    const wanted = having(...words.map((word) => (word === 'apple' ? 'Apple' : word)));
    for (let after: string | undefined, more = true; more; ) {
      const found: Found = await search(owner, spaceId, words.join(' '), { first: 17, after });
      expect(found.totalCount).toBe(wanted.length);
      seen.push(...titles(found));
      after = found.pageInfo.endCursor;
      more = found.pageInfo.hasNextPage;
    }
    expect(seen).toEqual(wanted);
  }
});

test('a change is searchable when it is saved', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  await as(owner).mutate('addSources', { spaceId, sources: [{ note: { title: 'Fresh', text: 'About ptarmigans' } }, { link: { url: 'https://example.org/quokka-facts' } }] }, 'results { outcome }');
  expect(titles(await search(owner, spaceId, 'ptarmigan'))).toEqual(['Fresh']);
  expect(titles(await search(owner, spaceId, 'uokka'))).toEqual(['https://example.org/quokka-facts']);
});

test('across one’s spaces, and no others', async () => {
  const owner = await given.person();
  const mine = await given.space(owner, 'Mine');
  const other = await given.space(owner, 'Other');
  const archived = await given.space(owner, 'Archived');
  const stranger = await given.person();
  const theirs = await given.space(stranger, 'Theirs');
  for (const [index, spaceId] of [mine, other, theirs, archived, mine].entries()) await seed(spaceId, [{ title: `Zebra ${index}` }]);
  await vault.database.prisma.space.update({ where: { id: uuid(archived) }, data: { archivedAt: new Date() } });
  const find = async (who: Person) => {
    const { data, errors } = await as(who).query('{ viewer { search(query: "zebra") { totalCount edges { node { title } } } sources { edges { node { title } } } } }');
    expect(errors).toBeUndefined();
    return data as { viewer: { search: { totalCount: number; edges: { node: { title: string } }[] }; sources: { edges: { node: { title: string } }[] } } };
  };
  expect(await find(owner)).toEqual({
    viewer: {
      search: { totalCount: 3, edges: [{ node: { title: 'Zebra 4' } }, { node: { title: 'Zebra 1' } }, { node: { title: 'Zebra 0' } }] },
      sources: { edges: [{ node: { title: 'Zebra 4' } }, { node: { title: 'Zebra 1' } }, { node: { title: 'Zebra 0' } }] },
    },
  });
  expect((await find(await given.person())).viewer).toEqual({ search: { totalCount: 0, edges: [] }, sources: { edges: [] } });
});
