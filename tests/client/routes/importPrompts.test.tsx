// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import ImportPromptsDialog from '#client/routes/prompts/imports/ImportPromptsDialog.tsx';
import { renderPage } from './page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const job = {
  __typename: 'Job', id: 'job_1', state: 'RUNNING', done: 0, total: null, fileName: 'Pasted text', createdAt: '2026-11-24T08:00:00Z', undoId: null, viewerCanStop: true, failure: null,
  importPlan: null as null | object,
};
const planned = { ...job, importPlan: { format: 'PROMPTS', counts: [{ outcome: 'ADDED', count: 1 }] } };
const uploadPath = '/vault/api/v1/jobs/job_1/content';
const stop = { input: { runIds: ['job_1'] }, isImport: true };

/** The dialog, as pages have it: it is there until it is closed. */
async function sendText(fetch: () => Promise<Response> = async () => new Response('{}')) {
  vi.stubGlobal('fetch', fetch);
  const page = renderPage({ routes: () => [{ path: '/', Component: () => <ImportPromptsDialog spaceId="space_lab" promptCollectionId={null} onClose={() => void page.router.navigate('/closed')} /> }, { path: '/closed', Component: () => <p>Closed</p> }], at: '/' });
  await page.person.type(await screen.findByRole('textbox', { name: 'Text of the prompts' }), 'Sum it up.');
  await page.person.click(screen.getByRole('button', { name: 'Preview' }));
  return page;
}
const close = () => screen.getByRole('button', { name: 'Cancel' });

test.each([
  { when: 'before it is known how far it is', known: null },
  { when: 'while the file is being read', known: job },
  { when: 'once there is a plan', known: { ...planned, state: 'AWAITING_APPROVAL' } },
])('who closes the preview $when does not want it', async ({ known }) => {
  const { person, asked, answer } = await sendText();
  await answer('useStartImportMutation', { startImport: { __typename: 'StartImportPayload', job: { ...job, state: 'AWAITING_FILE', uploadPath } } });
  if (known) await answer('ImportPreviewQuery', { node: known });
  const [button] = await screen.findAllByRole('button', { name: 'Close' });
  await person.click(button as HTMLElement);
  expect(await asked('useStopJobMutation')).toEqual(stop);
});

test('what is being added goes on when the dialog is closed', async () => {
  const { person, answer, environment } = await sendText();
  await answer('useStartImportMutation', { startImport: { __typename: 'StartImportPayload', job: { ...job, state: 'AWAITING_FILE', uploadPath } } });
  await answer('ImportPreviewQuery', { node: planned });
  const [button] = await screen.findAllByRole('button', { name: 'Close' });
  await person.click(button as HTMLElement);
  await screen.findByText('Closed');
  expect(environment.mock.getAllOperations().map(({ request }) => request.node.params.name)).not.toContain('useStopJobMutation');
});

test('who closes the form while its file is sent does not want it either', async () => {
  const arrival = Promise.withResolvers<Response>();
  const { person, asked, answer } = await sendText(() => arrival.promise);
  await answer('useStartImportMutation', { startImport: { __typename: 'StartImportPayload', job: { ...job, state: 'AWAITING_FILE', uploadPath } } });
  await person.click(close());
  await screen.findByText('Closed');
  arrival.resolve(new Response('{}'));
  expect(await asked('useStopJobMutation')).toEqual(stop);
});

test('an import that begins when its form is gone is given up before anything is sent', async () => {
  const fetch = vi.fn(async () => new Response('{}'));
  const { person, asked, answer } = await sendText(fetch);
  await asked('useStartImportMutation');
  await person.click(close());
  await screen.findByText('Closed');
  await answer('useStartImportMutation', { startImport: { __typename: 'StartImportPayload', job: { ...job, state: 'AWAITING_FILE', uploadPath } } });
  expect(await asked('useStopJobMutation')).toEqual(stop);
  expect(fetch).not.toHaveBeenCalled();
});
