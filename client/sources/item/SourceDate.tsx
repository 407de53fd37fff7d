import { isRecent, useFormats } from '#client/i18n/formats.ts';
import { useMinute } from './useMinute.ts';

const MINUTE_MS = 60_000;

type SourceDateProps = {
  date: string;
  /** Where there is room for the year. */
  withYear?: boolean;
  /** In place of the full moment. */
  title?: string;
};

/** "4 min ago", then "12 May". The full moment is in the title. */
export function SourceDate({ date, withYear = false, title }: SourceDateProps) {
  const { formatDay, formatDateTime, formatRelativeDate } = useFormats();
  const now = useMinute() * MINUTE_MS;
  return (
    <time dateTime={date} title={title ?? formatDateTime(date)}>
      {withYear && !isRecent(date, new Date(now)) ? formatDay(date) : formatRelativeDate(date)}
    </time>
  );
}
