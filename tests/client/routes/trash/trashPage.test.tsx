// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { trashRoute } from '#client/routes/trash/trashRoute.ts';
import { rememberSpace } from '#client/spaces/currentSpace.ts';
import { renderPage } from '../page.tsx';
import { pageOf } from '../vault.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const trashedAt = '2026-05-14T09:12:00.000Z';
const [curve, loci, sleep] = ['The forgetting curve', 'Method of loci', 'Sleep'].map((title, index) => ({ id: `source_${index}`, title, trashedAt }));
const sources = [curve, loci, sleep] as { id: string; title: string; trashedAt: string }[];
const all = [...sources.map(({ id }) => id)];

const deletedOf = (nodes: readonly object[]) => ({ totalCount: nodes.length, edges: nodes.map((node) => ({ node })) });

/** The trash with three sources loaded, of `totalCount`. */
async function openTrash({ totalCount = 3, viewerCanEdit = true, hasNextPage = false, deleted = [] as { id: string; name: string; path: string[]; sourceCount: number }[], prompts = [] as object[] } = {}) {
  rememberSpace('space_lab');
  const page = renderPage({ routes: (preload) => [trashRoute(preload)], at: '/trash' });
  const list = pageOf(sources.map((source) => ({ ...source, viewerCanEdit })));
  await page.answer('TrashPageQuery', { node: { __typename: 'Space', id: 'space_lab', viewerCanEdit, deletedPrompts: { totalCount: prompts.length, edges: prompts.map((node, at) => ({ cursor: String(at), node: { __typename: 'DeletedPrompt', deletedAt: trashedAt, viewerCanEdit, ...node } })) }, deletedCollections: deletedOf(deleted.map((each) => ({ ...each, deletedAt: trashedAt, viewerCanEdit }))), sources: { ...list, totalCount, pageInfo: { hasNextPage, endCursor: 'source_2' } } } });
  await screen.findByRole('heading', { name: 'Trash' });
  return page;
}
const titles = () => screen.queryAllByRole('listitem').flatMap((row) => within(row).queryByRole('link')?.textContent ?? []);
const bar = () => within(screen.getByRole('toolbar', { name: 'Selection' }));
const select = (title: string) => screen.getByRole('checkbox', { name: `Select ${title}` });

test('several are restored at once: they leave at once, and come back when it is refused', async () => {
  const { person, asked, answer } = await openTrash();
  await person.click(select('The forgetting curve'));
  await person.keyboard('{Shift>}');
  await person.click(select('Sleep'));
  await person.keyboard('{/Shift}');
  expect(bar().getByText('3 sources selected')).toBeDefined();
  await person.click(select('Method of loci'));
  await person.click(bar().getByRole('button', { name: 'Restore' }));
  expect(await asked('useRestoreSourcesMutation')).toEqual({ input: { sourceIds: ['source_0', 'source_2'] } });
  expect(titles()).toEqual(['Method of loci']);
  await answer('useRestoreSourcesMutation', { restoreSources: { __typename: 'ForbiddenError', code: 'FORBIDDEN' } });
  expect(titles()).toEqual(['The forgetting curve', 'Method of loci', 'Sleep']);
  expect(await screen.findByText('Your role in this space does not allow this.')).toBeDefined();
});

