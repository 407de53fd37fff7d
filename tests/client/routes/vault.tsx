import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
// The rows are loaded when they are first wanted; here they are there at once.
import '#client/sources/list/SourceListHead.tsx';
import '#client/sources/list/SourceRows.tsx';
import { collectionRoute } from '#client/routes/collection/collectionRoute.ts';
import { useSourceStatusChanges } from '#client/sources/store/useSourceStatusChanges.ts';
import { renderPage } from './page.tsx';

/** A source as a test speaks of it. */
export type GivenSource = {
  id: string;
  title: string;
  status?: string;
  failure?: { code: string } | null;
  collectionId?: string;
  updatedAt?: string;
  trashedAt?: string | null;
  /** Where it has what is searched for. */
  found?: object;
  [field: string]: unknown;
};

export const reading = { id: 'collection_reading', name: 'Reading' };
export const inbox = { id: 'collection_inbox', name: 'Inbox' };
const space = { id: 'space_lab' };

/** Everything a payload needs to know about a source. */
export const sourceOf = ({ collectionId = reading.id, ...given }: GivenSource) => ({
  type: 'URI',
  status: 'COMPLETED',
  failure: null,
  sourceUrl: 'https://halden-review.org/curve',
  domain: 'halden-review.org',
  siteName: 'Halden Review',
  faviconUrl: null,
  imageUrl: null,
  thumbnailUrl: null,
  previewUrl: null,
  excerpt: 'In the winter of 1879',
  tags: [],
  size: null,
  mimeType: 'text/html',
  table: null,
  createdAt: '2026-05-14T09:12:00.000Z',
  updatedAt: '2026-05-14T09:12:00.000Z',
  trashedAt: null,
  isDone: false,
  viewerCanEdit: true,
  processingLog: [],
  progress: null,
  modelUses: [],
  adaptation: null,
  origin: null,
  entryCount: 0,
  space,
  collection: { id: collectionId, name: collectionId === inbox.id ? inbox.name : reading.name },
  ...given,
});

type Counts = { reading: number; inbox?: number };

/** The space with its tree: Reading, and Inbox beside it. */
export const labWith = (counts: Counts) => ({
  __typename: 'Space',
  ...space,
  name: 'Research Lab',
  viewerCanEdit: true,
  archivedAt: null,
  tree: [
    { ...reading, sourceCount: counts.reading },
    { ...inbox, sourceCount: counts.inbox ?? 0 },
  ],
});

export const readingWith = (sources: readonly GivenSource[]) => ({
  __typename: 'Collection',
  ...reading,
  description: 'What to read next.',
  sourceCount: sources.length,
  viewerCanEdit: true,
  space: { ...labWith({ reading: sources.length }), sources: pageOf(sources) },
});

/** A list of sources, whole. */
export const pageOf = (sources: readonly GivenSource[]) => ({
  totalCount: sources.length,
  edges: sources.map(({ found = null, ...source }) => ({ cursor: source.id, node: sourceOf(source), found })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
});

/** Answers what the tree asks for beside its collections; with `isSmartLate` all but its smart collections. */
export async function answerPlaces({ answer }: Pick<ReturnType<typeof renderPage>, 'answer'>, { inboxCount = 0, doneCount = 0, favoriteCount = 0, tags = [] as readonly { id: string; name: string; sourceCount: number }[], smartCollections = [] as readonly object[], isSmartLate = false } = {}) {
  await answer('PlacesQuery', { node: { __typename: 'Space', ...space, inboxCount, unfiledCount: inboxCount + doneCount, favoriteCount } });
  if (!isSmartLate) await answer('useSmartCollectionsQuery', { node: { __typename: 'Space', ...space, smartCollections } });
  await answer('TagGroupQuery', { node: { __typename: 'Space', ...space, tagsByUse: { edges: tags.map((tag) => ({ node: { __typename: 'Tag', ...tag } })) } } });
}

export function LiveSources() {
  useSourceStatusChanges(space.id);
  return null;
}

/** The vault at its collection Reading, with these sources in it, and live changes. `beside` stands next to it. */
export async function openReading(sources: readonly GivenSource[], { search = '', beside = null as ReactNode } = {}) {
  const page = renderPage({
    routes: (preload) => [collectionRoute(preload)],
    at: `/collection/${reading.id}${search}`,
    beside: (
      <>
        <LiveSources />
        {beside}
      </>
    ),
  });
  await page.answer('VaultLayoutQuery', { node: readingWith(sources) });
  await page.answer('CollectionPageQuery', { node: readingWith(sources) });
  await answerPlaces(page);
  await screen.findByRole('heading', { name: reading.name });
  return page;
}

export const memory = { id: 'tag_memory', name: 'memory', sourceCount: 42 };
export const draft = { id: 'tag_draft', name: 'Draft', sourceCount: 19 };

/** A place of the space, with what lies there; Reading has four sources. */
export async function openPlace(place: string, sources: readonly GivenSource[], { search = '', viewerCanEdit = true, archivedAt = null as string | null, smartCollections = [] as readonly object[], isSmartLate = false } = {}) {
  const page = renderPage({ routes: (preload) => [collectionRoute(preload)], at: `/collection/${place}${search}` });
  const lab = { ...labWith({ reading: 4 }), viewerCanEdit, archivedAt };
  await page.answer('VaultLayoutQuery', { node: lab, viewer: { spaces: { edges: [{ node: lab }] } } });
  await answerPlaces(page, { inboxCount: 2, doneCount: 1, favoriteCount: 2, tags: [memory, draft], smartCollections, isSmartLate });
  const listed = { ...lab, inboxCount: 2, favoriteCount: 2, statistics: { sourceCount: 7 }, sources: pageOf(sources) };
  const list = () => page.answer('AllSourcesPageQuery', { node: listed, viewer: { spaces: { edges: [{ node: listed }] } } });
  await list();
  /** Answers its list again, as of another filter. */
  return { ...page, list };
}
