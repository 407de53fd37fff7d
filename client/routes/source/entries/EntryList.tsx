import { FilePlus, Search } from 'lucide';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { EntryList_source$key } from '#client/__generated__/EntryList_source.graphql.ts';
import type { EntryListChangedQuery } from '#client/__generated__/EntryListChangedQuery.graphql.ts';
import type { EntryListPaginationQuery } from '#client/__generated__/EntryListPaginationQuery.graphql.ts';
import type { EntryListQuery } from '#client/__generated__/EntryListQuery.graphql.ts';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { useReload } from '#client/relay/useReload.ts';
import { useThrottled } from '#client/relay/useThrottled.ts';
import { NextPageFailed } from '#client/sources/list/NextPageFailed.tsx';
import { useSourceChanged } from '#client/sources/store/sourceEvents.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { useVirtualLines } from '#client/ui/layout/useVirtualLines.ts';
import { onPhone } from '#client/ui/mixins.ts';
import { AdditionStatus } from './AdditionStatus.tsx';
import { EntryPlace, type Place } from './EntryPlace.tsx';
import { EntryRow } from './EntryRow.tsx';
import { useAddEntries } from './useAddEntries.ts';

const PAGE = 100;
const ROW = 56;
/** The list scrolls by itself beyond so many rows. */
const MOST_ROWS = 12;
/** With fewer one sees at once what is there. */
const SEARCHED_FROM = 20;
const READ_AGAIN_MS = 500;
const SEARCH_MS = 250;

const query = graphql`
  query EntryListQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Source @alias(as: "source") {
        ...EntryList_source
      }
    }
  }
`;

// Only rows that are drawn: of the others nothing is to be seen.
const changedQuery = graphql`
  query EntryListChangedQuery($id: ID!, $entryIds: [ID!]!) {
    node(id: $id) {
      ...AdditionStatus_source @alias
    }
    nodes(ids: $entryIds) {
      ...EntryRow_entry @alias
    }
  }
`;

type EntryListProps = {
  label: string;
  spaceId: string;
  /** Where the source lies, and what is added out of it unless somebody chooses another place. */
  collection: Place | null;
};

/** What is in an archive, a mail or a mailbox: each file can be saved or become a source, or all of them. */
export default function EntryList({ sourceId, ...rest }: EntryListProps & { sourceId: string }) {
  return (
    <QueryLoader<EntryListQuery> query={query} variables={{ id: sourceId }} fallback={<Skeleton $height="240px" $radius="var(--r-md)" />}>
      {({ node }) => node?.source && <Entries source={node.source} {...rest} />}
    </QueryLoader>
  );
}

