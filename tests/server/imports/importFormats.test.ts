import { expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { zipOf } from '#tests/support/documents.ts';
import { countsOf, importer } from '#tests/support/imports.ts';

const database = useDatabase();

interface Kept {
  readonly title: string;
  readonly sourceUrl: string;
  readonly note: string;
  readonly isFavorite: boolean;
  readonly isDone: boolean;
  readonly readingProgress: number | null;
  readonly tags: { readonly name: string }[];
  readonly collection: { readonly name: string; readonly description: string } | null;
  readonly highlights: { readonly edges: { readonly node: { readonly quote: string; readonly note: string; readonly createdAt: string } }[] };
}

/** What is in the space, by title. */
async function kept({ ask, spaceId }: Pick<Awaited<ReturnType<typeof importer>>, 'ask' | 'spaceId'>): Promise<Kept[]> {
  const { node } = (await ask(
    `query($id: ID!) { node(id: $id) { ... on Space { sources(first: 50) { edges { node { title sourceUrl note isFavorite isDone readingProgress tags { name } collection { name description } highlights(first: 10) { edges { node { quote note createdAt } } } } } } } } }`,
    { id: spaceId },
  )) as unknown as { node: { sources: { edges: { node: Kept }[] } } };
  return node.sources.edges.map((edge) => edge.node).sort((one, other) => (one.title < other.title ? -1 : 1));
}

test('Linkwarden: collections with their descriptions, notes, what is pinned; and again nothing new', async () => {
  const all = await importer(database.url);
  await all.work();
  const file = JSON.stringify({
    username: 'mina',
    collections: [
      { id: 2, name: 'Moon', description: 'Below', parentId: 1, links: [{ id: 5, name: 'Tides', url: 'https://tides.invalid/', description: 'Mine', createdAt: '2021-01-01T00:00:00.000Z', tags: [{ name: 'sea' }] }] },
      { id: 1, name: 'Sea', description: 'Above', parentId: null, links: [] },
      { id: 3, name: 'Empty', description: 'Nothing in it', parentId: null, links: [] },
    ],
    pinnedLinks: [{ id: 5 }],
  });
  const job = await all.carryOut(file, { fileName: 'backup.json' });
  expect(job.importPlan).toMatchObject({ format: 'LINKWARDEN_JSON', lostFields: [], collections: [{ path: ['Sea'] }, { path: ['Sea', 'Moon'] }, { path: ['Empty'] }] });
  expect(await kept(all)).toMatchObject([{ title: 'Tides', note: 'Mine', isFavorite: true, tags: [{ name: 'sea' }], collection: { name: 'Moon', description: 'Below' } }]);
  expect(countsOf(await all.carryOut(file))).toEqual({ ALREADY_THERE: 1 });
});

test('wallabag: what was marked comes along once, also to a page that is there', async () => {
  const all = await importer(database.url);
  await all.work();
  const entry = { title: 'Tides', url: 'https://tides.invalid/', is_archived: 1, is_starred: 1, tags: ['sea'], created_at: '2020-05-05T00:00:00+0000', annotations: [{ quote: 'twice a day', text: 'Or nearly', created_at: '2020-05-06T00:00:00+0000' }] };
  const job = await all.carryOut(JSON.stringify([entry]));
  expect([job.importPlan?.format, countsOf(job)]).toEqual(['WALLABAG_JSON', { ADDED: 1 }]);
  expect((await kept(all))[0]).toMatchObject({ isFavorite: true, isDone: true, tags: [{ name: 'sea' }], highlights: { edges: [{ node: { quote: 'twice a day', note: 'Or nearly', createdAt: '2020-05-06T00:00:00.000Z' } }] } });
  expect(countsOf(await all.carryOut(JSON.stringify([entry])))).toEqual({ ALREADY_THERE: 1 });
  const more = { ...entry, annotations: [...entry.annotations, { quote: 'the moon', text: '' }] };
  expect(countsOf(await all.carryOut(JSON.stringify([more])))).toEqual({ UPDATED: 1 });
  expect((await kept(all))[0]?.highlights.edges.map(({ node }) => node.quote)).toEqual(['twice a day', 'the moon']);
});

const item = (slug: string, more: object = {}) => ({ id: slug, slug, title: slug, description: 'About it', author: 'A', url: `https://${slug}.invalid/`, state: 'Active', readingProgress: 40, labels: ['sea'], savedAt: '2022-02-02T00:00:00.000Z', ...more });

test('Omnivore: labels, how far one has read, marks with notes; damaged parts and what is built to harm stop nothing', async () => {
  const all = await importer(database.url);
  await all.work();
  const file = zipOf({
    'metadata_20_to_40.json': '[{"slug": "broken"',
    'metadata_0_to_20.json': JSON.stringify([item('tides'), item('moon', { state: 'Archived', readingProgress: 100 }), { slug: 'none' }]),
    'content/tides.html': '<p>Words</p>',
    'highlights/tides.md': '> twice a day\n> \n> and a half \n\n#sea\n\nOr nearly\n\n> the moon ',
    'highlights/moon.md': 'Of the whole page\n\n',
    '../../etc/passwd': 'root',
  });
  const job = await all.carryOut(file, { fileName: 'anything.bin' });
  expect(job).toMatchObject({ state: 'SUCCEEDED', importPlan: { format: 'OMNIVORE_ZIP', lostFields: ['author', 'description'] } });
  expect(countsOf(job)).toEqual({ ADDED: 2, FAILED: 2 });
  expect(await kept(all)).toMatchObject([
    { title: 'moon', isDone: true, note: 'Of the whole page', readingProgress: 1, highlights: { edges: [] } },
    { title: 'tides', note: '', isDone: false, tags: [{ name: 'sea' }], highlights: { edges: [{ node: { quote: 'twice a day\n\nand a half', note: 'Or nearly' } }, { node: { quote: 'the moon', note: '' } }] } },
  ]);
});

/** Made before there is a connection, which would be closed while this takes its time. */
const bomb = zipOf({ 'metadata_0_to_20.json': ' '.repeat(21_000_000) });

test('an archive that unpacks to far more than it should, one without anything known, and one that is none', async () => {
  const { work, lookThrough } = await importer(database.url);
  await work();
  expect(await lookThrough(bomb)).toMatchObject({ state: 'FAILED', failure: { code: 'TOO_LARGE' } });
  expect(await lookThrough(zipOf({ 'readme.txt': 'Hello' }))).toMatchObject({ state: 'FAILED', failure: { code: 'UNSUPPORTED' } });
  expect(await lookThrough(zipOf({ 'metadata_0_to_20.json': '[]' }).subarray(0, 40))).toMatchObject({ state: 'FAILED', failure: { code: 'UNSUPPORTED' } });
  expect(await lookThrough('url\nhttps://a.invalid/\n', { format: 'OMNIVORE_ZIP' })).toMatchObject({ state: 'FAILED', failure: { code: 'UNSUPPORTED' } });
});

const feeds = '<?xml version="1.0"?><opml version="2.0"><body><outline text="Sea"><outline type="rss" text="Tides" xmlUrl="https://tides.invalid/feed.xml" category="moon"/><outline type="rss" text="Again" xmlUrl="https://tides.invalid/feed.xml"/></outline><outline type="rss" xmlUrl="https://moon.invalid/feed.xml"/><outline type="rss" text="Bad" xmlUrl="nonsense"/></body></opml>';

test('OPML: feeds in the collections of their folders, once, and taken back as a whole', async () => {
  const { work, carryOut, ask, spaceId } = await importer(database.url);
  await work();
  const inSpace = async () =>
    ((await ask('query($id: ID!) { node(id: $id) { ... on Space { feeds(first: 10) { edges { node { id title tags collection { name } } } } } } }', { id: spaceId })) as unknown as { node: { feeds: { edges: { node: { id: string; title: string } }[] } } }).node.feeds.edges.map(({ node }) => node);
  const job = await carryOut(feeds, { fileName: 'feeds.opml', tags: ['read'] });
  expect([job.importPlan?.format, countsOf(job)]).toEqual(['OPML', { ADDED: 2, FAILED: 1, REPEATED: 1 }]);
  expect(await inSpace()).toMatchObject([
    { title: 'moon.invalid/feed.xml', tags: ['read'], collection: null },
    { title: 'Tides', tags: ['read', 'moon'], collection: { name: 'Sea' } },
  ]);
  const ids = new Map((await inSpace()).map(({ title, id }) => [title, id]));
  expect(job.rows.edges.map(({ node }) => node.result?.id ?? null)).toEqual([ids.get('Tides'), ids.get('Tides'), ids.get('moon.invalid/feed.xml'), null]);
  expect(countsOf(await carryOut(feeds))).toEqual({ ALREADY_THERE: 2, FAILED: 1, REPEATED: 1 });
  await ask('mutation($id: ID!) { undoChange(input: { undoId: $id }) { __typename } }', { id: job.undoId });
  expect(await inSpace()).toEqual([]);
});
