// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { importRoute } from '#client/routes/imports/importRoute.ts';
import { renderPage } from './page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
const counts = [
  { outcome: 'ADDED', count: 2_257 },
  { outcome: 'ALREADY_THERE', count: 10_587 },
  { outcome: 'FAILED', count: 1 },
];
const job = {
  __typename: 'Job', id: 'job_1', state: 'AWAITING_APPROVAL', done: 12_845, total: 12_845, fileName: 'bookmarks.html', createdAt: '2026-11-24T08:00:00Z', undoId: null as null | string, viewerCanStop: true,
  failure: null as null | { code: string }, importPlan: { format: 'BOOKMARKS_HTML', counts } as null | { format: string; counts: object[] },
};
const spaceWith = (jobs: readonly object[], viewerCanEdit = true) => ({
  __typename: 'Space', id: 'space_lab', name: 'Lab', viewerCanEdit, jobs: { pageInfo, edges: jobs.map((node) => ({ cursor: 'c', node })) },
});
const row = (number: number, outcome: string, rest: object = {}) => ({ cursor: String(number), node: { number, outcome, text: `<A HREF="https://example.org/${number}">`, failure: null, result: null, ...rest } });
const report = (rows: readonly object[]) => ({
  node: {
    __typename: 'Job', id: 'job_1',
    importPlan: { format: 'BOOKMARKS_HTML', lostFields: ['shortcuturl'], counts, collections: [{ path: ['Research'], rowCount: 2, collection: { id: 'collection_a' } }, { path: ['Research', 'Papers'], rowCount: 1, collection: null }] },
    rows: { pageInfo, edges: rows },
  },
});

async function openImports(jobs: readonly object[], viewerCanEdit?: boolean) {
  const page = renderPage({ routes: (preload) => [importRoute(preload)], at: '/import' });
  await page.answer('SpaceJobsPageQuery', { viewer: { spaces: { edges: [{ node: spaceWith(jobs, viewerCanEdit) }] } } });
  return page;
}

test('a file is chosen, announced, sent, and looked through live', async () => {
  const sent: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, body: init.body });
    return new Response('{}', { status: 200 });
  });
  const { person, asked, answer, tell } = await openImports([]);
  expect((await screen.findByRole('button', { name: 'Preview' })).getAttribute('aria-disabled')).toBe('true');
  const file = new File(['<DL>'], 'bookmarks.html', { type: 'text/html' });
  await person.upload(screen.getByLabelText('File to import'), file);
  await person.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await asked('useStartImportMutation')).toMatchObject({ input: { into: { spaceId: 'space_lab' }, fileName: 'bookmarks.html', format: 'AUTO', size: 4 } });
  const begun = { ...job, state: 'AWAITING_FILE', done: 0, total: null, importPlan: null };
  await answer('useStartImportMutation', { startImport: { __typename: 'StartImportPayload', job: { ...begun, uploadPath: '/vault/api/v1/jobs/job_1/content' } } });
  await waitFor(() => expect(sent).toEqual([{ url: '/vault/api/v1/jobs/job_1/content', body: file }]));
  expect(await screen.findByText('The file is on its way')).toBeDefined();
  await tell('useJobProgressSubscription', { runProgressed: { runs: [{ ...begun, state: 'RUNNING', done: 40 }] } });
  expect(await screen.findByText('Reading the file: 40 rows so far')).toBeDefined();
  await tell('useJobProgressSubscription', { runProgressed: { runs: [job] } });
  expect(await screen.findByText(/12,845 rows: 2,257 new, 10,587 there already, 0 twice in the file, 1 that cannot be taken/)).toBeDefined();
});

test('a file that does not arrive says so, and its import is given up', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
  const { person, asked, answer } = await openImports([]);
  await person.upload(await screen.findByLabelText('File to import'), new File(['<DL>'], 'bookmarks.html'));
  await person.click(screen.getByRole('button', { name: 'Preview' }));
  await answer('useStartImportMutation', { startImport: { __typename: 'StartImportPayload', job: { ...job, state: 'AWAITING_FILE', importPlan: null, uploadPath: '/vault/api/v1/jobs/job_1/content' } } });
  expect(await screen.findByText('The file did not arrive. Look at your connection, then try again.')).toBeDefined();
  expect(await asked('useStopJobMutation')).toEqual({ input: { runIds: ['job_1'] }, isImport: true });
});

