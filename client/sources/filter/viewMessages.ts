import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { Sort } from './sourceView.ts';

/** The word of each order. */
export const sortMessages = defineMessages({
  modified: { id: 'sources.sort.modified', defaultMessage: 'Modified' },
  created: { id: 'sources.sort.created', defaultMessage: 'Created' },
  name: { id: 'sources.sort.name', defaultMessage: 'Name' },
  size: { id: 'sources.sort.size', defaultMessage: 'Size' },
  type: { id: 'sources.sort.type', defaultMessage: 'Type' },
  relevance: { id: 'sources.sort.relevance', defaultMessage: 'Relevance' },
  best: { id: 'sources.sort.best', defaultMessage: 'Best match' },
}) satisfies Record<Sort, MessageDescriptor>;

/** The words of the filters' fields. */
export const filterMessages = defineMessages({
  title: { id: 'sources.filters', defaultMessage: 'Filters' },
  type: { id: 'sources.filter.type', defaultMessage: 'Type' },
  status: { id: 'sources.filter.status', defaultMessage: 'Status' },
  reason: { id: 'sources.filter.reason', defaultMessage: 'Reason' },
  tag: { id: 'sources.filter.tag', defaultMessage: 'Tag' },
  created: { id: 'sources.filter.created', defaultMessage: 'Created' },
  size: { id: 'sources.filter.size', defaultMessage: 'Size' },
  recent: { id: 'sources.filter.recent', defaultMessage: 'Recent' },
  favorites: { id: 'sources.filter.favorites', defaultMessage: 'Favorites' },
  below: { id: 'sources.filter.below', defaultMessage: 'With sub-collections' },
  clearAll: { id: 'sources.filter.clearAll', defaultMessage: 'Clear all' },
});

/** Added in so many days before now. */
export const lastDays = defineMessage<{ count: number }>({ id: 'sources.filter.lastDays', defaultMessage: '{count, plural, one {Last day} other {Last # days}}' });
