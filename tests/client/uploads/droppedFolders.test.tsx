// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import UploadOverlays from '#client/uploads/UploadOverlays.tsx';
import { renderPage } from '../routes/page.tsx';

const file = (name: string) => ({ name, isFile: true, isDirectory: false, file: (taken: (file: File) => void) => taken(new File(['words'], name)) });
const folder = (name: string, contents: readonly object[]) => {
  const parts = [contents, []];
  return { name, isFile: false, isDirectory: true, createReader: () => ({ readEntries: (taken: (part: readonly object[]) => void) => taken(parts.shift() ?? []) }) };
};

const target = { spaceId: 'space_lab', collectionId: 'collection_research', placeName: 'Research' };
const research = { id: 'collection_research', name: 'Research', parent: null };

function drop(...entries: object[]) {
  const arrivals = [{ items: { entries: entries as FileSystemEntry[] }, target }];
  const element = <UploadOverlays target={target} isDialogOpen={false} isDragged={false} arrivalCount={1} takeArrivals={() => arrivals.splice(0)} />;
  return renderPage({ routes: () => [{ path: '*', element }], at: '/' });
}

afterEach(cleanup);

test('a folder joins the collection of its name below the one it is dropped on; what is new is created there, and each file goes to its own', async () => {
  const { answer, asked } = drop(folder('résumés', [folder('2024', [file('one.txt')])]), file('beside.txt'));
  const there = { id: 'collection_resumes', name: 'Résumés', parent: research };
  // One of that name elsewhere is another.
  const elsewhere = { id: 'collection_elsewhere', name: '2024', parent: null };
  await answer('useFolderCollectionsQuery', { node: { __typename: 'Space', id: target.spaceId, tree: [research, there, elsewhere] } });
  expect((await asked('useFolderCollectionsMutation'))['input']).toEqual({ spaceId: target.spaceId, parentId: 'collection_resumes', name: '2024' });
  await answer('useFolderCollectionsMutation', { createCollection: { __typename: 'CreateCollectionPayload', collection: { id: 'collection_2024' } } });
  const announced: unknown[] = [];
  for (let call = 0; call < 2; call++) {
    announced.push((await asked('useAddSourcesMutation'))['input']);
    await answer('useAddSourcesMutation', { addSources: { __typename: 'AddSourcesPayload', results: [], collections: [] } });
  }
  expect(announced).toMatchObject([
    { collectionId: 'collection_2024', sources: [{ file: { name: 'one.txt' } }] },
    { collectionId: 'collection_research', sources: [{ file: { name: 'beside.txt' } }] },
  ]);
  expect(await screen.findByText('2 files go to Research, into the collections of their folders')).toBeDefined();
});

test('nothing is sent when a collection cannot be created', async () => {
  const { environment, answer, refuse } = drop(folder('Paper', [file('abstract.txt')]));
  await answer('useFolderCollectionsQuery', { node: { __typename: 'Space', id: target.spaceId, tree: [research] } });
  await refuse('useFolderCollectionsMutation');
  expect((await screen.findByText('Failed to create collection.')).closest('[role=alert]')).not.toBeNull();
  expect(environment.mock.getAllOperations().map(({ request }) => request.node.params.name)).not.toContain('useAddSourcesMutation');
});
