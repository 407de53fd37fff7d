import { defineMessages } from 'react-intl';

/** What can be chosen about feeds, wherever it is. */
export const feedMessages = defineMessages({
  collection: { id: 'feeds.collection', defaultMessage: 'Collection' },
  noCollection: { id: 'feeds.noCollection', defaultMessage: 'None' },
  clearCollection: { id: 'feeds.clearCollection', defaultMessage: 'Clear the collection' },
  interval: { id: 'feeds.interval', defaultMessage: 'Read' },
  keep: { id: 'feeds.keep', defaultMessage: 'Keep what comes' },
  keepHelp: { id: 'feeds.keepHelp', defaultMessage: 'After that it goes to the trash, unless somebody has marked, tagged, moved or begun to read it.' },
});
