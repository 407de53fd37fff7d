import { useEffect, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import type { SuggestedPlacesQuery } from '#client/__generated__/SuggestedPlacesQuery.graphql.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import { PlaceInstead } from '../places/PlaceInstead.ts';
import { useSourceChanged } from '../store/sourceEvents.ts';
import { InboxSwipes } from './InboxSwipes.tsx';
import { SuggestedPlace, SuggestionContext } from './SuggestedPlace.tsx';
import { createSuggestionStore } from './suggestionStore.ts';

const query = graphql`
  query SuggestedPlacesQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Source @alias(as: "source") {
        id
        suggestedCollections {
          collection {
            id
            name
          }
        }
      }
    }
  }
`;

/** In the lists around, what lies in no collection shows the one it most likely belongs to, and goes there on a press, by 1 on the source that has the focus, or by a finger. */
export function SuggestedPlaces({ children }: { children: ReactNode }) {
  const fetchNow = useFetchNow<SuggestedPlacesQuery>(query);
  const [store] = useState(() =>
    createSuggestionStore(async (ids) => {
      const { nodes } = await fetchNow({ ids });
      return new Map(
        nodes.flatMap((node) => {
          if (!node?.source) return [];
          const [first] = node.source.suggestedCollections;
          return [[node.source.id, first ? { id: first.collection.id, name: first.collection.name } : null]];
        }),
      );
    }),
  );
  useEffect(() => store.stop, [store]);
  useSourceChanged(store.again);
  useSingleKeyShortcuts({ 1: () => document.activeElement?.closest('[data-source]')?.querySelector<HTMLElement>('[data-suggested]')?.click() });
  return (
    <SuggestionContext value={store}>
      <PlaceInstead value={placeOf}>
        <InboxSwipes>{children}</InboxSwipes>
      </PlaceInstead>
    </SuggestionContext>
  );
}

const placeOf = (id: string) => <SuggestedPlace id={id} />;
