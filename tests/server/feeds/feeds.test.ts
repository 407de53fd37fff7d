import { expect, test } from 'vitest';
import { requestDueReadings } from '#server/domain/feeds/feedReading.ts';
import { forgetItems } from '#server/domain/feeds/forgetItems.ts';
import { trashOldItems } from '#server/domain/feeds/trashOldItems.ts';
import { eventually } from '#tests/support/eventually.ts';
import { silentLog } from '#tests/support/identity.ts';
import { article, servePages, startTestWorker } from '#tests/support/server.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;
type Person = Awaited<ReturnType<typeof given.person>>;

interface FeedShape {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly siteUrl: string | null;
  readonly lastReadAt: string | null;
  readonly nextReadAt: string | null;
  readonly isPaused: boolean;
  readonly failure: { readonly code: string; readonly message: string } | null;
  readonly collection: { readonly id: string } | null;
  readonly sources: { readonly edges: readonly { readonly node: { readonly id: string; readonly sourceUrl: string; readonly tags: readonly { readonly name: string }[]; readonly collection: { readonly id: string } | null } }[] };
}

const fields = 'id title url siteUrl lastReadAt nextReadAt isPaused failure { code message } collection { id } sources(first: 100) { edges { node { id sourceUrl tags { name } collection { id } } } }';

/** A site with a feed of items that the test changes. */
async function site() {
  const state = { items: [] as string[], dates: {} as Record<string, string>, status: 200, asked: [] as Record<string, unknown>[], etag: '"1"' };
  const origin = await servePages((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (path === '/') return response.setHeader('content-type', 'text/html').end('<!doctype html><title>Blog</title><link rel="alternate" type="application/rss+xml" href="/feed.xml">');
    if (path !== '/feed.xml') return response.setHeader('content-type', 'text/html; charset=utf-8').end(article(path));
    state.asked.push(request.headers);
    if (state.status !== 200) return response.writeHead(state.status, state.status === 429 ? { 'retry-after': '1' } : {}).end();
    if (request.headers['if-none-match'] === state.etag) return response.writeHead(304).end();
    const items = state.items.map((name) => `<item><title>${name}</title><link>${origin}/${name}</link><guid isPermaLink="false">${name}</guid>${state.dates[name] ? `<pubDate>${state.dates[name]}</pubDate>` : ''}</item>`).join('');
    return response.writeHead(200, { 'content-type': 'application/rss+xml', etag: state.etag }).end(`<rss version="2.0"><channel><title>The harbour</title><link>${origin}/</link>${items}</channel></rss>`);
  });
  const publish = (...items: string[]) => {
    state.items = items;
    state.etag = `"${items.join()}"`;
  };
  return { origin, state, publish };
}

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  return { owner, spaceId, collectionId: await given.collection(owner, spaceId, 'Reading') };
}

const create = async (owner: Person, input: Record<string, unknown>) => (await as(owner).mutate('createFeeds', input, `feeds { ${fields} }`)) as unknown as { feeds: FeedShape[]; code?: string; message?: string };
const update = async (owner: Person, input: Record<string, unknown>) => (await as(owner).mutate('updateFeeds', input, `feeds { ${fields} }`)) as unknown as { feeds: FeedShape[]; code?: string; message?: string };
const feedOf = async (owner: Person, id: string): Promise<FeedShape | null> => {
  const { data } = await as(owner).query(`query($id: ID!) { node(id: $id) { ... on Feed { ${fields} } } }`, { id });
  return (data?.['node'] ?? null) as FeedShape | null;
};
const paths = (feed: FeedShape | null) => (feed?.sources.edges ?? []).map(({ node }) => new URL(node.sourceUrl).pathname.slice(1));

/** Has it read, and waits until it was. */
async function readAgain(owner: Person, id: string): Promise<FeedShape> {
  const before = (await feedOf(owner, id))?.lastReadAt;
  await update(owner, { feedIds: [id], readNow: true });
  return eventually(async () => {
    const feed = await feedOf(owner, id);
    expect(feed?.lastReadAt).not.toBe(before);
    return feed as FeedShape;
  });
}
const firstReading = (owner: Person, id: string): Promise<FeedShape> =>
  eventually(async () => {
    const feed = await feedOf(owner, id);
    expect(feed?.lastReadAt).not.toBeNull();
    return feed as FeedShape;
  });


