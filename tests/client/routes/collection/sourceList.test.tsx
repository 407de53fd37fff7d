// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { collectionRoute } from '#client/routes/collection/collectionRoute.ts';
import { rememberViewedSource } from '#client/sources/list/lastViewedSource.ts';
import { rememberSpace } from '#client/spaces/currentSpace.ts';
import { renderPage } from '../page.tsx';
import { inbox, labWith, LiveSources, openReading, pageOf, reading, readingWith, sourceOf } from '../vault.tsx';

const curve = { id: 'source_curve', title: 'The forgetting curve', updatedAt: '2026-05-14T09:12:00.000Z' };
const loci = { id: 'source_loci', title: 'Method of loci', updatedAt: '2026-05-13T09:12:00.000Z' };
const sleep = { id: 'source_sleep', title: 'Sleep', updatedAt: '2026-05-12T09:12:00.000Z' };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

type Opened = Awaited<ReturnType<typeof openReading>>;
/** Also while a dialog hides the page from everything but the eye. */
const titles = () => screen.queryAllByRole('article', { hidden: true }).map((card) => within(card).getByRole('heading', { hidden: true }).textContent);
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search sources' });
/** Reading with three sources of which the filter lets these through. */
const matching = (sources: Parameters<typeof pageOf>[0]) => {
  const whole = readingWith([curve, loci, sleep]);
  return { node: { ...whole, space: { ...whole.space, sources: pageOf(sources) } } };
};

