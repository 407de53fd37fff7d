import { useEffect, useEffectEvent, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useTrailQuery } from '#client/__generated__/useTrailQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useReadNow } from '#client/relay/useReadNow.ts';
import { showToast } from '#client/ui/toast/Toast.tsx';
import { listFilterOf, orderOf, viewOf } from '../filter/sourceView.ts';
import { keepPlace, keptPlace } from './keptTrail.ts';
import { changeTrail, currentTrail, historyIndex, useCurrentTrail, type SourceTrail, type TrailStep } from './sourceTrail.ts';

const query = graphql`
  query useTrailQuery($spaceId: ID!, $filter: SourceFilter!, $order: SourceOrder!, $first: Int, $after: String, $last: Int, $before: String) {
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
const PIECE = 50;
const FEW = 3;
/** A list that can only be read from its beginning is looked through so far for a source. */
const MOST_PIECES = 20;

/** The way through the list that a source was opened from. */
export type Trail = {
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
export function useTrail(spaceId: string, sourceId: string | null, onStep: (sourceId: string) => void): Trail {
  const intl = useIntl();
  const readNow = useReadNow<useTrailQuery>(query);
  const laid = useCurrentTrail();
  const at = laid?.steps.findIndex(({ id }) => id === sourceId) ?? -1;
  const kept = at === -1 && sourceId !== null ? keptPlace(sourceId) : null;
  const trail: SourceTrail | null =
    laid !== null && at !== -1
      ? laid
      : kept && { address: kept.address, steps: [{ id: kept.sourceId, cursor: kept.cursor }], isFromStart: false, isToEnd: false, index: kept.listIndex };
  const here = at === -1 ? 0 : at;
  const [previous, next] = [trail?.steps[here - 1], trail?.steps[here + 1]];

  const reading = useRef<Promise<unknown> | null>(null);
  /** Reads on at one end of what is known. Rejects when the list cannot be read. */
  const extend = async (to: 'previous' | 'next', known: SourceTrail): Promise<SourceTrail> => {
    const read = (page: Partial<useTrailQuery['variables']>) => readPiece(spaceId, known.address, page, readNow);
    const longer = to === 'next' ? await readAfter(known, read) : await readBefore(known, read);
    reading.current = null;
    changeTrail(longer);
    return longer;
  };
  const extendOnce = (to: 'previous' | 'next', known: SourceTrail) => {
    const running = extend(to, known).catch((error: unknown) => {
      reading.current = null;
      throw error;
    });
    reading.current = running;
    return running;
  };

  const readOn = useEffectEvent(() => {
    if (!trail || reading.current) return;
    const wants = !trail.isToEnd && trail.steps.length - here <= FEW ? 'next' : !trail.isFromStart && here < FEW ? 'previous' : null;
    // Who goes on meets the failure and is told; nobody has asked yet.
    if (wants) extendOnce(wants, trail).catch(() => undefined);
  });
  useEffect(() => {
    readOn();
  }, [sourceId, laid]);

  const cursor = trail?.steps[here]?.cursor ?? null;
  const address = trail?.address ?? null;
  const listIndex = trail?.index ?? null;
  const keep = useEffectEvent(() => {
    if (sourceId !== null && address !== null) keepPlace({ sourceId, address, cursor, listIndex });
  });
  useEffect(() => {
    keep();
  }, [sourceId, address, cursor]);

  const isEnd = (to: 'previous' | 'next', known: SourceTrail) => (to === 'next' ? known.isToEnd : known.isFromStart);
  const step = (to: 'previous' | 'next') => {
    if (!trail || sourceId === null) return;
    const near = to === 'next' ? next : previous;
    if (near) return onStep(near.id);
    const sayEnd = () => showToast({ type: 'info', message: intl.formatMessage(messages[to]) });
    if (isEnd(to, trail)) return void sayEnd();
    void (async () => {
      await reading.current?.catch(() => undefined);
      const known = currentTrail();
      const now = known?.steps.some(({ id }) => id === sourceId) ? known : trail;
      const neighbour = (list: SourceTrail) => list.steps[list.steps.findIndex(({ id }) => id === sourceId) + (to === 'next' ? 1 : -1)];
      const found = neighbour(now) ?? (isEnd(to, now) ? undefined : neighbour(await extendOnce(to, now)));
      if (found) onStep(found.id);
      else sayEnd();
    })().catch(() => showToast({ type: 'error', message: intl.formatMessage(commonMessages.noSources) }));
  };
  return {
    address,
    isBefore: listIndex !== null && historyIndex() === listIndex + 1,
    hasPrevious: trail !== null && (previous !== undefined || !trail.isFromStart),
    hasNext: trail !== null && (next !== undefined || !trail.isToEnd),
    step,
  };
}

type Piece = { readonly steps: readonly (TrailStep & { readonly cursor: string })[]; readonly isFromStart: boolean; readonly isToEnd: boolean };
type ReadPiece = (page: Partial<useTrailQuery['variables']>) => Promise<Piece>;

async function readPiece(
  spaceId: string,
  address: string,
  page: Partial<useTrailQuery['variables']>,
  readNow: (variables: useTrailQuery['variables']) => Promise<useTrailQuery['response']>,
): Promise<Piece> {
  const url = new URL(address, location.origin);
  const place = url.pathname.split('/').at(-1) ?? 'all';
  const view = viewOf(url.searchParams);
  const { node } = await readNow({ spaceId, filter: listFilterOf(view, place === 'all' ? null : place), order: orderOf(view), ...page });
  // A list that is gone has nothing more.
  if (!node?.space) return { steps: [], isFromStart: true, isToEnd: true };
  const { edges, pageInfo } = node.space.sources;
  return {
    steps: edges.map((edge) => ({ id: edge.node.id, cursor: edge.cursor })),
    isFromStart: !pageInfo.hasPreviousPage,
    isToEnd: !pageInfo.hasNextPage,
  };
}

async function readAfter(trail: SourceTrail, read: ReadPiece): Promise<SourceTrail> {
  const cursor = trail.steps.findLast((step) => step.cursor !== null)?.cursor;
  if (cursor === undefined || cursor === null) return lookedUp(trail, read);
  const { steps, isToEnd } = await read({ first: PIECE, after: cursor });
  return { ...trail, steps: joined(trail.steps, steps), isToEnd };
}

async function readBefore(trail: SourceTrail, read: ReadPiece): Promise<SourceTrail> {
  const cursor = trail.steps.find((step) => step.cursor !== null)?.cursor;
  // What is found by relevance can only be read from its beginning.
  if (cursor === undefined || cursor === null || orderOf(viewOf(new URL(trail.address, location.origin).searchParams)) === 'RELEVANCE') {
    return lookedUp(trail, read);
  }
  const { steps, isFromStart } = await read({ last: PIECE, before: cursor });
  return { ...trail, steps: joined(steps, trail.steps), isFromStart };
}

/** The list from its beginning to where the known piece begins, and that piece. */
async function lookedUp(trail: SourceTrail, read: ReadPiece): Promise<SourceTrail> {
  const [first] = trail.steps;
  let found: readonly TrailStep[] = [];
  let after: string | undefined;
  for (let pieces = 0; pieces < MOST_PIECES; pieces += 1) {
    const { steps, isToEnd } = await read({ first: PIECE * 2, after });
    found = [...found, ...steps];
    if (steps.some(({ id }) => id === first?.id)) return { ...trail, steps: joined(found, trail.steps), isFromStart: true, isToEnd: isToEnd || trail.isToEnd };
    after = steps.at(-1)?.cursor;
    if (isToEnd || after === undefined) break;
  }
  return { ...trail, isFromStart: true, isToEnd: true };
}

/** Two pieces that follow each other; what is in both is there once. */
function joined(one: readonly TrailStep[], other: readonly TrailStep[]): readonly TrailStep[] {
  const known = new Set(one.map(({ id }) => id));
  return [...one, ...other.filter(({ id }) => !known.has(id))];
}

const messages = defineMessages({
  next: { id: 'sources.trailEnd', defaultMessage: 'This is the last source of the list' },
  previous: { id: 'sources.trailStart', defaultMessage: 'This is the first source of the list' },
});