test('a feed fills its collection, newest first, with its tags, and nothing comes twice', async () => {
  await startTestWorker(vault.database.url);
  const { owner, spaceId, collectionId } = await place();
  const { origin, state, publish } = await site();
  publish('b', 'a');
  const { feeds } = await create(owner, { spaceId, collectionId, urls: [`${origin}/feed.xml`], tags: ['sea'] });
  const id = feeds[0]?.id ?? '';
  const first = await firstReading(owner, id);
  expect(first).toMatchObject({ title: 'The harbour', siteUrl: `${origin}/`, failure: null });
  expect(paths(first)).toEqual(['b', 'a']);
  expect(first.sources.edges.map(({ node }) => [node.tags.map(({ name }) => name), node.collection?.id])).toEqual([[['sea'], collectionId], [['sea'], collectionId]]);

  // Nothing new: it is asked with what it said before, and answers 304.
  await readAgain(owner, id);
  expect(state.asked.at(-1)?.['if-none-match']).toBe('"b,a"');

  // One is deleted for good, one is new; one was there before the feed had it.
  const [{ node } = { node: { id: '' } }] = first.sources.edges;
  await as(owner).mutate('deleteSources', { sourceIds: [node.id] }, 'deletedSourceIds');
  await as(owner).mutate('deleteSourcesForever', { sourceIds: [node.id] }, 'deletedSourceIds');
  await given.links(owner, spaceId, collectionId, `${origin}/known`);
  publish('c', 'known', 'b', 'a');
  expect(paths(await readAgain(owner, id))).toEqual(['c', 'a']);
  const { data } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Collection { sources { totalCount } } } }', { id: collectionId });
  expect(data?.['node']).toEqual({ sources: { totalCount: 3 } });
});

test('the first reading takes the newest and leaves the rest; later ones catch up', async () => {
  await startTestWorker(vault.database.url);
  const { owner, spaceId } = await place();
  const { origin, publish } = await site();
  publish('e', 'd', 'c', 'b', 'a');
  const { feeds } = await create(owner, { spaceId, urls: [`${origin}/feed.xml`] });
  const id = feeds[0]?.id ?? '';
  await update(owner, { feedIds: [id], itemLimit: 2 });
  await eventually(async () => expect((await feedOf(owner, id))?.lastReadAt).not.toBeNull());
  const before = paths(await feedOf(owner, id)).length;
  expect([2, 5]).toContain(before);
  publish('h', 'g', 'f', 'e', 'd', 'c', 'b', 'a');
  expect(paths(await readAgain(owner, id)).slice(0, 2)).toEqual(['h', 'g']);
  publish('h', 'g', 'f', 'e', 'd', 'c', 'b', 'a', ' ');
  expect(paths(await readAgain(owner, id))[0]).toBe('f');
});

test('words keep items out, or let only some in; what was kept out does not come when they change', async () => {
  await startTestWorker(vault.database.url);
  const { owner, spaceId } = await place();
  const { origin, publish } = await site();
  publish('Sailing-Ships', 'sailing-adverts', 'engines');
  const { feeds } = await create(owner, { spaceId, urls: [`${origin}/feed.xml`], onlyWords: ['SAILING'], skipWords: ['Advert'] });
  const id = feeds[0]?.id ?? '';
  expect(paths(await firstReading(owner, id))).toEqual(['Sailing-Ships']);
  await update(owner, { feedIds: [id], onlyWords: [], skipWords: [] });
  publish('engines-2', 'Sailing-Ships', 'sailing-adverts', 'engines');
  expect(paths(await readAgain(owner, id))).toEqual(['engines-2', 'Sailing-Ships']);
});

