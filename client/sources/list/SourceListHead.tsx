import { ArrowDown, ArrowUp } from 'lucide';
import { memo, use, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '#client/ui/display/Icon.tsx';
import { ListHead } from '#client/ui/layout/ListRow.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import type { ListBodyProps } from './SourceGrid.tsx';
import { PlaceInstead } from '../places/PlaceInstead.ts';
import { sortOf, type Sort, type SourceView } from '../filter/sourceView.ts';

type SourceListHeadProps = Pick<ListBodyProps, 'isStatusQuiet' | 'isPlaceShown'> & { view: SourceView; onChange: (part: Partial<SourceView>) => void };

/** The head of the list's columns; those one can sort by are buttons. */
export const SourceListHead = memo(function SourceListHead({ view, isStatusQuiet, isPlaceShown, onChange }: SourceListHeadProps) {
  const intl = useIntl();
  const isSuggested = use(PlaceInstead) !== null;
  const sort = sortOf(view);
  const column = (by: Sort, name: ReactNode, isDate = false) => {
    const isSorted = sort === by || (isDate && sort === 'created');
    return (
      <button type="button" onClick={() => onChange({ sort: by === 'modified' && view.q === '' ? null : by })}>
        {name}
        {isSorted && <Icon of={by === 'name' ? ArrowUp : ArrowDown} size={12} />}
      </button>
    );
  };
  const order = (isSorted: boolean, way: 'ascending' | 'descending') => (isSorted ? way : 'none');
  return (
    <ListHead role="row" aria-rowindex={1}>
      <span role="columnheader">
        <VisuallyHidden>{intl.formatMessage(messages.kind)}</VisuallyHidden>
      </span>
      <span role="columnheader" aria-sort={order(sort === 'name', 'ascending')}>
        {column('name', <FormattedMessage {...messages.title} />)}
      </span>
      {isPlaceShown && (
        <span role="columnheader" data-column="place">
          <FormattedMessage {...(isSuggested ? messages.suggested : messages.place)} />
        </span>
      )}
      <span role="columnheader">
        {isStatusQuiet ? <VisuallyHidden>{intl.formatMessage(messages.status)}</VisuallyHidden> : <FormattedMessage {...messages.status} />}
      </span>
      <End role="columnheader" data-column="size" aria-sort={order(sort === 'size', 'descending')}>
        {column('size', <FormattedMessage {...messages.size} />)}
      </End>
      <End role="columnheader" data-column="modified" aria-sort={order(sort === 'modified' || sort === 'created', 'descending')}>
        {column(sort === 'created' ? 'created' : 'modified', <FormattedMessage {...(sort === 'created' ? messages.created : messages.modified)} />, true)}
      </End>
      <span role="columnheader">
        <VisuallyHidden>{intl.formatMessage(messages.actions)}</VisuallyHidden>
      </span>
    </ListHead>
  );
});

const messages = defineMessages({
  kind: { id: 'sources.column.kind', defaultMessage: 'Kind' },
  title: { id: 'sources.column.title', defaultMessage: 'Title' },
  place: { id: 'sources.column.collection', defaultMessage: 'Collection' },
  suggested: { id: 'sources.column.suggested', defaultMessage: 'Suggested collection' },
  status: { id: 'sources.column.status', defaultMessage: 'Status' },
  size: { id: 'sources.column.size', defaultMessage: 'Size' },
  modified: { id: 'sources.column.modified', defaultMessage: 'Modified' },
  created: { id: 'sources.column.created', defaultMessage: 'Created' },
  actions: { id: 'sources.column.actions', defaultMessage: 'Actions' },
});

const End = styled.span`
  justify-self: end;
`;
