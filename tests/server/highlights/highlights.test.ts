import { describe, expect, onTestFinished, test } from 'vitest';
import { spaceTopic } from '#server/domain/events.ts';
import { openEventBus } from '#server/platform/events/eventBus.ts';
import { silentLog } from '#tests/support/identity.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const inbox = await given.collection(owner, spaceId, 'Inbox');
  const [sourceId = ''] = await given.links(owner, spaceId, inbox, 'https://example.org/a');
  return { owner, spaceId, sourceId, editor: await given.member(spaceId, 'EDITOR') };
}

const fields = 'highlight { id quote prefix suffix note viewerIsAuthor author { id } authorName createdAt } source { id highlights { totalCount } }';
const list = 'query($id: ID!) { node(id: $id) { ... on Source { updatedAt highlights { totalCount edges { node { id quote note viewerIsAuthor author { id } } } } } } }';

test('members see each other’s highlights, oldest first, and change their own', async () => {
  const { owner, editor, sourceId } = await place();
  const added = await as(owner).mutate('addHighlight', { sourceId, quote: 'Sleep 👩‍👩‍👧 重要', prefix: 'before ', suffix: ' after' }, fields);
  expect(added).toMatchObject({
    highlight: { quote: 'Sleep 👩‍👩‍👧 重要', prefix: 'before ', suffix: ' after', note: '', viewerIsAuthor: true, author: { id: owner.id } },
    source: { id: sourceId, highlights: { totalCount: 1 } },
  });
  const { highlight } = added as unknown as { highlight: { id: string } };
  await as(editor).mutate('addHighlight', { sourceId, quote: 'Memory', note: 'See chapter 2' }, fields);
  expect(await as(owner).mutate('updateHighlight', { highlightId: highlight.id, note: 'Cite this', prefix: null }, fields)).toMatchObject({
    highlight: { quote: 'Sleep 👩‍👩‍👧 重要', prefix: 'before ', note: 'Cite this' },
  });
  const { data } = await as(editor).query(list, { id: sourceId });
  expect(data?.['node']).toMatchObject({
    highlights: {
      totalCount: 2,
      edges: [
        { node: { note: 'Cite this', viewerIsAuthor: false, author: { id: owner.id } } },
        { node: { note: 'See chapter 2', viewerIsAuthor: true, author: { id: editor.id } } },
      ],
    },
  });
});

test('owners of the space remove anybody’s highlight and change none; marks leave the source itself as it was', async () => {
  const { owner, editor, sourceId } = await place();
  const before = await vault.database.prisma.source.findUnique({ where: { id: uuid(sourceId) } });
  const added = (await as(editor).mutate('addHighlight', { sourceId, quote: 'Memory' }, 'highlight { id }')) as unknown as { highlight: { id: string } };
  const highlightId = added.highlight.id;
  expect((await as(owner).mutate('updateHighlight', { highlightId, note: 'Mine' }, fields)).message).toBe('It belongs to somebody else: only they may change it.');
  expect(await as(owner).mutate('deleteHighlight', { highlightId }, 'deletedHighlightId source { highlights { totalCount } }')).toMatchObject({
    deletedHighlightId: highlightId,
    source: { highlights: { totalCount: 0 } },
  });
  expect((await as(editor).mutate('deleteHighlight', { highlightId }, 'deletedHighlightId')).code).toBe('NOT_FOUND');
  expect(await vault.database.prisma.source.findUnique({ where: { id: uuid(sourceId) } })).toEqual(before);
});

test('whoever watches the space hears of a highlight that is new, changed or gone', async () => {
  const { owner, spaceId, sourceId } = await place();
  const bus = await openEventBus(vault.url, silentLog);
  onTestFinished(() => bus.close());
  const heard = bus.subscribe(spaceTopic(uuid(spaceId)), new AbortController().signal)[Symbol.asyncIterator]();
  const next = async () => (await heard.next()).value;
  const { highlight } = (await as(owner).mutate('addHighlight', { sourceId, quote: 'Memory' }, 'highlight { id }')) as unknown as { highlight: { id: string } };
  expect(await next()).toMatchObject({ type: 'sourceStatusChanged', ids: [uuid(sourceId)] });
  await as(owner).mutate('updateHighlight', { highlightId: highlight.id, note: 'New' }, 'highlight { id }');
  expect(await next()).toMatchObject({ ids: [uuid(sourceId)] });
  await as(owner).mutate('deleteHighlight', { highlightId: highlight.id }, 'deletedHighlightId');
  expect(await next()).toMatchObject({ ids: [uuid(sourceId)] });
});

