// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { collectionRoute } from '#client/routes/collection/collectionRoute.ts';
import { listsBelow } from '#client/sources/filter/listsBelow.ts';
import { tagGroupFold } from '#client/sources/places/tagGroupFold.ts';
import { renderPage } from '../page.tsx';
import { draft, labWith, memory, openPlace, openReading, pageOf } from '../vault.tsx';

const curve = { id: 'source_curve', title: 'The forgetting curve' };
const loose = { id: 'source_loose', title: 'Seminar transcript', collection: null };

afterEach(() => {
  cleanup();
  tagGroupFold.forget();
  listsBelow.forget();
});

const places = () => within(screen.getByRole('navigation', { name: 'Places' }));
const words = () => places().getAllByRole('link').map((link) => link.parentElement?.textContent);

describe('the places of a space', () => {
  test('stand above its collections with their counts: all are what is filed, what is not, and what is done', async () => {
    await openPlace('all', [curve]);
    expect(words()).toEqual(['Inbox2', 'All sources7', 'Favorites2']);
    expect(places().getByRole('link', { current: 'page' }).textContent).toBe('All sources');
  });

  test('are one stop for Tab, and arrows go between them', async () => {
    const { person } = await openPlace('all', [curve]);
    const [inbox, all, favorites] = places().getAllByRole('link');
    expect(places().getAllByRole('link').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
    all?.focus();
    await person.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(favorites);
    await person.keyboard('{Home}');
    expect(document.activeElement).toBe(inbox);
  });

  test('the Inbox asks for what lies in no collection, and says how much of it there is', async () => {
    const { asked, router, person } = await openPlace('all', [curve]);
    await person.click(places().getByRole('link', { name: 'Inbox' }));
    expect(await asked('AllSourcesPageQuery')).toMatchObject({ filter: { withoutCollection: true }, order: 'CREATED', isPart: true });
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/collection/inbox?sort=created&view=list'));
  });

  test('an empty Inbox says what arrives there, and leads on', async () => {
    await openPlace('inbox', []);
    expect(screen.getByText('The Inbox is empty')).toBeDefined();
    expect(screen.getByText("What you add without a collection arrives here. Press '+' or paste a link.")).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to All sources' }).getAttribute('href')).toBe('/collection/all');
  });

  test('a reader is told what arrives there without being asked to add anything', async () => {
    await openPlace('inbox', [], { viewerCanEdit: false });
    expect(screen.getByText('What is added without a collection arrives here.')).toBeDefined();
  });

  test('All sources without any say how the first one comes', async () => {
    await openPlace('all', []);
    expect(await screen.findByText('No sources yet')).toBeDefined();
    expect(screen.getByText("Add the first one using the '+' button below, or paste a link.")).toBeDefined();
  });

  test('the field of the Inbox says what is searched, and Favorites offer no filter for favorites', async () => {
    await openPlace('inbox', [loose]);
    expect(screen.getByRole('searchbox', { name: 'Search the Inbox' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Favorites' })).toBeDefined();
    cleanup();
    await openPlace('favorites', [{ ...curve, isFavorite: true }]);
    expect(screen.getByRole('searchbox', { name: 'Search sources' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Favorites' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Recent' })).toBeDefined();
  });

  test('without favorites one is told how to make some', async () => {
    await openPlace('favorites', []);
    expect(screen.getByText('No favorites yet')).toBeDefined();
  });

  test('what is no favorite any more leaves the list of favorites', async () => {
    const { person, answer } = await openPlace('favorites', [{ ...curve, isFavorite: true }]);
    await person.hover(await screen.findByRole('article'));
    await person.click(await screen.findByRole('button', { name: 'Menu of The forgetting curve' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Remove from favorites' }));
    await answer('useFavoriteSourcesMutation', { favoriteSources: { __typename: 'FavoriteSourcesPayload', undoId: null, sources: [{ id: curve.id, isFavorite: false }] } });
    await screen.findByText('No favorites yet');
  });
});

describe('tags below the collections', () => {
  test('come by use with their counts; one narrows the list to what has it', async () => {
    const { person, router } = await openPlace('all', [curve]);
    const tags = within(screen.getByRole('region', { name: 'Tags' }));
    expect(tags.getAllByRole('link').map((link) => link.parentElement?.textContent)).toEqual(['memory42', 'Draft19']);
    await person.click(tags.getByRole('link', { name: 'memory' }));
    await waitFor(() => expect(router.state.location.search).toContain('tags=memory'));
  });

  test('fold away, and stay so', async () => {
    const { person, unmount } = await openPlace('all', [curve]);
    await person.click(screen.getByRole('button', { name: 'Tags', expanded: true }));
    expect(screen.queryByRole('link', { name: 'memory' })).toBeNull();
    unmount();
    await openPlace('all', [curve]);
    expect(screen.queryByRole('link', { name: 'memory' })).toBeNull();
  });

  test('one is renamed, told so, and can be taken back', async () => {
    const { person, asked, answer } = await openPlace('all', [curve]);
    await person.click(screen.getByRole('button', { name: 'Menu of the tag memory', hidden: true }));
    await person.click(await screen.findByRole('menuitem', { name: 'Rename or merge...' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await person.clear(name);
    await person.type(name, 'remembering{Enter}');
    expect(await asked('useMergeTagsMutation')).toEqual({ input: { tagIds: ['tag_memory'], name: 'remembering', undoable: true } });
    await answer('useMergeTagsMutation', { mergeTags: { __typename: 'MergeTagsPayload', undoId: 'undo_1', tag: { id: 'tag_new', name: 'remembering', sourceCount: 42 } } });
    await screen.findByText('memory is now remembering');
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await asked('useUndoChangeMutation')).toEqual({ input: { undoId: 'undo_1' } });
  });

  test('a refusal stands under the name that was typed', async () => {
    const { person, answer } = await openPlace('all', [curve]);
    await person.click(screen.getByRole('button', { name: 'Menu of the tag memory', hidden: true }));
    await person.click(await screen.findByRole('menuitem', { name: 'Rename or merge...' }));
    await person.type(await screen.findByRole('textbox', { name: 'Name' }), 's{Enter}');
    await answer('useMergeTagsMutation', { mergeTags: { __typename: 'SpaceArchivedError', code: 'SPACE_ARCHIVED' } });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true');
  });

  test('several are picked among all of them and become one', async () => {
    const { person, asked, answer } = await openPlace('all', [curve]);
    await person.click(screen.getByRole('button', { name: 'Menu of the tags' }));
    await person.click(await screen.findByRole('menuitem', { name: 'All tags' }));
    await answer('TagsDialogQuery', { node: { __typename: 'Space', id: 'space_lab', tagsByUse: { edges: [memory, draft].map((node) => ({ node: { __typename: 'Tag', ...node } })), pageInfo: { hasNextPage: false } } } });
    await person.click(await screen.findByRole('checkbox', { name: 'Select Draft' }));
    await person.click(screen.getByRole('checkbox', { name: 'Select memory' }));
    await person.click(screen.getByRole('button', { name: 'Merge 2...' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })).value).toBe('memory');
    await person.click(screen.getByRole('button', { name: 'Merge' }));
    expect(await asked('useMergeTagsMutation')).toEqual({ input: { tagIds: ['tag_memory', 'tag_draft'], name: 'memory', undoable: true } });
  });

  test('a reader sees them and changes nothing', async () => {
    await openPlace('all', [curve], { viewerCanEdit: false });
    expect(screen.getByRole('link', { name: 'memory' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Menu of the tag memory', hidden: true })).toBeNull();
  });
});

test('a source goes back to the Inbox from its menu, as by dropping it there', async () => {
  const { person, asked } = await openReading([curve]);
  await person.hover(screen.getByRole('article'));
  await person.click(await screen.findByRole('button', { name: 'Menu of The forgetting curve' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Move to the Inbox' }));
  expect(await asked('useMoveSourcesMutation')).toEqual({ input: { sourceIds: [curve.id], toCollectionId: null, undoable: true } });
});

test('what lies in the Inbox is not offered to go there', async () => {
  const { person } = await openPlace('all', [loose]);
  await person.hover(screen.getByRole('article'));
  await person.click(await screen.findByRole('button', { name: 'Menu of Seminar transcript' }));
  await screen.findByRole('menuitem', { name: 'Move to...' });
  expect(screen.queryByRole('menuitem', { name: 'Move to the Inbox' })).toBeNull();
});

test.each([
  { whose: 'an archived space', archivedAt: '2026-05-14T09:12:00.000Z', said: 'This space is archived. It can be read, not changed.' },
  { whose: 'a space that one may only read', archivedAt: null, said: '' },
])('nobody is told to add something to $whose', async ({ archivedAt, said }) => {
  await openPlace('all', [], { viewerCanEdit: false, archivedAt });
  const title = screen.getByText('No sources yet');
  expect(title.parentElement?.textContent).toBe(`No sources yet${said}`);
});

describe('a collection without sources of its own', () => {
  const parent = (withBelow: boolean) => ({
    __typename: 'Collection', id: 'collection_research', name: 'Research', description: '', sourceCount: 0, sourceCountWithDescendants: 4, viewerCanEdit: true,
    children: [{ id: 'collection_reading' }], space: { ...labWith({ reading: 4 }), sources: pageOf(withBelow ? [curve] : []) },
  });
  const open = async () => {
    const page = renderPage({ routes: (preload) => [collectionRoute(preload)], at: '/collection/collection_research' });
    await page.answer('VaultLayoutQuery', { node: parent(false) });
    await page.answer('CollectionPageQuery', { node: parent(false) });
    return page;
  };

  test('lists what lies below it; that is switched off once, and stays off', async () => {
    const { asked, answer, person, unmount } = await open();
    expect(await asked('CollectionPageQuery')).toMatchObject({ filter: { collectionId: 'collection_research', includeDescendants: true } });
    await answer('CollectionPageQuery', { node: parent(true) });
    await screen.findByRole('article');
    await person.click(await screen.findByRole('button', { name: 'Remove filter With sub-collections' }));
    await screen.findByText('This collection is empty');
    unmount();
    await open();
    await screen.findByText('This collection is empty');
  });
});
