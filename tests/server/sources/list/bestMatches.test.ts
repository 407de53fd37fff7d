import { expect, test } from 'vitest';
import { openList } from '#server/domain/sources/list/listSources.ts';
import type { SourceFilter } from '#server/domain/sources/list/sourceFilter.ts';
import { indexNow } from '#server/domain/search/indexSources.ts';
import { createStoredSource } from '#tests/server/search/storedSource.ts';
import { type Person, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

interface Text {
  readonly title: string;
  readonly text: string;
  readonly collectionId?: string;
  readonly status?: 'FAILED';
}

async function put(spaceId: string, texts: readonly Text[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { title, text, collectionId, status } of texts) {
    ids.push(await createStoredSource(vault, uuid(spaceId), { title, text, language: 'en', ...(collectionId !== undefined && { collectionId: uuid(collectionId) }), ...(status && { status }) }));
  }
  await indexNow(vault.context({ kind: 'system', job: 'test' }), ids);
  return ids;
}

async function library(texts: readonly Text[]) {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  return { owner, spaceId, ids: await put(spaceId, texts) };
}

interface Listed {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly edges: { readonly cursor: string; readonly found: { readonly title: Piece[]; readonly snippet: { readonly field: string; readonly fragments: Piece[] } | null } | null; readonly node: { readonly title: string } }[];
}
type Piece = { readonly text: string; readonly isHit: boolean };

async function list(who: Person, spaceId: string, filter: object, more: Record<string, unknown> = {}): Promise<Listed> {
  const { data, errors } = await as(who).query(
    `query($id: ID!, $filter: SourceFilter, $first: Int, $after: String) { node(id: $id) { ... on Space { sources(order: BEST_MATCH, filter: $filter, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { cursor found { title { text isHit } snippet { field fragments { text isHit } } } node { title } } } } } }`,
    { id: spaceId, filter, ...more },
  );
  expect(errors).toBeUndefined();
  return (data?.['node'] as { sources: Listed }).sources;
}
const titles = ({ edges }: Listed) => edges.map(({ node }) => node.title);
const hits = (pieces: readonly Piece[] = []) => pieces.filter(({ isHit }) => isHit).map(({ text }) => text);

const memory: Text = { title: 'Forgetting', text: 'Hermann Ebbinghaus learned lists of syllables by heart. He forgot most of them within a single day.' };
const bridges: Text = { title: 'Bridges', text: 'The suspension bridge hangs from cables. Engineers were testing the towers in strong winds.' };
const bread: Text = { title: 'Bread', text: 'Flour, water and salt make a dough that rises for hours before it is baked.' };

test('what no source has all words of is found by any of them, in any form, with the passage that fits; each source once', async () => {
  const long = Array.from({ length: 60 }, (_, at) => `Bridge number ${at} was tested by engineers in strong winds.`).join(' ');
  const { owner, spaceId } = await library([memory, bridges, bread, { title: 'Tests', text: long }]);
  const filter = { text: 'bridges tested in winds by astronauts' };
  expect(await (await openList(vault.context(owner.actor), { spaceId: uuid(spaceId) }, { filter })).count()).toBe(0);
  const found = await list(owner, spaceId, filter);
  expect(titles(found).sort()).toEqual(['Bridges', 'Tests']);
  expect(found.totalCount).toBe(2);
  const bridge = found.edges.find(({ node }) => node.title === 'Bridges');
  expect(hits(bridge?.found?.title)).toEqual(['Bridges']);
  expect(bridge?.found?.snippet?.field).toBe('TEXT');
  expect(hits(bridge?.found?.snippet?.fragments)).toEqual(['bridge', 'testing', 'winds']);
});

test('words count that stand in the title or a tag alone, less than those of a text; such a source is shown without a passage', async () => {
  const { owner, spaceId } = await library([bridges, { title: 'Bridges from above', text: '' }, { title: 'Suspension', text: 'Springs and dampers of a car.' }, bread]);
  const noted = await library([]);
  expect(titles(await list(noted.owner, noted.spaceId, { text: 'bridge astronauts' }))).toEqual([]);
  const found = await list(owner, spaceId, { text: 'bridge suspension astronauts' });
  expect(titles(found)[0]).toBe('Bridges');
  expect(titles(found).slice(1).sort()).toEqual(['Bridges from above', 'Suspension']);
  expect(found.totalCount).toBe(3);
  const named = found.edges.find(({ node }) => node.title === 'Bridges from above');
  expect(hits(named?.found?.title)).toEqual(['Bridges']);
  expect(named?.found?.snippet).toBeNull();
  const { data } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Space { sources(filter: { text: "dough" }) { edges { node { id } } } } } }', { id: spaceId });
  const breadId = (data?.['node'] as { sources: { edges: { node: { id: string } }[] } }).sources.edges[0]?.node.id ?? '';
  await as(owner).mutate('tagSources', { sourceIds: [breadId], add: ['Astronauts'] }, 'taggedSourceIds');
  expect(titles(await list(owner, spaceId, { text: 'astronauts nowhere' }))).toEqual(['Bread']);
});

