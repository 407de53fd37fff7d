// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dashboardRoutes } from '#client/routes/dashboard/dashboardRoute.ts';
import { emitReadingProgressSaved, emitSourceChanged } from '#client/sources/store/sourceEvents.ts';
import { eventually } from '#tests/support/eventually.ts';
import { renderPage } from '../page.tsx';
import { logged, progressAfter } from '../progress.ts';
import { labWith, sourceOf, type GivenSource } from '../vault.tsx';

const failed = { id: 'source_403', title: 'Desirable difficulties', status: 'FAILED', failure: { code: 'BLOCKED' } };
const working = { id: 'source_night', title: 'The night shift of memory', status: 'PROCESSING' };
const done = { id: 'source_curve', title: 'The forgetting curve' };

const now = new Date().toISOString();
/** The space as the server would know it with these sources; of two and more it is no beginning any more. */
const lab = (sources: readonly GivenSource[], begun: readonly GivenSource[] = []) => ({
  ...labWith({ reading: sources.length }),
  collectionCount: 2,
  statistics: {
    sourceCount: Math.max(sources.length, 2),
    byType: [{ type: 'URI', count: sources.length }],
    byStatus: sources.map(({ status = 'COMPLETED' }) => ({ status, count: 1 })),
  },
  failureGroups: [...Map.groupBy(sources.filter(({ status }) => status === 'FAILED'), ({ failure }) => (failure as { code: string }).code)].map(([code, group]) => ({ code, count: group.length, newestSources: group.slice(0, 3).map((source) => sourceOf(source)) })),
  continueReading: { edges: begun.map((source) => ({ cursor: source.id, node: sourceOf(source) })) },
  sources: ({ filter }: { filter?: { statuses?: string[]; types?: string[] } }) => {
    const wanted = sources.filter(({ status = 'COMPLETED' }) => filter?.statuses?.includes(status) ?? true).filter(() => filter?.types?.includes('URI') ?? true);
    return {
      totalCount: wanted.length,
      edges: wanted.map((source) => ({ cursor: source.id, node: sourceOf({ createdAt: now, ...source }) })),
    };
  },
});
const viewer = (sources: readonly GivenSource[], begun?: readonly GivenSource[]) => ({
  viewer: { user: { displayName: 'Mira Okafor' }, spaces: { edges: [{ node: lab(sources, begun) }] } },
});

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = async (sources: readonly GivenSource[], begun?: readonly GivenSource[]) => {
  const page = renderPage({ routes: dashboardRoutes, at: '/' });
  await page.answer('DashboardPageQuery', viewer(sources, begun));
  await screen.findByRole('heading', { level: 1 });
  return page;
};
const panel = (name: string) => {
  const section = screen.queryByRole('heading', { name })?.closest('section');
  return section ? within(section) : null;
};

test('greets, and says in numbers what there is', async () => {
  await open([failed, working, done]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Good \w+, Mira$/);
  expect(document.querySelector('header p')?.textContent).toBe('Since yesterday: 3 new sources, 1 processing, 1 needs attention.');
  expect(screen.getByRole('link', { name: '1 needs attention' }).getAttribute('href')).toBe('/collection/all?status=failed');
  expect(screen.getByRole('link', { name: '3 sources' }).getAttribute('href')).toBe('/collection/all');
  expect(screen.getByRole('link', { name: 'Links 3' }).getAttribute('href')).toBe('/collection/all?types=link');
  expect(await panel('Needs attention')?.findByText('Site did not let us in')).toBeDefined();
  expect(panel('Processing now')?.getByRole('link', { name: working.title })).toBeDefined();
  expect(panel('Recent sources')?.getAllByRole('link')).toHaveLength(4);
});