test('each person has their own progress, and the last word counts', async () => {
  const { owner, editor, sourceId } = await place();
  const set = (who: typeof owner, progress: unknown) => as(who).mutate('setReadingProgress', { sourceId, progress }, 'source { readingProgress }');
  expect(await set(owner, 0.41)).toMatchObject({ source: { readingProgress: 0.41 } });
  expect(await set(owner, 1)).toMatchObject({ source: { readingProgress: 1 } });
  expect(await set(editor, 0)).toMatchObject({ source: { readingProgress: 0 } });
  for (const progress of [-0.01, 1.01, 1e300]) expect((await set(owner, progress)).code).toBe('INVALID');
  expect((await as(owner).query('query($id: ID!) { node(id: $id) { ... on Source { readingProgress } } }', { id: sourceId })).data).toEqual({ node: { readingProgress: 1 } });
});

test('bad input is refused with words and marks nothing', async () => {
  const { owner, spaceId, sourceId } = await place();
  for (const [input, code] of [
    [{ quote: ' \n' }, 'INVALID'],
    [{ quote: 'x'.repeat(10_001) }, 'INVALID'],
    [{ quote: 'a', prefix: 'x'.repeat(501) }, 'INVALID'],
    [{ quote: 'a', suffix: 'x'.repeat(501) }, 'INVALID'],
    [{ quote: 'a', note: 'x'.repeat(10_001) }, 'INVALID'],
    [{ quote: 'null \0' }, 'INVALID'],
    [{ quote: 'half \uD800' }, 'INVALID'],
    [{ quote: 'a', sourceId: spaceId }, 'NOT_FOUND'],
  ] as const) {
    expect((await as(owner).mutate('addHighlight', { sourceId, ...input }, fields)).code, JSON.stringify(input).slice(0, 60)).toBe(code);
  }
  expect((await as(owner).mutate('updateHighlight', { highlightId: sourceId, note: 'a' }, fields)).code).toBe('NOT_FOUND');
  expect(await vault.database.prisma.highlight.count({ where: { sourceId: uuid(sourceId) } })).toBe(0);
});

test('a source holds so many and no more', async () => {
  const { owner, spaceId, sourceId } = await place();
  const mark = { sourceId: uuid(sourceId), spaceId: uuid(spaceId), userId: uuid(owner.id), quote: 'Words' };
  await vault.database.prisma.highlight.createMany({ data: Array.from({ length: 2_000 }, () => mark) });
  expect(await as(owner).mutate('addHighlight', { sourceId, quote: 'One more' }, fields)).toMatchObject({ code: 'LIMIT_REACHED' });
});

const listed =
  'query($id: ID!, $filter: HighlightFilter, $order: HighlightOrder, $after: String, $first: Int) { node(id: $id) { ... on Space { highlights(filter: $filter, order: $order, after: $after, first: $first) { totalCount pageInfo { endCursor hasNextPage } edges { node { quote color } } } highlightsToReview { id } } } }';
type Listed = { highlights: { totalCount: number; pageInfo: { endCursor: string; hasNextPage: boolean }; edges: { node: { quote: string; color: string } }[] }; highlightsToReview: { id: string }[] };