test('what is refused to be deleted for good stays, and stays chosen', async () => {
  const { person, answer } = await openTrash();
  await person.click(select('Sleep'));
  await person.click(bar().getByRole('button', { name: 'Delete Forever' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Source' }));
  await person.click(dialog.getByRole('button', { name: 'Delete Forever' }));
  await answer('useDeleteSourcesForeverMutation', { deleteSourcesForever: { __typename: 'ForbiddenError', code: 'FORBIDDEN' } });
  expect(dialog.getByRole('alert').textContent).toBe('Your role in this space does not allow this.');
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(titles()).toEqual(['The forgetting curve', 'Method of loci', 'Sleep']);
  expect(bar().getByText('1 source selected')).toBeDefined();
});

test('all of many are deleted for good, after a question that says how many', async () => {
  const { person, asked, answer } = await openTrash({ totalCount: 250 });
  await person.click(select('Sleep'));
  await person.click(bar().getByRole('button', { name: 'Select All' }));
  await person.click(bar().getByRole('button', { name: 'Select all 250 results' }));
  await person.click(bar().getByRole('button', { name: 'Delete Forever' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 250 Sources' }));
  expect(dialog.getByText(/You are about to delete/).textContent).toBe('You are about to delete 250 sources. This action cannot be undone.');
  await person.click(dialog.getByRole('button', { name: 'Delete Forever' }));
  expect(await asked('useDeleteSourcesForeverMutation')).toEqual({
    input: { matching: { spaceId: 'space_lab', filter: { trashed: true, withoutDeletedCollections: true }, expectedCount: 250 } },
  });
  await answer('useDeleteSourcesForeverMutation', { deleteSourcesForever: { __typename: 'DeleteSourcesForeverPayload', deletedSourceIds: all } });
  expect(titles()).toEqual([]);
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('a further page that does not come is told, and comes when it is asked for again', async () => {
  const { person, refuse, answer } = await openTrash({ hasNextPage: true });
  await refuse('TrashListPaginationQuery');
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch sources.');
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await answer('TrashListPaginationQuery', { node: { __typename: 'Space', id: 'space_lab', sources: pageOf([{ id: 'source_3', title: 'Spindles', trashedAt }]) } });
  expect(titles()).toEqual(['The forgetting curve', 'Method of loci', 'Sleep', 'Spindles']);
});

test('who may only read can choose nothing', async () => {
  await openTrash({ viewerCanEdit: false, deleted: [dreams] });
  expect(titles()).toHaveLength(3);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Restore|Empty/ })).toBeNull();
});

const dreams = { id: 'deletedcollection_1', name: 'Dreams', path: ['Research', 'Sleep'], sourceCount: 48 };

test('a deleted collection is one line that says what it was, and comes back as a whole', async () => {
  const { person, asked, answer } = await openTrash({ deleted: [dreams] });
  const [row] = screen.getAllByRole('listitem');
  expect(row?.textContent).toContain('Research / Sleep / Dreams');
  expect(row?.textContent).toContain('48 sources');
  expect(screen.getByRole('status').textContent).toBe('1 collection · 3 sources');
  await person.click(screen.getByRole('button', { name: 'Restore Research / Sleep / Dreams' }));
  expect(await asked('useRestoreCollectionsMutation')).toEqual({ input: { deletedCollectionIds: ['deletedcollection_1'] } });
  await answer('useRestoreCollectionsMutation', {
    restoreCollections: { __typename: 'RestoreCollectionsPayload', restoredCollectionIds: ['collection_1'], restoredSourceIds: [], collections: [] },
  });
  expect(await screen.findByText('Research / Sleep / Dreams restored')).toBeDefined();
  await answer('TrashListReloadQuery', { node: { __typename: 'Space', id: 'space_lab', viewerCanEdit: true, deletedCollections: deletedOf([]), sources: pageOf(sources) } });
  expect(screen.queryByText('Research / Sleep / Dreams')).toBeNull();
  expect(titles()).toHaveLength(3);
});

test('a deleted collection is deleted for good after a question; emptying the trash counts what went with it', async () => {
  const { person, asked, answer, refuse } = await openTrash({ deleted: [dreams] });
  await person.click(screen.getByRole('button', { name: 'Empty Trash' }));
  const emptying = within(await screen.findByRole('alertdialog', { name: 'Empty Trash' }));
  expect(emptying.getByText(/51 sources will be deleted/)).toBeDefined();
  await person.click(emptying.getByRole('button', { name: 'Cancel' }));

  await person.click(screen.getByRole('button', { name: 'Delete Research / Sleep / Dreams forever' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Collection' }));
  expect(dialog.getByText(/You are about to delete/).textContent).toBe('You are about to delete Research / Sleep / Dreams with 48 sources. This action cannot be undone.');
  await person.click(dialog.getByRole('button', { name: 'Delete Forever' }));
  expect(await asked('useDeleteCollectionsForeverMutation')).toEqual({ input: { deletedCollectionIds: ['deletedcollection_1'] } });
  await refuse('useDeleteCollectionsForeverMutation');
  expect(await dialog.findByText('Failed to delete collection.')).toBeDefined();
  await person.click(dialog.getByRole('button', { name: 'Delete Forever' }));
  await answer('useDeleteCollectionsForeverMutation', { deleteCollectionsForever: { __typename: 'DeleteCollectionsForeverPayload', deletedSourceCount: 48 } });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('prompts and prompt collections lie there, too, with their ways back and out', async () => {
  const { person, asked, answer } = await openTrash({
    prompts: [
      { promptId: null, promptCollectionId: 'promptcollection_1', title: 'Support', path: [], promptCount: 2 },
      { promptId: 'prompt_1', promptCollectionId: null, title: 'Greeting', path: ['Mail'], promptCount: 1 },
    ],
  });
  expect(screen.getByText('Prompt collection, 2 prompts')).toBeDefined();
  expect(screen.getByText(/2 in Prompts/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Restore Mail / Greeting' }));
  expect(await asked('usePromptTrashRestoreMutation')).toEqual({ input: { promptIds: ['prompt_1'] } });
  await answer('usePromptTrashRestoreMutation', { restorePrompts: { __typename: 'RestorePromptsPayload' } });
  expect(await screen.findByText('Mail / Greeting restored')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Delete Support forever' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Prompt' }));
  expect(dialog.getByText(/You are about to delete/).textContent).toBe('You are about to delete Support with 2 prompts. This action cannot be undone.');
  await person.click(dialog.getByRole('button', { name: 'Delete Forever' }));
  expect(await asked('usePromptTrashDeleteMutation')).toEqual({ input: { promptCollectionIds: ['promptcollection_1'] } });
  await answer('usePromptTrashDeleteMutation', { deletePromptsForever: { __typename: 'ForbiddenError', code: 'FORBIDDEN' } });
  expect(dialog.getByRole('alert').textContent).toBe('Your role in this space does not allow this.');
});
