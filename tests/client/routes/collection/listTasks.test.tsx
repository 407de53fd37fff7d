// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPlace } from '../vault.tsx';

const sleep = { id: 'source_sleep', title: 'Spindles and ripples', collection: null };
const odd = { id: 'source_odd', title: 'An odd thing', collection: null, isFavorite: true };

afterEach(cleanup);

/** A list of both, with the keys on the first one. */
async function openOn(place: Parameters<typeof openPlace>[0], viewerCanEdit = true) {
  const page = await openPlace(place, [{ ...sleep, viewerCanEdit }, { ...odd, viewerCanEdit }], { search: '?view=list', viewerCanEdit });
  const focus = (title: string) => act(() => screen.getByRole('link', { name: title }).focus());
  focus(sleep.title);
  const sent = () => page.environment.mock.getAllOperations().map(({ request }) => request.node.params.name).filter((name) => name.endsWith('Mutation'));
  return { ...page, focus, sent };
}

test('F makes a source a favorite, and no longer; many are made favorites together', async () => {
  const { person, asked, focus, sent } = await openOn('all');
  await person.keyboard('f');
  expect(await asked('useFavoriteSourcesMutation')).toEqual({ input: { sourceIds: [sleep.id], isFavorite: true } });
  expect(sent()).toHaveLength(1);
  await person.keyboard('x');
  focus(odd.title);
  await person.keyboard('xf');
  await waitFor(() => expect(sent()).toHaveLength(2));
});

test('one that is a favorite loses its star by F', async () => {
  const { person, asked, focus } = await openOn('all');
  focus(odd.title);
  await person.keyboard('f');
  expect(await asked('useFavoriteSourcesMutation')).toEqual({ input: { sourceIds: [odd.id], isFavorite: false } });
});

test('T asks for tags', async () => {
  const { person, asked } = await openOn('all');
  await person.keyboard('t');
  expect(await asked('TagSourcesDialogQuery')).toMatchObject({ ids: [sleep.id] });
});

test('Shift E marks as done in the Inbox alone, with Undo; its menu has it, too', async () => {
  const { person, asked, answer } = await openOn('inbox');
  const row = document.querySelector<HTMLElement>(`[data-source="${sleep.id}"]`) ?? document.body;
  await person.click(within(row).getByRole('button', { name: `Menu of ${sleep.title}` }));
  expect((await screen.findByRole('menuitem', { name: /^Mark as done/ })).textContent).toContain('Shift E');
  await person.keyboard('{Escape}');
  act(() => screen.getByRole('link', { name: sleep.title }).focus());
  await person.keyboard('{Shift>}E{/Shift}');
  expect(await asked('useMarkSourcesDoneMutation')).toEqual({ input: { sourceIds: [sleep.id], isDone: true, undoable: true } });
  await waitFor(() => expect(screen.queryByRole('link', { name: sleep.title })).toBeNull());
  await answer('useMarkSourcesDoneMutation', { markSourcesDone: { __typename: 'MarkSourcesDonePayload', undoId: 'undo_1', sources: [] } });
  expect(await screen.findByText('Done, kept in no collection')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
});

test('elsewhere Shift E does nothing, and E edits', async () => {
  const { person, sent } = await openOn('all');
  await person.keyboard('{Shift>}E{/Shift}');
  expect(sent()).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('whoever may only read has the star, and no dialog that would be refused', async () => {
  const { person, sent } = await openOn('all', false);
  await person.keyboard('ecmt{Delete}');
  expect(sent()).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.keyboard('f');
  expect(sent()).toEqual(['useFavoriteSourcesMutation']);
});
