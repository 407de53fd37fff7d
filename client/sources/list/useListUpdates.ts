import { useEffect } from 'react';
import { useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay/hooks';
import type { SourceListReloadQuery } from '#client/__generated__/SourceListReloadQuery.graphql.ts';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { useReload } from '#client/relay/useReload.ts';
import { useThrottled } from '#client/relay/useThrottled.ts';
import { collectionOf, dateSortedBy, filterOf, listFilterOf, orderOf, partOf, type ListPlace, type SourceView } from '../filter/sourceView.ts';
import { registerList } from '../store/loadedLists.ts';
import { useSourceChanged, useSourcesRestored } from '../store/sourceEvents.ts';

/** A list that was read further than its first pages would lose them when it is read again. */
const MOST_READ_AGAIN = 96;
/** How long a list that only the server can keep up to date waits before it is read again. */
const READ_AGAIN_MS = 1500;

type ListOnPage = {
  readonly spaceId: string;
  readonly place: ListPlace;
  /** The connection's `__id`. */
  readonly listId: string;
  /** The record that says how many there are; null when they are not counted. */
  readonly countId: string | null;
  readonly shown: SourceView;
  readonly loaded: readonly { readonly id: string }[];
};

/**
 * Keeps a list up to date while it is on the page. One whose order the page knows follows mutations and events by itself; any
 * other is read again by the query, soon after something has changed that may belong into it.
 */
export function useListUpdates(query: GraphQLTaggedNode, { spaceId, place, listId, countId, shown, loaded }: ListOnPage): void {
  const environment = useRelayEnvironment();
  const { below } = shown;
  const sortedBy = filterOf(shown) === undefined && !below ? dateSortedBy(shown) : null;
  useEffect(
    () => registerList(environment, listId, { spaceId, collectionId: collectionOf(place), only: partOf(place), countId, withBelow: below, isTrash: false, sortedBy }),
    [environment, listId, spaceId, place, countId, below, sortedBy],
  );
  // Into the store, not by a refetch of the fragment: that would stay when another search has been asked for meanwhile, and show the old one.
  const reload = useReload<SourceListReloadQuery>(query, READ_AGAIN_MS);
  const readAgain = () =>
    reload({ id: spaceId, filter: listFilterOf(shown, place), order: orderOf(shown), isCounted: countId !== null, isSearched: shown.q !== '' });
  const readAgainSoon = useThrottled(readAgain, READ_AGAIN_MS);
  useMissedEvents(readAgain);
  const isReadAgain = sortedBy === null && loaded.length <= MOST_READ_AGAIN;
  useSourcesRestored(() => {
    if (isReadAgain) readAgain();
  });
  useSourceChanged((sourceId) => {
    // One that was read further is read again when it is shown next.
    if (isReadAgain && !loaded.some(({ id }) => id === sourceId)) readAgainSoon();
  });
}