describe('the view in the address', () => {
  test('a search keeps the old results until the new ones are there, and asks for exactly that', async () => {
    const { person, router, asked, answer } = await openReading([curve, loci, sleep]);
    await person.type(search(), 'cu');
    expect(router.state.location.search).toBe('');
    await person.type(search(), 'r');

    expect(await asked('CollectionPageQuery')).toMatchObject({ id: reading.id, filter: { text: 'cur', collectionId: reading.id }, order: 'RELEVANCE', isCounted: true });
    expect(titles()).toEqual([curve.title, loci.title, sleep.title]);
    await answer('CollectionPageQuery', matching([curve]));
    expect(titles()).toEqual([curve.title]);
    expect(screen.getByText(/of 3 sources/).textContent).toBe('1 of 3 sources');
    expect(router.state.location.search).toBe('?q=cur');
  });

  test.each(['', '?view=list'])('what was searched for is marked in title and passage, and is text whatever it says (%s)', async (view) => {
    const hostile = '<img src=x onerror=alert(1)>';
    const found = {
      title: [
        { text: 'The forgetting ', isHit: false },
        { text: 'cur', isHit: true },
        { text: 've', isHit: false },
      ],
      snippet: { field: 'NOTE', fragments: [{ text: `${hostile} `, isHit: false }, { text: 'curved', isHit: true }] },
    };
    const { person, answer } = await openReading([curve, loci], { search: view });
    await person.type(search(), 'cur');
    await answer('CollectionPageQuery', matching([{ ...curve, found }]));
    const link = screen.getByRole('link', { name: curve.title });
    expect(link.querySelector('mark')?.textContent).toBe('cur');
    const whole = link.closest('[data-source]');
    expect([...(whole?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent).sort()).toEqual(['cur', 'curved']);
    expect(whole?.textContent).toContain(`Note:${hostile} curved`);
    expect(whole?.querySelector('img[src="x"]')).toBeNull();
  });

  test('Enter searches below three characters too; nothing found says so and gives the way back', async () => {
    const { person, answer, router } = await openReading([curve, loci, sleep]);
    await person.type(search(), 'xy{Enter}');
    await answer('CollectionPageQuery', matching([]));
    expect(await screen.findByText('No results found.')).toBeDefined();
    expect(screen.getByText('No source here matches “xy”.')).toBeDefined();

    await person.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText(/3 of 3|of 3 sources/)).toBeDefined();
    expect(search().value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(search()));
    expect(router.state.location.search).toBe('');
  });

  test('where no source has all words it offers those that have some, the best first; these are neither saved as a filter nor selected as all that it finds', async () => {
    const { person, answer, asked, router } = await openReading([curve, loci, sleep]);
    await person.type(search(), 'forgotten loci');
    await answer('CollectionPageQuery', matching([]));
    await screen.findByText('No results found.');
    expect(await asked('NoMatchQuery')).toEqual({ spaceId: 'space_lab', filter: { text: 'forgotten loci', collectionId: reading.id } });
    expect(screen.queryByRole('button', { name: /some of these words/ })).toBeNull();
    await answer('NoMatchQuery', { node: { __typename: 'Space', id: 'space_lab', sources: { totalCount: 2 } } });
    await person.click(await screen.findByRole('button', { name: 'Show 2 sources with some of these words' }));
    expect(await asked('CollectionPageQuery')).toMatchObject({ filter: { text: 'forgotten loci', collectionId: reading.id }, order: 'BEST_MATCH' });
    await answer('CollectionPageQuery', matching([loci, curve]));
    expect(titles()).toEqual([loci.title, curve.title]);
    expect(router.state.location.search).toBe('?q=forgotten+loci&sort=best');
    expect(screen.getByRole('button', { name: 'Sort by: Best match' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save as smart collection' })).toBeNull();

    // Whoever has emptied the field begins anew.
    await person.clear(search());
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await person.type(search(), 'xyz{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=xyz'));
  });

  test('a size that was typed is taken when the filters are closed, however that is done', async () => {
    const { person, asked, router } = await openReading([curve]);
    await person.click(screen.getByRole('button', { name: 'Filter' }));
    await person.type(await screen.findByRole('textbox', { name: 'Min size' }), '512');
    expect(router.state.location.search).toBe('');
    await person.keyboard('{Escape}');
    expect(await asked('CollectionPageQuery')).toMatchObject({ filter: { sizeKB: { min: 512 } } });
    expect(router.state.location.search).toBe('?min=512');
  });

  test('filters of an address are chips, and Backspace takes one away', async () => {
    const { person, asked } = await openReading([curve], { search: '?types=link&max=5120&favorites=1' });
    expect(screen.getByRole('button', { name: 'Favorites' }).getAttribute('aria-pressed')).toBe('true');
    (await screen.findByRole('button', { name: 'Type Link' })).focus();
    await person.keyboard('{Backspace}');
    expect(await asked('CollectionPageQuery')).toMatchObject({ filter: { sizeKB: { max: 5120 }, favorites: true } });
    expect(screen.queryByRole('button', { name: 'Type Link' })).toBeNull();
    const size = screen.getByRole('button', { name: 'Size up to 5 MB' });
    await waitFor(() => expect(document.activeElement).toBe(size));
    await person.keyboard('{Backspace}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' })));
  });

  test('arrows walk from everything in a card, whose title comes first; whoever comes back from a source goes on at it', async () => {
    rememberViewedSource(loci.id);
    const { person } = await openReading([curve, loci, sleep]);
    const opener = (title: string) => screen.getByRole('link', { name: title });
    await waitFor(() => expect(document.activeElement).toBe(opener(loci.title)));
    await person.keyboard('{Tab}');
    const inside = document.activeElement;
    expect(inside).not.toBe(opener(loci.title));
    expect(inside?.closest('[data-source]')?.getAttribute('data-source')).toBe(loci.id);
    await person.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(opener(sleep.title));
  });
});

// Of each there are dozens on the page, and hundreds pass while one scrolls: every element more is paid for as often.
test.each([
  ['row', '?view=list', 17],
  ['card', '', 22],
])('a %s (%s) is at most %i elements', async (_name, search, most) => {
  await openReading([curve, loci, sleep], { search });
  const [one] = document.querySelectorAll('[data-source]');
  const elements = [...(one?.querySelectorAll('*:not(svg *)') ?? [])].map(({ tagName }) => tagName.toLowerCase());
  expect(elements.length, elements.join(' ')).toBeLessThanOrEqual(most);
  expect(elements).toContain('a');
});

