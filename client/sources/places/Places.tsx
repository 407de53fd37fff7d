import { Inbox, Layers2, Star, type IconNode } from 'lucide';
import { defineMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useLocation, useMatch } from 'react-router-dom';
import styled from 'styled-components';
import type { PlacesQuery } from '#client/__generated__/PlacesQuery.graphql.ts';
import { useDropPlaces } from '#client/collections/dropPlaces.ts';
import type { DropTarget } from '#client/collections/dragStore.ts';
import { useRovingFocus } from '#client/ui/focus/useRovingFocus.ts';
import { layoutSearch, type SpacePlace } from '../filter/sourceView.ts';
import { placeNames } from './placeNames.ts';
import { PlaceRow } from './PlaceRow.tsx';
import { usePlaceQuery } from './usePlaceQuery.ts';

const COUNT_MS = 1000;

const query = graphql`
  query PlacesQuery($spaceId: ID!) {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        inboxCount
        unfiledCount
        favoriteCount
      }
    }
  }
`;

type PlacesProps = {
  spaceId: string;
  /** How many sources lie in collections. */
  filed: number;
  /** Whether sources may be dropped on the Inbox. */
  canEdit: boolean;
  /** Somebody goes to one of them. */
  onGo: () => void;
};

/** What stands above the collections: Inbox, All sources and Favorites, with their counts. */
export function Places(props: PlacesProps) {
  const space = usePlaceQuery<PlacesQuery>(query, props.spaceId, COUNT_MS)?.node?.space;
  useDropPlaces(true);
  const counts = space ? { inbox: space.inboxCount, all: props.filed + space.unfiledCount, favorites: space.favoriteCount } : { inbox: null, all: null, favorites: null };
  return <Rows {...props} counts={counts} />;
}

type RowsProps = Pick<PlacesProps, 'canEdit' | 'onGo'> & { counts: Record<SpacePlace, number | null> };

function Rows({ canEdit, onGo, counts }: RowsProps) {
  const intl = useIntl();
  const { search } = useLocation();
  const here = useMatch('/collection/:place')?.params.place;
  const params = new URLSearchParams(search);
  const isCurrent = (place: SpacePlace) => here === place && !params.has('smart') && !(place === 'all' && params.has('tags'));
  const { stop, props } = useRovingFocus(places.length, places.findIndex(({ place }) => isCurrent(place)));
  const targetOf = (place: SpacePlace, name: string): DropTarget | null => (place === 'all' || (place === 'inbox' && !canEdit) ? null : { kind: place, id: place, name });
  return (
    <List as="nav" {...props} aria-label={intl.formatMessage(label)}>
      {places.map(({ place, icon }, index) => {
        const name = intl.formatMessage(placeNames[place]);
        return (
          <PlaceRow
            key={place}
            icon={icon}
            name={name}
            // The Inbox is looked through as it came, whatever other lists look like.
            to={`/collection/${place}${place === 'inbox' ? '' : layoutSearch(here === 'inbox' ? '' : search)}`}
            count={counts[place]}
            isUrgent={place === 'inbox'}
            isCurrent={isCurrent(place)}
            isTabStop={index === stop}
            target={targetOf(place, name)}
            onGo={onGo}
          />
        );
      })}
    </List>
  );
}

const places: readonly { place: SpacePlace; icon: IconNode }[] = [
  { place: 'inbox', icon: Inbox },
  { place: 'all', icon: Layers2 },
  { place: 'favorites', icon: Star },
];

const label = defineMessage({ id: 'vault.places', defaultMessage: 'Places' });

const List = styled.div`
  flex: none;
  margin: 0 20px;
  padding: 12px 0 8px;
  border-block-end: 1px solid var(--line-1);

  > * {
    margin-inline: -12px;
  }
`;
