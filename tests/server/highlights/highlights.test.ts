import { expect, onTestFinished, test } from 'vitest';
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
  const { owner, sourceId } = await place();
  const mark = { sourceId: uuid(sourceId), userId: uuid(owner.id), quote: 'Words' };
  await vault.database.prisma.highlight.createMany({ data: Array.from({ length: 2_000 }, () => mark) });
  expect(await as(owner).mutate('addHighlight', { sourceId, quote: 'One more' }, fields)).toMatchObject({ code: 'LIMIT_REACHED' });
});
