// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { highlightsRoute } from '#client/routes/highlights/highlightsRoute.ts';
import { renderPage } from './page.tsx';

// jsdom lays nothing out: nothing ever comes into view.
Object.assign(globalThis, { IntersectionObserver: class { observe() {} disconnect() {} } });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const source = { id: 'source_1', title: 'The forgetting curve', domain: 'example.org', faviconUrl: null, language: 'en' };
const highlight = (id: string, quote: string, rest: object = {}) => ({
  __typename: 'Highlight', id, quote, prefix: '', suffix: '', note: '', color: 'YELLOW', authorName: 'Ada', viewerIsAuthor: true, createdAt: '2026-05-14T09:12:00.000Z', source, ...rest,
});
const spaceWith = (highlights: readonly object[], { hasNextPage = false, totalCount = highlights.length, review = [] as object[] } = {}) => ({
  __typename: 'Space', id: 'space_lab', name: 'Lab', highlightsToReview: review,
  tagsByUse: { edges: [{ node: { __typename: 'Tag', id: 'tag_1', name: 'Brain' } }] },
  highlights: { edges: highlights.map((node) => ({ cursor: 'c', node })), pageInfo: { hasNextPage, endCursor: 'c' } },
  counted: { totalCount },
});

async function openHighlights(space: object, at = '/highlights') {
  const page = renderPage({ routes: (preload) => [highlightsRoute(preload)], at });
  await page.answer('HighlightsPageQuery', { viewer: { spaces: { edges: [{ node: space }] } } });
  await screen.findByRole('heading', { name: 'Highlights' });
  return page;
}

test('highlights stand by day, lead to their place in the source, and say whose they are', async () => {
  await openHighlights(spaceWith([highlight('h1', 'Sleep spindles'), highlight('h2', 'Ripples', { viewerIsAuthor: false, authorName: 'Grace', note: 'See chapter 2', createdAt: '2026-05-12T09:12:00.000Z' })], { totalCount: 2 }));
  expect(await screen.findByText('2 highlights')).toBeDefined();
  expect(screen.getByRole('region', { name: /14 May 2026/ })).toBeDefined();
  const grace = within(screen.getByRole('region', { name: /12 May 2026/ }));
  expect(grace.getByRole('link', { name: 'Ripples' }).getAttribute('href')).toBe('/source/source_1?highlight=h2');
  expect(grace.getByText('Grace')).toBeDefined();
  expect(grace.getByText('See chapter 2')).toBeDefined();
  expect(grace.queryByRole('button', { name: 'Delete highlight' })).toBeNull();
});

test('the last group says how many it has only once all of it has been read', async () => {
  const [day, before] = ['2026-05-14T09:12:00.000Z', '2026-05-12T09:12:00.000Z'];
  await openHighlights(spaceWith([highlight('h1', 'Sleep spindles', { createdAt: day }), highlight('h2', 'Ripples', { createdAt: before })], { totalCount: 900, hasNextPage: true }));
  expect((await screen.findByRole('heading', { name: /14 May 2026/ })).textContent).toMatch(/1$/);
  expect(screen.getByRole('heading', { name: /12 May 2026/ }).textContent).not.toMatch(/1$/);
});

test('where there are none the page says how they come, and where a search finds none it leads back to all', async () => {
  await openHighlights(spaceWith([]));
  expect(await screen.findByText('Select words while you read, and press H. They gather here.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Find something to read' })).toBeDefined();
  cleanup();
  const { person, asked } = await openHighlights(spaceWith([]), '/highlights?q=sleep&colors=blue&tag=Brain&by=source');
  await person.click(await screen.findByRole('button', { name: 'Show all highlights' }));
  expect(await asked('HighlightsPageQuery')).toMatchObject({ filter: {}, order: 'SOURCE' });
});

test('colors narrow the list, and the address keeps them', async () => {
  const { person, asked } = await openHighlights(spaceWith([highlight('h1', 'Sleep spindles')]));
  await person.click(within(await screen.findByRole('group', { name: 'Color' })).getByRole('button', { name: 'Blue' }));
  expect(await asked('HighlightsPageQuery')).toMatchObject({ filter: { colors: ['BLUE'] }, order: 'NEWEST' });
});

test('the note and the color of one’s own are changed; what is deleted comes back with Undo', async () => {
  const { person, asked, answer } = await openHighlights(spaceWith([highlight('h1', 'Sleep spindles')]));
  await person.click(await screen.findByRole('button', { name: 'Add a note to the highlight' }));
  await person.type(screen.getByRole('textbox', { name: 'Note about the highlight' }), 'Cite');
  await person.click(within(screen.getByRole('region', { name: /14 May 2026/ })).getByRole('button', { name: 'Green' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await asked('useUpdateHighlightMutation')).toEqual({ input: { highlightId: 'h1', note: 'Cite', color: 'GREEN' } });
  await answer('useUpdateHighlightMutation', { updateHighlight: { __typename: 'UpdateHighlightPayload', highlight: { id: 'h1', note: 'Cite', color: 'GREEN' } } });
  expect(await screen.findByText('Cite')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Delete highlight' }));
  await answer('useDeleteHighlightMutation', { deleteHighlight: { __typename: 'DeleteHighlightPayload', deletedHighlightId: 'h1' } });
  await waitFor(() => expect(screen.queryByText('Sleep spindles')).toBeNull());
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await asked('useAddHighlightMutation')).toMatchObject({ input: { sourceId: 'source_1', quote: 'Sleep spindles', color: 'GREEN', note: 'Cite' } });
});

test('five are seen again, one after the other, until they are done for today', async () => {
  const review = [highlight('h8', 'An old one'), highlight('h9', 'Another')];
  const { person } = await openHighlights(spaceWith([highlight('h1', 'Sleep spindles')], { review }));
  const again = within(await screen.findByRole('region', { name: 'To see again today' }));
  expect(again.getByText('An old one')).toBeDefined();
  expect(again.getByText('1 of 2')).toBeDefined();
  await person.click(again.getByRole('button', { name: 'Next' }));
  expect(again.getByText('Another')).toBeDefined();
  await person.click(again.getByRole('button', { name: 'Done for today' }));
  expect(screen.queryByRole('region', { name: 'To see again today' })).toBeNull();
});

test('all that match are saved as Markdown, page by page, source by source', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:1', revokeObjectURL: vi.fn() });
  const { person, answer, refuse } = await openHighlights(spaceWith([highlight('h1', 'Sleep spindles')]));
  const row = (quote: string, title: string) => ({ node: { ...highlight(quote, quote), source: { ...source, id: title, title, author: null, sourceUrl: null } } });
  await person.click(await screen.findByRole('button', { name: 'Export' }));
  await answer('useExportHighlightsQuery', { node: { __typename: 'Space', id: 'space_lab', highlights: { edges: [row('One', 'A')], pageInfo: { hasNextPage: true, endCursor: 'c' } } } });
  await answer('useExportHighlightsQuery', { node: { __typename: 'Space', id: 'space_lab', highlights: { edges: [row('Two', 'B')], pageInfo: { hasNextPage: false, endCursor: null } } } });
  expect(await screen.findByText('2 highlights saved')).toBeDefined();
  expect(await (saved[0] as Blob).text()).toBe('# A\n\n> One\n\n14 May 2026\n\n# B\n\n> Two\n\n14 May 2026\n');
  await person.click(screen.getByRole('button', { name: 'Export' }));
  await refuse('useExportHighlightsQuery');
  expect(await screen.findByText('The highlights could not be exported. Try again.')).toBeDefined();
});