test('the address of a page leads to the feed that it names; one that is there already is the same', async () => {
  await startTestWorker(vault.database.url);
  const { owner, spaceId } = await place();
  const { origin, publish } = await site();
  publish('a');
  const { feeds: [byPage] } = await create(owner, { spaceId, urls: [origin] });
  expect(await firstReading(owner, byPage?.id ?? '')).toMatchObject({ url: `${origin}/feed.xml`, title: 'The harbour' });
  const { feeds: [again] } = await create(owner, { spaceId, urls: [`feed:${origin}/feed.xml`, `${origin}/feed.xml`] });
  expect(again?.id).toBe(byPage?.id);
  // By the page once more: the second one finds that out, and goes.
  const { feeds: [second] } = await create(owner, { spaceId, urls: [origin] });
  await eventually(async () => expect(await feedOf(owner, second?.id ?? '')).toBeNull());
  const { data } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Space { feeds(first: 10) { totalCount edges { node { id } } } sources { totalCount } } } }', { id: spaceId });
  expect(data?.['node']).toEqual({ feeds: { totalCount: 1, edges: [{ node: { id: byPage?.id } }] }, sources: { totalCount: 1 } });
});

test('what goes wrong is said with the feed, which is asked later and later, and not before the site wants it', async () => {
  await startTestWorker(vault.database.url);
  const { owner, spaceId } = await place();
  const { origin, state, publish } = await site();
  publish('a');
  state.status = 503;
  const { feeds } = await create(owner, { spaceId, urls: [`${origin}/feed.xml`, `${origin}/page`, 'http://192.0.2.1/feed'] });
  const [down = '', page = ''] = feeds.map(({ id }) => id);
  const failed = await firstReading(owner, down);
  expect(failed.failure).toMatchObject({ code: 'SERVER_ERROR' });
  expect(Date.parse(failed.nextReadAt ?? '') - Date.parse(failed.lastReadAt ?? '')).toBeGreaterThan(3_500_000);
  expect((await firstReading(owner, page)).failure).toMatchObject({ code: 'UNSUPPORTED', message: expect.stringContaining('no feed at this address') });
  state.status = 200;
  expect(await eventually(async () => {
    await update(owner, { feedIds: [down], readNow: true });
    const feed = await feedOf(owner, down);
    expect(feed?.failure).toBeNull();
    return feed;
  }, { interval: 500 })).toMatchObject({ failure: null });
});

test('while its site wants to be left alone a feed waits, and has not failed', async () => {
  await startTestWorker(vault.database.url);
  const { owner, spaceId } = await place();
  const { origin, state, publish } = await site();
  publish('a');
  state.status = 429;
  // A host of its own: the others are not to wait.
  const paused = origin.replace('127.0.0.1', 'localhost');
  const { feeds: [first] } = await create(owner, { spaceId, urls: [`${paused}/feed.xml`] });
  expect((await firstReading(owner, first?.id ?? '')).failure).toMatchObject({ code: 'SERVER_ERROR' });
  state.status = 200;
  const { feeds: [second] } = await create(owner, { spaceId, urls: [`${paused}/feed.xml?second`] });
  const { prisma } = vault.database;
  const at = async () => (await prisma.feed.findUniqueOrThrow({ where: { id: uuid(second?.id ?? '') }, select: { nextReadAt: true, createdAt: true } }));
  await eventually(async () => {
    const { nextReadAt, createdAt } = await at();
    expect(nextReadAt?.getTime()).toBeGreaterThan(createdAt.getTime());
  });
  await eventually(async () => {
    const now = new Date(Date.now() + 1_000);
    await requestDueReadings({ db: prisma, actor: { kind: 'system', job: 'test' }, log: silentLog, now: () => now });
    expect(await feedOf(owner, second?.id ?? '')).toMatchObject({ failure: null, lastReadAt: expect.any(String) });
  }, { interval: 300 });
});