describe('selection', () => {
  const chooseAll = async ({ person }: Opened) => {
    await person.click(screen.getByRole('button', { name: 'Select Multiple' }));
    for (const { title } of [curve, loci]) await person.click(screen.getByRole('link', { name: title }));
  };

  test('a click chooses instead of opening; leaving the mode clears', async () => {
    const opened = await openReading([curve, loci, sleep]);
    await chooseAll(opened);
    expect(opened.router.state.location.pathname).toBe(`/collection/${reading.id}`);
    expect(await screen.findByText('2 sources selected')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add a source' })).toBeNull();

    await opened.person.click(screen.getByRole('button', { name: 'Exit Selection' }));
    expect(screen.queryByText('2 sources selected')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('Ctrl A chooses all wherever the focus is but in a field; Escape gives back step by step', async () => {
    const { person } = await openReading([curve, loci, sleep]);
    await person.click(search());
    await person.keyboard('{Control>}a{/Control}');
    expect(screen.queryByText(/selected/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Select Multiple' }));
    await person.keyboard('{Control>}a{/Control}');
    expect(screen.getByText('3 sources selected')).toBeDefined();
    await person.keyboard('{Escape}');
    expect(screen.queryByText(/selected/)).toBeNull();
    await person.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Select Multiple' })).toBeDefined();
  });

  test('moving several that is refused says so in the words of the specification, and they stay selected', async () => {
    const opened = await openReading([curve, loci, sleep]);
    const { person, asked, refuse } = opened;
    await chooseAll(opened);
    await person.click(screen.getByRole('button', { name: 'Move' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 Sources' }));
    await person.click(dialog.getByRole('treeitem', { name: /Inbox/ }));
    await person.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await asked('useMoveSourcesMutation')).toEqual({ input: { sourceIds: [curve.id, loci.id], toCollectionId: inbox.id, undoable: true } });

    await refuse('useMoveSourcesMutation');
    expect(dialog.getByRole('alert').textContent).toBe('Failed to move some sources. Please try again.');
    expect(titles()).toEqual([curve.title, loci.title, sleep.title]);
    await person.keyboard('{Escape}');
    expect(screen.getByText('2 sources selected')).toBeDefined();
  });

  test('many favorites are told, with the Undo of the server', async () => {
    const opened = await openReading([{ ...curve, isFavorite: true }, { ...loci, isFavorite: false }]);
    const { person, asked, answer } = opened;
    await chooseAll(opened);
    await person.click(screen.getByRole('button', { name: 'More actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Add to favorites' }));
    expect((await asked('useFavoriteSourcesMutation'))['input']).toEqual({ sourceIds: [curve.id, loci.id], isFavorite: true, undoable: true });
    await answer('useFavoriteSourcesMutation', {
      favoriteSources: { __typename: 'FavoriteSourcesPayload', undoId: 'undo_1', sources: [curve, loci].map(({ id }) => ({ id, isFavorite: true })) },
    });
    expect(await screen.findByText('2 sources are favorites')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await asked('useUndoChangeMutation')).toEqual({ input: { undoId: 'undo_1' } });
    await answer('useUndoChangeMutation', {
      undoChange: { __typename: 'UndoChangePayload', changedSourceIds: [loci.id], sources: [sourceOf({ ...loci, isFavorite: false })], collections: [] },
    });
  });

  test('Undo of many takes back what was never loaded too', async () => {
    const opened = await openReading([curve, loci]);
    const { person, asked, answer } = opened;
    await chooseAll(opened);
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await asked('useDeleteSourcesMutation')).toEqual({ input: { sourceIds: [curve.id, loci.id], undoable: true } });
    await answer('useDeleteSourcesMutation', {
      deleteSources: { __typename: 'DeleteSourcesPayload', undoId: 'undo_1', deletedSourceIds: [curve.id, loci.id], collections: [{ id: reading.id, sourceCount: 0 }] },
    });
    expect(screen.queryAllByRole('article')).toEqual([]);
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await answer('useUndoChangeMutation', {
      undoChange: { __typename: 'UndoChangePayload', changedSourceIds: [curve.id, loci.id], sources: [sourceOf(curve)], collections: [{ id: reading.id, sourceCount: 2 }] },
    });
    expect(titles()).toEqual([curve.title]);
  });

  test('a copy is told with Undo, and the current collection can be chosen', async () => {
    const { person, asked, answer } = await openReading([curve, loci]);
    screen.getByRole('link', { name: curve.title }).focus();
    await person.keyboard('c');
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy Source' }));
    await person.click(dialog.getByRole('treeitem', { name: /Reading/ }));
    await person.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await asked('useCopySourcesMutation')).toEqual({ input: { sourceIds: [curve.id], toCollectionId: reading.id, undoable: true } });

    await answer('useCopySourcesMutation', {
      copySources: {
        __typename: 'CopySourcesPayload',
        undoId: 'undo_1',
        copiedSourceIds: ['source_copy'],
        sources: [sourceOf({ ...curve, id: 'source_copy', updatedAt: '2026-05-20T09:12:00.000Z' })],
        collections: [{ id: reading.id, sourceCount: 3 }],
      },
    });
    expect(await screen.findByText('Copied 1 source to Reading')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await asked('useUndoChangeMutation')).toEqual({ input: { undoId: 'undo_1' } });
  });
});

test('an edit that somebody else overtook says so and keeps what was typed', async () => {
  const { person, asked, answer } = await openReading([curve]);
  screen.getByRole('link', { name: curve.title }).focus();
  await person.keyboard('e');
  await answer('SourceEditDialogQuery', { node: { __typename: 'Source', ...sourceOf(curve), note: '', tags: [] } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Source' }));
  await person.type(dialog.getByLabelText('Title'), ', revisited');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await asked('useUpdateSourceMutation')).toEqual({
    input: { sourceId: curve.id, ifUnchangedSince: curve.updatedAt, title: 'The forgetting curve, revisited' },
  });
  await answer('useUpdateSourceMutation', { updateSource: { __typename: 'ConflictError', code: 'CONFLICT' } });
  expect(dialog.getByRole('alert').textContent).toMatch(/Somebody changed this meanwhile/);
  expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('The forgetting curve, revisited');
  // Whoever has read that saves again, over it.
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await asked('useUpdateSourceMutation')).toEqual({ input: { sourceId: curve.id, title: 'The forgetting curve, revisited' } });
  await act(async () => {});
});

test('an edit that puts it elsewhere takes it from the list, and both counts follow', async () => {
  const { person, answer } = await openReading([curve]);
  screen.getByRole('link', { name: curve.title }).focus();
  await person.keyboard('e');
  await answer('SourceEditDialogQuery', { node: { __typename: 'Source', ...sourceOf(curve), note: '', tags: [], space: labWith({ reading: 1 }) } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Source' }));
  await person.type(dialog.getByLabelText('Title'), '!');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await answer('useUpdateSourceMutation', {
    updateSource: {
      __typename: 'UpdateSourcePayload',
      source: sourceOf({ ...curve, collectionId: inbox.id }),
      collections: [
        { id: reading.id, sourceCount: 0 },
        { id: inbox.id, sourceCount: 1 },
      ],
    },
  });
  expect(screen.queryByRole('link', { name: curve.title, hidden: true })).toBeNull();
  expect(screen.getByText('This collection is empty')).toBeDefined();
  expect(screen.getAllByRole('treeitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual(['Reading0 sources0', 'Inbox1 source1']);
});

test('what changes in all sources is counted once, however far down it lies', async () => {
  rememberSpace('space_lab');
  const { answer, tell } = renderPage({ routes: (preload) => [collectionRoute(preload)], at: '/collection/all', beside: <LiveSources /> });
  const list = pageOf([curve, loci]);
  const lab = { ...labWith({ reading: 100 }), statistics: { sourceCount: 100 }, sources: { ...list, totalCount: 100, pageInfo: { hasNextPage: true, endCursor: 'c' } } };
  await answer('VaultLayoutQuery', { node: lab });
  await answer('AllSourcesPageQuery', { node: lab });
  expect((await screen.findByText(/of 100 sources/)).textContent).toBe('100 of 100 sources');
  const old = { id: 'source_old', title: 'Old', createdAt: '2020-01-01T00:00:00.000Z', updatedAt: '2020-01-01T00:00:00.000Z' };
  for (const given of [{}, { status: 'PROCESSING' }, { updatedAt: '2026-06-01T00:00:00.000Z' }]) {
    await tell('useSourceStatusChangesSubscription', { sourceStatusChanged: { sourceId: old.id, source: sourceOf({ ...old, ...given }) } });
  }
  expect(screen.getByRole('link', { name: 'Old' })).toBeDefined();
  expect(screen.getByText(/of 100 sources/).textContent).toBe('100 of 100 sources');
  const fresh = sourceOf({ id: 'source_new', title: 'New', createdAt: '2026-06-02T00:00:00.000Z', updatedAt: '2026-06-02T00:00:00.000Z' });
  await tell('useSourceStatusChangesSubscription', { sourceStatusChanged: { sourceId: fresh.id, source: fresh } });
  expect(screen.getByText(/of 101 sources/).textContent).toBe('101 of 101 sources');
});
