import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { useSmartCollectionsQuery } from '#client/__generated__/useSmartCollectionsQuery.graphql.ts';
import type { useSmartCollectionsSubscription } from '#client/__generated__/useSmartCollectionsSubscription.graphql.ts';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { useBackgroundQuery } from '#client/relay/useBackgroundQuery.ts';
import { createListeners, useListener } from '#client/state/listeners.ts';
import { emitPlacesChanged } from '../store/sourceEvents.ts';
import { smartOf, type SmartCollection } from './smartView.ts';

const query = graphql`
  query useSmartCollectionsQuery($spaceId: ID!) {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        smartCollections {
          ...smartView_smartCollection
        }
      }
    }
  }
`;

const subscription = graphql`
  subscription useSmartCollectionsSubscription($spaceId: ID!) {
    smartCollectionsChanged(spaceId: $spaceId) {
      smartCollectionIds
    }
  }
`;

const changed = createListeners();

/** Passes on that smart collections were changed here: whoever shows them reads them again. */
export function emitSmartCollectionsChanged(): void {
  changed.emit();
  // Another filter finds another number.
  emitPlacesChanged();
}

/** The smart collections of a space by name, whoever changes them; null until they are there. */
export function useSmartCollections(spaceId: string): readonly SmartCollection[] | null {
  const { data, readAgain } = useBackgroundQuery<useSmartCollectionsQuery>(query, { spaceId });
  useListener(changed.subscribe, readAgain);
  useMissedEvents(readAgain);
  useSubscription<useSmartCollectionsSubscription>(useMemo(() => ({ subscription, variables: { spaceId }, onNext: (event) => event && emitSmartCollectionsChanged() }), [spaceId]));
  return useMemo(() => data?.node?.space?.smartCollections.map(smartOf) ?? null, [data]);
}
