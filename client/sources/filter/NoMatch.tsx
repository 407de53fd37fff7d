import { SearchX } from 'lucide';
import { useRef } from 'react';
import { defineMessage, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { useMoveFocusOnUnmount } from '#client/ui/focus/useMoveFocusOnUnmount.ts';
import { activeFilters, type SourceView } from './sourceView.ts';

/** Says that a search or filters leave nothing of a list, and gives the way back. */
export function NoMatch({ shown, onClear }: { shown: SourceView; onClear: () => void }) {
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
          <Button onClick={onClear}>
            <FormattedMessage {...(conditions > 0 ? messages.clear : messages.clearSearch)} />
          </Button>
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
  clear: defineMessage({ id: 'sources.clearFilters', defaultMessage: 'Clear filters' }),
  clearSearch: defineMessage({ id: 'sources.clearSearch', defaultMessage: 'Clear search' }),
};

const Place = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
`;