test('what needs attention stands by its reason, with one act for all of it', async () => {
  const silent = [1, 2, 3, 4, 5].map((at) => ({ id: `source_silent${at}`, title: `Silent ${at}`, status: 'FAILED', failure: { code: 'UNREACHABLE' } }));
  const { asked } = await open([...silent, failed]);
  const attention = panel('Needs attention');
  // Also where there is one column it stands above the rows.
  const heading = (name: string) => screen.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) });
  expect(heading('Needs attention').compareDocumentPosition(heading('Recent sources'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const [first, second] = (await attention?.findAllByText(/^Site /))?.map((reason) => reason.closest('li') as HTMLElement) ?? [];
  expect([first?.textContent, second?.textContent]).toEqual(['Site cannot be reached5Silent 1Silent 2Silent 32 moreRetry allDismiss all', 'Site did not let us inDesirable difficultiesRetryDismiss']);
  expect(within(first as HTMLElement).getByRole('link', { name: '2 more' }).getAttribute('href')).toBe('/collection/all?reason=unreachable');
  fireEvent.click(within(second as HTMLElement).getByRole('button', { name: 'Dismiss' }));
  expect(await asked('useDismissFailuresMutation')).toEqual({ input: { sourceIds: ['source_403'] } });
  expect(attention?.queryByText('Site did not let us in')).toBeNull();
  fireEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Retry all' }));
  expect(await asked('useRetrySourcesMutation')).toMatchObject({ input: { matching: { filter: { failureCodes: ['UNREACHABLE'] }, expectedCount: 5 } } });
  expect(panel('Needs attention')).toBeNull();
});

test('says of what is processed how far it is, and what is left of it where that is known', async () => {
  const spindles = { ...working, progress: progressAfter(logged('FETCH', 'SUCCEEDED'), logged('EXTRACT', 'SUCCEEDED'), logged('SUMMARY', 'RUNNING')), processingMsLeft: 3_600 };
  const slides = { id: 'source_slides', title: 'slides.pdf', status: 'PROCESSING', progress: progressAfter(logged('EXTRACT', 'RUNNING', { partsDone: 6, parts: 38 })), processingMsLeft: 90_000 };
  const scan = { id: 'source_scan', title: 'scan.pdf', status: 'PROCESSING', progress: progressAfter(logged('EXTRACT', 'SUCCEEDED'), logged('RECOGNIZE', 'RUNNING', { partsDone: 1, parts: 5 })), processingMsLeft: null };
  const unknown = { id: 'source_unknown', title: 'unknown', status: 'PROCESSING', progress: progressAfter(logged('FETCH', 'RUNNING')), processingMsLeft: null };
  const waiting = { id: 'source_waiting', title: 'waiting', status: 'PENDING', progress: progressAfter() };
  await open([spindles, slides, scan, unknown, waiting]);
  const rows = panel('Processing now')?.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([`${working.title}50%Summarizingabout 4 s left`, 'slides.pdf8%Extracting textpage 7 of 38', expect.stringMatching(/^scan\.pdf\d+%Reading picturespage 2 of 5$/), 'unknownFetching', 'waitingPending']);
});

test('a stage that nobody expected does not take the line back', async () => {
  const reading = { ...working, progress: progressAfter(logged('EXTRACT', 'RUNNING', { partsDone: 36, parts: 40 })) };
  const { answer } = await open([reading]);
  const percent = () => panel('Processing now')?.getByRole('progressbar').getAttribute('aria-valuenow');
  expect(percent()).toBe('45');
  emitSourceChanged(working.id);
  await answer('DashboardPageQuery', viewer([{ ...working, progress: progressAfter(logged('EXTRACT', 'SUCCEEDED'), logged('SUMMARY', 'RUNNING')) }]));
  expect([percent(), panel('Processing now')?.getByText('Summarizing')]).toEqual(['45', expect.anything()]);
  emitSourceChanged(working.id);
  await answer('DashboardPageQuery', viewer([{ ...working, progress: progressAfter(logged('EXTRACT', 'SUCCEEDED'), logged('SUMMARY', 'SUCCEEDED'), logged('SAVE', 'RUNNING')) }]));
  expect(percent()).toBe('67');
});

test('is calm when nothing needs a hand, for who may only read', async () => {
  const page = renderPage({ routes: dashboardRoutes, at: '/' });
  const empty = { ...lab([]), viewerCanEdit: false, statistics: { sourceCount: 0, byType: [], byStatus: [] } };
  await page.answer('DashboardPageQuery', { viewer: { user: { displayName: 'Mira Okafor' }, spaces: { edges: [{ node: empty }] } } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByText('Since yesterday: no new sources, none processing, nothing needs attention.')).toBeDefined();
  expect(panel('Needs attention')).toBeNull();
  expect(panel('Processing now')).toBeNull();
  expect(panel('Continue reading')).toBeNull();
  expect(screen.getByText('Nothing has been added yet')).toBeDefined();
});

test('follows live changes', async () => {
  const { answer } = await open([working]);
  emitSourceChanged(working.id);
  emitSourceChanged(working.id);
  await eventually(() => answer('DashboardPageQuery', viewer([{ ...working, status: 'COMPLETED' }])), { timeout: 4000 });
  expect(panel('Processing now')).toBeNull();
});

const essay = { id: 'source_essay', title: 'A long essay', readingProgress: 0.4, readingMinutes: 15, details: { pages: null } };
const book = { id: 'source_book', title: 'memory.pdf', type: 'FILE', readingProgress: 0.5, readingMinutes: 80, details: { pages: 101 } };
const plate = { id: 'source_plate', title: 'plate.txt', readingProgress: 0.25, readingMinutes: null, details: { pages: null } };

test('shows what one has just left, though its progress was kept after the page was asked for', async () => {
  const { answer } = await open([done]);
  expect(panel('Continue reading')).toBeNull();
  emitReadingProgressSaved();
  await answer('DashboardPageQuery', viewer([done], [essay]));
  expect(panel('Continue reading')?.getByText(essay.title)).toBeDefined();
});

test('shows what one is reading, and how much of it is left', async () => {
  await open([done], [essay, book, plate]);
  const begun = panel('Continue reading');
  expect(begun?.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([essay.title, book.title, plate.title]);
  for (const left of ['9 min left', 'Page 51 of 101', '25%']) expect(begun?.getByText(left)).toBeDefined();
  expect(begun?.getByRole('progressbar', { name: 'How much of A long essay has been read' }).getAttribute('aria-valuenow')).toBe('40');
  expect(begun?.getByRole('link', { name: essay.title }).getAttribute('href')).toBe('/source/source_essay');
});

test('what is marked as read goes at once, and Undo brings it back', async () => {
  const { person, answer } = await open([done], [essay]);
  await person.click(screen.getByRole('button', { name: 'Mark as read' }));
  expect(panel('Continue reading')).toBeNull();
  await answer('useSetReadingProgressMutation', { setReadingProgress: { __typename: 'SetReadingProgressPayload', source: { id: essay.id, readingProgress: 1 } } });
  expect(panel('Continue reading')).toBeNull();
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(panel('Continue reading')?.getByText('9 min left')).toBeDefined();
});

test('what could not be marked as read comes back, and says so', async () => {
  const { person, answer } = await open([done], [essay]);
  await person.click(screen.getByRole('button', { name: 'Mark as read' }));
  await answer('useSetReadingProgressMutation', { setReadingProgress: { __typename: 'NotFoundError', __isError: 'NotFoundError', code: 'NOT_FOUND' } });
  expect(panel('Continue reading')?.getByText(essay.title)).toBeDefined();
  expect(await screen.findByText('The reading progress could not be saved. Try again.')).toBeDefined();
});
