import { memo, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SourceCard_source$key } from '#client/__generated__/SourceCard_source.graphql.ts';
import { useIsDragged } from '#client/collections/dragStore.ts';
import { Deferred } from '#client/ui/Deferred.tsx';
import { Card, CardBody, CardFoot, CardKind, CardLive, CardTitle, CardTools } from '#client/ui/layout/Card.tsx';
import { useCellTabIndex } from '#client/ui/layout/CellContext.ts';
import { asLargeAsCard } from '#client/ui/mixins.ts';
import { FavoriteButton, FavoriteMark } from '../actions/FavoriteButton.tsx';
import { SourceMenu } from '../actions/SourceMenu.tsx';
import { useHasCheckboxes, useIsSelected } from '../selection/SelectionContext.ts';
import { SourceProgress } from '../status/SourceProgress.tsx';
import { SourceStatusBadge } from '../status/SourceStatusBadge.tsx';
import { ListedDate, type DateShown } from './ListedDate.tsx';
import { MatchTitle, useMatchSnippet, type SearchMatchRef } from './SearchMatch.tsx';
import { SourceCover } from './SourceCover.tsx';
import { SourceKind } from './SourceKind.tsx';
import { SourcePlace } from './SourcePlace.tsx';
import { SourceSlot } from './SourceSlot.tsx';
import { SourceTags } from './SourceTags.tsx';

// What stays the same while one selects, scrolls or drags is not drawn again.
const Favorite = memo(FavoriteButton);
const Cover = memo(SourceCover);
const DateOf = memo(ListedDate);
const Kind = memo(SourceKind);
const MenuOf = memo(SourceMenu);
const Progress = memo(SourceProgress);
const StatusBadge = memo(SourceStatusBadge);

type SourceCardProps = {
  source: SourceCard_source$key;
  hit: SearchMatchRef;
  /** The one the list is sorted by. */
  dateShown: DateShown;
  /** Nobody asks for the status: that all is well needs no word. */
  isStatusQuiet: boolean;
  /** The list is of more than one place: each tells its own. */
  isPlaceShown: boolean;
};

/** A source in the grid, which follows its link (`useListGestures`): opens on a click, is dragged by its handle, offers its menu under the pointer and on focus. */
export function SourceCard({ source: ref, hit, dateShown, isStatusQuiet, isPlaceShown }: SourceCardProps) {
  const source = useFragment(
    graphql`
      fragment SourceCard_source on Source {
        id
        status
        title
        createdAt
        updatedAt
        isFavorite
        viewerCanEdit
        ...FavoriteButton_source
        ...SourceCover_source
        ...SourceKind_source
        ...SourceMenu_source
        ...SourcePlace_source
        ...SourceProgress_source
        ...SourceStatusBadge_source
        ...SourceTags_source
      }
    `,
    ref,
  );
  const passage = useMatchSnippet(hit, 32);
  const tabIndex = useCellTabIndex();
  return (
    <Frame id={source.id}>
      <Cover source={source} passage={passage} />
      <CardBody>
        <CardTitle as="h2" dir="auto">
          <Whole href={`/source/${source.id}`} tabIndex={tabIndex} draggable={false} data-open>
            <MatchTitle hit={hit} title={source.title} />
          </Whole>
        </CardTitle>
        <CardKind>
          <Kind source={source} />
          <SourceSlot id={source.id} title={source.title} isMovable={source.viewerCanEdit} />
          <CardTools>
            <Deferred isDue={tabIndex === 0} meanwhile={source.isFavorite && <FavoriteMark />}>
              <Favorite source={source} />
              <MenuOf source={source} />
            </Deferred>
          </CardTools>
        </CardKind>
        <SourceTags source={source} most={3} />
        <CardFoot>
          {isPlaceShown && <SourcePlace source={source} />}
          <DateOf createdAt={source.createdAt} updatedAt={source.updatedAt} by={dateShown} withYear />
          <StatusBadge source={source} isQuiet={isStatusQuiet} />
        </CardFoot>
      </CardBody>
      {source.status === 'PROCESSING' && (
        <CardLive>
          <Progress source={source} />
        </CardLive>
      )}
    </Frame>
  );
}

/** The card itself: when it is selected or lifted only this is drawn again, not what is in it. */
function Frame({ id, children }: { id: string; children: ReactNode }) {
  const isSelected = useIsSelected(id);
  const isLifted = useIsDragged('source', id);
  const hasCheckboxes = useHasCheckboxes();
  return (
    <Card data-choosing={hasCheckboxes || undefined} data-lifted={isLifted || undefined} data-selected={isSelected || undefined}>
      {children}
    </Card>
  );
}

const Whole = styled.a`
  ${asLargeAsCard}
`;
