import { SearchX } from 'lucide';
import { useRef } from 'react';
import { defineMessage, FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { useMoveFocusOnUnmount } from '#client/ui/focus/useMoveFocusOnUnmount.ts';
import { activeFilters, paramsOf, plainView, type SourceView } from './sourceView.ts';

type NoMatchProps = {
  shown: SourceView;
  onClear: () => void;
  /** The space, where the list is only a part of it. */
  spaceName: string | undefined;
};

/** Says that a search or filters leave nothing of a list, and gives the way back. */
export function NoMatch({ shown, onClear, spaceName }: NoMatchProps) {
  const navigate = useNavigate();
  const conditions = activeFilters(shown).length;
  const place = useRef<HTMLDivElement>(null);
  // A finger that presses here does not want the keyboard of its device.
  useMoveFocusOnUnmount(place, () => (matchMedia('(pointer: coarse)').matches ? null : document.querySelector<HTMLElement>('[role="search"] input')));
  return (
    <Place ref={place}>
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
            {spaceName !== undefined && shown.q !== '' && (
              <Button variant="primary" onClick={() => void navigate(`/collection/all?${paramsOf({ ...plainView, layout: shown.layout, q: shown.q }).toString()}`)}>
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
