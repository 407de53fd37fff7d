import { use, useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useCollectionsChangesSubscription } from '#client/__generated__/useCollectionsChangesSubscription.graphql.ts';
import { LiveContext } from '#client/relay/LiveContext.ts';

const subscription = graphql`
  subscription useCollectionsChangesSubscription($spaceId: ID!) {
    collectionsChanged(spaceId: $spaceId) {
      readAgain
      space {
        ...CollectionSidebar_space
      }
    }
  }
`;

/**
 * Keeps the tree of a space true while the page is open. The first event after every (re)connection, and one after a
 * change of very many sources, say that more may have changed than was told: then what is on the page is read anew.
 */
export function useCollectionsChanges(spaceId: string): void {
  const live = use(LiveContext);
  useSubscription<useCollectionsChangesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { spaceId },
        onNext: (data) => {
          if (data?.collectionsChanged.readAgain) live.announceMissed();
        },
      }),
      [live, spaceId],
    ),
  );
}
