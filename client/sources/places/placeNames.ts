import { defineMessages } from 'react-intl';

/** What the places of a space are called, beside its collections. */
export const placeNames = defineMessages({
  inbox: { id: 'vault.inbox', defaultMessage: 'Inbox' },
  all: { id: 'vault.allSources', defaultMessage: 'All sources' },
  favorites: { id: 'vault.favorites', defaultMessage: 'Favorites' },
});
