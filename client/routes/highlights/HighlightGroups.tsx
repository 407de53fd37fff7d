import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, usePaginationFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { HighlightGroups_space$data, HighlightGroups_space$key } from '#client/__generated__/HighlightGroups_space.graphql.ts';
import type { HighlightGroupsCount_space$key } from '#client/__generated__/HighlightGroupsCount_space.graphql.ts';
import type { HighlightGroupsPaginationQuery } from '#client/__generated__/HighlightGroupsPaginationQuery.graphql.ts';
import { colorNames, knownColor } from '#client/highlights/highlightColors.ts';
import { Swatch } from '#client/highlights/Swatch.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { NextPageButton } from '#client/relay/NextPageButton.tsx';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Favicon } from '#client/ui/display/Favicon.tsx';
import { HighlightCard } from './HighlightCard.tsx';
import { type HighlightsView, isNarrowed } from './highlightsView.ts';

export const PAGE = 50;

type HighlightGroupsProps = {
  space: HighlightGroups_space$key & HighlightGroupsCount_space$key;
  view: HighlightsView;
  onShowAll: () => void;
  /** Hears how many have been read. */
  children: (loaded: number) => ReactNode;
};

/** The highlights of a view, put together by day, source or color; more are read as one comes near the end. */
export function HighlightGroups({ space: ref, view, onShowAll, children }: HighlightGroupsProps) {
  const intl = useIntl();
  const { formatDay, formatCount } = useFormats();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<HighlightGroupsPaginationQuery, HighlightGroups_space$key>(
    graphql`
      fragment HighlightGroups_space on Space
      @argumentDefinitions(filter: { type: "HighlightFilter" }, order: { type: "HighlightOrder" }, count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "HighlightGroupsPaginationQuery") {
        highlights(filter: $filter, order: $order, first: $count, after: $cursor) @connection(key: "HighlightGroups_highlights") {
          __id
          edges {
            node {
              id
              createdAt
              color
              source {
                id
                title
                domain
                faviconUrl
              }
              ...HighlightCard_highlight
            }
          }
        }
      }
    `,
    ref,
  );
  const { counted } = useFragment<HighlightGroupsCount_space$key>(
    graphql`
      fragment HighlightGroupsCount_space on Space @argumentDefinitions(filter: { type: "HighlightFilter" }) {
        counted: highlights(filter: $filter) {
          totalCount
        }
      }
    `,
    ref,
  );
  const { edges, __id: listId } = data.highlights;
  const { hasFailed, readOn, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  const end = useRef<HTMLDivElement>(null);
  const nearEnd = useEffectEvent(readOn);
  useEffect(() => {
    if (!end.current) return;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && nearEnd(), { rootMargin: '600px' });
    seen.observe(end.current);
    return () => seen.disconnect();
  }, [edges.length]);

  const count = Math.max(counted.totalCount, edges.length);
  if (edges.length === 0) {
    const narrowed = isNarrowed(view);
    return (
      <>
        {children(0)}
        <EmptyState
          title={<FormattedMessage {...(narrowed ? messages.noMatch : messages.none)} />}
          text={!narrowed && <FormattedMessage {...messages.howTo} />}
          action={
            narrowed ? (
              <Button onClick={onShowAll}>
                <FormattedMessage {...messages.showAll} />
              </Button>
            ) : (
              <Link to="/collection/all">
                <FormattedMessage {...messages.toSources} />
              </Link>
            )
          }
        />
      </>
    );
  }
  const nodes = edges.map(({ node }) => node);
  const groupOf = {
    day: (node: Node) => formatDay(node.createdAt),
    source: (node: Node) => node.source.id,
    color: (node: Node) => knownColor(node.color),
  }[view.by];
  return (
    <>
      {children(edges.length)}
      <Count role="status">
        <FormattedMessage {...countMessage} values={{ count }} />
      </Count>
      {[...Map.groupBy(nodes, groupOf)].map(([key, group], at, { length }) => {
        const [first] = group as [Node];
        return (
          <Group key={key} aria-labelledby={`group-${at}`}>
            <h2 id={`group-${at}`}>
              {view.by === 'day' && <time dateTime={first.createdAt}>{key}</time>}
              {view.by === 'color' && (
                <>
                  <Swatch $color={knownColor(first.color)} />
                  <FormattedMessage {...colorNames[knownColor(first.color)]} />
                </>
              )}
              {view.by === 'source' && (
                <>
                  <Favicon src={first.source.faviconUrl} host={first.source.domain ?? ''} />
                  <Link dir="auto" to={`/source/${first.source.id}`}>
                    {first.source.title}
                  </Link>
                </>
              )}
              {/* More of the last one may be still to come. */}
              {(at < length - 1 || !hasNext) && <small>{formatCount(group.length)}</small>}
            </h2>
            <ul>
              {group.map((node) => (
                <HighlightCard key={node.id} highlight={node} listId={listId} showsSource={view.by !== 'source'} />
              ))}
            </ul>
          </Group>
        );
      })}
      <div ref={end} />
      <NextPageButton hasNext={hasNext} isLoadingNext={isLoadingNext} hasFailed={hasFailed} onPress={retry}>
        {intl.formatMessage(messages.more)}
      </NextPageButton>
    </>
  );
}

type Node = HighlightGroups_space$data['highlights']['edges'][number]['node'];

const countMessage = defineMessage<{ count: number }>({ id: 'highlights.count', defaultMessage: '{count, plural, one {# highlight} other {# highlights}}' });
const messages = defineMessages({
  none: { id: 'highlights.nothing', defaultMessage: 'No highlights yet' },
  howTo: { id: 'highlights.howTo', defaultMessage: 'Select words while you read, and press H. They gather here.' },
  toSources: { id: 'highlights.toSources', defaultMessage: 'Find something to read' },
  noMatch: { id: 'highlights.noMatch', defaultMessage: 'No highlights match' },
  showAll: { id: 'highlights.showAll', defaultMessage: 'Show all highlights' },
  more: { id: 'highlights.more', defaultMessage: 'Show more highlights' },
});

const Count = styled.p`
  margin-block: 12px 4px;
  color: var(--fg-3);
  font: var(--text-12);
  font-variant-numeric: tabular-nums;
`;

const Group = styled.section`
  /* What is far away is not laid out: there may be thousands. */
  content-visibility: auto;
  contain-intrinsic-size: auto 400px;
  /* Without it, outlines and menus of the cards end at their edge. */
  padding: 0 4px 4px;
  margin-inline: -4px;

  > h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-block: 24px 8px;
    font: var(--text-13);
    font-weight: 600;
  }

  > h2 a {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > h2 a:hover {
    text-decoration: underline;
  }

  > h2 small {
    color: var(--fg-3);
    font: var(--text-12);
    font-variant-numeric: tabular-nums;
  }

  > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
`;
