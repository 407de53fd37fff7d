import { useMemo, useRef } from 'react';
import { graphql, useRelayEnvironment, useSubscription } from 'react-relay/hooks';
import type { useSourceStatusChangesCountQuery } from '#client/__generated__/useSourceStatusChangesCountQuery.graphql.ts';
import type { useSourceStatusChangesCountsQuery } from '#client/__generated__/useSourceStatusChangesCountsQuery.graphql.ts';
import type { useSourceStatusChangesSubscription } from '#client/__generated__/useSourceStatusChangesSubscription.graphql.ts';
import { previousLinkedId } from '#client/relay/linkedRecords.ts';
import { useReload } from '#client/relay/useReload.ts';
import { useThrottled } from '#client/relay/useThrottled.ts';
import { updateListsOf, removeFromLists } from './loadedLists.ts';
import { emitSourceChanged } from './sourceEvents.ts';

const RECOUNT_MS = 1000;

const subscription = graphql`
  subscription useSourceStatusChangesSubscription($spaceId: ID!) {
    sourceStatusChanged(spaceId: $spaceId) {
      sourceId
      source {
        collection {
          id
          sourceCount
        }
        ...loadedLists_source
        ...SourceListItem_source
      }
    }
  }
`;

// Nothing here reads the answers: they are for the store, where the tree sees them.
const countQuery = graphql`
  query useSourceStatusChangesCountQuery($collectionIds: [ID!]!) {
    # eslint-disable-next-line relay/unused-fields
    nodes(ids: $collectionIds) {
      ... on Collection {
        # eslint-disable-next-line relay/unused-fields
        sourceCount
      }
    }
  }
`;

const allCountsQuery = graphql`
  query useSourceStatusChangesCountsQuery($spaceId: ID!) {
    node(id: $spaceId) {
      ... on Space {
        # eslint-disable-next-line relay/unused-fields
        tree {
          # eslint-disable-next-line relay/unused-fields
          sourceCount
        }
      }
    }
  }
`;

/** More collections than these are counted with all of the tree. */
const MOST_COUNTED = 20;

/**
 * Keeps every source of a space true while the page is open. Relay normalises what comes, so badges change by themselves;
 * lists gain and lose rows here, and the counts of collections that lost a source are read again.
 */
export function useSourceStatusChanges(spaceId: string): void {
  const environment = useRelayEnvironment();
  const reloadCount = useReload<useSourceStatusChangesCountQuery>(countQuery);
  const reloadAllCounts = useReload<useSourceStatusChangesCountsQuery>(allCountsQuery);
  /** The collections that a source has left; undefined among them for one that is not known. */
  const left = useRef(new Set<string | undefined>());
  const recount = useThrottled(() => {
    const collectionIds = [...left.current].filter((id) => id !== undefined);
    const areAllKnown = collectionIds.length === left.current.size;
    left.current.clear();
    if (areAllKnown && collectionIds.length <= MOST_COUNTED) reloadCount({ collectionIds });
    else reloadAllCounts({ spaceId });
  }, RECOUNT_MS);

  useSubscription<useSourceStatusChangesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { spaceId },
        updater: (store, data) => {
          const event = data?.sourceStatusChanged;
          if (!event) return;
          if (event.source) updateListsOf(store, event.source);
          else removeFromLists(store, [event.sourceId]);
          const home = event.source?.collection?.id ?? null;
          const homeBefore = previousLinkedId(environment, event.sourceId, 'collection');
          if (homeBefore === null || (event.source && homeBefore === home)) return;
          left.current.add(homeBefore);
          recount();
        },
        onNext: (data) => data && emitSourceChanged(data.sourceStatusChanged.sourceId),
      }),
      [environment, recount, spaceId],
    ),
  );
}
