import { useEffect, useEffectEvent, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useSiblingNavigationQuery } from '#client/__generated__/useSiblingNavigationQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { listFilterOf, orderOf, viewOf } from '../filter/sourceView.ts';
import { replaceSiblingList, currentSiblingList, historyIndex, useCurrentSiblingList, type SiblingList, type SiblingEntry } from './siblingList.ts';
import { storePosition, storedPosition } from './storedPositions.ts';

const query = graphql`
  query useSiblingNavigationQuery($spaceId: ID!, $filter: SourceFilter!, $order: SourceOrder!, $first: Int, $after: String, $last: Int, $before: String) {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        sources(first: $first, after: $after, last: $last, before: $before, filter: $filter, order: $order) {
          edges {
            cursor
            node {
              id
            }
          }
          pageInfo {
            hasNextPage
            hasPreviousPage
          }
        }
      }
    }
  }
`;

/** So many more of the list are read at once, and as soon as so few are left. */
const PAGE_SIZE = 50;
const READ_AHEAD = 3;
/** A list that can only be read from its beginning is looked through so far for a source. */
const MAX_PAGES = 20;

/** The way through the list that a source was opened from. */
export type SiblingNavigation = {
  /** The list's address; null when the source was not opened from a list. */
  readonly address: string | null;
  /** Whether the list is the page before in the history. */
  readonly isBefore: boolean;
  /** Whether there is one before and after; while that is not known yet, there may be. */
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** Leads to the source before or after; says so when there is none. */
  readonly step: (to: 'previous' | 'next') => void;
};

/**
 * The way on from a source through the list it was opened from, in the list's order and filter, as far as the list goes:
 * beyond what the list had loaded by cursors, also after a reload.
 *
 * @param sourceId null: nothing is open, there is no way on
 * @param onStep opens another source
 */
export function useSiblingNavigation(spaceId: string, sourceId: string | null, onStep: (sourceId: string) => void): SiblingNavigation {
  const intl = useIntl();
  const fetchNow = useFetchNow<useSiblingNavigationQuery>(query);
  const current = useCurrentSiblingList();
  const at = current?.steps.findIndex(({ id }) => id === sourceId) ?? -1;
  const stored = at === -1 && sourceId !== null ? storedPosition(sourceId) : null;
  const siblings: SiblingList | null =
    current !== null && at !== -1
      ? current
      : stored && { address: stored.address, steps: [{ id: stored.sourceId, cursor: stored.cursor }], isFromStart: false, isToEnd: false, index: stored.listIndex };
  const here = at === -1 ? 0 : at;
  const [previous, next] = [siblings?.steps[here - 1], siblings?.steps[here + 1]];

  const reading = useRef<Promise<unknown> | null>(null);
  /** Reads on at one end of what is known. Rejects when the list cannot be read. */
  const extend = async (to: 'previous' | 'next', known: SiblingList): Promise<SiblingList> => {
    const read = (page: Partial<useSiblingNavigationQuery['variables']>) => readPage(spaceId, known.address, page, fetchNow);
    const longer = to === 'next' ? await readAfter(known, read) : await readBefore(known, read);
    reading.current = null;
    replaceSiblingList(longer);
    return longer;
  };
  const extendOnce = (to: 'previous' | 'next', known: SiblingList) => {
    const running = extend(to, known).catch((error: unknown) => {
      reading.current = null;
      throw error;
    });
    reading.current = running;
    return running;
  };

  const readOn = useEffectEvent(() => {
    if (!siblings || reading.current) return;
    const wants = !siblings.isToEnd && siblings.steps.length - here <= READ_AHEAD ? 'next' : !siblings.isFromStart && here < READ_AHEAD ? 'previous' : null;
    // Who goes on meets the failure and is told; nobody has asked yet.
    if (wants) extendOnce(wants, siblings).catch(() => undefined);
  });
  useEffect(() => {
    readOn();
  }, [sourceId, current]);

  const cursor = siblings?.steps[here]?.cursor ?? null;
  const address = siblings?.address ?? null;
  const listIndex = siblings?.index ?? null;
  const keep = useEffectEvent(() => {
    if (sourceId !== null && address !== null) storePosition({ sourceId, address, cursor, listIndex });
  });
  useEffect(() => {
    keep();
  }, [sourceId, address, cursor]);

  const isEnd = (to: 'previous' | 'next', known: SiblingList) => (to === 'next' ? known.isToEnd : known.isFromStart);
  const step = (to: 'previous' | 'next') => {
    if (!siblings || sourceId === null) return;
    const near = to === 'next' ? next : previous;
    if (near) return onStep(near.id);
    const sayEnd = () => showToast({ type: 'info', message: intl.formatMessage(messages[to]) });
    if (isEnd(to, siblings)) return void sayEnd();
    void (async () => {
      await reading.current?.catch(() => undefined);
      const known = currentSiblingList();
      const now = known?.steps.some(({ id }) => id === sourceId) ? known : siblings;
      const neighbour = (list: SiblingList) => list.steps[list.steps.findIndex(({ id }) => id === sourceId) + (to === 'next' ? 1 : -1)];
      const found = neighbour(now) ?? (isEnd(to, now) ? undefined : neighbour(await extendOnce(to, now)));
      if (found) onStep(found.id);
      else sayEnd();
    })().catch(() => showToast({ type: 'error', message: intl.formatMessage(commonMessages.noSources) }));
  };
  return {
    address,
    isBefore: listIndex !== null && historyIndex() === listIndex + 1,
    hasPrevious: siblings !== null && (previous !== undefined || !siblings.isFromStart),
    hasNext: siblings !== null && (next !== undefined || !siblings.isToEnd),
    step,
  };
}

