import { SearchX } from 'lucide';
import { useRef } from 'react';
import { defineMessage, FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { NoMatchQuery } from '#client/__generated__/NoMatchQuery.graphql.ts';
import { useLatestQuery } from '#client/relay/useLatestQuery.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { useMoveFocusOnUnmount } from '#client/ui/focus/useMoveFocusOnUnmount.ts';
import { activeFilters, listFilterOf, type ListPlace, paramsOf, plainView, sortOf, type SourceView } from './sourceView.ts';

type NoMatchProps = {
  shown: SourceView;
  spaceId: string;
  place: ListPlace;
  onClear: () => void;
  /** Shows what has only some of the words, the best first. */
  onBest: () => void;
  /** The space, where the list is only a part of it. */
  spaceName: string | undefined;
};

const query = graphql`
  query NoMatchQuery($spaceId: ID!, $filter: SourceFilter!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        sources(filter: $filter, order: BEST_MATCH) {
          totalCount
        }
      }
    }
  }
`;

/** Says that a search or filters leave nothing of a list, and gives the way back, or on to what has only some of the words. */
export function NoMatch({ shown, spaceId, place, onClear, onBest, spaceName }: NoMatchProps) {
  const navigate = useNavigate();
  const conditions = activeFilters(shown).length;
  const isSearch = shown.q !== '' && sortOf(shown) !== 'best';
  const { data } = useLatestQuery<NoMatchQuery>(query, isSearch ? { spaceId, filter: listFilterOf(shown, place) } : null, 0);
  const best = data?.node?.space?.sources.totalCount ?? 0;
  const frame = useRef<HTMLDivElement>(null);
  // A finger that presses here does not want the keyboard of its device.
  useMoveFocusOnUnmount(frame, () => (matchMedia('(pointer: coarse)').matches ? null : document.querySelector<HTMLElement>('[role="search"] input')));
  return (
    <Place ref={frame}>
      <EmptyState
        picture={<Icon of={SearchX} size={32} />}
        title={<FormattedMessage {...messages.title} />}
        text={
          shown.q === '' ? (
            <FormattedMessage {...messages.filters} values={{ count: conditions }} />
          ) : (
            <FormattedMessage {...messages.text} values={{ words: shown.q, count: conditions }} />
          )
        }
        action={
          <Ways>
            {best > 0 && (
              <Button variant="primary" onClick={onBest}>
                <FormattedMessage {...messages.best} values={{ count: best }} />
              </Button>
            )}
            {spaceName !== undefined && shown.q !== '' && (
              <Button variant={best > 0 ? undefined : 'primary'} onClick={() => void navigate(`/collection/all?${paramsOf({ ...plainView, layout: shown.layout, q: shown.q }).toString()}`)}>
                <FormattedMessage {...messages.everywhere} values={{ space: spaceName }} />
              </Button>
            )}
            <Button onClick={onClear}>
              <FormattedMessage {...(conditions > 0 ? messages.clear : messages.clearSearch)} />
            </Button>
          </Ways>
        }
      />
    </Place>
  );
}

const messages = {
  title: defineMessage({ id: 'sources.noMatch', defaultMessage: 'No results found.' }),
  text: defineMessage<{ words: string; count: number }>({
    id: 'sources.noMatchText',
    defaultMessage: 'No source here matches “{words}”{count, plural, =0 {.} one { with # filter.} other { with # filters.}}',
  }),
  filters: defineMessage<{ count: number }>({
    id: 'sources.noMatchFilters',
    defaultMessage: '{count, plural, one {No source here passes this filter.} other {No source here passes these # filters.}}',
  }),
  best: defineMessage<{ count: number }>({ id: 'sources.showBest', defaultMessage: '{count, plural, one {Show # source with some of these words} other {Show # sources with some of these words}}' }),
  everywhere: defineMessage<{ space: string }>({ id: 'sources.searchEverywhere', defaultMessage: 'Search all of {space}' }),
  clear: defineMessage({ id: 'sources.clearFilters', defaultMessage: 'Clear filters' }),
  clearSearch: defineMessage({ id: 'sources.clearSearch', defaultMessage: 'Clear search' }),
};

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;

const Place = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
`;
