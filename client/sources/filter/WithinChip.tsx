import { defineMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { WithinChipQuery } from '#client/__generated__/WithinChipQuery.graphql.ts';
import { useBackgroundQuery } from '#client/relay/useBackgroundQuery.ts';
import { FilterChip } from '#client/ui/controls/Chips.tsx';

const query = graphql`
  query WithinChipQuery($id: ID!) {
    node(id: $id) {
      ... on Collection @alias(as: "collection") {
        name
      }
    }
  }
`;

type WithinChipProps = { collectionId: string; onEdit: () => void; onRemove: () => void; removeLabel: (name: string) => string };

/** The chip of the collection in which is looked, which may be gone. */
export function WithinChip({ collectionId, onEdit, onRemove, removeLabel }: WithinChipProps) {
  const intl = useIntl();
  const { data } = useBackgroundQuery<WithinChipQuery>(query, { id: collectionId }, true);
  const value = data === null ? '…' : (data.node?.collection?.name ?? intl.formatMessage(messages.gone));
  const name = intl.formatMessage(messages.within);
  return <FilterChip name={name} value={value} onEdit={onEdit} onRemove={onRemove} removeLabel={removeLabel(`${name} ${value}`)} />;
}

const messages = {
  within: defineMessage({ id: 'sources.column.collection', defaultMessage: 'Collection' }),
  gone: defineMessage({ id: 'smart.collectionGone', defaultMessage: 'deleted' }),
};
