// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPlace } from '../vault.tsx';

const curve = { id: 'source_curve', title: 'The forgetting curve' };
const memory = { __typename: 'SmartCollection', id: 'smartcollection_memory', name: 'Notes on memory', missingTags: ['ml'], filter: { text: 'memory', types: ['NOTE'], statuses: null, failureCodes: null, tags: ['ml'], createdAfter: null, createdBefore: null, createdWithinDays: null, minSizeKB: null, maxSizeKB: null, favorites: false, recent: false, collectionId: null, collection: null, includeDescendants: false, withoutCollection: false } };
const saved = '/collection/all?smart=smartcollection_memory&q=memory&types=note&tags=ml';

afterEach(cleanup);

const group = async () => within(await screen.findByRole('region', { name: 'Smart collections' }));

test('stand below the collections with how many sources they find, and lead to their list', async () => {
  const { answer, person, router } = await openPlace('all', [curve], { smartCollections: [memory] });
  await answer('SmartCollectionGroupCountsQuery', { node: { __typename: 'Space', smartCollections: [{ id: memory.id, sourceCount: 7 }] } });
  const link = (await group()).getByRole('link', { name: 'Notes on memory' });
  await waitFor(() => expect(link.parentElement?.textContent).toBe('Notes on memory7'));
  await person.click(link);
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(saved));
});

test('a space without any says nothing of them', async () => {
  await openPlace('all', [curve]);
  expect(screen.queryByText('Smart collections')).toBeNull();
});

test('whoever may only read finds no menu and nothing to save', async () => {
  const { person } = await openPlace('all', [curve], { smartCollections: [memory], viewerCanEdit: false, search: '?types=note' });
  expect((await group()).queryByRole('button', { name: /^Menu/, hidden: true })).toBeNull();
  await person.click(await screen.findByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('button', { name: 'Save as smart collection' })).toBeNull();
});

