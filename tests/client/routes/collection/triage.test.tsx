// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { triageRoute } from '#client/routes/collection/collectionRoute.ts';
import { renderPage } from '../page.tsx';
import { labWith, reading, sourceOf, type GivenSource } from '../vault.tsx';

const curve: GivenSource = { id: 'source_curve', title: 'The forgetting curve' };
const loci: GivenSource = { id: 'source_loci', title: 'Method of loci' };
const sleep: GivenSource = { id: 'source_sleep', title: 'Sleep' };
const lab = { id: 'collection_lab', name: 'Lab' };

const suggestions = [
  { collection: { ...reading, sourceCount: 6 }, reason: 'SHARED_WORDS', names: ['sleep', 'spindle'], count: 0 },
  { collection: { ...lab, sourceCount: 27 }, reason: 'SAME_SITE', names: [], count: 3 },
];

const itemOf = (source: GivenSource) => ({ __typename: 'Source', ...sourceOf(source), plainText: 'In the winter of 1879.', language: 'en', readingMinutes: 7, suggestedCollections: suggestions });
const foundInbox = (sources: readonly GivenSource[], { inboxCount = sources.length, viewerCanEdit = true, endCursor = null as string | null } = {}) => ({
  __typename: 'Space',
  id: 'space_lab',
  viewerCanEdit,
  inboxCount,
  sources: { edges: sources.map(({ id }) => ({ node: { __typename: 'Source', id } })), pageInfo: { hasNextPage: endCursor !== null, endCursor } },
});

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Somebody sorts an Inbox in which these lie. */
async function sort(sources: readonly GivenSource[], options: Parameters<typeof foundInbox>[1] = {}) {
  const page = renderPage({
    routes: (preload) => [triageRoute(preload), { path: 'collection/inbox', element: <h1>The list</h1> }, { path: 'source/:id', element: <h1>A source</h1> }],
    at: '/collection/inbox/sort',
  });
  const space = foundInbox(sources, options);
  await page.answer('TriagePageQuery', { node: space, viewer: { spaces: { edges: [{ node: space }] } } });
  const read = async (...wanted: GivenSource[]) => {
    for (const source of wanted) {
      expect(await page.asked('TriageItemQuery')).toEqual({ id: source.id });
      await page.answer('TriageItemQuery', { node: itemOf(source) });
    }
  };
  return { ...page, read };
}

const onTop = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const position = () => screen.queryByText(/\d+ of \d+/)?.textContent;

