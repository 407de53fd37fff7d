import { defineMessage } from 'react-intl';

/** Words of a bar for several sources, also of those in the trash. */
export const selectionMessages = {
  label: defineMessage({ id: 'sources.bulk', defaultMessage: 'Selection' }),
  summary: defineMessage<{ count: number }>({
    id: 'sources.bulk.count',
    defaultMessage: '{count, plural, one {# source selected} other {# sources selected}}',
  }),
  selectAll: defineMessage({ id: 'sources.bulk.selectAll', defaultMessage: 'Select All' }),
  allResults: defineMessage<{ count: number }>({ id: 'sources.bulk.allResults', defaultMessage: 'Select all {count, number} results' }),
  clear: defineMessage({ id: 'sources.bulk.clear', defaultMessage: 'Clear' }),
};
