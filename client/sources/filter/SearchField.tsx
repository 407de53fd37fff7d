import { defineMessages, useIntl } from 'react-intl';
import { SearchInput } from '#client/ui/controls/SearchInput.tsx';
import { searchesWhileTyping } from './sourceView.ts';

type SearchFieldProps = {
  /** Only the Inbox is searched. */
  isInbox: boolean;
  /** What is searched for. */
  value: string;
  onSearch: (words: string) => void;
};

/** Searches above two characters, when it is emptied, and on Enter (spec section 5). */
export function SearchField({ isInbox, value, onSearch }: SearchFieldProps) {
  const intl = useIntl();
  return (
    <SearchInput
      label={intl.formatMessage(isInbox ? messages.searchInbox : messages.search)}
      emptyLabel={intl.formatMessage(messages.empty)}
      maxLength={1000}
      pauseMs={160}
      searchesWhileTyping={searchesWhileTyping}
      value={value}
      onSearch={onSearch}
    />
  );
}

const messages = defineMessages({
  search: { id: 'sources.search', defaultMessage: 'Search sources' },
  searchInbox: { id: 'sources.searchInbox', defaultMessage: 'Search the Inbox' },
  empty: { id: 'sources.searchEmpty', defaultMessage: 'Empty the search' },
});