describe('sorting the Inbox one by one', () => {
  test('the source on top shows how it begins and where it may go, with what speaks for it; the next ones are read meanwhile', async () => {
    const { read } = await sort([curve, loci, sleep]);
    await read(curve, loci, sleep);
    expect(onTop()).toEqual([curve.title]);
    expect(position()).toBe('1 of 3');
    expect(within(screen.getByRole('group', { name: 'The forgetting curve' })).getByText('In the winter of 1879.')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Reading/ }).textContent).toContain('Same words: sleep, spindle');
    expect(screen.getByRole('button', { name: /^Lab/ }).textContent).toContain('3 sources from this site are there');
  });

  test('1 files it in the first collection, and the next one is on top before the server has answered', async () => {
    const { read, person, asked, answer } = await sort([curve, loci]);
    await read(curve, loci);
    await person.keyboard('1');
    expect(onTop()).toEqual([loci.title]);
    expect(position()).toBe('2 of 2');
    expect(await screen.findByText('Filed in Reading')).toBeDefined();
    expect(await asked('useMoveSourcesMutation')).toEqual({ input: { sourceIds: [curve.id], toCollectionId: reading.id, undoable: true } });
    await answer('useMoveSourcesMutation', { moveSources: { __typename: 'MoveSourcesPayload', undoId: 'undo_1', movedSourceIds: [curve.id], sources: [], collections: [] } });
    expect(onTop()).toEqual([loci.title]);
  });

  test('E keeps it, D deletes it, and the end says what came of it; Z takes back step by step, there too', async () => {
    const { read, person, asked, answer } = await sort([curve, loci]);
    await read(curve, loci);
    await person.keyboard('e');
    expect(await asked('useMarkSourcesDoneMutation')).toEqual({ input: { sourceIds: [curve.id], isDone: true, undoable: true } });
    await answer('useMarkSourcesDoneMutation', { markSourcesDone: { __typename: 'MarkSourcesDonePayload', undoId: 'undo_1', sources: [] } });
    await person.keyboard('d');
    await answer('useDeleteSourcesMutation', { deleteSources: { __typename: 'DeleteSourcesPayload', undoId: 'undo_2', deletedSourceIds: [loci.id], collections: [] } });
    expect(screen.getByRole('heading', { name: 'The Inbox is empty' })).toBeDefined();
    expect(screen.getByText('2 sources sorted in 1 minute.')).toBeDefined();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1', '1']);
    expect(document.activeElement?.textContent).toBe('Back to All sources');

    await person.keyboard('z');
    expect(await asked('useUndoChangeMutation')).toEqual({ input: { undoId: 'undo_2' } });
    expect(onTop()).toEqual([loci.title]);
    await answer('useUndoChangeMutation', { undoChange: { __typename: 'UndoChangePayload', changedSourceIds: [loci.id], sources: [], collections: [] } });
    await person.keyboard('z');
    expect(await asked('useUndoChangeMutation')).toEqual({ input: { undoId: 'undo_1' } });
    expect(position()).toBe('1 of 2');
  });

  test('Z before the server has answered takes back as soon as it has', async () => {
    const { read, person, asked, answer, environment } = await sort([curve, loci]);
    await read(curve, loci);
    await person.keyboard('ez');
    expect(onTop()).toEqual([curve.title]);
    expect(environment.mock.getAllOperations().map(({ request }) => request.node.params.name)).not.toContain('useUndoChangeMutation');
    await answer('useMarkSourcesDoneMutation', { markSourcesDone: { __typename: 'MarkSourcesDonePayload', undoId: 'undo_1', sources: [] } });
    expect(await asked('useUndoChangeMutation')).toEqual({ input: { undoId: 'undo_1' } });
  });

  test('what was taken back and is decided again at once is told to the server after it has it back', async () => {
    const { read, person, asked, answer, environment } = await sort([curve, loci]);
    await read(curve, loci);
    await person.keyboard('dze');
    expect(onTop()).toEqual([loci.title]);
    const open = () => environment.mock.getAllOperations().map(({ request }) => request.node.params.name);
    await answer('useDeleteSourcesMutation', { deleteSources: { __typename: 'DeleteSourcesPayload', undoId: 'undo_1', deletedSourceIds: [curve.id], collections: [] } });
    expect(await asked('useUndoChangeMutation')).toEqual({ input: { undoId: 'undo_1' } });
    expect(open()).not.toContain('useMarkSourcesDoneMutation');
    await answer('useUndoChangeMutation', { undoChange: { __typename: 'UndoChangePayload', changedSourceIds: [curve.id], sources: [], collections: [] } });
    expect(await asked('useMarkSourcesDoneMutation')).toEqual({ input: { sourceIds: [curve.id], isDone: true, undoable: true } });
  });

  test('a refusal brings it back on top and says so', async () => {
    const { read, person, refuse } = await sort([curve, loci]);
    await read(curve, loci);
    await person.keyboard('1');
    await refuse('useMoveSourcesMutation');
    expect(onTop()).toEqual([curve.title]);
    expect(await screen.findByText('It could not be sorted. It is back on top.')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Undo ?Z$/ }).getAttribute('aria-disabled')).toBe('true');
  });

  test('L puts it off to the end, J and K look at the next and the one before', async () => {
    const { read, person } = await sort([curve, loci, sleep]);
    await read(curve, loci, sleep);
    await person.keyboard('l');
    expect(onTop()).toEqual([loci.title]);
    await person.keyboard('j');
    expect(onTop()).toEqual([sleep.title]);
    await person.keyboard('j');
    expect(onTop()).toEqual([curve.title]);
    await person.keyboard('kk');
    expect(onTop()).toEqual([loci.title]);
    expect(position()).toBe('1 of 3');
  });

  test('a tag is taken away by its cross, at once', async () => {
    const tagged = { ...curve, tags: [{ __typename: 'Tag', id: 'tag_memory', name: 'memory' }] };
    const { read, person, asked } = await sort([tagged]);
    await read(tagged);
    await person.click(screen.getByRole('button', { name: 'Remove tag memory' }));
    expect(screen.queryByText('memory')).toBeNull();
    expect(await asked('useTagSourcesMutation')).toEqual({ input: { sourceIds: [curve.id], remove: ['memory'] } });
  });

  test('the message of what was done takes it back, too', async () => {
    const { read, person, asked, answer } = await sort([curve, loci]);
    await read(curve, loci);
    await person.keyboard('1');
    const told = (await screen.findByText('Filed in Reading')).closest('li') ?? document.body;
    await answer('useMoveSourcesMutation', { moveSources: { __typename: 'MoveSourcesPayload', undoId: 'undo_1', movedSourceIds: [curve.id], sources: [], collections: [] } });
    await person.click(within(told).getByRole('button', { name: 'Undo' }));
    expect(await asked('useUndoChangeMutation')).toEqual({ input: { undoId: 'undo_1' } });
    expect(onTop()).toEqual([curve.title]);
  });

  test('T asks for its tags', async () => {
    const { read, person, asked } = await sort([curve, loci]);
    await read(curve, loci);
    await person.keyboard('t');
    expect(await asked('TagSourcesDialogQuery')).toMatchObject({ ids: [curve.id] });
  });

  test('Space scrolls its text, Escape leaves', async () => {
    const { read, person, router } = await sort([curve, loci]);
    await read(curve, loci);
    const scrolled = vi.fn();
    screen.getByRole('group', { name: curve.title }).scrollBy = scrolled;
    await person.keyboard(' ');
    expect(scrolled).toHaveBeenCalledOnce();
    expect(onTop()).toEqual([curve.title]);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/collection/inbox'));
  });

  describe('by a finger', () => {
    /** Draws the card on top aside, by so much; slowly, so that it is no flick. */
    const swipe = (by: { x: number; y?: number }, card: HTMLElement = screen.getByRole('article'), whileHeld = () => undefined as void) => {
      const touch = (x: number, y: number) => [{ clientX: 200 + x, clientY: 300 + y }];
      const at = (event: Event, timeStamp: number) => Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      fireEvent(card, at(Object.assign(new Event('touchstart', { bubbles: true }), { touches: touch(0, 0), changedTouches: touch(0, 0) }), 1));
      for (const share of [0.3, 1]) fireEvent(card, Object.assign(new Event('touchmove', { bubbles: true }), { touches: touch(by.x * share, (by.y ?? 0) * share), changedTouches: [] }));
      whileHeld();
      fireEvent(card, at(Object.assign(new Event('touchend', { bubbles: true }), { touches: [], changedTouches: touch(by.x, by.y ?? 0) }), 60_000));
    };

    test('to the right it goes into the collection that is suggested first', async () => {
      const { read, asked } = await sort([curve, loci]);
      await read(curve, loci);
      swipe({ x: 120 });
      expect(await asked('useMoveSourcesMutation')).toMatchObject({ input: { sourceIds: [curve.id], toCollectionId: reading.id } });
      expect(onTop()).toEqual([loci.title]);
    });

    test('to the left it is done', async () => {
      const { read, asked } = await sort([curve, loci]);
      await read(curve, loci);
      swipe({ x: -120 });
      expect(await asked('useMarkSourcesDoneMutation')).toMatchObject({ input: { sourceIds: [curve.id], isDone: true } });
    });

    test('to the right it does not give way where nothing is suggested, and stays', async () => {
      const { answer, asked } = await sort([curve]);
      expect(await asked('TriageItemQuery')).toEqual({ id: curve.id });
      await answer('TriageItemQuery', { node: { ...itemOf(curve), suggestedCollections: [] } });
      const way = () => screen.getByRole('article').parentElement?.dataset['swipe'];
      const held: (string | undefined)[] = [];
      swipe({ x: 120 }, undefined, () => void held.push(way()));
      expect(onTop()).toEqual([curve.title]);
      swipe({ x: -60 }, undefined, () => void held.push(way()));
      expect(held).toEqual([undefined, 'left']);
      expect(onTop()).toEqual([curve.title]);
    });

    test('up it comes again at the end, where nothing scrolls any further', async () => {
      const { read } = await sort([curve, loci]);
      await read(curve, loci);
      const text = screen.getByRole('group', { name: curve.title });
      text.style.overflowY = 'auto';
      vi.spyOn(text, 'scrollHeight', 'get').mockReturnValue(2000);
      swipe({ x: 0, y: -120 }, text);
      expect(onTop()).toEqual([curve.title]);
      vi.spyOn(text, 'scrollHeight', 'get').mockReturnValue(0);
      swipe({ x: 20, y: -120 }, text);
      expect(onTop()).toEqual([loci.title]);
    });

    test('where one reads from right to left, to the left it goes into the collection, and to the right it is done', async () => {
      document.documentElement.dir = 'rtl';
      onTestFinished(() => document.documentElement.removeAttribute('dir'));
      const { read, asked } = await sort([curve, loci]);
      await read(curve, loci);
      swipe({ x: -120 });
      expect(await asked('useMoveSourcesMutation')).toMatchObject({ input: { sourceIds: [curve.id], toCollectionId: reading.id } });
      expect(onTop()).toEqual([loci.title]);
      swipe({ x: 120 });
      expect(await asked('useMarkSourcesDoneMutation')).toMatchObject({ input: { sourceIds: [loci.id], isDone: true } });
    });

    test.each([
      ['not far enough', { x: 60 }],
      ['downwards, which scrolls', { x: 100, y: 300 }],
    ])('%s it stays', async (_what, by) => {
      const { read } = await sort([curve, loci]);
      await read(curve, loci);
      swipe(by);
      expect(onTop()).toEqual([curve.title]);
      expect(screen.getByRole('article').parentElement?.dataset['swipe']).toBeUndefined();
    });
  });

  test('after G a key says where to go, and nothing is deleted by it', async () => {
    const { read, person } = await sort([curve, loci]);
    await read(curve, loci);
    await person.keyboard('gd');
    expect(onTop()).toEqual([curve.title]);
  });

  test('Enter opens it, and who comes back goes on where they were', async () => {
    const { read, person, router, answer } = await sort([curve, loci, sleep]);
    await read(curve, loci, sleep);
    await person.keyboard('l{Enter}');
    expect(router.state.location.pathname).toBe(`/source/${loci.id}`);
    await act(() => router.navigate(-1));
    const space = foundInbox([curve, loci, sleep]);
    await answer('TriagePageQuery', { node: space, viewer: { spaces: { edges: [{ node: space }] } } });
    await waitFor(() => expect(onTop()).toEqual([loci.title]));
    expect(screen.getByRole('button', { name: /^Undo ?Z$/ }).getAttribute('aria-disabled')).toBeNull();
  });

  test('M asks for another collection, and files it there', async () => {
    const { read, person, answer, asked } = await sort([curve, loci]);
    await read(curve, loci);
    await person.keyboard('m');
    await answer('SelectCollectionDialogQuery', { node: labWith({ reading: 6 }) });
    await person.click(await screen.findByRole('treeitem', { name: /^Reading/ }));
    await person.click(screen.getByRole('button', { name: 'Move' }));
    expect(await asked('useMoveSourcesMutation')).toEqual({ input: { sourceIds: [curve.id], toCollectionId: reading.id, undoable: true } });
    expect(onTop()).toEqual([loci.title]);
  });

  test('an empty Inbox says what arrives there; who may not edit sees the list', async () => {
    await sort([]);
    expect(await screen.findByText(/What you add without a collection arrives here/)).toBeDefined();
    cleanup();
    const { router } = await sort([curve], { viewerCanEdit: false });
    await waitFor(() => expect(router.state.location.pathname).toBe('/collection/inbox'));
  });
});
