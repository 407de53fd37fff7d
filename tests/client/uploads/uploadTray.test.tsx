// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UploadDialog } from '#client/uploads/UploadDialog.tsx';
import { addUploads, currentUploads, removeUpload, updateUpload, type UploadItem } from '#client/uploads/uploadStore.ts';
import { UploadTray } from '#client/uploads/UploadTray.tsx';
import { renderPage } from '../routes/page.tsx';
import { sourceOf } from '../routes/vault.tsx';

const target = { spaceId: 'space_lab', collectionId: 'collection_reading', placeName: 'Reading' };
const item = (id: string, given: Partial<UploadItem> = {}): UploadItem => ({
  id, name: `${id}.mp4`, size: 100, lastModified: 7, target, sent: 0, state: 'sending', failure: null, ...given,
});
/** SHA-256 of what `choose(10)` chooses. */
const hashOfTenZeros = '01d448afd928065458cf670b60f5a594d735af0172c8d67f22a81680132681ca';
const wide = window.matchMedia;

afterEach(() => {
  cleanup();
  for (const { id } of currentUploads()) removeUpload(id);
  window.matchMedia = wide;
});

const openTray = () => renderPage({ routes: () => [{ path: '*', Component: UploadTray }], at: '/' });

test('the tray counts what is being sent, says what arrived, and asks for attention', () => {
  openTray();
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
  act(() => addUploads([item('film', { sent: 50 }), item('talk')]));
  expect(screen.getByRole('heading', { name: 'Uploading 2 files · 25%' })).toBeDefined();
  act(() => updateUpload('film', { state: 'done', sent: 100 }));
  expect(screen.getByRole('status').textContent).toBe('film.mp4 is uploaded');
  act(() => updateUpload('talk', { state: 'failed', failure: 'QUOTA' }));
  expect(screen.getByRole('heading', { name: '1 upload is not complete' })).toBeDefined();
});

test('on a phone it is a bar that opens', async () => {
  window.matchMedia = (query) => Object.assign(wide(query), { matches: query.includes('max-width: 599') });
  const { person } = openTray();
  act(() => addUploads([item('film', { sent: 50 })]));
  const tray = within(screen.getByRole('region', { name: 'Uploads' }));
  expect(tray.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  expect(tray.queryByRole('list')).toBeNull();
  await person.click(tray.getByRole('button', { name: 'Expand' }));
  expect(within(tray.getByRole('list')).getByText('film.mp4')).toBeDefined();
  await person.click(tray.getByRole('button', { name: 'Collapse' }));
  expect(tray.queryByRole('list')).toBeNull();
});

async function openDialog(fileLimits: object) {
  const onClose = vi.fn();
  const page = renderPage({ routes: () => [{ path: '*', element: <UploadDialog target={target} onClose={onClose} /> }], at: '/' });
  await page.answer('UploadDialogQuery', { node: { __typename: 'Space', id: target.spaceId, fileLimits } });
  const choose = (bytes: number) => page.person.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File([new Uint8Array(bytes)], 'notes.bin'));
  const upload = () => screen.getByRole('button', { name: 'Upload' });
  const canUpload = () => upload().getAttribute('aria-disabled') !== 'true';
  return { ...page, choose, upload, canUpload, onClose };
}

test('a file that is too large, or has no room, is refused before it is sent', async () => {
  const { choose, canUpload } = await openDialog({ largestFile: 2048, quota: 4096, used: 3072 });
  expect(canUpload()).toBe(false);
  await choose(3000);
  expect(screen.getByText(/2\.93 KB/, { selector: '[role=alert] *, [role=alert]' })).toBeDefined();
  expect(canUpload()).toBe(false);
  await choose(1500);
  expect(canUpload()).toBe(false);
  await choose(1000);
  expect(canUpload()).toBe(true);
});

test('an announcement that gets no answer stays in the dialog, in the words of the specification', async () => {
  const { person, choose, upload, asked, refuse, onClose } = await openDialog({ largestFile: 2048, quota: null, used: 0 });
  await choose(1000);
  await person.click(upload());
  expect((await asked('useAddSourcesMutation'))['input']).toMatchObject({ spaceId: target.spaceId, collectionId: target.collectionId });
  await refuse('useAddSourcesMutation');
  expect(await screen.findByText('Failed to create source. Please try again.')).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
});

test('a file that lies in the space already says where, and is opened instead of sent', async () => {
  const { choose, answer, person, onClose, router } = await openDialog({ largestFile: 2048, quota: null, used: 0 });
  await choose(10);
  const source = { ...sourceOf({ id: 'source_notes', title: 'Field notes' }), collection: { id: 'collection_garden', name: 'Garden' } };
  await answer('useExistingFilesQuery', { node: { __typename: 'Space', id: target.spaceId, existingSources: [{ given: hashOfTenZeros, source }] } });
  expect(await screen.findByText('Already in Garden')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add here too' })).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Open' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/source/source_notes');
});
