import { GripVertical } from 'lucide';
import { memo, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SourceRow_source$key } from '#client/__generated__/SourceRow_source.graphql.ts';
import { useDragHandle, useIsDragged } from '#client/collections/dragStore.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { Checkbox } from '#client/ui/controls/Checkbox.tsx';
import { Deferred } from '#client/ui/Deferred.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { useCellTabIndex } from '#client/ui/layout/CellContext.ts';
import { ListRow } from '#client/ui/layout/ListRow.tsx';
import { FavoriteMark } from '../actions/FavoriteButton.tsx';
import { SourceMenu } from '../actions/SourceMenu.tsx';
import { useDraggedWith, useHasCheckboxes, useIsSelected } from '../selection/SelectionContext.ts';
import { FailureLabel } from '../status/FailureLabel.tsx';
import { SourceProgress } from '../status/SourceProgress.tsx';
import { SourceStatusBadge } from '../status/SourceStatusBadge.tsx';
import { ListedDate, type DateShown } from './ListedDate.tsx';
import { MatchTitle, useMatchSnippet, type SearchMatchRef } from './SearchMatch.tsx';
import { SourceIcon } from './SourceIcon.tsx';

// What stays the same while one selects, scrolls or drags is not drawn again.
const DateOf = memo(ListedDate);
const MenuOf = memo(SourceMenu);
const Progress = memo(SourceProgress);

type SourceRowProps = {
  source: SourceRow_source$key;
  hit: SearchMatchRef;
  /** Something is searched for: there is room for where it was found. */
  isSearched: boolean;
  /** The one the list is sorted by. */
  dateShown: DateShown;
  /** Nobody asks for the status: that all is well needs no word. */
  isStatusQuiet: boolean;
  rowIndex: number;
};

/** A source in the list: a row of the grid around it, which follows its link (`useListGestures`). */
export function SourceRow({ source: ref, hit, isSearched, dateShown, isStatusQuiet, rowIndex }: SourceRowProps) {
  const { formatSize } = useFormats();
  const source = useFragment(
    graphql`
      fragment SourceRow_source on Source {
        id
        type
        status
        title
        sourceUrl
        domain
        faviconUrl
        fileName
        mimeType
        size
        createdAt
        updatedAt
        isFavorite
        viewerCanEdit
        failure {
          code
        }
        ...SourceMenu_source
        ...SourceProgress_source
        ...SourceStatusBadge_source
      }
    `,
    ref,
  );
  const passage = useMatchSnippet(hit, 40);
  const tabIndex = useCellTabIndex();
  const title = (cell?: 'gridcell') => (
    <span role={cell} className="row-title">
      <a href={`/source/${source.id}`} dir="auto" tabIndex={tabIndex} draggable={false} data-open>
        <MatchTitle hit={hit} title={source.title} />
      </a>
      {source.status === 'FAILED' ? (
        <em>
          <FailureLabel code={source.failure?.code} />
        </em>
      ) : (
        <>
          {source.domain && (
            <a className="row-host" href={source.sourceUrl ?? undefined} title={source.sourceUrl ?? undefined} tabIndex={tabIndex} target="_blank" rel="noopener noreferrer">
              {source.domain}
            </a>
          )}
          {source.fileName && source.fileName !== source.title && (
            <bdi className="row-host" title={source.fileName}>
              {source.fileName}
            </bdi>
          )}
        </>
      )}
      {source.isFavorite && <FavoriteMark />}
    </span>
  );
  return (
    <Frame id={source.id} rowIndex={rowIndex} isTall={isSearched}>
      <Gutter id={source.id} title={source.title} isMovable={source.viewerCanEdit} />
      <span role="gridcell" className="row-icon">
        <SourceIcon type={source.type} domain={source.domain} faviconUrl={source.faviconUrl} mimeType={source.mimeType} />
      </span>
      {passage ? (
        <span role="gridcell" className="row-text">
          {title()}
          <span className="row-passage">{passage}</span>
        </span>
      ) : (
        title('gridcell')
      )}
      <span role="gridcell">
        <SourceStatusBadge source={source} isQuiet={isStatusQuiet} />
      </span>
      <span role="gridcell" className="row-meta" data-column="size">
        {source.size === null ? '' : formatSize(source.size)}
      </span>
      <span role="gridcell" className="row-meta" data-column="modified">
        <DateOf createdAt={source.createdAt} updatedAt={source.updatedAt} by={dateShown} />
      </span>
      <span role="gridcell" className="row-tools">
        <Deferred isDue={tabIndex === 0}>
          <MenuOf source={source} />
        </Deferred>
      </span>
      {source.status === 'PROCESSING' && (
        <div role="presentation" className="row-live">
          <Progress source={source} />
        </div>
      )}
    </Frame>
  );
}

type FrameProps = { id: string; rowIndex: number; isTall: boolean; children: ReactNode };

/** The row itself: when it is selected or lifted only this is drawn again, not what is in it. */
function Frame({ id, rowIndex, isTall, children }: FrameProps) {
  const isSelected = useIsSelected(id);
  const isLifted = useIsDragged('source', id);
  return (
    <ListRow role="row" aria-rowindex={rowIndex} aria-selected={isSelected} data-source={id} data-lifted={isLifted || undefined} data-tall={isTall || undefined}>
      {children}
    </ListRow>
  );
}

/** What stands before a row: the handle to drag it by, and its checkbox. */
function Gutter({ id, title, isMovable }: { id: string; title: string; isMovable: boolean }) {
  const hasCheckboxes = useHasCheckboxes();
  return (
    <span role="gridcell">
      {isMovable && (
        <Deferred>
          <Handle id={id} title={title} />
        </Deferred>
      )}
      {hasCheckboxes && <Box id={id} title={title} />}
    </span>
  );
}

function Handle({ id, title }: { id: string; title: string }) {
  const handle = useDragHandle({ kind: 'source', id, title, ...useDraggedWith(id) });
  return (
    <Grip {...handle} aria-hidden>
      <Icon of={GripVertical} size={14} />
    </Grip>
  );
}

function Box({ id, title }: { id: string; title: string }) {
  const isSelected = useIsSelected(id);
  return (
    <Check>
      <Checkbox checked={isSelected} tabIndex={-1} aria-label={title} />
    </Check>
  );
}

const Check = styled.span`
  position: relative;
  z-index: 1;
`;

const Grip = styled.span`
  position: absolute;
  top: calc(50% - 7px);
  inset-inline-start: 4px;
  z-index: 1;
  color: var(--fg-3);
  cursor: grab;
  opacity: 0;
  touch-action: none;

  /* Where the tree is beside the list. */
  @media (hover: none) and (min-width: 960px) {
    opacity: 1;

    &::after {
      content: '';
      position: absolute;
      inset: -13px -9px;
    }
  }

  /* Leaves its place to the box. */
  [aria-multiselectable] & {
    inset-inline-start: -13px;
  }

  ${ListRow}:hover & {
    opacity: 1;
  }
`;
