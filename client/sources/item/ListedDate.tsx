import { defineMessage, useIntl } from 'react-intl';
import { isRecent, useFormats } from '#client/i18n/formats.ts';
import { useMinute } from './useMinute.ts';

const MINUTE_MS = 60_000;

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

/** The date that a list is sorted by, as `SourceDate` writes it; its title tells both. */
export function ListedDate({ createdAt, updatedAt, by, withYear = false }: ListedDateProps) {
  const intl = useIntl();
  const { formatDay, formatDateTime, formatRelativeDate } = useFormats();
  const now = useMinute() * MINUTE_MS;
  const date = by === 'createdAt' ? createdAt : updatedAt;
  return (
    <time dateTime={date} title={intl.formatMessage(both, { added: formatDateTime(createdAt), modified: formatDateTime(updatedAt) })}>
      {withYear && !isRecent(date, new Date(now)) ? formatDay(date) : formatRelativeDate(date)}
    </time>
  );
}

const both = defineMessage<{ added: string; modified: string }>({ id: 'sources.bothDates', defaultMessage: 'Added {added}, modified {modified}' });