test('a feed whose collection is gone waits for another; one that is paused is not read', async () => {
  await startTestWorker(vault.database.url);
  const { owner, spaceId, collectionId } = await place();
  const { origin, state, publish } = await site();
  publish('a');
  const { feeds } = await create(owner, { spaceId, collectionId, urls: [`${origin}/feed.xml`] });
  const id = feeds[0]?.id ?? '';
  await firstReading(owner, id);
  expect(await as(owner).mutate('deleteCollection', { collectionId, confirmation: 'DELETE' }, 'deletedSourceCount')).toMatchObject({ deletedSourceCount: 1 });
  publish('b', 'a');
  expect(await readAgain(owner, id)).toMatchObject({ isPaused: true, nextReadAt: null, collection: null, failure: { code: 'NOT_FOUND', message: expect.stringContaining('Choose another') } });
  const asked = state.asked.length;
  const elsewhere = await given.collection(owner, spaceId, 'Elsewhere');
  await update(owner, { feedIds: [id], readNow: true });
  expect((await update(owner, { feedIds: [id], collectionId: elsewhere, isPaused: false })).feeds[0]).toMatchObject({ isPaused: false, collection: { id: elsewhere } });
  expect(await readAgain(owner, id)).toMatchObject({ failure: null });
  expect(state.asked.length).toBe(asked + 1);
  expect(paths(await feedOf(owner, id))).toContain('b');
});

test('feeds are read when their time has come, each once, and those of archived spaces not at all', async () => {
  const { owner, spaceId } = await place();
  const other = await given.space(owner);
  const { feeds } = await create(owner, { spaceId, urls: ['https://example.org/a.xml', 'https://example.org/b.xml'] });
  await create(owner, { spaceId: other, urls: ['https://example.org/a.xml'] });
  await as(owner).mutate('archiveSpace', { spaceId: other }, 'space { id }');
  const { prisma } = vault.database;
  const ofTest = { space: { id: { in: [uuid(spaceId), uuid(other)] } } };
  await prisma.feed.updateMany({ where: { NOT: ofTest }, data: { nextReadAt: null } });
  await prisma.feed.updateMany({ where: { id: uuid(feeds[1]?.id ?? '') }, data: { nextReadAt: new Date(Date.now() + 60_000) } });
  const ctx = (now: number) => ({ db: prisma, actor: { kind: 'system', job: 'test' } as const, log: silentLog, now: () => new Date(now) });
  expect(await requestDueReadings(ctx(Date.now()))).toBe(1);
  expect(await requestDueReadings(ctx(Date.now()))).toBe(0);
  expect(await requestDueReadings(ctx(Date.now() + 61_000))).toBe(1);
});

test('after its days what came goes to the trash, unless somebody has done something with it', async () => {
  await startTestWorker(vault.database.url);
  const { owner, spaceId, collectionId } = await place();
  const { origin, publish } = await site();
  publish('left-alone', 'marked', 'favorite', 'tagged', 'moved', 'renamed', 'begun');
  const { feeds } = await create(owner, { spaceId, collectionId, urls: [`${origin}/feed.xml`], keepDays: 30, tags: ['sea'] });
  const feed = await firstReading(owner, feeds[0]?.id ?? '');
  const idOf = (path: string) => feed.sources.edges.find(({ node }) => node.sourceUrl.endsWith(`/${path}`))?.node.id ?? '';
  await eventually(async () => expect(await vault.database.prisma.source.count({ where: { spaceId: uuid(spaceId), status: 'COMPLETED' } })).toBe(7));
  const inbox = await given.collection(owner, spaceId, 'Elsewhere');
  await as(owner).mutate('addHighlight', { sourceId: idOf('marked'), quote: 'metronome' }, 'highlight { id }');
  await as(owner).mutate('favoriteSources', { sourceIds: [idOf('favorite')], isFavorite: true }, 'favoriteSourceIds');
  await as(owner).mutate('tagSources', { sourceIds: [idOf('tagged')], add: ['mine'] }, 'taggedSourceIds');
  await as(owner).mutate('moveSources', { sourceIds: [idOf('moved')], toCollectionId: inbox }, 'movedSourceIds');
  await as(owner).mutate('updateSource', { sourceId: idOf('renamed'), title: 'Mine' }, 'source { id }');
  await as(owner).mutate('setReadingProgress', { sourceId: idOf('begun'), progress: 0.4 }, 'source { id }');
  const at = (days: number) => ({ db: vault.database.prisma, actor: { kind: 'system', job: 'test' } as const, log: silentLog, now: () => new Date(Date.now() + days * 86_400_000) });
  expect(await trashOldItems(at(29))).toEqual({ trashedSourceCount: 0 });
  // Of an archived space nothing changes.
  await as(owner).mutate('archiveSpace', { spaceId }, 'space { id }');
  expect(await trashOldItems(at(31))).toEqual({ trashedSourceCount: 0 });
  await as(owner).mutate('unarchiveSpace', { spaceId }, 'space { id }');
  expect(await trashOldItems(at(31))).toEqual({ trashedSourceCount: 1 });
  expect(await vault.database.prisma.source.findMany({ where: { spaceId: uuid(spaceId), trashedAt: { not: null } }, select: { id: true } })).toEqual([{ id: uuid(idOf('left-alone')) }]);
});