describe('the highlights of a space', () => {
  async function marked() {
    const { owner, spaceId, sourceId, editor } = await place();
    const [other = ''] = await given.links(owner, spaceId, await given.collection(owner, spaceId, 'Other'), 'https://example.org/b');
    for (const [source, quote, color, note] of [
      [sourceId, 'Sleep spindles', 'YELLOW', ''],
      [other, 'Ripples', 'BLUE', 'sleep again'],
      [sourceId, 'A_plan', 'GREEN', '100 %'],
      [other, 'Words', 'BLUE', ''],
    ] as const) {
      expect((await as(editor).mutate('addHighlight', { sourceId: source, quote, color, note }, 'highlight { id }')).code).toBeUndefined();
    }
    await as(owner).mutate('tagSources', { sourceIds: [other], add: ['Brain'] }, 'taggedSourceIds');
    const read = async (variables: Record<string, unknown> = {}, who = owner) => {
      const { data, errors } = await as(who).query(listed, { id: spaceId, ...variables });
      expect(errors).toBeUndefined();
      return (data?.['node'] as Listed | null) ?? null;
    };
    const quotes = async (variables?: Record<string, unknown>) => (await read(variables))?.highlights.edges.map(({ node }) => node.quote);
    return { owner, editor, spaceId, sourceId, other, read, quotes };
  }

  test('stand in one list: newest first, or source by source, or color by color, page by page', async () => {
    const { owner, spaceId, read, quotes } = await marked();
    expect(await quotes()).toEqual(['Words', 'A_plan', 'Ripples', 'Sleep spindles']);
    expect(await quotes({ order: 'SOURCE' })).toEqual(['Words', 'Ripples', 'A_plan', 'Sleep spindles']);
    expect(await quotes({ order: 'COLOR' })).toEqual(['Sleep spindles', 'A_plan', 'Words', 'Ripples']);
    for (const order of ['NEWEST', 'SOURCE', 'COLOR']) {
      const all: string[] = [];
      let after: string | null = null;
      for (let page = 0; page < 5; page += 1) {
        const highlights: Listed['highlights'] | undefined = (await read({ order, after, first: 1 }))?.highlights;
        all.push(...(highlights?.edges.map(({ node }) => node.quote) ?? []));
        after = highlights?.pageInfo.hasNextPage ? highlights.pageInfo.endCursor : null;
        if (after === null) break;
      }
      expect(all).toEqual(await quotes({ order }));
    }
    const after = (await read({ first: 1 }))?.highlights.pageInfo.endCursor;
    const { errors } = await as(owner).query(listed, { id: spaceId, order: 'SOURCE', after });
    expect(errors?.[0]?.message).toContain('This cursor does not belong to this list');
  });

  test('are found by words of quote, note and title, by color and by tag of the source; signs mean nothing', async () => {
    const { read, quotes } = await marked();
    expect(await quotes({ filter: { text: 'SLEEP' } })).toEqual(['Ripples', 'Sleep spindles']);
    expect(await quotes({ filter: { text: 'again ripp' } })).toEqual(['Ripples']);
    expect(await quotes({ filter: { text: '%' } })).toEqual(['A_plan']);
    expect(await quotes({ filter: { text: '_' } })).toEqual(['A_plan']);
    expect(await quotes({ filter: { colors: ['BLUE', 'GREEN'] } })).toEqual(['Words', 'A_plan', 'Ripples']);
    expect(await quotes({ filter: { tags: ['brain'] } })).toEqual(['Words', 'Ripples']);
    expect(await quotes({ filter: { tags: ['nowhere'] } })).toEqual([]);
    expect(await quotes({ filter: { colors: [] } })).toEqual([]);
    expect((await read({ filter: { tags: ['brain'], colors: ['BLUE'], text: 'words' } }))?.highlights.totalCount).toBe(1);
  });

  test('are of the members alone, and not of what lies in the trash', async () => {
    const { owner, read, quotes, other } = await marked();
    expect(await read({}, await given.person())).toBeNull();
    await as(owner).mutate('deleteSources', { sourceIds: [other] }, 'deletedSourceIds');
    expect(await quotes()).toEqual(['A_plan', 'Sleep spindles']);
  });

  test('from before today are seen again, five a day: the same all day, each person their own', async () => {
    const { owner, editor, spaceId, sourceId, read } = await marked();
    expect((await read())?.highlightsToReview).toEqual([]);
    const before = new Date(Date.now() - 3 * 86_400_000);
    await vault.database.prisma.highlight.createMany({
      data: Array.from({ length: 40 }, (_, n) => ({ sourceId: uuid(sourceId), spaceId: uuid(spaceId), userId: uuid(owner.id), quote: `Old ${n}`, createdAt: before })),
    });
    const mine = (await read())?.highlightsToReview;
    expect(mine).toHaveLength(5);
    expect((await read())?.highlightsToReview).toEqual(mine);
    expect((await read({}, editor))?.highlightsToReview).not.toEqual(mine);
  });

  test('ten thousand of them are read along their index, a page at a time', async () => {
    const { owner, spaceId, sourceId, read } = await marked();
    const values = Array.from({ length: 10_000 }, (_, n) => ({ sourceId: uuid(sourceId), spaceId: uuid(spaceId), userId: uuid(owner.id), quote: `Passage ${n}`, createdAt: new Date(Date.now() - n * 60_000) }));
    await vault.database.prisma.highlight.createMany({ data: values });
    await vault.database.prisma.$executeRawUnsafe('analyze "Highlight"');
    expect((await read({ first: 50 }))?.highlights).toMatchObject({ totalCount: 10_004, pageInfo: { hasNextPage: true } });
    const statements = await vault.statementsOf(owner, listed.replace(' totalCount', '').replace(' highlightsToReview { id }', ''), { id: spaceId, first: 50 });
    const [page] = statements.filter((statement) => statement.includes('"Highlight" r'));
    const plan = await vault.database.prisma.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(
      `explain select r.id from "Highlight" r join "Source" s on s.id = r."sourceId" where r."spaceId" = '${uuid(spaceId)}' and s."trashedAt" is null order by r."createdAt" desc, r.id desc limit 51`,
    );
    expect(page).toContain('limit 51');
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('Highlight_spaceId_createdAt_id_idx');
  });
});
