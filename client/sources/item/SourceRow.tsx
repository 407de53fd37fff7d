import { memo, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SourceRow_source$key } from '#client/__generated__/SourceRow_source.graphql.ts';
import { useIsDragged } from '#client/collections/dragStore.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { Deferred } from '#client/ui/Deferred.tsx';
import { useCellTabIndex } from '#client/ui/layout/CellContext.ts';
import { ListRow } from '#client/ui/layout/ListRow.tsx';
import { FavoriteButton, FavoriteMark } from '../actions/FavoriteButton.tsx';
import { SourceMenu } from '../actions/SourceMenu.tsx';
import { useIsSelected } from '../selection/SelectionContext.ts';
import { FailureLabel } from '../status/FailureLabel.tsx';
import { SourceProgress } from '../status/SourceProgress.tsx';
import { SourceStatusBadge } from '../status/SourceStatusBadge.tsx';
import { ListedDate, type DateShown } from './ListedDate.tsx';
import { MatchTitle, useMatchSnippet, type SearchMatchRef } from './SearchMatch.tsx';
import { SourceIcon } from './SourceIcon.tsx';
import { SourcePlace } from './SourcePlace.tsx';
import { SourceSlot } from './SourceSlot.tsx';
import { SourceTags } from './SourceTags.tsx';

// What stays the same while one selects, scrolls or drags is not drawn again.
const DateOf = memo(ListedDate);
const Favorite = memo(FavoriteButton);
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
  /** The list is of more than one place: each tells its own. */
  isPlaceShown: boolean;
  /** How many tags have room beside a title. */
  tagsShown: number;
  rowIndex: number;
};

/** A source in the list: a row of the grid around it, which follows its link (`useListGestures`). */
export function SourceRow({ source: ref, hit, isSearched, dateShown, isStatusQuiet, isPlaceShown, tagsShown, rowIndex }: SourceRowProps) {
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
        ...FavoriteButton_source
        ...SourceMenu_source
        ...SourcePlace_source
        ...SourceProgress_source
        ...SourceStatusBadge_source
        ...SourceTags_source
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
      <SourceTags source={source} most={tagsShown} />
    </span>
  );
  return (
    <Frame id={source.id} rowIndex={rowIndex} isTall={isSearched}>
      <span role="gridcell" className="row-icon">
        <SourceSlot id={source.id} title={source.title} isMovable={source.viewerCanEdit}>
          <SourceIcon type={source.type} domain={source.domain} faviconUrl={source.faviconUrl} mimeType={source.mimeType} />
        </SourceSlot>
      </span>
      {passage ? (
        <span role="gridcell" className="row-text">
          {title()}
          <span className="row-passage">{passage}</span>
        </span>
      ) : (
        title('gridcell')
      )}
      {isPlaceShown && (
        <span role="gridcell" className="row-place" data-column="place">
          <SourcePlace source={source} />
        </span>
      )}
      <span role="gridcell">
        <SourceStatusBadge source={source} isQuiet={isStatusQuiet} isMark={isStatusQuiet} />
      </span>
      <span role="gridcell" className="row-meta" data-column="size">
        {source.size === null ? '' : formatSize(source.size)}
      </span>
      <span role="gridcell" className="row-meta" data-column="modified">
        <DateOf createdAt={source.createdAt} updatedAt={source.updatedAt} by={dateShown} />
      </span>
      <span role="gridcell" className="row-tools">
        <Deferred isDue={tabIndex === 0} meanwhile={source.isFavorite && <FavoriteMark />}>
          <Favorite source={source} />
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