test('what a feed has not had for 90 days is forgotten, and does not come again all the same', async () => {
  await startTestWorker(vault.database.url);
  const { prisma } = vault.database;
  const { owner, spaceId, collectionId } = await place();
  const { origin, state, publish } = await site();
  state.dates = { earlier: 'Sun, 01 Feb 2026 08:00:00 GMT', deleted: 'Sun, 01 Mar 2026 08:00:00 GMT', there: 'Mon, 02 Mar 2026 08:00:00 GMT', later: 'Tue, 03 Mar 2026 08:00:00 GMT', planned: 'Fri, 01 Jan 2100 08:00:00 GMT' };
  publish('there', 'deleted', 'undated', 'planned');
  const { feeds } = await create(owner, { spaceId, collectionId, urls: [`${origin}/feed.xml`] });
  const id = feeds[0]?.id ?? '';
  const first = await firstReading(owner, id);
  expect(paths(first).toSorted()).toEqual(['deleted', 'planned', 'there', 'undated']);
  const gone = first.sources.edges.filter(({ node }) => !node.sourceUrl.endsWith('/there')).map(({ node }) => node.id);
  await as(owner).mutate('deleteSources', { sourceIds: gone }, 'deletedSourceIds');
  await as(owner).mutate('deleteSourcesForever', { sourceIds: gone }, 'deletedSourceIds');

  // As long as the feed has nothing else, nothing is forgotten.
  const forget = () => forgetItems(vault.context({ kind: 'system', job: 'forgetFeedItems' }));
  await prisma.$executeRaw`update "FeedItem" set "listedAt" = "listedAt" - interval '91 days'`;
  expect(await forget()).toBe(0);
  publish('new');
  expect(paths(await readAgain(owner, id))).toEqual(['new', 'there']);
  expect(await forget()).toBe(1);
  expect(await prisma.feedItem.count({ where: { feedId: uuid(id) } })).toBe(4);

  publish('later', 'new', 'there', 'deleted', 'undated', 'planned', 'earlier');
  expect(paths(await readAgain(owner, id))).toEqual(['later', 'new', 'there']);
  expect(await forget()).toBe(0);
  publish('new');
  await readAgain(owner, id);
  publish('there', 'deleted', 'undated');
  expect(paths(await readAgain(owner, id))).toEqual(['later', 'new', 'there']);
});

