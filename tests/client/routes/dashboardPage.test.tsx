// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tellSourceChanged } from '#client/sources/sourceChanges.ts';
import { dashboardRoutes } from '#client/routes/dashboard/dashboardRoute.ts';
import { eventually } from '#tests/support/eventually.ts';
import { renderPage } from './page.tsx';
import { labWith, sourceOf, type GivenSource } from './vault.tsx';

const failed = { id: 'source_403', title: 'Desirable difficulties', status: 'FAILED', failure: { code: 'BLOCKED' } };
const working = { id: 'source_night', title: 'The night shift of memory', status: 'PROCESSING' };
const done = { id: 'source_curve', title: 'The forgetting curve' };

/** The space as the server would know it with these sources. */
const lab = (sources: readonly GivenSource[]) => ({
  ...labWith({ reading: sources.length }),
  sources: ({ filter }: { filter?: { statuses?: string[]; types?: string[] } }) => {
    const wanted = sources.filter(({ status = 'COMPLETED' }) => filter?.statuses?.includes(status) ?? true).filter(() => filter?.types?.includes('URI') ?? true);
    return {
      totalCount: wanted.length,
      edges: wanted.map((source) => ({ cursor: source.id, node: sourceOf({ createdAt: new Date().toISOString(), ...source }) })),
    };
  },
});
const viewer = (sources: readonly GivenSource[]) => ({ viewer: { user: { displayName: 'Mira Okafor' }, spaces: { edges: [{ node: lab(sources) }] } } });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = async (sources: readonly GivenSource[]) => {
  const page = renderPage({ routes: dashboardRoutes, at: '/' });
  await page.answer('DashboardPageQuery', viewer(sources));
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
  expect(screen.getByText('Since yesterday: 3 new sources, 1 processing, 1 needs attention.')).toBeDefined();
  expect(panel('Needs attention')?.getByText('Site did not let us in')).toBeDefined();
  expect(panel('Processing now')?.getByRole('link', { name: working.title })).toBeDefined();
  expect(panel('Recent sources')?.getAllByRole('link')).toHaveLength(4);
});

test('is calm when nothing needs a hand', async () => {
  await open([]);
  expect(screen.getByText('Since yesterday: no new sources, none processing, nothing needs attention.')).toBeDefined();
  expect(panel('Needs attention')).toBeNull();
  expect(panel('Processing now')).toBeNull();
  expect(screen.getByText('Nothing has been added yet')).toBeDefined();
});

test('follows live changes', async () => {
  const { answer } = await open([working]);
  tellSourceChanged(working.id);
  tellSourceChanged(working.id);
  await eventually(() => answer('DashboardPageQuery', viewer([{ ...working, status: 'COMPLETED' }])), { timeout: 4000 });
  expect(panel('Processing now')).toBeNull();
});
