// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { collectionRoute } from '#client/routes/collection/collectionRoute.ts';
import { useMoveWithUndo } from '#client/sources/actions/useMoveWithUndo.ts';
import { selectedByIds } from '#client/sources/selection/selectedSources.ts';
import { renderPage } from '../page.tsx';
import { logged, progressAfter } from '../progress.ts';
import { inbox, labWith, openReading, reading, readingWith, sourceOf } from '../vault.tsx';

const curve = { id: 'source_curve', title: 'The forgetting curve', updatedAt: '2026-05-14T09:12:00.000Z' };
const loci = { id: 'source_loci', title: 'Method of loci', updatedAt: '2026-05-13T09:12:00.000Z' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (title: string) => {
  const found = screen.getAllByRole('article').find((article) => within(article).queryByRole('heading', { name: title }));
  if (!found) throw new Error(`No card ${title}`);
  return found;
};
const event = (source: Parameters<typeof sourceOf>[0] | null, sourceId = source?.id) => ({
  sourceStatusChanged: {
    sourceId,
    source: source && { ...sourceOf(source), collection: { ...sourceOf(source).collection, sourceCount: 2 } },
  },
});

describe('a collection', () => {
  test('shows its name, its description, how many sources it has, and each as a card', async () => {
    await openReading([curve, loci]);

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reading');
    expect(screen.getByText('What to read next.')).toBeDefined();
    expect(screen.getByText(/of 2 sources/).textContent).toBe('2 of 2 sources');
    expect(titles()).toEqual(['The forgetting curve', 'Method of loci']);
    const link = within(card('Method of loci')).getByRole('link', { name: 'halden-review.org' });
    expect(link.getAttribute('href')).toBe('https://halden-review.org/curve');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  test('shows a picture from this server on a card, and the first words where it cannot be had', async () => {
    await openReading([{ ...curve, imageUrl: 'https://halden-review.org/lead.jpg', thumbnailUrl: '/files/thumbnail' }]);
    const picture = card(curve.title).querySelector('img[src="/files/thumbnail"]');
    expect(picture).not.toBeNull();
    expect(document.querySelector('img[src^="https:"]')).toBeNull();
    fireEvent.error(picture as Element);
    expect(card(curve.title).querySelector('img[src="/files/thumbnail"]')).toBeNull();
    expect(within(card(curve.title)).getByText('In the winter of 1879')).toBeDefined();
  });

  test('says that it is empty, in the words of the specification', async () => {
    await openReading([]);
    expect(await screen.findByText('This collection is empty')).toBeDefined();
    expect(screen.getByText("Add new sources using the '+' button below or drag them from other collections.")).toBeDefined();
  });

  test('keeps the way of looking at it in the address and asks the server nothing for that', async () => {
    const { person, router, environment } = await openReading([curve]);
    await person.click(screen.getByRole('radio', { name: 'List' }));

    expect(router.state.location.search).toBe('?view=list');
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByRole('link', { name: 'The forgetting curve' })).toBeDefined();
    expect(environment.mock.getAllOperations().map((open) => open.request.node.params.operationKind)).not.toContain('query');
  });

  test('going to another collection of the space asks for that one alone, not for the tree again', async () => {
    const { person, environment, answer } = await openReading([curve]);
    await person.click(screen.getByRole('treeitem', { name: /^Inbox/ }));
    await answer('CollectionPageQuery', { node: { ...readingWith([]), ...inbox } });
    expect(await screen.findByRole('heading', { level: 1, name: inbox.name })).toBeDefined();
    expect(screen.getAllByRole('treeitem')).toHaveLength(2);
    expect(environment.mock.getAllOperations().map((open) => open.request.node.params.name)).not.toContain('VaultLayoutQuery');
  });

  test('whoever comes from elsewhere finds it as lists were looked at last on this device', async () => {
    const { person, router, asked, answer } = await openReading([curve]);
    await person.click(screen.getByRole('radio', { name: 'List' }));
    await person.click(screen.getByRole('button', { name: /^Sort by/ }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'Name' }));
    await answer('CollectionPageQuery', { node: readingWith([curve]) });
    expect(router.state.location.search).toBe('?view=list&sort=name');

    await act(async () => void router.navigate(`/collection/${inbox.id}`));
    expect(await asked('CollectionPageQuery')).toMatchObject({ id: inbox.id, order: 'NAME' });
    await answer('CollectionPageQuery', { node: { ...readingWith([curve]), ...inbox } });
    expect(await screen.findByRole('heading', { level: 1, name: inbox.name })).toBeDefined();
    expect(router.state.location).toMatchObject({ pathname: `/collection/${inbox.id}`, search: '?sort=name&view=list' });
  });
});

describe('live changes', () => {
  test('a status is drawn again by itself, with the stages and their real share', async () => {
    const { tell } = await openReading([{ ...curve, status: 'PENDING' }]);
    expect(within(card(curve.title)).getByText('Pending')).toBeDefined();

    const progress = progressAfter(logged('FETCH', 'SUCCEEDED', { durationMs: 800 }), logged('EXTRACT', 'RUNNING'));
    await tell('useSourceStatusChangesSubscription', event({ ...curve, status: 'PROCESSING', progress }));

    const processing = within(card(curve.title));
    expect(processing.getByText('Processing')).toBeDefined();
    expect((await processing.findByText('Extracting text')).closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(processing.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('33');

    await tell('useSourceStatusChangesSubscription', event({ ...curve, status: 'COMPLETED' }));
    expect(within(card(curve.title)).getByText('Completed')).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('a new source comes to the top once, however often it is told', async () => {
    const { tell } = await openReading([loci]);
    const added = { ...curve, status: 'PENDING', updatedAt: '2026-05-20T09:12:00.000Z' };
    await tell('useSourceStatusChangesSubscription', event(added));
    await tell('useSourceStatusChangesSubscription', event({ ...added, status: 'PROCESSING' }));

    expect(titles()).toEqual(['The forgetting curve', 'Method of loci']);
    expect(screen.getByText(/of 2 sources/)).toBeDefined();
    expect(screen.getByRole('treeitem', { name: /Reading.*2 sources/ })).toBeDefined();
  });

  test.each([
    ['moved elsewhere', { ...curve, collectionId: inbox.id }],
    ['put into the trash', { ...curve, trashedAt: '2026-05-20T09:12:00.000Z' }],
  ])('a source that is %s leaves the list', async (_what, source) => {
    const { tell } = await openReading([curve, loci]);
    await tell('useSourceStatusChangesSubscription', event(source));
    expect(titles()).toEqual(['Method of loci']);
  });

  test('under the pointer nothing moves: what is new waits, is told, and comes when it is wanted', async () => {
    const { person, tell } = await openReading([curve, loci]);
    await person.hover(card(loci.title));
    const added = { id: 'source_new', title: 'New here', updatedAt: '2026-05-20T09:12:00.000Z' };
    await tell('useSourceStatusChangesSubscription', event(added));
    expect(titles()).toEqual([curve.title, loci.title]);
    await person.click(screen.getByRole('button', { name: '1 new source' }));
    expect(titles()).toEqual([added.title, curve.title, loci.title]);
    expect(screen.queryByRole('button', { name: /new source/ })).toBeNull();
  });

  test('what one adds oneself is there at once, wherever the pointer rests', async () => {
    const { person, answer } = await openReading([curve, loci]);
    const resting = card(loci.title);
    await person.click(screen.getByRole('button', { name: 'Add a source' }));
    await person.click(await screen.findByRole('menuitem', { name: /Add link/ }));
    await person.type(await screen.findByRole('textbox', { name: /URL Address/ }), 'https://example.org/a{Enter}');
    fireEvent.pointerEnter(resting, { pointerType: 'mouse' });
    const added = sourceOf({ id: 'source_new', title: 'New here', updatedAt: '2026-05-20T09:12:00.000Z' });
    await answer('useAddSourcesMutation', {
      addSources: { __typename: 'AddSourcesPayload', results: [{ outcome: 'ADDED', source: added }], collections: [] },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(titles()).toEqual([added.title, curve.title, loci.title]);
  });

  test('a source that is gone leaves the list, and its collection is counted again', async () => {
    const { tell, answer, asked } = await openReading([curve, loci]);
    await tell('useSourceStatusChangesSubscription', event(null, curve.id));
    expect(titles()).toEqual(['Method of loci']);

    expect(await asked('useSourceStatusChangesCountQuery')).toEqual({ collectionIds: [reading.id] });
    await answer('useSourceStatusChangesCountQuery', { nodes: [{ __typename: 'Collection', ...reading, sourceCount: 1 }] });
    expect(screen.getByText(/of 1 source/).textContent).toBe('1 of 1 source');
  });

  test('where a source was that was never seen here is not known: then all are counted', async () => {
    const { tell, answer } = await openReading([curve, loci]);
    await tell('useSourceStatusChangesSubscription', event(null, 'source_elsewhere'));
    await answer('useSourceStatusChangesCountsQuery', { node: labWith({ reading: 2, inbox: 4 }) });
    expect(screen.getByRole('treeitem', { name: /^Inbox/ }).textContent).toContain('4');
  });
});

test('a table shows its size and its first cells', async () => {
  const cells = [['day', 'group'], ['1', 'A'], ['2', 'B']];
  await openReading([{ ...curve, title: 'savings-by-day.csv', fileName: 'savings-by-day.csv', type: 'FILE', mimeType: 'text/csv', size: 40_000, table: { rows: 1_204, columns: 9, cells } }]);
  expect(await screen.findByText('CSV, 1,204 rows, 9 columns')).toBeDefined();
  const shown = await screen.findByText('group');
  expect([...(shown.parentElement?.children ?? [])].map(({ textContent }) => textContent)).toEqual(cells.flat());
});

describe('a source that failed', () => {
  const failed = { ...curve, status: 'FAILED', failure: { code: 'BLOCKED' } };

  test('says why in plain words, and is pending as soon as it is tried again', async () => {
    const { person, answer, asked } = await openReading([failed]);
    expect(await screen.findByText('Could not read this page')).toBeDefined();
    expect(screen.getByText('The site did not let us in. It may need a sign-in.')).toBeDefined();

    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(within(card(curve.title)).getByText('Pending')).toBeDefined();
    expect(await asked('useRetrySourcesMutation')).toEqual({ input: { sourceIds: [curve.id] } });

    await answer('useRetrySourcesMutation', {
      retrySources: { __typename: 'RetrySourcesPayload', sources: [sourceOf({ ...curve, status: 'PROCESSING' })] },
    });
    expect(within(card(curve.title)).getByText('Processing')).toBeDefined();
  });

  test('is failed again when the server does not answer, and that is told', async () => {
    const { person, refuse } = await openReading([failed]);
    await person.click(await screen.findByRole('button', { name: 'Retry' }));
    await refuse('useRetrySourcesMutation');

    expect(within(card(curve.title)).getByText('Failed')).toBeDefined();
    expect(await screen.findByText('Failed to update source.')).toBeDefined();
  });
});

describe('deleting a source', () => {
  const trash = async (person: Awaited<ReturnType<typeof openReading>>['person']) => {
    await person.click(within(card(curve.title)).getByRole('button', { name: `Menu of ${curve.title}` }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  };

  test('takes it away at once; Undo brings it back to its place', async () => {
    const { person, answer } = await openReading([curve, loci]);
    await trash(person);
    expect(titles()).toEqual(['Method of loci']);

    await answer('useDeleteSourcesMutation', {
      deleteSources: {
        __typename: 'DeleteSourcesPayload',
        undoId: 'undo_1',
        deletedSourceIds: [curve.id],
        collections: [{ id: reading.id, sourceCount: 1 }],
      },
    });
    expect(screen.getByText(/of 1 source/).textContent).toBe('1 of 1 source');
    expect(await screen.findByText('Source moved to the trash')).toBeDefined();

    await person.click(screen.getByRole('button', { name: 'Undo' }));
    // The message is gone, and the pointer rests on the cards below it.
    await person.hover(card(loci.title));
    await answer('useUndoChangeMutation', {
      undoChange: {
        __typename: 'UndoChangePayload',
        changedSourceIds: [curve.id],
        sources: [sourceOf(curve)],
        collections: [{ id: reading.id, sourceCount: 2 }],
      },
    });
    expect(titles()).toEqual(['The forgetting curve', 'Method of loci']);
    expect(screen.getByText(/of 2 sources/)).toBeDefined();
  });

  test('brings it back by itself when it is refused', async () => {
    const { person, refuse } = await openReading([curve, loci]);
    await trash(person);
    await refuse('useDeleteSourcesMutation');

    expect(titles()).toEqual(['The forgetting curve', 'Method of loci']);
    expect(await screen.findByText('Failed to delete source')).toBeDefined();
  });
});

describe('adding a link', () => {
  const openDialog = async (person: Awaited<ReturnType<typeof openReading>>['person']) => {
    await person.click(screen.getByRole('button', { name: 'Add a source' }));
    await person.click(await screen.findByRole('menuitem', { name: /Add link/ }));
    return screen.findByRole('textbox', { name: 'URL Address' });
  };
  const result = (outcome: string, source: unknown = null) => ({
    addSources: {
      __typename: 'AddSourcesPayload',
      results: [{ outcome, source }],
      collections: [{ id: reading.id, sourceCount: 2 }],
    },
  });

  test('saves it with Enter and shows it at the top', async () => {
    const { person, answer, asked } = await openReading([loci]);
    const field = await openDialog(person);
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
    await person.type(field, 'https://halden-review.org/curve{Enter}');
    expect(await asked('useAddSourcesMutation')).toEqual({
      input: { spaceId: 'space_lab', collectionId: reading.id, sources: [{ link: { url: 'https://halden-review.org/curve' } }], duplicates: 'SKIP_IN_SPACE' },
    });

    await answer('useAddSourcesMutation', result('ADDED', sourceOf({ ...curve, status: 'PENDING', updatedAt: '2026-05-20T09:12:00.000Z' })));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(titles()).toEqual(['The forgetting curve', 'Method of loci']);
  });

  test('keeps the dialog and what was typed when it is no address or when nobody answers', async () => {
    const { person, answer, refuse } = await openReading([loci]);
    const field = await openDialog(person);
    await person.type(field, 'no address{Enter}');
    await answer('useAddSourcesMutation', result('INVALID'));
    expect(screen.getByRole('alert').textContent).toMatch(/This is not a web address/);

    await person.clear(field);
    expect(screen.queryByRole('alert')).toBeNull();
    await person.type(field, 'https://halden-review.org{Enter}');
    await refuse('useAddSourcesMutation');
    expect(screen.getByRole('alert').textContent).toBe('Failed to create source. Please try again.');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'URL Address' }).value).toBe('https://halden-review.org');
  });

  test('tells when the collection has it already, without a second card, and Enter opens it', async () => {
    const { person, answer, router } = await openReading([curve]);
    const field = await openDialog(person);
    await person.type(field, 'https://halden-review.org/curve{Enter}');
    await answer('useAddSourcesMutation', result('ALREADY_THERE', { ...sourceOf(curve), collection: { id: reading.id, name: 'Reading' } }));

    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toContain('Already in this collection');
    expect(screen.queryByRole('button', { name: 'Add here too' })).toBeNull();
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(1);
    await person.type(field, '{Enter}');
    expect(router.state.location.pathname).toBe('/source/source_curve');
  });

  const elsewhere = (source: object) => ({ ...source, collection: { id: inbox.id, name: 'Memory and learning' } });

  test('says while one types that another collection has it, and puts it here too without fetching it again', async () => {
    const { person, answer, asked } = await openReading([loci]);
    await person.type(await openDialog(person), 'https://halden-review.org/curve');
    expect(await asked('useExistingLinkQuery')).toEqual({ spaceId: 'space_lab', links: ['https://halden-review.org/curve'] });
    await answer('useExistingLinkQuery', {
      node: { __typename: 'Space', id: 'space_lab', existingSources: [{ given: 'https://halden-review.org/curve', source: elsewhere({ ...sourceOf(curve), trashedAt: null }) }] },
    });
    const said = within(screen.getByRole('dialog')).getByRole('status').textContent;
    expect(said).toContain('Already in Memory and learning');
    expect(said).toContain('The forgetting curve');
    expect(screen.getByRole('button', { name: 'Open' })).toBeDefined();

    await person.click(screen.getByRole('button', { name: 'Add here too' }));
    expect(await asked('useCopySourcesMutation')).toMatchObject({ input: { sourceIds: [curve.id], toCollectionId: reading.id } });
    await answer('useCopySourcesMutation', {
      copySources: { __typename: 'CopySourcesPayload', undoId: 'undo_1', copiedSourceIds: ['source_copy'], sources: [sourceOf({ ...curve, id: 'source_copy' })], collections: [] },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Copied 1 source to Reading')).toBeDefined();
  });

  test('several end in what became of each: a bad line is corrected where it stands, then Done', async () => {
    const { person, answer, asked } = await openReading([loci]);
    await openDialog(person);
    await person.click(screen.getByRole('button', { name: 'Add several' }));
    await person.type(screen.getByRole('textbox', { name: 'URL Address' }), 'https://halden-review.org/new{Enter}https://halden-review.org/curve{Enter}halden review');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await answer('useAddSourcesMutation', {
      addSources: {
        __typename: 'AddSourcesPayload',
        results: [
          { outcome: 'ADDED', source: sourceOf({ id: 'source_new', title: 'New' }) },
          { outcome: 'ALREADY_THERE', source: elsewhere(sourceOf(curve)) },
          { outcome: 'INVALID', source: null },
        ],
        collections: [],
      },
    });
    expect(screen.getByRole('dialog', { name: '1 added, 1 was there already, 1 is not an address' })).toBeDefined();
    expect(screen.getByText('Already in Memory and learning')).toBeDefined();
    const bad = screen.getByRole<HTMLInputElement>('textbox', { name: 'Correct halden review' });
    expect(document.activeElement).toBe(bad);

    await person.clear(bad);
    await person.type(bad, 'https://halden-review.org/review{Enter}');
    expect(await asked('useAddSourcesMutation')).toMatchObject({ input: { sources: [{ link: { url: 'https://halden-review.org/review' } }] } });
    await answer('useAddSourcesMutation', result('ADDED', sourceOf({ id: 'source_review', title: 'Review' })));
    expect(screen.getByRole('dialog', { name: '2 added, 1 was there already' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('moving a source', () => {
  /** What dropping it on a collection does. */
  function Drop() {
    const { move } = useMoveWithUndo();
    return <button onClick={() => move({ selected: selectedByIds([curve.id], reading.id), to: inbox })}>drop</button>;
  }

  test('by dropping it: it leaves at once, and arrives when the server says so', async () => {
    const { person, answer } = await openReading([curve, loci], { beside: <Drop /> });
    await person.click(screen.getByRole('button', { name: 'drop' }));
    expect(titles()).toEqual(['Method of loci']);
    await answer('useMoveSourcesMutation', {
      moveSources: {
        __typename: 'MoveSourcesPayload',
        undoId: 'undo_1',
        movedSourceIds: [curve.id],
        sources: [sourceOf({ ...curve, collectionId: inbox.id })],
        collections: [{ id: reading.id, sourceCount: 1 }, { id: inbox.id, sourceCount: 1 }],
      },
    });
    expect(await screen.findByText('Moved 1 source to Inbox')).toBeDefined();
    expect(titles()).toEqual(['Method of loci']);
    expect(screen.getByRole('treeitem', { name: /Inbox.*1 source/ })).toBeDefined();

    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await answer('useUndoChangeMutation', {
      undoChange: {
        __typename: 'UndoChangePayload',
        changedSourceIds: [curve.id],
        sources: [sourceOf(curve)],
        collections: [{ id: reading.id, sourceCount: 2 }, { id: inbox.id, sourceCount: 0 }],
      },
    });
    expect(titles()).toEqual(['The forgetting curve', 'Method of loci']);
    expect(screen.getByRole('treeitem', { name: /Reading.*2 sources/ })).toBeDefined();
  });

  test.each([
    ['refused', 'Your role in this space does not allow this.'],
    ['not answered', 'Failed to move source. Please try again.'],
  ])('by dropping it: it comes back to its place when that is %s', async (how, words) => {
    const { person, answer, refuse } = await openReading([curve, loci], { beside: <Drop /> });
    await person.click(screen.getByRole('button', { name: 'drop' }));
    expect(titles()).toEqual(['Method of loci']);
    if (how === 'refused') await answer('useMoveSourcesMutation', { moveSources: { __typename: 'ForbiddenError', code: 'FORBIDDEN' } });
    else await refuse('useMoveSourcesMutation');
    expect(titles()).toEqual(['The forgetting curve', 'Method of loci']);
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('by the menu: not to where it is; refused in the dialog, then done', async () => {
    const { person, answer, asked, refuse } = await openReading([curve, loci]);
    await person.click(within(card(curve.title)).getByRole('button', { name: `Menu of ${curve.title}` }));
    await person.click(await screen.findByRole('menuitem', { name: 'Move to...' }));
    // The tree is in the store already: nothing is asked.
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Source' }));

    expect((await dialog.findByRole('treeitem', { name: /Reading/ })).getAttribute('aria-disabled')).toBe('true');
    expect(dialog.getByText('Current')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Move' }).getAttribute('aria-disabled')).toBe('true');
    await person.click(dialog.getByRole('treeitem', { name: /Inbox/ }));
    await person.click(dialog.getByRole('button', { name: 'Move' }));

    expect(await asked('useMoveSourcesMutation')).toEqual({ input: { sourceIds: [curve.id], toCollectionId: inbox.id, undoable: true } });
    await refuse('useMoveSourcesMutation');
    expect(dialog.getByRole('alert').textContent).toBe('Failed to move source. Please try again.');
    await person.click(dialog.getByRole('button', { name: 'Move' }));
    await answer('useMoveSourcesMutation', {
      moveSources: {
        __typename: 'MoveSourcesPayload',
        movedSourceIds: [curve.id],
        sources: [sourceOf({ ...curve, collectionId: inbox.id })],
        collections: [{ id: reading.id, sourceCount: 1 }, { id: inbox.id, sourceCount: 1 }],
      },
    });
    expect(await screen.findByText('Moved 1 source to Inbox')).toBeDefined();
    expect(titles()).toEqual(['Method of loci']);
    expect(screen.getByRole('treeitem', { name: /Inbox.*1 source/ })).toBeDefined();
  });
});

test('while it is on its way a line runs under New Collection, then the list has the shape of what comes', async () => {
  const { answer } = renderPage({ routes: (preload) => [collectionRoute(preload)], at: `/collection/${reading.id}` });
  expect(await screen.findByRole('progressbar', { name: 'Loading collections' })).toBeDefined();
  const skeleton = () => document.querySelector('[aria-busy]');
  expect(skeleton()).toBeNull();
  await answer('VaultLayoutQuery', { node: readingWith([curve]) });
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(await screen.findByRole('treeitem', { name: /^Reading/ })).toBeDefined();
  expect(skeleton()?.querySelectorAll('span').length).toBeGreaterThan(10);
  expect(titles()).toEqual([]);
  await answer('CollectionPageQuery', { node: readingWith([curve]) });
  await waitFor(() => expect(titles()).toEqual([curve.title]));
  expect(skeleton()).toBeNull();
});

test('an address that leads to no collection says so and keeps the way out', async () => {
  const { router, answer } = await openReading([curve]);
  await act(() => router.navigate('/collection/collection_nowhere'));
  await answer('VaultLayoutQuery', { node: null });
  await answer('CollectionPageQuery', { node: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'This collection is not here' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to Collections' }).getAttribute('href')).toBe('/collection');
});