test('limits and mistakes are said, and nothing is half done', async () => {
  const { owner, spaceId, collectionId } = await place();
  const other = await given.space(owner);
  const foreign = await given.collection(owner, other, 'Foreign');
  const good = 'https://example.org/feed.xml';
  const refused = async (input: Record<string, unknown>) => create(owner, { spaceId, urls: [good], ...input });
  expect(await refused({ urls: [good, 'not an address'] })).toMatchObject({ code: 'INVALID', message: expect.stringContaining('urls.1: This is no web address') });
  expect(await refused({ urls: [] })).toMatchObject({ code: 'INVALID' });
  const endless = Array.from({ length: 200 }, () => crypto.randomUUID()).join('');
  expect(await refused({ urls: [good, `https://example.org/${endless}`] })).toMatchObject({ code: 'INVALID', message: expect.stringContaining('urls.1: A feed has an address of at most') });
  expect(await refused({ urls: Array.from({ length: 101 }, () => good) })).toMatchObject({ code: 'INVALID', message: expect.stringContaining('At most 100') });
  expect(await refused({ intervalMinutes: 14 })).toMatchObject({ code: 'INVALID', message: expect.stringContaining('At least 15 minutes') });
  expect(await refused({ keepDays: 0 })).toMatchObject({ code: 'INVALID' });
  expect(await refused({ collectionId: foreign })).toMatchObject({ code: 'CROSS_SPACE' });
  expect(await vault.database.prisma.feed.count({ where: { spaceId: uuid(spaceId) } })).toBe(0);
  const { feeds } = await refused({ urls: [good, 'https://example.org/other.xml'] });
  const feedIds = feeds.map(({ id }) => id);
  expect(await update(owner, { feedIds, title: 'Both' })).toMatchObject({ code: 'INVALID', message: expect.stringContaining('one feed') });
  expect(await update(owner, { feedIds, collectionId: foreign })).toMatchObject({ code: 'CROSS_SPACE' });
  expect(await update(owner, { feedIds: [...feedIds, 'feed_01h455vb4pex5vsknk084sn02q'], isPaused: true })).toMatchObject({ code: 'NOT_FOUND' });
  expect((await update(owner, { feedIds, collectionId, title: null, intervalMinutes: 30, keepDays: 7 })).feeds.map(({ collection, isPaused }) => [collection?.id, isPaused])).toEqual([[collectionId, false], [collectionId, false]]);
  expect((await update(owner, { feedIds: feedIds.slice(0, 1), title: 'Mine' })).feeds[0]?.title).toBe('Mine');
  await vault.database.prisma.feed.createMany({ data: Array.from({ length: 998 }, (_, index) => ({ spaceId: uuid(spaceId), url: `https://example.org/${index}`, title: String(index) })) });
  expect(await refused({ urls: ['https://example.org/too-much.xml'] })).toMatchObject({ code: 'LIMIT_REACHED', message: expect.stringContaining('1,000 feeds') });
  expect(await as(owner).mutate('deleteFeeds', { feedIds }, 'deletedFeedIds')).toMatchObject({ deletedFeedIds: expect.arrayContaining(feedIds) });
});

test('the list of feeds goes by title, page by page and both ways, and is one statement for a page', async () => {
  const { owner, spaceId, collectionId } = await place();
  const { prisma } = vault.database;
  const titles = ['Feed 10', 'feed 2', 'Ähre', 'Zebra', 'apple'];
  await prisma.feed.createMany({ data: titles.map((title, index) => ({ spaceId: uuid(spaceId), url: `https://example.org/${index}`, title, ...(title === 'Zebra' && { collectionId: uuid(collectionId) }) })) });
  const query = 'query($id: ID!, $first: Int, $last: Int, $after: String, $before: String, $collectionId: ID) { node(id: $id) { ... on Space { feeds(first: $first, last: $last, after: $after, before: $before, collectionId: $collectionId) { pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { node { title collection { name } } } } } } }';
  const page = async (variables: Record<string, unknown>) => {
    const { data } = await as(owner).query(query, { id: spaceId, ...variables });
    return (data?.['node'] as { feeds: { pageInfo: { endCursor: string; startCursor: string; hasNextPage: boolean }; edges: { node: { title: string } }[] } }).feeds;
  };
  const first = await page({ first: 3 });
  expect(first.edges.map(({ node }) => node.title)).toEqual(['Ähre', 'apple', 'feed 2']);
  const second = await page({ first: 3, after: first.pageInfo.endCursor });
  expect(second.edges.map(({ node }) => node.title)).toEqual(['Feed 10', 'Zebra']);
  expect((await page({ last: 2, before: second.pageInfo.startCursor })).edges.map(({ node }) => node.title)).toEqual(['apple', 'feed 2']);
  expect((await page({ first: 9, collectionId })).edges.map(({ node }) => node.title)).toEqual(['Zebra']);
  const { errors } = await as(owner).query(query, { id: spaceId, first: 3, after: 'nonsense' });
  expect(errors?.[0]?.message).toContain('does not belong to this list');
  const statements = await vault.statementsOf(owner, query, { id: spaceId, first: 3 });
  await prisma.feed.createMany({ data: Array.from({ length: 50 }, (_, index) => ({ spaceId: uuid(spaceId), collectionId: uuid(collectionId), url: `https://example.org/more/${index}`, title: `More ${index}` })) });
  expect((await vault.statementsOf(owner, query, { id: spaceId, first: 50 })).length).toBeLessThanOrEqual(statements.length + 1);
});
