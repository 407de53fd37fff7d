import { isRecent, useFormats } from '#client/i18n/formats.ts';
import { useMinute } from './useMinute.ts';

const MINUTE_MS = 60_000;

/** "4 min ago", then "12 May"; with the year where there is room (`withYear`). The full moment is in the title. */
export function SourceDate({ date, withYear = false }: { date: string; withYear?: boolean }) {
  const { formatDay, formatDateTime, formatRelativeDate } = useFormats();
  const now = useMinute() * MINUTE_MS;
  return (
    <time dateTime={date} title={formatDateTime(date)}>
      {withYear && !isRecent(date, new Date(now)) ? formatDay(date) : formatRelativeDate(date)}
    </time>
  );
}
