// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setCollectionsExpanded } from '#client/collections/tree/expandedCollections.ts';
import { collectionRoute } from '#client/routes/collection/collectionRoute.ts';
import { renderPage } from '../../routes/page.tsx';
import { answerPlaces } from '../../routes/vault.tsx';

const space = { id: 'space_lab' };
const collection = (id: string, sourceCount: number, parentId?: string) => ({
  id,
  name: id,
  sourceCount,
  parent: parentId ? { id: parentId } : null,
});
const tree = [collection('Research', 2), collection('Memory', 12, 'Research'), collection('Sleep', 6, 'Memory'), collection('Reading', 31)];
const lab = (collections: readonly unknown[]) => ({ __typename: 'Space', ...space, viewerCanEdit: true, tree: collections });

beforeEach(() => {
  localStorage.clear();
  // From a list, so that it stands beside the page where one is chosen.
  window.history.replaceState(null, '', '/collection/all');
});
afterEach(() => {
  setCollectionsExpanded(tree.map(({ id }) => id), false);
  cleanup();
});

async function openTree(viewerCanEdit = true) {
  const page = renderPage({ routes: (preload) => [collectionRoute(preload)], at: '/collection' });
  const shown = { ...lab(tree), viewerCanEdit };
  await page.answer('VaultLayoutQuery', { node: shown, viewer: { spaces: { edges: [{ node: shown }] } } });
  await screen.findByRole('tree');
  await answerPlaces(page);
  return page;
}
const names = () => screen.getAllByRole('treeitem').map((item) => item.textContent);
const focused = () => document.activeElement?.textContent;

