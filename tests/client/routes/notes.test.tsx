// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { notesRoute } from '#client/routes/notes/notesRoute.ts';
import { eventually } from '#tests/support/eventually.ts';
import { renderPage } from './page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const note = (id: string, title: string) => ({
  __typename: 'Source', id, title, excerpt: `Words of ${title}`, updatedAt: '2026-05-14T09:12:00.000Z', collection: { __typename: 'Collection', id: 'collection_1', name: 'Memory' },
});
const spaceWith = (notes: readonly object[], viewerCanEdit = true) => ({
  __typename: 'Space', id: 'space_lab', viewerCanEdit,
  tagsByUse: { edges: [{ node: { __typename: 'Tag', id: 'tag_1', name: 'Brain' } }] },
  sources: { edges: notes.map((node) => ({ cursor: 'c', node })), pageInfo: { hasNextPage: false, endCursor: 'c' } },
  counted: { totalCount: notes.length },
});

async function openNotes(space: object, at = '/notes') {
  const page = renderPage({ routes: (preload) => [notesRoute(preload)], at });
  await page.answer('NotesPageQuery', { viewer: { spaces: { edges: [{ node: space }] } } });
  await screen.findByRole('heading', { name: /^Notes/ });
  return page;
}

test('the notes of the space are listed with their first words, and arrows go from one to the next', async () => {
  const { person } = await openNotes(spaceWith([note('source_1', 'Margin notes'), note('source_2', 'Reading plan')]));
  const first = await screen.findByRole('link', { name: /Margin notes/ });
  expect(first.getAttribute('href')).toBe('/notes?note=source_1');
  expect(screen.getByText('Words of Margin notes')).toBeDefined();
  first.focus();
  await person.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Reading plan/ }));
  await person.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(first);
});

test('what is searched stands in the address and is asked of the server among notes alone', async () => {
  const { person, asked } = await openNotes(spaceWith([]), '/notes?q=sleep&tag=Brain');
  await person.click(await screen.findByRole('button', { name: 'Show all notes' }));
  expect(await asked('NotesPageQuery')).toMatchObject({ filter: { types: ['NOTE'] }, order: 'MODIFIED' });
});

test('notes of a collection and those below it: picked from the tree, said by a chip, which takes it away again', async () => {
  const { person, asked, answer, router } = await openNotes(spaceWith([note('source_1', 'Margin notes')]));
  await person.click(screen.getByRole('button', { name: 'Collection' }));
  await answer('NotesCollectionPickerQuery', {
    node: { __typename: 'Space', id: 'space_lab', treeVersion: '1', tree: [{ __typename: 'Collection', id: 'collection_1', name: 'Memory', description: '', sourceCount: 1, parent: null }] },
  });
  await person.click(await screen.findByRole('treeitem', { name: /^Memory/ }));
  expect(await asked('NotesPageQuery')).toMatchObject({ filter: { types: ['NOTE'], collectionId: 'collection_1', includeDescendants: true } });
  await answer('NotesPageQuery', { viewer: { spaces: { edges: [{ node: spaceWith([note('source_1', 'Margin notes')]) }] } } });
  expect(router.state.location.search).toBe('?in=collection_1');
  await person.click(await screen.findByRole('button', { name: 'Remove filter Collection Memory' }));
  expect(await asked('NotesPageQuery')).toMatchObject({ filter: { types: ['NOTE'] } });
});

test('notes that link to a source: found among those of the space, said by a chip, which takes it away again', async () => {
  const { person, asked, answer, router } = await openNotes(spaceWith([note('source_1', 'Margin notes')]));
  await person.click(screen.getByRole('button', { name: 'Linked source' }));
  await answer('NotesLinkedPickerQuery', { node: { __typename: 'Space', id: 'space_lab', sources: { edges: [] } } });
  expect(await screen.findByText('No source has these words.')).toBeDefined();
  await person.type(screen.getByRole('searchbox', { name: 'Find a source' }), 'curve{Enter}');
  expect(await asked('NotesLinkedPickerQuery')).toMatchObject({ text: 'curve', order: 'RELEVANCE' });
  await answer('NotesLinkedPickerQuery', { node: { __typename: 'Space', id: 'space_lab', sources: { edges: [{ node: { __typename: 'Source', id: 'source_9', title: 'The curve' } }] } } });
  await person.click(await screen.findByRole('button', { name: 'The curve' }));
  expect(await asked('NotesPageQuery')).toMatchObject({ filter: { types: ['NOTE'], linksToId: 'source_9' } });
  await answer('NotesPageQuery', { viewer: { spaces: { edges: [{ node: spaceWith([note('source_1', 'Margin notes')]) }] } } });
  expect(router.state.location.search).toBe('?source=source_9');
  await person.click(await screen.findByRole('button', { name: 'Remove filter Linked source The curve' }));
  await eventually(() => expect(router.state.location.search).toBe(''));
});

test('who may only read is offered no new note', async () => {
  await openNotes(spaceWith([], false));
  expect(await screen.findByText('No notes yet')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'New note' })).toBeNull();
});
