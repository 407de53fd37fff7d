import { LayoutGrid, Rows3 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { defineMessage, FormattedMessage, type MessageTag, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { useHref, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { SourceList_collection$key } from '#client/__generated__/SourceList_collection.graphql.ts';
import type { SourceListPaginationQuery } from '#client/__generated__/SourceListPaginationQuery.graphql.ts';
import { useMissedEvents } from '#client/relay/LiveContext.ts';
import { CardGrid } from '#client/ui/Card.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { ListGroup, ListHead, viewContainer } from '#client/ui/ListRow.tsx';
import { onPhone, onSmallScreen } from '#client/ui/mixins.ts';
import { Segmented } from '#client/ui/Segmented.tsx';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { dayGroups, groupMessages } from './dayGroups.ts';
import { SourceCard } from './SourceCard.tsx';
import { SourceCompactCard } from './SourceCompactCard.tsx';
import { keepListTrue } from './sourceLists.ts';
import { SourceRow } from './SourceRow.tsx';
import { SourcesSkeleton } from './SourcesSkeleton.tsx';
import { layTrail } from './sourceTrail.ts';

export type SourceView = 'grid' | 'list';

const PAGE = 48;

type SourceListProps = {
  collection: SourceList_collection$key;
  view: SourceView;
  onViewChange: (view: SourceView) => void;
  /** Stands at the start of the bar: on small screens the way to the tree. */
  lead?: ReactNode;
};

/** The sources of a collection as cards or rows, loaded page by page as one scrolls. */
export function SourceList({ collection: ref, view, onViewChange, lead }: SourceListProps) {
  const intl = useIntl();
  const { data: collection, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    SourceListPaginationQuery,
    SourceList_collection$key
  >(
    graphql`
      fragment SourceList_collection on Collection
      @refetchable(queryName: "SourceListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 48 }, cursor: { type: "String" }) {
        id
        sourceCount
        sources(first: $count, after: $cursor) @connection(key: "SourceList_sources") {
          __id
          edges {
            node {
              id
              updatedAt
              ...SourceCard_source
              ...SourceCompactCard_source
              ...SourceRow_source
            }
          }
        }
      }
    `,
    ref,
  );
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  const sources = collection.sources.edges.map(({ node }) => node);
  const total = Math.max(collection.sourceCount, sources.length);

  const listId = collection.sources.__id;
  useEffect(() => keepListTrue(collection.id, listId), [collection.id, listId]);
  const address = useHref(useLocation());
  useEffect(() => layTrail({ address, sourceIds: collection.sources.edges.map(({ node }) => node.id) }), [address, collection.sources.edges]);
  useMissedEvents(() => refetch({}, { fetchPolicy: 'store-and-network' }));

  if (sources.length === 0 && !hasNext) {
    return (
      <View>
        {lead && <Bar>{lead}</Bar>}
        <EmptyState
          picture="arch-add"
          title={<FormattedMessage {...messages.empty} />}
          text={<FormattedMessage {...messages.emptyHint} />}
        />
      </View>
    );
  }

  const more = hasNext && (
    <>
      <NearEnd onReached={() => !isLoadingNext && loadNext(PAGE)} />
      {isLoadingNext && <SourcesSkeleton view={isPhone ? 'grid' : view} bare />}
    </>
  );
  return (
    <View>
      <Bar>
        {lead}
        <Count>
          <FormattedMessage {...messages.count} values={{ shown: total, total, b: (words) => <b key="shown">{words}</b> }} />
        </Count>
        {!isPhone && (
          <Segmented
            label={intl.formatMessage(messages.view)}
            iconsOnly
            value={view}
            onChange={onViewChange}
            segments={[
              { value: 'grid', label: intl.formatMessage(messages.grid), icon: LayoutGrid },
              { value: 'list', label: intl.formatMessage(messages.list), icon: Rows3 },
            ]}
          />
        )}
      </Bar>
      {view === 'list' && !isPhone ? (
        <>
          <ListHead aria-hidden>
            <span />
            <span />
            <span>
              <FormattedMessage {...messages.title} />
            </span>
            <span>
              <FormattedMessage {...messages.status} />
            </span>
            <End data-column="size">
              <FormattedMessage {...messages.size} />
            </End>
            <End data-column="modified">
              <FormattedMessage {...messages.modified} />
            </End>
            <span />
          </ListHead>
          <Scroll>
            <Rows>
              {dayGroups(sources.map((source) => ({ source, updatedAt: source.updatedAt })), new Date()).map(({ name, items }) => (
                <section key={name}>
                  <ListGroup as="h2">
                    <FormattedMessage {...groupMessages[name]} />
                    {!hasNext && <span>{items.length}</span>}
                  </ListGroup>
                  {items.map(({ source }) => (
                    <SourceRow key={source.id} source={source} />
                  ))}
                </section>
              ))}
              {more}
            </Rows>
          </Scroll>
        </>
      ) : (
        <Scroll>
          <Cards>
            {sources.map((source) =>
              isPhone ? <SourceCompactCard key={source.id} source={source} /> : <SourceCard key={source.id} source={source} />,
            )}
            {more}
          </Cards>
        </Scroll>
      )}
    </View>
  );
}

/** Calls back when it comes near the visible part of the list. */
function NearEnd({ onReached }: { onReached: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reached(), { rootMargin: '800px' });
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  });
  return <div ref={mark} />;
}

const messages = {
  empty: defineMessage({ id: 'sources.empty', defaultMessage: 'This collection is empty' }),
  emptyHint: defineMessage({
    id: 'sources.emptyHint',
    defaultMessage: "Add new sources using the '+' button below or drag them from other collections.",
  }),
  count: defineMessage<{ shown: number; total: number; b: MessageTag }>({
    id: 'sources.count',
    defaultMessage: '<b>{shown, number}</b> of {total, plural, one {# source} other {# sources}}',
  }),
  view: defineMessage({ id: 'sources.view', defaultMessage: 'View' }),
  grid: defineMessage({ id: 'sources.view.grid', defaultMessage: 'Grid' }),
  list: defineMessage({ id: 'sources.view.list', defaultMessage: 'List' }),
  title: defineMessage({ id: 'sources.column.title', defaultMessage: 'Title' }),
  status: defineMessage({ id: 'sources.column.status', defaultMessage: 'Status' }),
  size: defineMessage({ id: 'sources.column.size', defaultMessage: 'Size' }),
  modified: defineMessage({ id: 'sources.column.modified', defaultMessage: 'Modified' }),
};

const View = styled.div`
  ${viewContainer}
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  padding: 16px 24px 12px;

  ${onSmallScreen} {
    padding: 16px 16px 12px;
  }
`;

const Count = styled.p`
  flex: 1;
  color: var(--fg-3);
  font: var(--text-12);
  font-variant-numeric: tabular-nums;

  b {
    color: var(--fg-1);
    font-weight: 500;
  }

  ${onSmallScreen} {
    text-align: end;
  }
`;

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
`;

const Cards = styled(CardGrid)`
  ${onSmallScreen} {
    padding-inline: 16px;
  }

  ${onPhone} {
    gap: 8px;
  }
`;

const Rows = styled.div`
  padding: 0 16px 96px;
`;

const End = styled.span`
  text-align: end;
`;