describe('the tree of collections', () => {
  test('stands beside the invitation to choose one', async () => {
    await openTree();
    expect(screen.getByText('Select a collection to see its sources')).toBeDefined();
    expect(screen.getByText('Or create a new one in the sidebar.')).toBeDefined();
    expect(names()).toHaveLength(2);
  });

  test('gives no advice that a role cannot follow', async () => {
    await openTree(false);
    expect(screen.getByText('Select a collection to see its sources')).toBeDefined();
    expect(screen.queryByText('Or create a new one in the sidebar.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a source' })).toBeNull();
  });

  test('is walked, opened and left by keyboard, with one stop for Tab', async () => {
    const { person, router } = await openTree();
    screen.getByRole('treeitem', { name: /^Research/ }).focus();
    await person.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toMatch(/^Memory/);
    expect(screen.getByRole('treeitem', { name: /^Research/ }).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('treeitem', { name: /^Memory/ }).getAttribute('aria-level')).toBe('2');
    expect(screen.getAllByRole('treeitem').filter((item) => item.tabIndex === 0)).toHaveLength(1);

    await person.keyboard('r');
    expect(focused()).toMatch(/^Reading/);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/collection/Reading'));
  });

  test('remembers what was open', async () => {
    const first = await openTree();
    screen.getByRole('treeitem', { name: /^Research/ }).focus();
    await first.person.keyboard('{ArrowRight}');
    first.unmount();
    await openTree();
    expect(screen.getByRole('treeitem', { name: /^Memory/ })).toBeDefined();
  });

  test('opens the way to the collection one comes to', async () => {
    const { router } = await openTree();
    await act(() => router.navigate('/collection/Sleep'));
    await waitFor(() => expect(screen.getByRole('treeitem', { selected: true }).textContent).toMatch(/^Sleep/));
  });

  test('where one reads from the right, the arrow that points inwards opens', async () => {
    document.documentElement.dir = 'rtl';
    try {
      const { person } = await openTree();
      screen.getByRole('treeitem', { name: /^Research/ }).focus();
      await person.keyboard('{ArrowRight}');
      expect(screen.queryByRole('treeitem', { name: /^Memory/ })).toBeNull();
      await person.keyboard('{ArrowLeft}');
      expect(screen.getByRole('treeitem', { name: /^Memory/ })).toBeDefined();
    } finally {
      document.documentElement.dir = '';
    }
  });

  test('offers nothing that a reader may not do', async () => {
    const { person } = await openTree(false);
    expect(screen.queryByRole('button', { name: 'New Collection' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Menu of/ })).toBeNull();
    screen.getByRole('treeitem', { name: /^Research/ }).focus();
    await person.keyboard('{Delete}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('creating a collection', () => {
  test('needs a name; Enter in it is enough; the new one is shown inside its opened parent', async () => {
    const { person, answer, asked, router } = await openTree();
    screen.getByRole('treeitem', { name: /^Research/ }).focus();
    await person.keyboard('{Shift>}{F10}{/Shift}');
    await person.click(await screen.findByRole('menuitem', { name: 'Add sub-collection' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Collection' }));
    expect(dialog.getByRole('button', { name: 'Create' }).getAttribute('aria-disabled')).toBe('true');

    await person.type(dialog.getByRole('textbox', { name: 'Collection Name' }), '  Attention {Enter}');
    expect(await asked('useCreateCollectionMutation')).toEqual({ input: { spaceId: 'space_lab', name: 'Attention', parentId: 'Research' } });
    await answer('useCreateCollectionMutation', {
      createCollection: {
        __typename: 'CreateCollectionPayload',
        collection: { id: 'Attention' },
        space: lab([...tree, collection('Attention', 0, 'Research')]),
      },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('treeitem', { name: /^Attention/ })).toBeDefined();
    await waitFor(() => expect(router.state.location.pathname).toBe('/collection/Attention'));
  });

  test('reminds of the name on Enter and when it was emptied, not whoever only passes by', async () => {
    const { person } = await openTree();
    await person.click(screen.getByRole('button', { name: 'New Collection' }));
    const name = await screen.findByRole('textbox', { name: 'Collection Name' });
    await person.tab();
    expect(screen.queryByRole('alert')).toBeNull();
    await person.click(name);
    await person.keyboard('{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Name is required');
    await person.type(name, 'A');
    expect(screen.queryByRole('alert')).toBeNull();
    await person.clear(name);
    await person.tab();
    expect(screen.getByRole('alert').textContent).toBe('Name is required');
  });

  test('says under the name what went wrong, and keeps what was typed', async () => {
    const { person, refuse, answer } = await openTree();
    await person.click(screen.getByRole('button', { name: 'New Collection' }));
    await person.type(await screen.findByRole('textbox', { name: 'Collection Name' }), 'Attention{Enter}');
    await refuse('useCreateCollectionMutation');
    expect(screen.getByRole('alert').textContent).toBe('Failed to create collection');

    await person.click(screen.getByRole('button', { name: 'Create' }));
    await answer('useCreateCollectionMutation', { createCollection: { __typename: 'SpaceArchivedError', code: 'SPACE_ARCHIVED' } });
    expect(screen.getByRole('alert').textContent).toBe('This space is archived. It can be read, not changed.');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Collection Name' }).value).toBe('Attention');
  });
});

describe('renaming a collection', () => {
  const rename = async () => {
    const page = await openTree();
    screen.getByRole('treeitem', { name: /^Reading/ }).focus();
    await page.person.keyboard('{F2}');
    return { ...page, field: await screen.findByRole<HTMLInputElement>('textbox', { name: 'New name of Reading' }) };
  };

  test('happens where it stands; the new name is seen at once and the focus returns', async () => {
    const { person, asked, answer, field } = await rename();
    expect(document.activeElement).toBe(field);
    await person.keyboard(' Reading list {Enter}');
    expect(await asked('useUpdateCollectionMutation')).toEqual({ input: { collectionId: 'Reading', name: 'Reading list' } });
    expect(focused()).toMatch(/^Reading list/);
    await answer('useUpdateCollectionMutation', { updateCollection: { __typename: 'ForbiddenError', code: 'FORBIDDEN' } });
    expect(await screen.findByText('Your role in this space does not allow this.')).toBeDefined();
    expect(focused()).toMatch(/^Reading31/);
  });

  test('is undone by Escape and refuses an empty name', async () => {
    const { person, field, environment } = await rename();
    await person.clear(field);
    await person.keyboard('{Enter}');
    expect(screen.getByText('Name is required')).toBeDefined();
    await person.keyboard('{Escape}');
    expect(focused()).toMatch(/^Reading/);
    expect(environment.mock.getAllOperations().filter(({ request }) => request.node.params.operationKind !== 'subscription')).toEqual([]);
  });

  test('in the dialog reminds of the name when it was emptied, and changes nothing but what was changed', async () => {
    const { person, asked } = await openTree();
    screen.getByRole('treeitem', { name: /^Reading/ }).focus();
    await person.keyboard('{Shift>}{F10}{/Shift}');
    await person.click(await screen.findByRole('menuitem', { name: 'Edit...' }));
    const field = await screen.findByRole('textbox', { name: 'Collection Name' });
    await person.clear(field);
    await person.tab();
    expect(screen.getByText('Name is required')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Update' }).getAttribute('aria-disabled')).toBe('true');
    await person.type(field, 'Read{Enter}');
    expect(await asked('useUpdateCollectionMutation')).toEqual({ input: { collectionId: 'Reading', name: 'Read' } });
  });
});

describe('moving a collection by keyboard', () => {
  test('lifts, says the place, drops it there at once, and can be undone', async () => {
    const { person, asked, answer } = await openTree();
    screen.getByRole('treeitem', { name: /^Reading/ }).focus();
    await person.keyboard(' ');
    expect(screen.getByText(/Reading is lifted/)).toBeDefined();
    await person.keyboard('{ArrowUp}');
    expect(screen.getByText('Before Research')).toBeDefined();
    await person.keyboard(' ');
    expect(names().map((name) => name.replace(/\d.*/, ''))).toEqual(['Reading', 'Research']);
    expect(await asked('useMoveCollectionMutation')).toEqual({ input: { collectionId: 'Reading', beforeId: 'Research' } });
    await answer('useMoveCollectionMutation', {
      moveCollection: { __typename: 'MoveCollectionPayload', collection: { id: 'Reading' }, space: lab([collection('Reading', 31), ...tree.slice(0, 3)]) },
    });
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await asked('useMoveCollectionMutation')).toEqual({ input: { collectionId: 'Reading', afterId: 'Research' } });
    expect(names().map((name) => name.replace(/\d.*/, ''))).toEqual(['Research', 'Reading']);
  });

  test('goes into another with the arrow to the right; Escape leaves all as it was', async () => {
    const { person, environment } = await openTree();
    screen.getByRole('treeitem', { name: /^Reading/ }).focus();
    await person.keyboard(' {ArrowRight}');
    expect(screen.getByText('Inside Research')).toBeDefined();
    await person.keyboard('{Escape}');
    expect(screen.getByText('Reading stays where it was.')).toBeDefined();
    expect(environment.mock.getAllOperations().filter(({ request }) => request.node.params.operationKind !== 'subscription')).toEqual([]);
  });

  test('goes back when the server refuses', async () => {
    const { person, answer } = await openTree();
    screen.getByRole('treeitem', { name: /^Reading/ }).focus();
    await person.keyboard(' {ArrowRight} ');
    await answer('useMoveCollectionMutation', { moveCollection: { __typename: 'CollectionCycleError', code: 'COLLECTION_CYCLE' } });
    expect(await screen.findByText('A collection cannot be placed inside itself.')).toBeDefined();
    expect(screen.getByRole('treeitem', { name: /^Reading/ }).getAttribute('aria-level')).toBe('1');
  });
});

test('of 5,000 collections only those in sight are drawn, and the last is one key away', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => collection(`Number ${index}`, 0));
  const page = renderPage({ routes: (preload) => [collectionRoute(preload)], at: '/collection' });
  await page.answer('VaultLayoutQuery', { viewer: { spaces: { edges: [{ node: lab(many) }] } } });
  await screen.findByRole('tree');
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(100);
  screen.getByRole('treeitem', { name: /^Number 0\b/ }).focus();
  await page.person.keyboard('{End}');
  await waitFor(() => expect(focused()).toMatch(/^Number 4999/));
  expect(document.activeElement?.getAttribute('aria-posinset')).toBe('5000');
});

describe('the parent of a collection', () => {
  test('is none of itself and of what is below it', async () => {
    const { person } = await openTree();
    screen.getByRole('treeitem', { name: /^Research/ }).focus();
    await person.keyboard('{ArrowRight}{ArrowDown}{Shift>}{F10}{/Shift}');
    await person.click(await screen.findByRole('menuitem', { name: 'Edit...' }));
    await person.click(await screen.findByRole('combobox', { name: /^Parent Collection/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Research', 'Reading']);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Research');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Clear the parent collection' }));
    const parent = screen.getByRole('combobox', { name: /^Parent Collection/ });
    expect(parent.textContent).toBe('None');
    expect(document.activeElement).toBe(parent);
  });

  test('is chosen by keyboard among 5,000, of which only those in sight are drawn', async () => {
    const page = renderPage({ routes: (preload) => [collectionRoute(preload)], at: '/collection' });
    const many = Array.from({ length: 5000 }, (_, index) => collection(`Number ${index}`, 0));
    await page.answer('VaultLayoutQuery', { viewer: { spaces: { edges: [{ node: lab(many) }] } } });
    await page.person.click(await screen.findByRole('button', { name: 'New Collection' }));
    const parent = await screen.findByRole('combobox', { name: /^Parent Collection/ });
    parent.focus();
    await page.person.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox', { name: /^Parent Collection/ });
    await waitFor(() => expect(document.activeElement).toBe(list));
    const drawn = screen.getAllByRole('option');
    expect(drawn.length).toBeLessThan(100);
    expect(drawn[0]?.getAttribute('aria-setsize')).toBe('5000');
    const active = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent;

    await page.person.keyboard('{End}');
    expect(active()).toBe('Number 4999');
    await page.person.keyboard('{Home}{PageDown}{ArrowDown}{ArrowUp}');
    expect(active()).toBe('Number 10');
    await page.person.keyboard('number 42');
    expect(active()).toBe('Number 42');
    await page.person.keyboard('{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(parent.textContent).toBe('Number 42');
    await waitFor(() => expect(document.activeElement).toBe(parent));
  });
});

describe('deleting a collection', () => {
  test('says what goes to the trash and what is there, wants DELETE typed, and leaves the page of what is gone', async () => {
    const { person, answer, asked } = await openTree();
    screen.getByRole('treeitem', { name: /^Research/ }).focus();
    await person.keyboard('{Delete}');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Collection' }));
    expect(await asked('DeleteCollectionDialogQuery')).toEqual({ id: 'Research' });
    await answer('DeleteCollectionDialogQuery', { node: { __typename: 'Collection', id: 'Research', sources: { totalCount: 3 } } });
    expect(dialog.getByText('Sources that go to the trash').parentElement?.textContent).toContain('20');
    expect(dialog.getByText('Sources of it that are in the trash already').parentElement?.textContent).toContain('3');
    expect(dialog.getByText('Sub-collections that go with it').parentElement?.textContent).toContain('2');

    const field = dialog.getByRole('textbox', { name: 'Type DELETE to confirm' });
    await person.type(field, 'remove{Enter}');
    expect(dialog.getByRole('alert').textContent).toBe('Please type DELETE to confirm');
    await person.clear(field);
    await person.type(field, ' delete {Enter}');
    expect(await asked('useDeleteCollectionMutation')).toEqual({ input: { collectionId: 'Research', confirmation: 'DELETE', undoable: true } });

    await answer('useDeleteCollectionMutation', {
      deleteCollection: {
        __typename: 'DeleteCollectionPayload',
        deletedCollectionIds: ['Research', 'Memory', 'Sleep'],
        space: lab([collection('Reading', 31)]),
      },
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(names()).toHaveLength(1);
  });

  test('says when it failed, in the words of the specification', async () => {
    const { person, refuse } = await openTree();
    screen.getByRole('treeitem', { name: /^Reading/ }).focus();
    await person.keyboard('{Delete}');
    await person.type(await screen.findByRole('textbox', { name: 'Type DELETE to confirm' }), 'DELETE{Enter}');
    await refuse('useDeleteCollectionMutation');
    expect(screen.getByText('Failed to delete collection. Please try again.')).toBeDefined();
  });
});
