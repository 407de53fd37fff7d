import { use, useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { useCollectionsChangesSubscription } from '#client/__generated__/useCollectionsChangesSubscription.graphql.ts';
import { LiveContext } from '#client/relay/live/LiveContext.ts';
import { markCollectionsDeleted, markCollectionsThere } from './deletedCollections.ts';
import { emitTreeChanged } from './tree/treeEvents.ts';
import { useTreeVersion } from './tree/useTreeVersion.ts';

const subscription = graphql`
  subscription useCollectionsChangesSubscription($spaceId: ID!) {
    collectionsChanged(spaceId: $spaceId) {
      readAgain
      treeVersion
      collectionIds
      # Names are for the store, where lists and headings see them.
      collections {
        id
        # eslint-disable-next-line relay/unused-fields
        name
        # eslint-disable-next-line relay/unused-fields
        description
      }
      # eslint-disable-next-line relay/unused-fields
      space {
        # eslint-disable-next-line relay/unused-fields
        name
        # eslint-disable-next-line relay/unused-fields
        archivedAt
        # eslint-disable-next-line relay/unused-fields
        viewerCanEdit
      }
    }
  }
`;

/**
 * Keeps the tree of a space true while the page is open. The first event after every (re)connection, and one after a
 * change of very many sources, say that more may have changed than was told: then what is on the page is read again. The
 * tree, which may be large, is read again only where it is there and of another version than the event tells.
 */
export function useCollectionsChanges(spaceId: string): void {
  const live = use(LiveContext);
  const tellVersion = useTreeVersion(spaceId);
  useSubscription<useCollectionsChangesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { spaceId },
        onNext: (data) => {
          if (!data) return;
          const { readAgain, treeVersion, collectionIds, collections } = data.collectionsChanged;
          const there = new Set(collections.map(({ id }) => id));
          markCollectionsThere([...there]);
          markCollectionsDeleted(collectionIds.filter((id) => !there.has(id)));
          if (collectionIds.length > 0) emitTreeChanged();
          if (typeof treeVersion === 'string') tellVersion(treeVersion);
          if (readAgain) live.announceMissed();
        },
      }),
      [live, spaceId, tellVersion],
    ),
  );
}
