// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { feedsRoute } from '#client/routes/feeds/feedsRoute.ts';
import { readOpml, writeOpml } from '#client/routes/feeds/opml.ts';
import { renderPage } from './page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
const feed = {
  __typename: 'Feed', id: 'feed_1', title: 'The harbour', url: 'https://example.org/feed.xml', siteUrl: 'https://example.org/', isPaused: false, lastReadAt: '2026-11-24T08:00:00Z',
  collection: { id: 'collection_a', name: 'Reading' }, failure: null as null | { code: string }, intervalMinutes: 60, keepDays: null, tags: [], onlyWords: [], skipWords: [],
};
const edge = (node: object) => ({ cursor: 'c', node });
const spaceWith = (feeds: readonly object[], viewerCanEdit = true) => ({
  __typename: 'Space', id: 'space_lab', name: 'Lab', viewerCanEdit,
  tree: [{ id: 'collection_a', name: 'Reading', parent: null }],
  feeds: { pageInfo, edges: feeds.map(edge) },
  feedAddresses: { pageInfo, edges: [] },
});

async function openFeeds(feeds: readonly object[], viewerCanEdit?: boolean) {
  const page = renderPage({ routes: (preload) => [feedsRoute(preload)], at: '/feeds' });
  await page.answer('FeedsPageQuery', { viewer: { spaces: { edges: [{ node: spaceWith(feeds, viewerCanEdit) }] } } });
  return page;
}

test('where there is none the page leads to the first; addresses are taken as people type them', async () => {
  const { person, asked, answer } = await openFeeds([]);
  await person.click(await screen.findByRole('button', { name: 'Add feeds' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Feeds' }));
  await person.type(dialog.getByLabelText('Addresses'), 'example.org/blog\nnonsense');
  await person.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByText('This is no web address: nonsense')).toBeDefined();
  await person.clear(dialog.getByLabelText('Addresses'));
  await person.type(dialog.getByLabelText('Addresses'), 'example.org/blog');
  await person.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await asked('useCreateFeedsMutation')).toEqual({ input: { spaceId: 'space_lab', urls: ['https://example.org/blog'], intervalMinutes: 60 } });
  await answer('useCreateFeedsMutation', { createFeeds: { __typename: 'CreateFeedsPayload', feeds: [{ id: 'feed_1' }] } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('1 feed is being read')).toBeDefined();
});

test('a feed says why it was not read, and what to do', async () => {
  await openFeeds([{ ...feed, failure: { code: 'UNSUPPORTED' } }, { ...feed, id: 'feed_2', title: 'Tides', isPaused: true, failure: { code: 'NOT_FOUND' } }]);
  expect(await screen.findByText(/There is no feed at this address/)).toBeDefined();
  expect(screen.getByText(/Choose another, then resume it/)).toBeDefined();
});

test('who only reads changes nothing, and may have an address of their own', async () => {
  await openFeeds([feed], false);
  await screen.findByText('The harbour');
  expect(screen.queryByRole('button', { name: 'Add feeds' })).toBeNull();
  expect(screen.getByRole('button', { name: 'New address' })).toBeDefined();
});

test('OPML: what one reader writes the other reads, whatever its folders and its letters', () => {
  const written = writeOpml('Lab & <co>', [{ title: 'A "b" & <c>', url: 'https://example.org/feed?a=1&b=2', siteUrl: null }]);
  expect(written).toMatch(/^<\?xml version="1\.0"/);
  expect(readOpml(written)).toEqual(['https://example.org/feed?a=1&b=2']);
  expect(readOpml('<?xml version="1.0"?><opml version="1.0"><body><outline text="Folder"><outline text="x" xmlurl="https://a.example/rss"/><outline xmlUrl=" https://a.example/rss "/></outline></body></opml>')).toEqual(['https://a.example/rss']);
  expect(readOpml('<html><body>No</body></html>')).toBeNull();
  expect(readOpml('not xml <')).toBeNull();
});
