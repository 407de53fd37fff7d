// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Uploads } from '#client/uploads/Uploads.tsx';
import { useProvideUploadTarget } from '#client/uploads/uploadTarget.ts';
import { renderPage } from '../routes/page.tsx';
import { sourceOf } from '../routes/vault.tsx';

afterEach(cleanup);

function Collection({ name }: { name: string }) {
  useProvideUploadTarget({ spaceId: 'space_lab', collectionId: `collection_${name}`, placeName: name });
  return <h1>{name}</h1>;
}

function Pages() {
  const [name, setName] = useState('Research');
  return (
    <>
      <button onClick={() => setName('Recipes')}>Go on</button>
      {name !== '' && <Collection key={name} name={name} />}
      <button onClick={() => setName('')}>Leave</button>
      <Uploads />
    </>
  );
}

const open = () => renderPage({ routes: () => [{ path: '*', element: <Pages /> }], at: '/' });

function paste(link: string) {
  const clipboardData = { items: [], files: [], getData: () => link };
  fireEvent(document.body, Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }));
}

test('what is pasted goes to the collection on the screen, also when another is there by the time it is taken', async () => {
  const { asked } = open();
  await screen.findByRole('heading', { name: 'Research' });
  paste('https://example.org/bees');
  fireEvent.click(screen.getByText('Go on'));
  expect(screen.getByRole('heading').textContent).toBe('Recipes');
  expect((await asked('useAddSourcesMutation'))['input']).toMatchObject({ collectionId: 'collection_Research' });
});

test('a page takes what is pasted as soon as it is seen, and nothing does once it is left', async () => {
  const { asked } = open();
  await screen.findByRole('heading', { name: 'Research' });
  fireEvent.click(screen.getByText('Go on'));
  paste('https://example.org/bread');
  expect((await asked('useAddSourcesMutation'))['input']).toMatchObject({ collectionId: 'collection_Recipes' });
  fireEvent.click(screen.getByText('Leave'));
  paste('https://example.org/lost');
  expect(await screen.findByText('Open a collection, then paste the link')).toBeDefined();
});

test('a link that lies elsewhere already is not added without a word: one may open it or have it here too', async () => {
  const { asked, answer } = open();
  await screen.findByRole('heading', { name: 'Research' });
  paste('https://example.org/bees');
  expect((await asked('useAddSourcesMutation'))['input']).toMatchObject({ duplicates: 'SKIP_IN_SPACE' });
  const source = { ...sourceOf({ id: 'source_bees', title: 'Bees' }), collection: { id: 'collection_garden', name: 'Garden' } };
  await answer('useAddSourcesMutation', { addSources: { __typename: 'AddSourcesPayload', results: [{ outcome: 'ALREADY_THERE', problem: null, source }], collections: [] } });
  const toast = (await screen.findByText('Already in Garden')).parentElement;
  expect(within(toast ?? document.body).getByRole('button', { name: 'Open' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Add here too' }));
  expect((await asked('useCopySourcesMutation'))['input']).toMatchObject({ sourceIds: ['source_bees'], toCollectionId: 'collection_Research' });
});

const pasteFiles = (...files: File[]) => fireEvent(document.body, Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData: { items: [], files, getData: () => '' } }));
/** SHA-256 of "bees". */
const beesHash = '23da0d3b0b5aa5ee43ba33f15f971ee4cf32afd1b27ad901863346ba9dd06966';
const spaceWith = (existingSources: readonly object[]) => ({ node: { __typename: 'Space', id: 'space_lab', existingSources } });

test('a file that lies in the space already is not sent again: one may open it or have it here too', async () => {
  const { asked, answer } = open();
  await screen.findByRole('heading', { name: 'Research' });
  pasteFiles(new File(['bees'], 'bees.txt'));
  expect(await asked('useExistingFilesQuery')).toEqual({ spaceId: 'space_lab', sha256: [beesHash] });
  const source = sourceOf({ id: 'source_bees', title: 'Bees', collection: null, isDone: true });
  await answer('useExistingFilesQuery', spaceWith([{ given: beesHash, source }]));
  expect(await screen.findByText('Already in All sources')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Add here too' }));
  expect((await asked('useCopySourcesMutation'))['input']).toMatchObject({ sourceIds: ['source_bees'], toCollectionId: 'collection_Research' });
});

test('of several files only those are sent that are new, and one is told how many were there', async () => {
  const { asked, answer } = open();
  await screen.findByRole('heading', { name: 'Research' });
  pasteFiles(new File(['bees'], 'bees.txt'), new File(['wasps'], 'wasps.txt'));
  await asked('useExistingFilesQuery');
  await answer('useExistingFilesQuery', spaceWith([{ given: beesHash, source: sourceOf({ id: 'source_bees', title: 'Bees' }) }]));
  expect(await screen.findByText('1 added, 1 was there already')).toBeDefined();
  expect((await asked('useAddSourcesMutation'))['input']).toMatchObject({ sources: [{ file: { name: 'wasps.txt' } }] });
});

test('files are sent all the same where nobody can say whether they are there', async () => {
  const { asked, refuse } = open();
  await screen.findByRole('heading', { name: 'Research' });
  pasteFiles(new File(['bees'], 'bees.txt'));
  await refuse('useExistingFilesQuery');
  expect((await asked('useAddSourcesMutation'))['input']).toMatchObject({ sources: [{ file: { name: 'bees.txt' } }] });
});

test('what is pasted and gets no answer is said in the words of the specification', async () => {
  const { refuse } = open();
  await screen.findByRole('heading', { name: 'Research' });
  paste('https://example.org/bees');
  await refuse('useAddSourcesMutation');
  expect((await screen.findByText('Failed to create source.')).closest('[role=alert]')).not.toBeNull();
});

test('nothing says that pictures go to the collection while they are held over a note, which takes them; other files do go there', async () => {
  open();
  await screen.findByRole('heading', { name: 'Research' });
  const note = Object.assign(document.createElement('div'), { textContent: 'A note' });
  note.dataset['takesPictures'] = '';
  document.body.append(note);
  const hold = (event: 'dragenter' | 'dragleave', over: Element, type: string) =>
    fireEvent(over, Object.assign(new Event(event, { bubbles: true, cancelable: true }), { dataTransfer: { types: ['Files'], items: [{ kind: 'file', type }] } }));
  const words = 'Drop files to add them to Research';
  hold('dragenter', document.body, 'image/png');
  expect(await screen.findByText(words)).toBeDefined();
  hold('dragenter', note, 'image/png');
  hold('dragleave', document.body, 'image/png');
  expect(screen.queryByText(words)).toBeNull();
  hold('dragenter', document.body, 'image/png');
  hold('dragleave', note, 'image/png');
  expect(screen.getByText(words)).toBeDefined();
  hold('dragenter', note, 'application/pdf');
  expect(screen.getByText(words)).toBeDefined();
  note.remove();
});