type SiblingPage = { readonly steps: readonly (SiblingEntry & { readonly cursor: string })[]; readonly isFromStart: boolean; readonly isToEnd: boolean };
type ReadPage = (page: Partial<useSiblingNavigationQuery['variables']>) => Promise<SiblingPage>;

async function readPage(
  spaceId: string,
  address: string,
  page: Partial<useSiblingNavigationQuery['variables']>,
  fetchNow: (variables: useSiblingNavigationQuery['variables']) => Promise<useSiblingNavigationQuery['response']>,
): Promise<SiblingPage> {
  const url = new URL(address, location.origin);
  const place = url.pathname.split('/').at(-1) ?? 'all';
  const view = viewOf(url.searchParams);
  const { node } = await fetchNow({ spaceId, filter: listFilterOf(view, place), order: orderOf(view), ...page });
  // A list that is gone has nothing more.
  if (!node?.space) return { steps: [], isFromStart: true, isToEnd: true };
  const { edges, pageInfo } = node.space.sources;
  return {
    steps: edges.map((edge) => ({ id: edge.node.id, cursor: edge.cursor })),
    isFromStart: !pageInfo.hasPreviousPage,
    isToEnd: !pageInfo.hasNextPage,
  };
}

async function readAfter(siblings: SiblingList, read: ReadPage): Promise<SiblingList> {
  const cursor = siblings.steps.findLast((step) => step.cursor !== null)?.cursor;
  if (cursor === undefined || cursor === null) return readFromStart(siblings, read);
  const { steps, isToEnd } = await read({ first: PAGE_SIZE, after: cursor });
  return { ...siblings, steps: concatUnique(siblings.steps, steps), isToEnd };
}

async function readBefore(siblings: SiblingList, read: ReadPage): Promise<SiblingList> {
  const cursor = siblings.steps.find((step) => step.cursor !== null)?.cursor;
  // What is found by relevance can only be read from its beginning.
  if (cursor === undefined || cursor === null || ['RELEVANCE', 'BEST_MATCH'].includes(orderOf(viewOf(new URL(siblings.address, location.origin).searchParams)))) {
    return readFromStart(siblings, read);
  }
  const { steps, isFromStart } = await read({ last: PAGE_SIZE, before: cursor });
  return { ...siblings, steps: concatUnique(steps, siblings.steps), isFromStart };
}

/** The list from its beginning to where the known piece begins, and that piece. */
async function readFromStart(siblings: SiblingList, read: ReadPage): Promise<SiblingList> {
  const [first] = siblings.steps;
  let found: readonly SiblingEntry[] = [];
  let after: string | undefined;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const { steps, isToEnd } = await read({ first: PAGE_SIZE * 2, after });
    found = [...found, ...steps];
    if (steps.some(({ id }) => id === first?.id)) return { ...siblings, steps: concatUnique(found, siblings.steps), isFromStart: true, isToEnd: isToEnd || siblings.isToEnd };
    after = steps.at(-1)?.cursor;
    if (isToEnd || after === undefined) break;
  }
  return { ...siblings, isFromStart: true, isToEnd: true };
}

/** Two pieces that follow each other; what is in both is there once. */
function concatUnique(one: readonly SiblingEntry[], other: readonly SiblingEntry[]): readonly SiblingEntry[] {
  const known = new Set(one.map(({ id }) => id));
  return [...one, ...other.filter(({ id }) => !known.has(id))];
}

const messages = defineMessages({
  next: { id: 'sources.trailEnd', defaultMessage: 'This is the last source of the list' },
  previous: { id: 'sources.trailStart', defaultMessage: 'This is the first source of the list' },
});
