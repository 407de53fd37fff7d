// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sourceRoutes } from '#client/routes/source/sourceRoute.ts';
import { renderPage } from '../page.tsx';
import { inbox, labWith, sourceOf } from '../vault.tsx';

const archive = { id: 'source_archive', title: 'field notes.zip', type: 'FILE', fileName: 'field notes.zip', mimeType: 'application/zip', sourceUrl: null, domain: null, siteName: null };

const entry = (id: string, name: string, more: Record<string, unknown> = {}) => ({ __typename: 'SourceEntry', id, name, size: 460, isEncrypted: false, failure: null, source: null, ...more });

async function openArchive(entries: readonly ReturnType<typeof entry>[], given: Record<string, unknown> = {}) {
  const source = { __typename: 'Source', ...sourceOf({ ...archive, ...given }), processedContent: '<ul><li>letters/june.md</li></ul>', entryCount: entries.length };
  const opened = renderPage({ routes: (preload) => sourceRoutes(preload), at: `/source/${archive.id}` });
  await opened.answer('SourcePageQuery', { node: source });
  await screen.findByRole('heading', { level: 1, name: archive.title });
  const list = { totalCount: entries.length, edges: entries.map((node) => ({ cursor: node.id, node })), pageInfo: { hasNextPage: false, endCursor: null } };
  await opened.answer('EntryListQuery', { node: { ...source, entryAddition: null, entries: list } });
  await screen.findByText('June.md');
  return opened;
}

afterEach(cleanup);

test('an archive is a list of its files, each of which can be saved or added', async () => {
  const opened = await openArchive([
    entry('entry_june', 'letters/June.md'),
    entry('entry_may', 'May.txt', { source: { __typename: 'Source', id: 'source_may' } }),
    entry('entry_secret', 'secret.pdf', { isEncrypted: true }),
    entry('entry_broken', 'broken.pdf', { failure: { __typename: 'EntryFailure' } }),
  ]);
  expect(screen.getByText('4 files')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Download June.md' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'In this space' }).getAttribute('href')).toBe('/source/source_may');
  expect(screen.queryByRole('button', { name: 'Add May.txt as a source' })).toBeNull();
  expect(screen.getByText('Protected with a password')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Download secret.pdf' })).toBeNull();
  expect(screen.getByText('Could not be taken out: damaged, protected, or too large')).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Add June.md as a source' }));
  expect(await opened.asked('useAddEntriesMutation')).toEqual({ input: { sourceId: archive.id, entryIds: ['entry_june'], undoable: true } });
  const entryAddition = { __typename: 'EntryAddition', total: 1, done: 1, added: 1, alreadyThere: 0, refused: 0, isOver: true, problem: null };
  await opened.answer('useAddEntriesMutation', { addEntries: { __typename: 'AddEntriesPayload', count: 1, undoId: 'undo_1', source: { __typename: 'Source', id: archive.id, entryAddition } } });
  expect(screen.getByText('1 file was added')).toBeDefined();
});

test('what is added lies where the archive does, or in a collection that was chosen', async () => {
  const opened = await openArchive([entry('entry_june', 'letters/June.md'), entry('entry_may', 'May.txt')]);
  fireEvent.click(screen.getByRole('button', { name: /^Add to/ }));
  await opened.answer('SelectCollectionDialogQuery', { node: labWith({ reading: 6 }) });
  const dialog = await screen.findByRole('dialog', { name: 'Choose a Collection' });
  fireEvent.click(await within(dialog).findByText(inbox.name));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Choose' }));
  expect(await screen.findByRole('button', { name: `Add to ${inbox.name}` })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add all' }));
  expect(await opened.asked('useAddEntriesMutation')).toEqual({ input: { sourceId: archive.id, entryIds: null, collectionId: inbox.id, undoable: true } });
});

test('of an archive whose files are all protected nothing is offered to be added', async () => {
  await openArchive([entry('entry_june', 'letters/June.md', { isEncrypted: true })]);
  expect(screen.getByText('Protected with a password')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add all' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Add to/ })).toBeNull();
});

test('who may only read can save files and add none', async () => {
  await openArchive([entry('entry_june', 'letters/June.md')], { viewerCanEdit: false });
  expect(screen.getByRole('button', { name: 'Download June.md' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add June.md as a source' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add all' })).toBeNull();
});
