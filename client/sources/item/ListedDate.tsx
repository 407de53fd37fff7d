import { defineMessage, useIntl } from 'react-intl';
import { useFormats } from '#client/i18n/formats.ts';
import { SourceDate } from './SourceDate.tsx';

type ListedDateProps = {
  createdAt: string;
  updatedAt: string;
  /** Which of them the list is about. */
  by: DateShown;
  /** Where there is room for the year. */
  withYear?: boolean;
};

/** Which date of its sources a list shows: the one it is sorted by. */
export type DateShown = 'createdAt' | 'updatedAt';

/** The date that a list is sorted by; its title tells both. */
export function ListedDate({ createdAt, updatedAt, by, withYear = false }: ListedDateProps) {
  const intl = useIntl();
  const { formatDateTime } = useFormats();
  return (
    <SourceDate
      date={by === 'createdAt' ? createdAt : updatedAt}
      withYear={withYear}
      title={intl.formatMessage(both, { added: formatDateTime(createdAt), modified: formatDateTime(updatedAt) })}
    />
  );
}

const both = defineMessage<{ added: string; modified: string }>({ id: 'sources.bothDates', defaultMessage: 'Added {added}, modified {modified}' });