test('the report shows the tree and every row, by what would become of it; then it is approved', async () => {
  const { person, asked, answer } = await openImports([job]);
  await answer('ImportReportQuery', report([row(1, 'ADDED'), row(2, 'ALREADY_THERE', { result: { __typename: 'Source', id: 'source_9' } }), row(3, 'FAILED', { failure: { code: 'UNSUPPORTED' } })]));
  const folders = within(await screen.findByRole('list', { name: 'Folders of the file' }));
  expect(folders.getByRole('link', { name: 'Research' }).getAttribute('href')).toBe('/collection/collection_a');
  expect(folders.getByText('Papers').closest('li')?.textContent).toContain('new');
  expect(screen.getByText('These have no place here and are left out: shortcuturl.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/source/source_9');
  expect(screen.getByText('This is no web address.')).toBeDefined();
  await person.click(screen.getByRole('radio', { name: 'Cannot be taken 1' }));
  expect(await asked('ImportReportQuery')).toEqual({ jobId: 'job_1', outcomes: ['FAILED'] });
  await person.click(screen.getByRole('button', { name: 'Import 2,257 sources' }));
  expect(await asked('useApproveImportMutation')).toEqual({ input: { jobIds: ['job_1'] } });
});

test('while it is carried out it tells how far it is, and can be stopped', async () => {
  const { person, asked, answer } = await openImports([{ ...job, state: 'RUNNING', done: 1_000 }]);
  expect(await screen.findByText('Adding: 1,000 of 12,845')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('8');
  await person.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await asked('useStopJobMutation')).toEqual({ input: { runIds: ['job_1'] }, isImport: true });
  await answer('useStopJobMutation', { stopRuns: { __typename: 'StopRunsPayload', runs: [{ ...job, state: 'STOPPED', viewerCanStop: false }] } });
  expect(await screen.findByText('Stopped. What was added until then is kept.')).toBeDefined();
});

test('one whose end nobody told is looked at again while it is under way, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { answer, asked } = await openImports([{ ...job, state: 'RUNNING', done: 1_000 }]);
  await screen.findByText('Adding: 1,000 of 12,845');
  vi.advanceTimersByTime(5_000);
  expect(await asked('useJobProgressQuery')).toEqual({ ids: ['job_1'], isImport: true });
  await answer('useJobProgressQuery', { nodes: [{ ...job, state: 'SUCCEEDED', viewerCanStop: false, undoId: 'undo_1' }] });
  await screen.findByRole('button', { name: 'Undo import' });
  expect(vi.getTimerCount()).toBe(0);
});

test('a whole import is taken back, after a question', async () => {
  const { person, asked, answer } = await openImports([{ ...job, state: 'SUCCEEDED', viewerCanStop: false, undoId: 'undo_1' }]);
  await person.click(await screen.findByRole('button', { name: 'Undo import' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/2,257 sources go to the trash/)).toBeDefined();
  await person.click(dialog.getByRole('button', { name: 'Undo import' }));
  expect(await asked('useUndoImportMutation')).toEqual({ input: { undoId: 'undo_1' } });
  await answer('useUndoImportMutation', { undoChange: { __typename: 'UndoChangePayload', collections: [] } });
  expect(await screen.findByText('Took back the import of bookmarks.html')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo import' })).toBeNull());
});

test('an import that failed says why and what to do', async () => {
  await openImports([{ ...job, state: 'FAILED', viewerCanStop: false, importPlan: null, failure: { code: 'UNSUPPORTED' } }]);
  expect(await screen.findByText('This is none of the files that can be imported. If you can, export your bookmarks as HTML.')).toBeDefined();
});

test('nothing new leaves nothing to approve', async () => {
  await openImports([{ ...job, importPlan: { format: 'BOOKMARKS_HTML', counts: [{ outcome: 'ALREADY_THERE', count: 3 }] } }]);
  expect((await screen.findByRole('button', { name: 'Import 0 sources' })).getAttribute('aria-disabled')).toBe('true');
});

test('what only completes sources that are there can be approved', async () => {
  const { person, asked } = await openImports([{ ...job, importPlan: { format: 'BOOKMARKS_HTML', counts: [{ outcome: 'ALREADY_THERE', count: 1 }, { outcome: 'UPDATED', count: 2 }] } }]);
  await person.click(await screen.findByRole('button', { name: 'Import 2 sources' }));
  expect(await asked('useApproveImportMutation')).toEqual({ input: { jobIds: ['job_1'] } });
});

test('who only reads is told so', async () => {
  await openImports([], false);
  expect(await screen.findByRole('heading', { name: 'You cannot import into this space' })).toBeDefined();
});
