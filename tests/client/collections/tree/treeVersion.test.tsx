// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCollectionsChanges } from '#client/collections/useCollectionsChanges.ts';
import { collectionRoute } from '#client/routes/collection/collectionRoute.ts';
import { renderPage } from '../../routes/page.tsx';
import { inbox, labWith, reading, readingWith } from '../../routes/vault.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const lab = (treeVersion: string, more: object[] = []) => {
  const { tree, ...space } = labWith({ reading: 0 });
  return { ...space, treeVersion, tree: [...tree, ...more] };
};
const notes = { id: 'collection_notes', name: 'Notes', sourceCount: 0 };

function LiveTree() {
  useCollectionsChanges('space_lab');
  return null;
}

function open() {
  const page = renderPage({ routes: (preload) => [collectionRoute(preload)], at: `/collection/${reading.id}`, beside: <LiveTree /> });
  return {
    ...page,
    show: async (treeVersion: string) => {
      await page.answer('VaultLayoutQuery', { node: { ...readingWith([]), space: lab(treeVersion) } });
      await page.answer('CollectionPageQuery', { node: readingWith([]) });
      await screen.findByRole('treeitem', { name: /^Reading/ });
    },
    tellVersion: (treeVersion: string, { collections = [], gone = [], readAgain = false }: { collections?: { id: string; name?: string; description?: string }[]; gone?: string[]; readAgain?: boolean } = {}) =>
      page.tell('useCollectionsChangesSubscription', {
        collectionsChanged: { readAgain, treeVersion, collectionIds: [...gone, ...collections.map(({ id }) => id)], collections, space: { id: 'space_lab', name: 'Research Lab' } },
      }),
    isReadingTree: () => page.environment.mock.getAllOperations().some(({ request }) => request.node.params.name === 'useTreeVersionQuery'),
  };
}

/** Does something, and all that follows of it within a second. */
async function withWhatFollows(act: () => Promise<void>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act();
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
}

test('a tree of the version that the server tells is not read again, one of another version is', async () => {
  const { show, tellVersion, isReadingTree, answer } = open();
  await show('v1');
  await withWhatFollows(() => tellVersion('v1', { readAgain: true }));
  expect(isReadingTree()).toBe(false);

  await tellVersion('v2', { collections: [{ ...inbox, name: 'Post', description: '' }] });
  expect(screen.getByRole('treeitem', { name: /^Post/ })).toBeDefined();
  await answer('useTreeVersionQuery', { node: lab('v2', [notes]) });
  expect(await screen.findByRole('treeitem', { name: /^Notes/ })).toBeDefined();
});

test('a collection that somebody else deletes is not here any more, and nothing can be added to it', async () => {
  const { show, tellVersion } = open();
  await show('v1');
  await tellVersion('v2', { gone: ['collection_other'] });
  expect(screen.getByRole('heading', { level: 1, name: reading.name })).toBeDefined();
  await tellVersion('v3', { gone: [reading.id] });
  expect(await screen.findByRole('heading', { level: 1, name: 'This collection is not here' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add a source' })).toBeNull();
  expect(screen.getByRole('treeitem', { name: /^Inbox/ })).toBeDefined();
});

test('a tree that comes after the event and is older is read again', async () => {
  const { show, tellVersion, answer } = open();
  await tellVersion('v2');
  await show('v1');
  await answer('useTreeVersionQuery', { node: lab('v2', [notes]) });
  expect(await screen.findByRole('treeitem', { name: /^Notes/ })).toBeDefined();
});

test('a tree that could not be read is read as soon as the server tells anything', async () => {
  const { show, tellVersion, refuse, answer } = open();
  await show('v1');
  await tellVersion('v2');
  await refuse('useTreeVersionQuery');
  await tellVersion('v2', { readAgain: true });
  await answer('useTreeVersionQuery', { node: lab('v2', [notes]) });
  expect(await screen.findByRole('treeitem', { name: /^Notes/ })).toBeDefined();
});

test('where no tree is shown none is read', async () => {
  const { tellVersion, isReadingTree } = open();
  await withWhatFollows(() => tellVersion('v2', { readAgain: true }));
  expect(isReadingTree()).toBe(false);
});

test('a tree that is newer than what was told, because sources were counted, is not read over and over', async () => {
  const { show, tellVersion, answer, isReadingTree } = open();
  await show('v1');
  await tellVersion('v2');
  await withWhatFollows(() => answer('useTreeVersionQuery', { node: lab('v3', [notes]) }));
  expect(isReadingTree()).toBe(false);
});
