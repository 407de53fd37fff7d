import { defineMessages, useIntl } from 'react-intl';
import { SearchInput } from '#client/ui/controls/SearchInput.tsx';

/** Narrows a list by what is typed, after a pause or on Enter. Escape empties it. */
export function FilterField({ label, value, onSearch }: { label: string; value: string; onSearch: (words: string) => void }) {
  const intl = useIntl();
  return <SearchInput label={label} emptyLabel={intl.formatMessage(messages.empty)} maxLength={200} pauseMs={250} value={value} onSearch={onSearch} />;
}

const messages = defineMessages({ empty: { id: 'sources.searchEmpty', defaultMessage: 'Empty the search' } });
