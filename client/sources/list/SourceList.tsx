import { lazy, memo, Suspense, use, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { graphql, readInlineData, useFragment, usePaginationFragment } from 'react-relay/hooks';
import { useHref, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { SourceList_space$key } from '#client/__generated__/SourceList_space.graphql.ts';
import type { SourceListItem_source$key } from '#client/__generated__/SourceListItem_source.graphql.ts';
import type { SourceListCount_space$key } from '#client/__generated__/SourceListCount_space.graphql.ts';
import type { SourceListPaginationQuery } from '#client/__generated__/SourceListPaginationQuery.graphql.ts';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { columnVariables, viewContainer } from '#client/ui/layout/listColumns.ts';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { whenIdle } from '#client/ui/whenIdle.ts';
import { LazyBulkToolbar } from '../actions/LazyBulkToolbar.tsx';
import { selectCollection } from '../actions/selectCollection.ts';
import { SourceTaskDialog } from '../actions/SourceTaskDialog.tsx';
import { SourceListBar } from '../filter/SourceListBar.tsx';
import { collectionOf, dateSortedBy, everything, filterOf, listFilterOf, partOf, sortOf, type ListPlace } from '../filter/sourceView.ts';
import type { SourceViewControl } from '../filter/useSourceView.ts';
import type { SearchMatchRef } from '../item/SearchMatch.tsx';
import { sourceListItem } from '../item/SourceListItem.ts';
import { useHoverPreview } from '../preview/useHoverPreview.ts';
import { withoutGone } from '../selection/selection.ts';
import { SelectionContext } from '../selection/SelectionContext.ts';
import { openSiblingList } from '../siblings/siblingList.ts';
import { isStatusAlwaysShown } from '../status/statusShown.ts';
import { useSourcesAdded, useSourcesRestored } from '../store/sourceEvents.ts';
import { ListFrame } from './ListFrame.tsx';
import { NewItemsButton } from './NewItemsButton.tsx';
import { NextPageFailed } from './NextPageFailed.tsx';
import { SourceGrid, type ListedSource } from './SourceGrid.tsx';
import { useListGestures } from './useListGestures.ts';
import { useListTasks } from './useListTasks.ts';
import { useListUpdates } from './useListUpdates.ts';
import { useStableOrder } from './useStableOrder.ts';

const PAGE = 96;

const reloadQuery = graphql`
  query SourceListReloadQuery($id: ID!, $filter: SourceFilter!, $order: SourceOrder!, $isCounted: Boolean!, $isSearched: Boolean!) {
    node(id: $id) {
      ...SourceList_space @alias @arguments(filter: $filter, order: $order, isSearched: $isSearched)
      ...SourceListCount_space @alias @arguments(filter: $filter, order: $order, isCounted: $isCounted)
    }
  }
`;

type SourceListProps = {
  space: SourceList_space$key & SourceListCount_space$key;
  /** Where they lie. */
  place: ListPlace;
  /** How many sources there are in all, without any filter. */
  total: number;
  /** Where there are collections below. */
  hasBelow: boolean;
  control: SourceViewControl;
  /** Shows a source in the quick preview; null: none. */
  onPreview: (sourceId: string | null) => void;
  /** Stands at the start of the tools: on small screens the way to the tree. */
  lead?: ReactNode;
  /** Stands where nothing is at all; what a collection says unless given. */
  nothing?: ReactNode;
  /** The space, where the list is only a part of it. */
  spaceName?: string | undefined;
  /** Whether one may add sources there, and if not, whether it is because the space is archived. */
  canAdd?: boolean | undefined;
  isArchived?: boolean | undefined;
};

// What most visits do not begin with.
const Head = lazy(async () => ({ default: (await import('./SourceListHead.tsx')).SourceListHead }));
const SourceRows = lazy(async () => ({ default: (await import('./SourceRows.tsx')).SourceRows }));
const NoSources = lazy(async () => ({ default: (await import('./NoSources.tsx')).NoSources }));
const NoMatch = lazy(async () => ({ default: (await import('../filter/NoMatch.tsx')).NoMatch }));

/** Sources as cards or rows with search, filter and order; loaded page by page as one scrolls, kept up to date while it is on the page. */
export function SourceList({ space: ref, place, total, hasBelow, control, onPreview, lead, nothing, spaceName, canAdd = false, isArchived = false }: SourceListProps) {
  const intl = useIntl();
  const { view, shown, change, isPending } = control;
  const { data: space, hasNext, isLoadingNext, loadNext } = usePaginationFragment<SourceListPaginationQuery, SourceList_space$key>(
    graphql`
      fragment SourceList_space on Space
      @refetchable(queryName: "SourceListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 48 }
        cursor: { type: "String" }
        filter: { type: "SourceFilter" }
        order: { type: "SourceOrder" }
        isSearched: { type: "Boolean", defaultValue: false }
      ) {
        id
        sources(first: $count, after: $cursor, filter: $filter, order: $order) @connection(key: "SourceList_sources") {
          __id
          edges {
            cursor
            found @include(if: $isSearched) {
              # Whoever draws a source draws it.
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...SearchMatch_hit
            }
            node {
              id
              updatedAt
              createdAt
              tags {
                id
              }
              ...SourceListItem_source
            }
          }
        }
      }
    `,
    ref,
  );
  // Beside the list, not in it: its next pages would count again.
  const { counted } = useFragment<SourceListCount_space$key>(
    graphql`
      fragment SourceListCount_space on Space
      @argumentDefinitions(filter: { type: "SourceFilter" }, order: { type: "SourceOrder" }, isCounted: { type: "Boolean", defaultValue: false }) {
        counted: sources(filter: $filter, order: $order) @include(if: $isCounted) {
          __id
          totalCount
        }
      }
    `,
    ref,
  );
  const location = useLocation();
  const { pathname } = location;
  const address = useHref(location);
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  const isSmall = useMediaQuery('(max-width: 959.98px)');
  const [scroll, setScroll] = useState<HTMLElement | null>(null);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isScrolled, setIsScrolled] = useState(false);
  const [welcome, setWelcome] = useState<ReadonlySet<string>>(new Set());

  const { edges, __id: listId } = space.sources;
  const groupedBy = dateSortedBy(shown);
  const loaded = useMemo(
    () =>
      edges.map(({ node, found }): ListedSource => {
        const { id, updatedAt, createdAt, tags } = node;
        return { id, date: groupedBy && { updatedAt, createdAt }[groupedBy], hasTags: tags.length > 0, ref: readInlineData<SourceListItem_source$key>(sourceListItem, node), hit: (found ?? null) satisfies SearchMatchRef };
      }),
    [edges, groupedBy],
  );
  const { items: sources, waiting, settle } = useStableOrder(loaded, isPointedAt || isScrolled, listId, welcome);
  const isFiltered = filterOf(shown) !== undefined;
  const count = counted?.totalCount ?? (isFiltered || shown.below ? null : Math.max(total, loaded.length));

  const { id: spaceId } = space;
  // The first M of a visit is answered as soon as all others.
  useEffect(() => (canAdd ? whenIdle(selectCollection.load) : undefined), [canAdd]);
  useEffect(
    () => openSiblingList({ address, steps: edges.map(({ cursor, node }) => ({ id: node.id, cursor: cursor || null })), isFromStart: true, isToEnd: !hasNext }),
    [address, edges, hasNext],
  );
  useListUpdates(reloadQuery, { spaceId, place, listId, countId: counted?.__id ?? null, shown, loaded });
  const showNew = () => {
    settle();
    scroll?.scrollTo({ top: 0 });
  };
  // Whoever has scrolled away is told; who has not sees it come.
  useSourcesAdded(() => !isScrolled && settle());
  useSourcesRestored((sourceIds) => setWelcome(new Set(sourceIds)));

  const { hasFailed, readOn, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  const order = useMemo(() => sources.map(({ id }) => id), [sources]);
  const selection = use(SelectionContext);
  // Whoever is gone from the list is not selected any more.
  useEffect(() => {
    const here = new Set(loaded.map(({ id }) => id));
    selection.change((before) => withoutGone(before, [...before.ids].filter((id) => !here.has(id))));
  }, [selection, loaded]);
  const { onTask, homeOf, task, closeTask } = useListTasks({ order, place });
  const isSelecting = () => selection.current().isOn;
  const pointed = useHoverPreview(view.preview, onPreview);
  const { active, onLayout, gestures } = useListGestures({
    sources,
    scroll,
    listId,
    onTask,
    onTag: (name) => change({ tags: [name] }),
    // While one selects it is the source that has the focus which is shown: the pointer goes from box to box.
    onPointed: (id, how) => (how === 'focus' || !isSelecting()) && pointed(id, how),
    onPreviewKey: (id) => {
      onPreview(view.preview ? null : id);
      change({ preview: !view.preview });
    },
    onPress: (id) => {
      if (!view.preview || !isSmall) return false;
      onPreview(id);
      return true;
    },
    onLeave: (giveFocusBack) => {
      if (!view.preview || isSmall) return false;
      onPreview(null);
      change({ preview: false });
      giveFocusBack();
      return true;
    },
  });

  const isStatusAlways = isStatusAlwaysShown.use();
  const label = intl.formatMessage(listName);
  const isEmpty = sources.length === 0 && !hasNext;
  const body = { sources, scroll, label, active, isPhone, isSearched: shown.q !== '', dateShown: groupedBy ?? 'updatedAt', isStatusQuiet: !isStatusAlways && shown.statuses.length === 0, isPlaceShown: collectionOf(place) === null || shown.below, hasNext, onNearEnd: readOn, onLayout, memoryKey: `${pathname} ${listId}` };
  // The button follows at once; many new rows or cards, when they are ready.
  const chosenLayout = useDeferredValue(view.layout);
  const layout = isPhone ? 'grid' : chosenLayout;

  return (
    <View aria-busy={isPending || undefined}>
      {isEmpty && !isFiltered ? (
        <>
          {lead && <Lead>{lead}</Lead>}
          {nothing ?? (
            <Suspense>
              <NoSources place={place} canAdd={canAdd} isArchived={isArchived} />
            </Suspense>
          )}
        </>
      ) : (
        <>
          <Bar
            spaceId={spaceId}
            canSave={canAdd}
            view={view}
            onChange={change}
            count={count}
            total={Math.max(total, count ?? 0)}
            hasBelow={hasBelow}
            part={partOf(place)}
            isPhone={isPhone}
            lead={lead}
          />
          {isEmpty ? (
            <Suspense>
              <NoMatch shown={shown} spaceId={spaceId} place={place} onClear={() => change(everything(view))} onBest={() => change({ sort: 'best' })} spaceName={spaceName} />
            </Suspense>
          ) : (
            <Body role={layout === 'list' ? 'grid' : undefined} aria-label={layout === 'list' ? label : undefined} aria-rowcount={layout === 'list' ? -1 : undefined} style={columnVariables(body)} {...gestures}>
              {layout === 'list' && <Head view={view} isStatusQuiet={body.isStatusQuiet} isPlaceShown={body.isPlaceShown} onChange={change} />}
              <Scroll
                ref={setScroll}
                role="presentation"
                onPointerEnter={(event) => setIsPointedAt(event.pointerType === 'mouse')}
                onPointerLeave={() => setIsPointedAt(false)}
                onScroll={({ currentTarget }) => setIsScrolled(currentTarget.scrollTop > 8)}
              >
                {layout === 'list' ? <SourceRows {...body} isGrouped={groupedBy !== null} /> : <SourceGrid {...body} />}
              </Scroll>
              {waiting > 0 && <NewItemsButton count={waiting} onShow={showNew} />}
              {hasFailed && <NextPageFailed onRetry={retry} />}
            </Body>
          )}
        </>
      )}
      <LazyBulkToolbar
        spaceId={spaceId}
        filter={listFilterOf(shown, place)}
        fromCollectionId={shown.below ? null : collectionOf(place)}
        order={order}
        // What has only some of the words is not all that a filter finds.
        count={sortOf(shown) === 'best' ? null : count}
        homeOf={homeOf}
      />
      <SourceTaskDialog task={task} spaceId={spaceId} onClose={closeTask} />
    </View>
  );
}

// What stays the same while the focus goes from source to source is not drawn again.
const Bar = memo(SourceListBar);

const listName = defineMessage({ id: 'sources.list', defaultMessage: 'Sources' });

const View = styled.div`
  ${viewContainer}
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`;

const Lead = styled.div`
  padding: 16px 16px 0;
`;

const Body = styled(ListFrame)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`;

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overflow-anchor: none;
`;
