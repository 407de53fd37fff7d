// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { emitSourceChanged } from '#client/sources/store/sourceEvents.ts';
import { openPlace } from '../vault.tsx';

const sleep = { id: 'source_sleep', title: 'Spindles and ripples', collection: null };
const odd = { id: 'source_odd', title: 'An odd thing', collection: null };

afterEach(cleanup);

const suggested = (id: string, ...collections: object[]) => ({ __typename: 'Source', id, suggestedCollections: collections.map((collection) => ({ collection })) });
const known = { nodes: [suggested(sleep.id, { id: 'collection_sleep', name: 'Sleep' }, { id: 'collection_maps', name: 'Maps' }), suggested(odd.id)] };

/** The Inbox with its suggestions there. */
async function openInbox(search: string) {
  const page = await openPlace('inbox', [sleep, odd], { search });
  expect(await page.asked('SuggestedPlacesQuery')).toEqual({ ids: [sleep.id, odd.id] });
  await page.answer('SuggestedPlacesQuery', known);
  return page;
}
const cell = (id: string) => within(document.querySelector<HTMLElement>(`[data-source="${id}"]`) ?? document.body);

describe.each([['as rows', '?view=list'], ['as cards', '']])('what lies in the Inbox, %s', (_as, search) => {
  test('shows the collection it most likely belongs to, asked for all at once, and nothing where none is likely', async () => {
    await openInbox(search);
    expect(cell(sleep.id).getByRole('button', { name: 'Move to Sleep' }).textContent).toBe('Sleep');
    expect(cell(odd.id).queryByRole('button', { name: /^Move to/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Inbox', hidden: false })?.closest('[data-source]') ?? null).toBeNull();
  });

  test('goes there on one press, which can be taken back', async () => {
    const { person, asked, answer } = await openInbox(search);
    await person.click(cell(sleep.id).getByRole('button', { name: 'Move to Sleep' }));
    expect(await asked('useMoveSourcesMutation')).toMatchObject({ input: { sourceIds: [sleep.id], toCollectionId: 'collection_sleep', undoable: true } });
    await answer('useMoveSourcesMutation', { moveSources: { __typename: 'MoveSourcesPayload', undoId: 'undo_1', movedSourceIds: [sleep.id], sources: [], collections: [] } });
    expect(await screen.findByText('Moved 1 source to Sleep')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  });

  test('goes there by 1 on the source that has the focus', async () => {
    const { person, asked } = await openInbox(search);
    const link = cell(sleep.id).getByRole('link', { name: sleep.title });
    act(() => link.focus());
    await person.keyboard('1');
    expect(await asked('useMoveSourcesMutation')).toMatchObject({ input: { sourceIds: [sleep.id], toCollectionId: 'collection_sleep' } });
  });
});

test('its column says what it holds', async () => {
  await openInbox('?view=list');
  expect(await screen.findByRole('columnheader', { name: 'Suggested collection' })).toBeDefined();
});

test('what has been read meanwhile is asked for again', async () => {
  const { answer, asked } = await openInbox('?view=list');
  act(() => emitSourceChanged(odd.id));
  expect(await asked('SuggestedPlacesQuery')).toEqual({ ids: [odd.id] });
  await answer('SuggestedPlacesQuery', { nodes: [suggested(odd.id, { id: 'collection_maps', name: 'Maps' })] });
  expect(cell(odd.id).getByRole('button', { name: 'Move to Maps' })).toBeDefined();
});

test('whoever may only read is suggested nothing, and nothing is asked for', async () => {
  const { environment } = await openPlace('inbox', [sleep], { viewerCanEdit: false, search: '?view=list' });
  await waitFor(() => expect(cell(sleep.id).getByRole('link', { name: 'Inbox' })).toBeDefined());
  expect(environment.mock.getAllOperations().map(({ request }) => request.node.params.name)).not.toContain('SuggestedPlacesQuery');
  expect(screen.getByRole('columnheader', { name: 'Collection' })).toBeDefined();
});

test('elsewhere what lies in no collection says so', async () => {
  await openPlace('all', [sleep], { search: '?view=list' });
  expect(cell(sleep.id).getByRole('link', { name: 'Inbox' })).toBeDefined();
});
