// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exportRoute } from '#client/routes/exports/exportRoute.ts';
import { renderPage } from './page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
const job = {
  __typename: 'Job', id: 'job_1', state: 'WAITING', done: 0, total: null as null | number, fileName: 'Lab 2026-11-27.zip', createdAt: '2026-11-27T08:00:00Z', viewerCanStop: true,
  failure: null as null | { code: string }, file: null as null | { size: number; expiresAt: string },
};
const done = { ...job, state: 'SUCCEEDED', done: 12_000, total: 12_000, viewerCanStop: false, file: { size: 5_000_000, expiresAt: '2026-12-04T12:00:00Z' } };

async function openExports(jobs: readonly object[]) {
  const page = renderPage({ routes: (preload) => [exportRoute(preload)], at: '/export' });
  const space = { __typename: 'Space', id: 'space_lab', name: 'Lab', jobs: { pageInfo, edges: jobs.map((node) => ({ cursor: 'c', node })) } };
  await page.answer('SpaceJobsPageQuery', { viewer: { spaces: { edges: [{ node: space }] } } });
  return page;
}
const card = () => within(screen.getByRole('region', { name: 'Lab 2026-11-27.zip' }));

test('everything is asked for with files unless one says otherwise, and followed live until it can be downloaded', async () => {
  const { person, asked, answer, tell } = await openExports([]);
  await person.click(await screen.findByRole('checkbox', { name: 'With files and kept pages' }));
  await person.click(screen.getByRole('button', { name: 'Export' }));
  expect(await asked('useStartExportMutation')).toMatchObject({ input: { spaceId: 'space_lab', format: 'VAULT_ZIP', includeFiles: false } });
  await answer('useStartExportMutation', { startExport: { __typename: 'StartExportPayload', job } });
  expect(await card().findByText('Waits for its turn')).toBeDefined();
  await tell('useJobProgressSubscription', { runProgressed: { runs: [{ ...job, state: 'RUNNING', done: 3_000, total: 12_000 }] } });
  expect(await card().findByText('Writing: 3,000 of 12,000 sources')).toBeDefined();
  await tell('useJobProgressSubscription', { runProgressed: { runs: [done] } });
  expect(await card().findByText(/^\S+ MB, kept until .*Dec/)).toBeDefined();
  expect(card().queryByRole('button', { name: 'Stop' })).toBeNull();

  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect(new URL(this.href).pathname).toBe('/files/signed');
  });
  await person.click(card().getByRole('button', { name: 'Download' }));
  await answer('ExportJobFileQuery', { node: { __typename: 'Job', id: 'job_1', file: { url: '/files/signed' } } });
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
});

test('a file that has gone meanwhile says so', async () => {
  const { person, answer } = await openExports([done]);
  await person.click(await screen.findByRole('button', { name: 'Download' }));
  await answer('ExportJobFileQuery', { node: { __typename: 'Job', id: 'job_1', file: null } });
  expect(await screen.findByText('The file could not be fetched. Try again, or export again.')).toBeDefined();
});

test('other formats hold no files, and say what they hold', async () => {
  const { person, asked } = await openExports([]);
  await person.click(await screen.findByRole('combobox', { name: 'What to export' }));
  await person.click(screen.getByRole('option', { name: 'Table (CSV)' }));
  expect(await screen.findByText('One source a line, for table calculators. It can be imported again.')).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Export' }));
  expect(await asked('useStartExportMutation')).toMatchObject({ input: { spaceId: 'space_lab', format: 'CSV' } });
});

test.each([
  ['STOPPED', null, 'Stopped. No file was made.'],
  ['SUCCEEDED', null, 'Its file is not here any more, or somebody else asked for it. Export again for one of your own.'],
  ['FAILED', 'STORAGE_FULL', 'The vault has no room for this file. Export without files, or tell whoever runs it.'],
  ['FAILED', 'NOT_FOUND', 'The space, or what was to be exported of it, is gone, or you may not read it any more.'],
  ['INTERRUPTED', 'INTERNAL', 'Something went wrong in the vault itself. Export again.'],
])('%s (%s): %s', async (state, code, text) => {
  await openExports([{ ...job, state, viewerCanStop: false, failure: code && { code } }]);
  expect(await screen.findByText(text)).toBeDefined();
});

test('a refusal is said where one has pressed, and stopping asks for it', async () => {
  const { person, answer, asked } = await openExports([job]);
  await person.click(await screen.findByRole('button', { name: 'Export' }));
  await answer('useStartExportMutation', { startExport: { __typename: 'NotFoundError', code: 'NOT_FOUND' } });
  expect(await screen.findByRole('alert')).toBeDefined();
  await person.click(card().getByRole('button', { name: 'Stop' }));
  expect(await asked('useStopJobMutation')).toEqual({ input: { runIds: ['job_1'] }, isImport: false });
});
