// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftsRoute } from '#client/routes/drafts/draftsRoute.ts';
import { rememberSpace } from '#client/spaces/currentSpace.ts';
import { renderPage } from '../page.tsx';

beforeEach(() => rememberSpace('space_lab'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const openAt = (at: string) => renderPage({ routes: () => [draftsRoute()], at });
/** Of three sources so many changed. */
const sourcesWith = (changed: number) => ({ states }: { states?: unknown }) => ({ totalCount: states ? changed : 3, edges: [], pageInfo: { hasNextPage: false, endCursor: null } });
const draft = (id: string, title: string, changed = 0) => ({
  __typename: 'Work', id, title, excerpt: `Words of ${title}`, wordCount: 1840, updatedAt: '2026-05-14T09:12:00.000Z', viewerCanEdit: true, sources: sourcesWith(changed),
});
const spaceWith = (drafts: readonly object[], { viewerCanEdit = true, changed = 0 } = {}) => ({
  node: {
    __typename: 'Space', id: 'space_lab', viewerCanEdit,
    works: ({ stale }: { stale?: boolean }) => ({ totalCount: stale ? changed : drafts.length, edges: drafts.map((node) => ({ cursor: 'c', node })), pageInfo: { hasNextPage: false, endCursor: null } }),
  },
});

test('drafts are listed with what became of their sources; one is deleted, with its way back', async () => {
  const page = openAt('/drafts');
  await page.answer('DraftsPageQuery', spaceWith([draft('work_1', 'On forgetting', 2), draft('work_2', 'Slow tools')], { changed: 1 }));
  const row = await screen.findByRole('row', { name: /On forgetting/ });
  expect(within(row).getByText('2 sources changed')).toBeDefined();
  expect(within(row).getByText('1,840')).toBeDefined();
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/drafts/work_1');
  expect(within(screen.getByRole('row', { name: /Slow tools/ })).getByText('Up to date')).toBeDefined();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Menu of Slow tools' }), { button: 0, pointerType: 'mouse' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete draft' }));
  expect(await page.asked('useDraftMutationsDeleteMutation')).toEqual({ input: { workIds: ['work_2'], undoable: true } });
  await page.answer('useDraftMutationsDeleteMutation', { deleteWorks: { __typename: 'DeleteWorksPayload', undoId: 'undo_1' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await page.asked('useUndoChangeMutation')).toEqual({ input: { undoId: 'undo_1' } });
});

test('only those whose sources changed are asked for', async () => {
  const page = openAt('/drafts');
  await page.answer('DraftsPageQuery', spaceWith([draft('work_1', 'On forgetting', 2)], { changed: 1 }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sources changed 1' }));
  expect(await page.asked('DraftsPageQuery')).toEqual({ spaceId: 'space_lab', text: null, stale: true });
});

test('the first draft is begun from the empty page and opened; who may only look is told so', async () => {
  const page = openAt('/drafts');
  await page.answer('DraftsPageQuery', spaceWith([]));
  fireEvent.click(await screen.findByRole('button', { name: 'New draft' }));
  expect(await page.asked('useDraftMutationsCreateMutation')).toEqual({ input: { spaceId: 'space_lab', kind: 'DRAFT', title: 'Untitled' } });
  await page.answer('useDraftMutationsCreateMutation', { createWork: { __typename: 'CreateWorkPayload', work: { __typename: 'Work', id: 'work_9' } } });
  expect(await page.asked('DraftPageQuery')).toEqual({ id: 'work_9' });
  cleanup();
  const looking = openAt('/drafts');
  await looking.answer('DraftsPageQuery', spaceWith([], { viewerCanEdit: false }));
  expect(await screen.findByText(/Who may edit this space/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'New draft' })).toBeNull();
});

const citationId = 'citation_01h455vb4pex5vsknk084sn02q';
const source = { __typename: 'Source', id: 'source_1', title: 'The forgetting curve', author: null, sourceUrl: null };
const citation = {
  __typename: 'Citation', id: citationId, quote: 'the first hour', prefix: 'in ', suffix: '.', state: 'CHANGED', checkedAt: '2026-05-14T09:12:00.000Z', sourceTitle: 'The forgetting curve',
  place: { path: '/source/source_1?at=1', start: 1, end: 15, heading: null, page: null }, source,
};
const opened = (more: object = {}) => ({
  node: {
    __typename: 'Work', id: 'work_1', title: 'On forgetting', body: `# Winter\n\nIt is steep.[^${citationId}] Nobody saw it.`, updatedAt: '2026-05-14T09:12:00.000Z', viewerCanEdit: true,
    space: { __typename: 'Space', id: 'space_lab' }, citations: [citation], sources: sourcesWith(1), ...more,
  },
});

test('a draft tells that a source changed, and shows which quote', async () => {
  const page = openAt('/drafts/work_1');
  await page.answer('DraftPageQuery', opened());
  expect(await screen.findByText('1 source changed')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  const beside = within(await screen.findByRole('dialog', { name: 'Evidence and outline' }));
  expect(beside.getByRole('tab', { name: 'Cited 1' }).getAttribute('aria-selected')).toBe('true');
  expect(beside.getByText(/a little different in the text now/)).toBeDefined();
  expect(beside.getByRole('link', { name: 'Open at the quote' }).getAttribute('href')).toBe('/source/source_1?at=1');
});

test('its outline and its counts are told, also how many sentences have no source', async () => {
  const page = openAt('/drafts/work_1');
  await page.answer('DraftPageQuery', opened());
  await screen.findByText('1 source changed');
  await page.person.keyboard('{Control>}j{/Control}');
  const beside = within(await screen.findByRole('dialog', { name: 'Evidence and outline' }));
  await page.person.click(beside.getByRole('tab', { name: 'Outline' }));
  expect(within(beside.getByRole('list', { name: 'Outline' })).getByRole('button', { name: /Winter/ })).toBeDefined();
  expect(beside.getByText('Sentences without a source').nextElementSibling?.textContent).toBe('1');
});

test('sentences of the sources are found by words and cited where the caret is', async () => {
  const page = openAt('/drafts/work_1');
  await page.answer('DraftPageQuery', opened());
  await screen.findByText('1 source changed');
  await page.person.keyboard('{Control>}j{/Control}');
  const beside = within(await screen.findByRole('dialog', { name: 'Evidence and outline' }));
  await page.person.type(beside.getByRole('searchbox', { name: 'Search the sources' }), 'month{Enter}');
  expect(await page.asked('useFindQuotesQuery')).toMatchObject({ spaceId: 'space_lab', words: 'month' });
  await page.answer('useFindQuotesQuery', {
    node: { __typename: 'Space', id: 'space_lab', ask: { edges: [{ text: [{ text: 'After a month a fifth is saved. More.', isHit: false }], node: { source: { __typename: 'Source', id: 'source_2', title: 'Memory' } } }] } },
  });
  expect(await beside.findByText('1 passage')).toBeDefined();
  await page.person.click(beside.getByRole('button', { name: 'Insert quote' }));
  expect(await page.asked('useUpdateWorkMutation')).toMatchObject({ input: { workId: 'work_1', newCitations: [{ sourceId: 'source_2', quote: 'After a month a fifth is saved.' }] } });
});

test('who may not write reads the draft on the same surface, without what writes', async () => {
  const page = openAt('/drafts/work_1');
  await page.answer('DraftPageQuery', opened({ viewerCanEdit: false }));
  expect((await screen.findByRole('textbox', { name: 'Title' })).hasAttribute('readonly')).toBe(true);
  expect(screen.queryByRole('toolbar', { name: 'Format' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Earlier versions' })).toBeNull();
});

test('a draft that is not there says so, with the way back', async () => {
  const page = openAt('/drafts/work_1');
  await page.answer('DraftPageQuery', { node: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'This draft is not here' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the drafts' }).getAttribute('href')).toBe('/drafts');
});
