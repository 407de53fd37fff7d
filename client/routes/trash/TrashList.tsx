import { Trash2 } from 'lucide';
import { use, useEffect, useMemo, useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { TrashList_space$key } from '#client/__generated__/TrashList_space.graphql.ts';
import type { TrashList_collections$key } from '#client/__generated__/TrashList_collections.graphql.ts';
import type { TrashListPaginationQuery } from '#client/__generated__/TrashListPaginationQuery.graphql.ts';
import type { TrashListReloadQuery } from '#client/__generated__/TrashListReloadQuery.graphql.ts';
import { useTreeChanged } from '#client/collections/tree/treeEvents.ts';
import { usePromptsChanged } from '#client/prompts/collections/usePromptsChanged.ts';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { useReload } from '#client/relay/useReload.ts';
import { useThrottled } from '#client/relay/useThrottled.ts';
import { NextPageFailed } from '#client/sources/list/NextPageFailed.tsx';
import { useVirtualLines } from '#client/ui/layout/useVirtualLines.ts';
import { selectedByIds, type SelectedSources } from '#client/sources/selection/selectedSources.ts';
import { extendedTo, noSelection, toggled, withAll, withoutGone } from '#client/sources/selection/selection.ts';
import { SelectionContext } from '#client/sources/selection/SelectionContext.ts';
import { useSelectionKeys } from '#client/sources/selection/useSelectionKeys.ts';
import { registerList } from '#client/sources/store/loadedLists.ts';
import { useSourceChanged } from '#client/sources/store/sourceEvents.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { DeleteCollectionForeverDialog } from './DeleteCollectionForeverDialog.tsx';
import { DeletedCollectionRow, type NamedCollection } from './DeletedCollectionRow.tsx';
import { DeleteForeverDialog } from './DeleteForeverDialog.tsx';
import { EmptyTrashDialog } from './EmptyTrashDialog.tsx';
import { DeletedPromptRow, type NamedPrompt } from './DeletedPromptRow.tsx';
import { DeletePromptForeverDialog } from './DeletePromptForeverDialog.tsx';
import { usePromptTrash } from './usePromptTrash.ts';
import { TrashBulkBar } from './TrashBulkBar.tsx';
import { trashMessages } from './trashMessages.ts';
import { Canvas, Count, Head, Middle, Place, Scroll } from './trashListStyles.ts';
import { TrashRow } from './TrashRow.tsx';
import { useRestoreDeletedCollection } from './useRestoreDeletedCollection.ts';

const PAGE = 96;
const ROW = 57;
const READ_AGAIN_MS = 1500;

// Both parts of the page; its next pages are of sources alone.
const reloadQuery = graphql`
  query TrashListReloadQuery($id: ID!) {
    node(id: $id) {
      ...TrashList_space @alias
      ...TrashList_collections @alias
    }
  }
`;

/** What lies in the trash of a space, what was deleted last at the top, with the ways back and out. */
export function TrashList({ space: ref }: { space: TrashList_space$key & TrashList_collections$key }) {
  const intl = useIntl();
  const {
    data: space,
    hasNext,
    isLoadingNext,
    loadNext,
  } = usePaginationFragment<TrashListPaginationQuery, TrashList_space$key>(
    graphql`
      fragment TrashList_space on Space
      @refetchable(queryName: "TrashListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 48 }, cursor: { type: "String" }) {
        id
        viewerCanEdit
        sources(first: $count, after: $cursor, filter: { trashed: true, withoutDeletedCollections: true }, order: TRASHED) @connection(key: "TrashList_sources") {
          __id
          totalCount
          edges {
            node {
              id
              title
              ...TrashRow_source
            }
          }
        }
      }
    `,
    ref,
  );
  const { deletedCollections: collectionList, deletedPrompts: promptList } = useFragment<TrashList_collections$key>(
    graphql`
      fragment TrashList_collections on Space {
        deletedPrompts(first: 100) {
          totalCount
          edges {
            cursor
            node {
              promptCount
              ...DeletedPromptRow_deletedPrompt
            }
          }
        }
        deletedCollections(first: 100) {
          totalCount
          edges {
            node {
              id
              sourceCount
              ...DeletedCollectionRow_deletedCollection
            }
          }
        }
      }
    `,
    ref,
  );
  const environment = useRelayEnvironment();
  const { id: spaceId } = space;
  const { __id: listId, edges, totalCount } = space.sources;
  const [scroll, setScroll] = useState<HTMLElement | null>(null);
  const deletedCollections = collectionList.edges.map(({ node }) => node);
  const deletedPrompts = promptList.edges;
  const aboveCount = deletedCollections.length + deletedPrompts.length;
  const [asked, setAsked] = useState<{ selected: SelectedSources; title: string | null } | 'all' | null>(null);
  const [askedCollection, setAskedCollection] = useState<NamedCollection | null>(null);
  const [askedPrompt, setAskedPrompt] = useState<NamedPrompt | null>(null);

  useEffect(() => registerList(environment, listId, { spaceId, collectionId: null, only: null, countId: listId, withBelow: false, isTrash: true, sortedBy: null }), [environment, listId, spaceId]);
  const reload = useReload<TrashListReloadQuery>(reloadQuery);
  const readAgain = () => reload({ id: spaceId });
  const readAgainSoon = useThrottled(readAgain, READ_AGAIN_MS);
  useMissedEvents(readAgain);
  useTreeChanged(readAgainSoon);
  usePromptsChanged(spaceId, readAgain);
  const restoreCollection = useRestoreDeletedCollection(readAgain);
  const { restorePrompt } = usePromptTrash(readAgain);
  useSourceChanged((sourceId) => edges.length <= PAGE && !edges.some(({ node }) => node.id === sourceId) && readAgainSoon());

  const { hasFailed, readOn, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  const { lines, height } = useVirtualLines({
    scroll,
    count: aboveCount + edges.length,
    heightOf: rowHeight,
    gap: 0,
    paddingStart: 0,
    paddingEnd: 96,
    pinnedLine: -1,
    memoryKey: `trash ${listId}`,
    onNearEnd: readOn,
  });
  const selection = use(SelectionContext);
  const order = useMemo(() => edges.map(({ node }) => node.id), [edges]);
  const clear = () => selection.change(() => noSelection);
  useSelectionKeys({
    onSelectAll: () => space.viewerCanEdit && selection.change((before) => withAll(before, order)),
    onEscape: () => {
      if (!selection.current().isOn) return false;
      clear();
      return true;
    },
  });
  const choose = (id: string, isRange: boolean) => selection.change((before) => (isRange ? extendedTo(before, id, order) : toggled(before, id, order)));
  // Whoever is gone from the trash is not selected any more.
  useEffect(() => {
    const here = new Set(order);
    selection.change((before) => withoutGone(before, [...before.ids].filter((id) => !here.has(id))));
  }, [selection, order]);
  const isEmpty = edges.length === 0 && !hasNext && aboveCount === 0;
  const count = Math.max(totalCount, edges.length);
  const withCollections = deletedCollections.reduce((sum, { sourceCount }) => sum + sourceCount, 0);

  return (
    <Place aria-label={intl.formatMessage(messages.title)}>
      <Head>
        <div>
          <h1>
            <FormattedMessage {...messages.title} />
          </h1>
          <p>
            <FormattedMessage {...messages.note} />
          </p>
        </div>
        {space.viewerCanEdit && !isEmpty && (
          <Button icon={Trash2} onClick={() => setAsked('all')}>
            <FormattedMessage {...messages.empty} />
          </Button>
        )}
      </Head>
      {isEmpty ? (
        <Middle>
          <EmptyState title={<FormattedMessage {...messages.nothing} />} text={<FormattedMessage {...messages.nothingText} />} />
        </Middle>
      ) : (
        <>
          <Count role="status">
            {deletedCollections.length > 0 && (
              <>
                <FormattedMessage {...messages.collectionCount} values={{ count: collectionList.totalCount }} />
                {' · '}
              </>
            )}
            {deletedPrompts.length > 0 && (
              <>
                <FormattedMessage {...messages.promptCount} values={{ count: promptList.totalCount }} />
                {' · '}
              </>
            )}
            <FormattedMessage {...trashMessages.count} values={{ count }} />
          </Count>
          <Scroll ref={setScroll}>
            <Canvas aria-label={intl.formatMessage(messages.title)} style={{ height }}>
              {lines.map(({ index, start }) => {
                const deleted = deletedCollections[index];
                const place = { 'aria-setsize': aboveCount + count, 'aria-posinset': index + 1 };
                if (deleted) {
                  return (
                    <li key={deleted.id} {...place} style={{ transform: `translateY(${start}px)` }}>
                      <DeletedCollectionRow deletedCollection={deleted} onRestore={restoreCollection} onDelete={setAskedCollection} />
                    </li>
                  );
                }
                const prompt = deletedPrompts[index - deletedCollections.length];
                if (prompt) {
                  return (
                    <li key={prompt.cursor} {...place} style={{ transform: `translateY(${start}px)` }}>
                      <DeletedPromptRow deletedPrompt={prompt.node} onRestore={restorePrompt} onDelete={setAskedPrompt} />
                    </li>
                  );
                }
                const node = edges[index - aboveCount]?.node;
                if (!node) return null;
                return (
                  <li key={node.id} {...place} style={{ transform: `translateY(${start}px)` }}>
                    <TrashRow source={node} onChoose={(isRange) => choose(node.id, isRange)} onDelete={() => setAsked({ selected: selectedByIds([node.id], null), title: node.title })} />
                  </li>
                );
              })}
            </Canvas>
          </Scroll>
          {hasFailed && <NextPageFailed onRetry={retry} />}
        </>
      )}
      {space.viewerCanEdit && <TrashBulkBar spaceId={spaceId} order={order} count={count} onDelete={(selected) => setAsked({ selected, title: null })} />}
      {asked === 'all' && <EmptyTrashDialog spaceId={spaceId} count={count + withCollections} promptCount={deletedPrompts.reduce((sum, { node }) => sum + node.promptCount, 0)} onDone={readAgain} onClose={() => setAsked(null)} />}
      {askedCollection && <DeleteCollectionForeverDialog collection={askedCollection} onDone={readAgain} onClose={() => setAskedCollection(null)} />}
      {askedPrompt && <DeletePromptForeverDialog prompt={askedPrompt} onDone={readAgain} onClose={() => setAskedPrompt(null)} />}
      {asked !== null && asked !== 'all' && <DeleteForeverDialog {...asked} onDone={clear} onClose={() => setAsked(null)} />}
    </Place>
  );
}

const rowHeight = () => ROW;

const messages = {
  title: defineMessage({ id: 'trash.title', defaultMessage: 'Trash' }),
  note: defineMessage({ id: 'trash.note', defaultMessage: 'What was deleted stays here for 30 days, then it is deleted for good.' }),
  empty: defineMessage({ id: 'trash.empty', defaultMessage: 'Empty Trash' }),
  nothing: defineMessage({ id: 'trash.nothing', defaultMessage: 'The trash is empty' }),
  nothingText: defineMessage({ id: 'trash.nothingText', defaultMessage: 'What you delete comes here first.' }),
  promptCount: defineMessage<{ count: number }>({ id: 'trash.promptCount', defaultMessage: '{count, number} in Prompts' }),
  collectionCount: defineMessage<{ count: number }>({ id: 'trash.collectionCount', defaultMessage: '{count, plural, one {# collection} other {# collections}}' }),
};