test('it is read page by page, forwards only', async () => {
  const { owner, spaceId } = await library(Array.from({ length: 7 }, (_, at) => ({ title: `Text ${at}`, text: `A glacier moves. ${'It melts in summer. '.repeat(at)}` })));
  const whole = titles(await list(owner, spaceId, { text: 'glacier volcano' }));
  expect(whole).toHaveLength(7);
  const paged: string[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const page: Listed = await list(owner, spaceId, { text: 'glacier volcano' }, { first: 3, after });
    paged.push(...titles(page));
    [after, more] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
  }
  expect(paged).toEqual(whole);
  const opened = await openList(vault.context(owner.actor), { spaceId: uuid(spaceId) }, { filter: { text: 'glacier volcano' }, order: 'BEST_MATCH' });
  await expect(opened.page({ limit: 1, backwards: true })).rejects.toMatchObject({ code: 'INVALID', fields: [{ path: 'last' }] });
  await expect(opened.page({ limit: 1, after: 'p9' })).rejects.toMatchObject({ code: 'INVALID', fields: [{ path: 'after' }] });
});

test('filters, operators and words that must be missing hold; without a word it is by the last change', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const shelf = await given.collection(owner, spaceId, 'Shelf');
  await put(spaceId, [memory, { ...bridges, collectionId: shelf }, { title: 'Bridges of bread', text: 'Bread bridges hold no wind.', collectionId: shelf }, bread]);
  const found = async (filter: SourceFilter | object) => titles(await list(owner, spaceId, filter)).sort();
  expect(await found({ text: 'bridge dough heart' })).toEqual(['Bread', 'Bridges', 'Bridges of bread', 'Forgetting']);
  expect(await found({ text: 'bridge dough heart', collectionId: shelf })).toEqual(['Bridges', 'Bridges of bread']);
  expect(await found({ text: 'bridge dough heart in:shelf' })).toEqual(['Bridges', 'Bridges of bread']);
  expect(await found({ text: 'bridge dough heart -bread' })).toEqual(['Bridges', 'Forgetting']);
  expect(await found({ text: 'type:note bridge' })).toEqual([]);
  expect(await found({ text: '-bread' })).toEqual(['Bridges', 'Forgetting']);
  expect(await found({})).toHaveLength(4);
});

test('it has nothing of the trash, of what failed or of other spaces', async () => {
  const { owner, spaceId, ids } = await library([bridges, { ...bridges, title: 'Broken', status: 'FAILED' }, { ...bridges, title: 'Thrown away' }]);
  await vault.database.prisma.source.update({ where: { id: ids[2] ?? '' }, data: { trashedAt: new Date() } });
  const other = await library([{ ...bridges, title: 'Of somebody else' }]);
  expect(titles(await list(owner, spaceId, { text: 'bridge astronauts' }))).toEqual(['Bridges']);
  expect(titles(await list(owner, spaceId, { text: 'bridge astronauts', trashed: true }))).toEqual([]);
  const { data } = await as(other.owner).query('query($id: ID!) { node(id: $id) { ... on Space { sources(order: BEST_MATCH, filter: { text: "bridge" }) { totalCount } } } }', { id: spaceId });
  expect(data?.['node']).toBeNull();
});