function Entries({ source: ref, label, spaceId, collection }: EntryListProps & { source: EntryList_source$key }) {
  const intl = useIntl();
  const {
    data: source,
    hasNext,
    isLoadingNext,
    loadNext,
    refetch,
  } = usePaginationFragment<EntryListPaginationQuery, EntryList_source$key>(
    graphql`
      fragment EntryList_source on Source
      @refetchable(queryName: "EntryListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }, search: { type: "String" }) {
        id
        viewerCanEdit
        trashedAt
        entryCount
        entries(first: $count, after: $cursor, search: $search) @connection(key: "EntryList_entries", filters: ["search"]) {
          __id
          totalCount
          edges {
            node {
              id
              isEncrypted
              ...EntryRow_entry
            }
          }
        }
        ...AdditionStatus_source
      }
    `,
    ref,
  );
  const { id, viewerCanEdit, trashedAt, entryCount } = source;
  const { __id: listId, edges, totalCount } = source.entries;
  const [scroll, setScroll] = useState<HTMLElement | null>(null);
  const [search, setSearch] = useState('');
  const find = useThrottled(() => startTransition(() => void refetch({ search: search.trim() === '' ? null : search.trim(), count: PAGE }, { fetchPolicy: 'store-or-network' })), SEARCH_MS);
  const onSearch = useEffectEvent(find);
  const [hasSearched, setHasSearched] = useState(false);
  useEffect(() => {
    if (hasSearched) onSearch();
  }, [search, hasSearched]);

  const { hasFailed, readOn, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  const { lines, height } = useVirtualLines({ scroll, count: edges.length, heightOf: rowHeight, gap: 0, paddingStart: 0, paddingEnd: 0, pinnedLine: -1, memoryKey: `entries ${listId}`, onNearEnd: readOn });
  const drawn = lines.flatMap(({ index }) => edges[index]?.node.id ?? []).slice(0, PAGE);
  const reload = useReload<EntryListChangedQuery>(changedQuery);
  const readAgain = useThrottled(() => reload({ id, entryIds: drawn }), READ_AGAIN_MS);
  useSourceChanged((changedId) => changedId === id && readAgain());
  useMissedEvents(readAgain);
  const [chosen, setChosen] = useState<Place | null>(null);
  const { addEntries, isAdding } = useAddEntries(id, chosen?.id ?? null);
  const canAdd = viewerCanEdit && trashedAt === null;
  const isAllProtected = !hasNext && edges.length === entryCount && edges.every(({ node }) => node.isEncrypted);

  return (
    <Frame>
      <Head>
        <Count role="status">
          <b>{label}</b>
          <FormattedMessage {...messages.count} values={{ count: totalCount }} />
        </Count>
        {entryCount >= SEARCHED_FROM && (
          <Find>
            <TextInput
              size={32}
            type="search"
            icon={Search}
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              setHasSearched(true);
            }}
            aria-label={intl.formatMessage(messages.search)}
            placeholder={intl.formatMessage(messages.search)}
            />
          </Find>
        )}
        {canAdd && !isAllProtected && <EntryPlace spaceId={spaceId} collection={chosen ?? collection} onChosen={setChosen} />}
        {canAdd && !isAllProtected && (
          <Button icon={FilePlus} loading={isAdding} onClick={() => addEntries(null)}>
            <FormattedMessage {...messages.addAll} />
          </Button>
        )}
      </Head>
      <AdditionStatus source={source} />
      <Scroll ref={setScroll} tabIndex={edges.length > MOST_ROWS ? 0 : undefined} role="region" aria-label={label} style={{ height: Math.min(height, MOST_ROWS * ROW) }}>
        <Canvas style={{ height }}>
          {lines.map(({ index, start }) => {
            const node = edges[index]?.node;
            return (
              node && (
                <li key={node.id} aria-setsize={totalCount} aria-posinset={index + 1} style={{ transform: `translateY(${start}px)` }}>
                  <EntryRow entry={node} onAdd={canAdd ? (entryId) => addEntries([entryId]) : null} canSave={trashedAt === null} />
                </li>
              )
            );
          })}
        </Canvas>
      </Scroll>
      {edges.length === 0 && (
        <Nothing>
          <FormattedMessage {...messages.nothing} />
        </Nothing>
      )}
      {hasFailed && <NextPageFailed onRetry={retry} />}
    </Frame>
  );
}

const rowHeight = () => ROW;

const messages = {
  count: defineMessage<{ count: number }>({ id: 'entries.count', defaultMessage: '{count, plural, one {# file} other {# files}}' }),
  search: defineMessage({ id: 'entries.search', defaultMessage: 'Find by name' }),
  addAll: defineMessage({ id: 'entries.addAll', defaultMessage: 'Add all' }),
  nothing: defineMessage({ id: 'entries.nothing', defaultMessage: 'Nothing in it has this in its name.' }),
};

const Frame = styled.div`
  margin-block: 0 32px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-lg);
  overflow: hidden;
  font-family: var(--font-ui);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px;
  padding: 12px 16px;
  border-bottom: 1px solid var(--line-1);

  ${onPhone} {
    padding-inline: 12px;
  }
`;

const Find = styled.div`
  width: 220px;

  ${onPhone} {
    order: 1;
    width: 100%;
  }
`;

const Count = styled.p`
  display: flex;
  flex: 1;
  gap: 8px;
  min-width: 120px;
  color: var(--fg-3);
  font: var(--text-13);
  font-variant-numeric: tabular-nums;

  > b {
    color: var(--fg-1);
    font-weight: 500;
  }
`;

const Scroll = styled.div`
  overflow: auto;
  overscroll-behavior: contain;
  overflow-anchor: none;
`;

const Canvas = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    position: absolute;
    top: 0;
    inset-inline: 0;
    margin: 0;
  }
`;

const Nothing = styled.p`
  padding: 24px 16px;
  color: var(--fg-3);
  font: var(--text-13);
  text-align: center;
`;
