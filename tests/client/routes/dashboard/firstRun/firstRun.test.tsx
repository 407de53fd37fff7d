// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dashboardRoutes } from '#client/routes/dashboard/dashboardRoute.ts';
import { sampleArticles } from '#client/routes/dashboard/firstRun/sampleArticle.ts';
import { renderPage } from '../../page.tsx';
import { logged, progressAfter } from '../../progress.ts';
import { labWith, sourceOf, type GivenSource } from '../../vault.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const nothing = { edges: [], totalCount: 0 };
const space = (sourceCount: number) => ({ ...labWith({ reading: 0 }), statistics: { sourceCount, byType: [], byStatus: [] }, sources: nothing, continueReading: nothing, collectionCount: 0 });
const dashboard = (sourceCount: number) => ({ viewer: { user: { displayName: 'Mira Okafor' }, spaces: { edges: [{ node: space(sourceCount) }] } } });
type FirstSource = GivenSource & { highlights?: object };
const firstSources = (...sources: readonly FirstSource[]) => {
  const edges = sources.map(({ highlights = nothing, ...source }) => ({ cursor: source.id, node: { ...sourceOf(source), excerpt: '', processingLog: [], highlights } }));
  return { node: { __typename: 'Space', id: labWith({ reading: 0 }).id, sources: { edges } } };
};

async function begin(...sources: readonly FirstSource[]) {
  const page = renderPage({ routes: dashboardRoutes, at: '/' });
  await page.answer('DashboardPageQuery', dashboard(sources.length));
  await page.answer('FirstRunQuery', firstSources(...sources));
  await screen.findByRole('heading', { level: 1 });
  return page;
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Paste a link, drop a file, or write' });
const added = (...outcomes: string[]) => ({
  addSources: { __typename: 'AddSourcesPayload', results: outcomes.map((outcome) => ({ outcome, problem: null, source: null })), collections: [] },
});

test('a new vault asks for one thing, with the field in focus, and does not speak of yesterday', async () => {
  await begin();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Mira');
  expect(document.activeElement).toBe(field());
  for (const way of ['Add link', 'Upload file', 'Write a note', 'A list of links', 'Files and folders', 'Read the sample']) expect(screen.getByRole('button', { name: way })).toBeDefined();
  expect(screen.queryByText(/Since yesterday/)).toBeNull();
});

test('Enter adds what was typed, Shift Enter breaks the line, Escape empties, and then leaves', async () => {
  const { person, asked, answer, environment } = await begin();
  await person.type(field(), 'Buy ink{Escape}');
  expect(field().value).toBe('');
  await person.keyboard('{Escape}');
  expect(document.activeElement).not.toBe(field());
  await person.type(field(), 'Questions{Shift>}{Enter}{/Shift}Who drew the curve?');
  expect(environment.mock.getAllOperations()).toEqual([]);
  await person.keyboard('{Enter}');
  expect(await asked('useAddSourcesMutation')).toMatchObject({ input: { sources: [{ note: { title: 'Questions', text: 'Questions\nWho drew the curve?' } }] } });
  await answer('useAddSourcesMutation', added('ADDED'));
  expect(field().value).toBe('');
});

test('of several links those that are no addresses stay, with the reason', async () => {
  const { person, answer } = await begin();
  await person.type(field(), 'one.example{Shift>}{Enter}{/Shift}two.example{Enter}');
  await answer('useAddSourcesMutation', added('ADDED', 'INVALID'));
  expect(field().value).toBe('two.example');
  expect(screen.getByRole('alert').textContent).toContain('This is not a web address');
});

test('a link that is there already says where it lies, and may be had here too', async () => {
  const { person, answer } = await begin();
  await person.type(field(), 'halden-review.org{Enter}');
  const source = { ...sourceOf({ id: 'source_curve', title: 'The curve' }), collection: { id: 'collection_garden', name: 'Garden' } };
  await answer('useAddSourcesMutation', { addSources: { __typename: 'AddSourcesPayload', results: [{ outcome: 'ALREADY_THERE', problem: null, source }], collections: [] } });
  expect(await screen.findByText('Already in Garden')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add here too' })).toBeDefined();
});

test('what could not be added stays in the field', async () => {
  const { person, answer, refuse } = await begin();
  await person.type(field(), 'halden-review.org{Enter}');
  await answer('useAddSourcesMutation', { addSources: { __typename: 'StorageFullError', code: 'STORAGE_FULL' } });
  expect(field().value).toBe('halden-review.org');
  expect(screen.getByRole('alert')).toBeDefined();
  await person.type(field(), '{Enter}');
  await refuse('useAddSourcesMutation');
  expect((await screen.findByText('Failed to create source.')).closest('[role=alert]')).not.toBeNull();
});

test('the first source is shown while it is read, then with the ways on', async () => {
  await begin({ id: 'source_curve', title: 'The curve', status: 'PROCESSING', progress: progressAfter(logged('FETCH', 'SUCCEEDED'), logged('EXTRACT', 'RUNNING')) });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good. It is being read');
  expect(screen.getAllByText('Extracting text').length).toBeGreaterThan(0);
  cleanup();
  await begin({ id: 'source_curve', title: 'The curve', status: 'COMPLETED', collection: null });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your first source is ready');
  expect(document.querySelector('h1 + p a')?.getAttribute('href')).toBe('/collection/inbox');
  expect(document.querySelector('h1 + p a')?.textContent).toBe('Inbox');
  expect(screen.getByRole('link', { name: 'Read now' }).getAttribute('href')).toBe('/source/source_curve');
  expect(screen.getByRole('button', { name: 'Put it in a collection' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Ways to add the next one' })).toBeDefined();
});

test('one that failed leads to its page', async () => {
  await begin({ id: 'source_403', title: 'The curve', status: 'FAILED', failure: { code: 'BLOCKED' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This one could not be read');
  expect(screen.getByRole('link', { name: 'See what helps' }).getAttribute('href')).toBe('/source/source_403');
});

const sample = { id: 'source_sample', title: sampleArticles['en']?.title ?? '', type: 'CONTENT', status: 'COMPLETED' };

test('the sample is no first source: it is read again or deleted with one press, and goes with the first own one', async () => {
  const { person, asked, answer } = await begin(sample);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Mira');
  expect(screen.getByRole('button', { name: 'Delete the sample' })).toBeDefined();
  await person.type(field(), 'halden-review.org{Enter}');
  await answer('useAddSourcesMutation', added('ADDED'));
  expect(await asked('useDeleteSourcesMutation')).toMatchObject({ input: { sourceIds: ['source_sample'] } });
});

test('a sample in which something is marked stays', async () => {
  const { person, answer, environment } = await begin({ ...sample, highlights: { edges: [{ cursor: 'h', node: { id: 'highlight_1' } }] } });
  await person.type(field(), 'halden-review.org{Enter}');
  await answer('useAddSourcesMutation', added('ADDED'));
  expect(environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)).not.toContain('useDeleteSourcesMutation');
});