test('a filter is saved under a name, which is needed, and its list opens', async () => {
  const { person, answer, asked, router } = await openPlace('all', [curve], { search: '?types=note' });
  await person.click(await screen.findByRole('button', { name: 'Save as smart collection' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as smart collection' }));
  expect(dialog.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
  await person.type(dialog.getByRole('textbox', { name: 'Name' }), ' Notes ');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await asked('useSaveSmartCollectionCreateMutation')).toMatchObject({ input: { name: 'Notes', filter: { types: ['NOTE'] } } });
  await answer('useSaveSmartCollectionCreateMutation', { createSmartCollection: { __typename: 'CreateSmartCollectionPayload', smartCollection: { ...memory, filter: { ...memory.filter, text: null, tags: null } } } });
  await waitFor(() => expect(router.state.location.search).toBe('?smart=smartcollection_memory&types=note'));
});

test('what failed for one reason has a chip that says so, and is saved as it is', async () => {
  const { person, asked } = await openPlace('all', [curve], { search: '?reason=unreachable' });
  expect(await screen.findByRole('button', { name: 'Remove filter Reason Site cannot be reached' })).toBeDefined();
  await person.click(await screen.findByRole('button', { name: 'Save as smart collection' }));
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Silent{Enter}');
  expect(await asked('useSaveSmartCollectionCreateMutation')).toMatchObject({ input: { name: 'Silent', filter: { failureCodes: ['UNREACHABLE'] } } });
});

test('a space that has as many as it may says so in the dialog', async () => {
  const { person, answer } = await openPlace('all', [curve], { search: '?types=note' });
  await person.click(await screen.findByRole('button', { name: 'Save as smart collection' }));
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Notes{Enter}');
  await answer('useSaveSmartCollectionCreateMutation', { createSmartCollection: { __typename: 'LimitReachedError', code: 'LIMIT_REACHED' } });
  expect(await screen.findByText('There are as many as there may be. Remove some first.')).toBeDefined();
});

test('an open one has its name, says which tags are gone, and lets a changed filter be saved or reset', async () => {
  const { person, list, asked, router } = await openPlace('all', [curve], { smartCollections: [memory], search: saved.slice('/collection/all'.length) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Notes on memory' })).toBeDefined();
  expect(await screen.findByText('No source has the tag ml any more.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save as smart collection' })).toBeNull();
  await person.click(await screen.findByRole('button', { name: 'Remove filter Tag ml' }));
  await list();
  await waitFor(() => expect(router.state.location.search).toContain('edited=1'));
  await person.click(await screen.findByRole('button', { name: 'Save changes' }));
  expect(await asked('useSaveSmartCollectionUpdateMutation')).toEqual({ input: { smartCollectionId: memory.id, filter: { text: 'memory', types: ['NOTE'] } } });
  await person.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(saved));
});

test('what is changed in the list before the smart collections are there is kept', async () => {
  const { list, person, router, answer } = await openPlace('all', [curve], { search: saved.slice('/collection/all'.length), isSmartLate: true });
  await person.click(await screen.findByRole('button', { name: 'Remove filter Tag ml' }));
  await list();
  await waitFor(() => expect(router.state.location.search).not.toContain('tags'));
  await answer('useSmartCollectionsQuery', { node: { __typename: 'Space', id: 'space_lab', smartCollections: [memory] } });
  await waitFor(() => expect(router.state.location.search).toBe('?smart=smartcollection_memory&q=memory&types=note&edited=1'));
  expect(await screen.findByRole('button', { name: 'Save changes' })).toBeDefined();
});

test('one of another space than the current one is opened there', async () => {
  const { answer, asked, router } = await openPlace('all', [curve], { search: '?smart=smartcollection_other&q=memory' });
  expect(await asked('SmartElsewhereQuery')).toEqual({ id: 'smartcollection_other' });
  await answer('SmartElsewhereQuery', { node: { __typename: 'SmartCollection', id: 'smartcollection_other', space: { id: 'space_attic' } } });
  const attic = { __typename: 'Space', id: 'space_attic', name: 'Attic', viewerCanEdit: true, archivedAt: null, tree: [], statistics: { sourceCount: 0 }, sources: { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } } };
  expect(await asked('AllSourcesPageQuery')).toMatchObject({ spaceId: 'space_attic', isRemembered: true, filter: { text: 'memory' } });
  await answer('VaultLayoutQuery', { node: attic });
  await answer('AllSourcesPageQuery', { node: attic });
  await answer('useSmartCollectionsQuery', { node: { ...attic, smartCollections: [{ ...memory, id: 'smartcollection_other', name: 'Old notes', missingTags: [], filter: { ...memory.filter, types: null, tags: null } }] } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Old notes' })).toBeDefined();
  expect(screen.queryByText(/not there any more/)).toBeNull();
  expect(router.state.location.search).toBe('?smart=smartcollection_other&q=memory');
});

test('one that is gone shows what it looked for, and says that it is gone', async () => {
  const { answer } = await openPlace('all', [curve], { search: '?smart=smartcollection_other&q=memory' });
  await answer('SmartElsewhereQuery', { node: null });
  expect(await screen.findByText('This smart collection is not there any more. What it looked for is shown.')).toBeDefined();
});

test('one is deleted with a way back', async () => {
  const { person, answer } = await openPlace('all', [curve], { smartCollections: [memory] });
  await person.click((await group()).getByRole('button', { name: 'Menu of the smart collection Notes on memory', hidden: true }));
  await person.click(await screen.findByRole('menuitem', { name: 'Delete smart collection' }));
  await answer('useDeleteSmartCollectionMutation', { deleteSmartCollection: { __typename: 'DeleteSmartCollectionPayload', deletedSmartCollectionId: memory.id } });
  expect(await screen.findByText('Deleted the smart collection Notes on memory. Its sources stay.')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await answer('useDeleteSmartCollectionUndoMutation', { restoreSmartCollection: { __typename: 'RestoreSmartCollectionPayload', smartCollection: { id: memory.id } } });
});
