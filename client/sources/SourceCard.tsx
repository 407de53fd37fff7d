import { GripVertical } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SourceCard_source$key } from '#client/__generated__/SourceCard_source.graphql.ts';
import { useDragHandle, useIsCarried } from '#client/collections/dragging.ts';
import { Card, CardBody, CardCheck, CardFoot, CardHandle, CardKind, CardLive, CardTitle, CardTools } from '#client/ui/Card.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { useCellTabIndex } from './CellContext.ts';
import { FoundTitle, useFoundPassage, type FoundRef } from './Found.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import { useCarried, useIsChosen, useIsSelecting } from './SelectionContext.ts';
import { SourceCover } from './SourceCover.tsx';
import { SourceDate } from './SourceDate.tsx';
import { SourceKind } from './SourceKind.tsx';
import { SourceMenu } from './SourceMenu.tsx';
import { SourceProgress } from './SourceProgress.tsx';
import { SourceStatusBadge } from './SourceStatusBadge.tsx';

/** A source in the grid: opens on a click, is dragged by its handle, offers its menu under the pointer and on focus. */
export function SourceCard({ source: ref, hit }: { source: SourceCard_source$key; hit: FoundRef }) {
  const source = useFragment(
    graphql`
      fragment SourceCard_source on Source {
        id
        title
        createdAt
        viewerCanEdit
        ...FavoriteButton_source
        ...SourceCover_source
        ...SourceKind_source
        ...SourceMenu_source
        ...SourceProgress_source
        ...SourceStatusBadge_source
      }
    `,
    ref,
  );
  const passage = useFoundPassage(hit, 32);
  const handle = useDragHandle({ kind: 'source', id: source.id, title: source.title, ...useCarried(source.id) });
  const isDragging = useIsCarried('source', source.id);
  const tabIndex = useCellTabIndex();
  const isSelecting = useIsSelecting();
  const isChosen = useIsChosen(source.id);
  return (
    <Card data-choosing={isSelecting || undefined} $lifted={isDragging} $selected={isChosen}>
      <SourceCover source={source} passage={passage} />
      <CardBody>
        <CardKind>
          <SourceKind source={source} />
        </CardKind>
        <CardTitle as="h2">
          <Whole to={`/source/${source.id}`} tabIndex={tabIndex} draggable={false} data-open>
            <FoundTitle hit={hit} title={source.title} />
          </Whole>
        </CardTitle>
        <CardFoot>
          <SourceDate date={source.createdAt} withYear />
          <SourceStatusBadge source={source} />
        </CardFoot>
      </CardBody>
      <CardLive>
        <SourceProgress source={source} />
      </CardLive>
      {isSelecting && (
        <CardCheck>
          <Checkbox checked={isChosen} tabIndex={-1} aria-label={source.title} />
        </CardCheck>
      )}
      {source.viewerCanEdit && !isSelecting && (
        <CardHandle {...handle} aria-hidden>
          <Icon of={GripVertical} size={16} />
        </CardHandle>
      )}
      <CardTools>
        <FavoriteButton source={source} />
        <SourceMenu source={source} />
      </CardTools>
    </Card>
  );
}

/** A link as large as the card. */
const Whole = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-lg);
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;
