import { useMemo } from 'react';
import { graphql, useRelayEnvironment, useSubscription } from 'react-relay';
import type { useSourceStatusChangesCountsQuery } from '#client/__generated__/useSourceStatusChangesCountsQuery.graphql.ts';
import type { useSourceStatusChangesSubscription } from '#client/__generated__/useSourceStatusChangesSubscription.graphql.ts';
import { linkedIdBefore } from '#client/relay/linkedIdBefore.ts';
import { useReload } from '#client/relay/useReload.ts';
import { useThrottled } from '#client/relay/useThrottled.ts';
import { tellSourceChanged } from './sourceChanges.ts';
import { placeSource, takeAwaySources } from './sourceLists.ts';

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
        ...sourceLists_source
        ...SourceCard_source
        ...SourceCompactCard_source
        ...SourceRow_source
      }
    }
  }
`;

const countsQuery = graphql`
  query useSourceStatusChangesCountsQuery($spaceId: ID!) {
    node(id: $spaceId) {
      ... on Space {
        # Nothing here reads the answer: it is for the store, where the tree sees it.
        # eslint-disable-next-line relay/unused-fields
        tree {
          # eslint-disable-next-line relay/unused-fields
          sourceCount
        }
      }
    }
  }
`;

/**
 * Keeps every source of a space true while the page is open. Relay normalises what comes, so badges change by themselves;
 * lists gain and lose rows here, and the counts of collections that lost a source are read again.
 */
export function useSourceStatusChanges(spaceId: string): void {
  const environment = useRelayEnvironment();
  const reloadCounts = useReload<useSourceStatusChangesCountsQuery>(countsQuery);
  const recount = useThrottled(() => reloadCounts({ spaceId }), RECOUNT_MS);

  useSubscription<useSourceStatusChangesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { spaceId },
        updater: (store, data) => {
          const event = data?.sourceStatusChanged;
          if (!event) return;
          if (event.source) placeSource(store, event.source);
          else takeAwaySources(store, [event.sourceId]);
          const home = event.source?.collection?.id ?? null;
          if (!event.source || linkedIdBefore(environment, event.sourceId, 'collection') !== home) recount();
        },
        onNext: (data) => data && tellSourceChanged(data.sourceStatusChanged.sourceId),
      }),
      [environment, recount, spaceId],
    ),
  );
}
