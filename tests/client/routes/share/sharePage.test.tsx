// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareRoute } from '#client/routes/share/shareRoute.ts';
import { Uploads } from '#client/uploads/Uploads.tsx';
import { renderPage } from '../page.tsx';

const now = Date.now();
/** What the service worker has kept, by its address. */
let kept: Map<string, FormData>;

beforeEach(() => {
  kept = new Map();
  const cache = {
    keys: async () => [...kept.keys()].map((path) => ({ url: `https://vault.example.org${path}` })),
    match: async (path: string) => ({ formData: async () => kept.get(path) }),
    delete: async (path: string) => kept.delete(path),
  };
  vi.stubGlobal('caches', { open: async () => cache });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function share(words: Record<string, string>, files: readonly File[] = [], age = 0): string {
  const form = new FormData();
  for (const [name, word] of Object.entries(words)) form.set(name, word);
  for (const file of files) form.append('files', file);
  const key = `/share/${now - age}-${crypto.randomUUID()}`;
  kept.set(key, form);
  return key;
}

const spaces = { viewer: { spaces: { edges: [{ node: { __typename: 'Space', id: 'space_lab', name: 'Research Lab', viewerCanEdit: true } }] } } };

async function open() {
  const layout = (
    <>
      <Outlet />
      <Uploads />
    </>
  );
  const routes = () => [{ element: layout, children: [shareRoute(), { path: '/collection/inbox', element: <h1>Inbox</h1> }] }];
  const page = renderPage({ routes, at: '/share' });
  await screen.findByRole('heading', { name: 'Shared with the vault' });
  await page.answer('SharePageQuery', spaces);
  return page;
}

const results = (...outcomes: readonly { outcome: string; problem?: string }[]) => ({
  addSources: { __typename: 'AddSourcesPayload', results: outcomes.map((each) => ({ problem: null, source: null, ...each })), collections: [] },
});

test('what cannot be taken stays where it is, and says so; sent again it has the same key, so that nothing is added twice', async () => {
  const key = share({ text: 'Bees know the hour.' });
  const { person, environment, answer, asked } = await open();
  const keys: unknown[] = [];
  for (const _time of [1, 2]) {
    await person.click(screen.getByRole('button', { name: 'Add to Inbox' }));
    await asked('useAddSourcesMutation');
    keys.push(environment.mock.getAllOperations().at(-1)?.request.cacheConfig?.metadata?.['idempotencyKey']);
    await answer('useAddSourcesMutation', results({ outcome: 'INVALID', problem: 'INPUT' }));
    await screen.findByText('Failed to create source. What was shared stays here: try again.');
  }
  expect(keys).toEqual([`${key}/space_lab`, `${key}/space_lab`]);
  expect([...kept.keys()]).toEqual([key]);
});

test('a link goes to the Inbox of the space, and is forgotten once it is there', async () => {
  share({ title: 'Bees', text: 'https://bees.example.org/noon' });
  const { person, answer, asked } = await open();
  await person.click(screen.getByRole('button', { name: 'Add to Inbox' }));
  expect((await asked('useAddSourcesMutation'))['input']).toEqual({
    spaceId: 'space_lab', collectionId: null, duplicates: 'SKIP_IN_SPACE', sources: [{ link: { url: 'https://bees.example.org/noon' } }],
  });
  await answer('useAddSourcesMutation', results({ outcome: 'ADDED' }));
  await screen.findByRole('heading', { name: 'Inbox' });
  expect(kept.size).toBe(0);
});

test('a file that is too large stands in the tray with its reason', async () => {
  share({}, [new File(['comb'], 'comb.mp4', { type: 'video/mp4' })]);
  const { person, answer, asked } = await open();
  await person.click(screen.getByRole('button', { name: 'Add to Inbox' }));
  await answer('useExistingFilesQuery', { node: { __typename: 'Space', id: 'space_lab', existingSources: [] } });
  expect((await asked('useAddSourcesMutation'))['input']).toMatchObject({ sources: [{ file: { name: 'comb.mp4', size: 4 } }] });
  await answer('useAddSourcesMutation', results({ outcome: 'INVALID', problem: 'FILE_TOO_LARGE' }));
  await screen.findByText('The file is larger than files may be here.');
  expect(screen.getByText('comb.mp4')).toBeDefined();
});

test('what lay there for a week is gone', async () => {
  share({ text: 'Old' }, [], 8 * 24 * 60 * 60 * 1000);
  const fresh = share({ text: 'New' }, [], 6 * 24 * 60 * 60 * 1000);
  await open();
  expect(screen.getByText('New')).toBeDefined();
  expect(screen.queryByText('Old')).toBeNull();
  await waitFor(() => expect([...kept.keys()]).toEqual([fresh]));
});
