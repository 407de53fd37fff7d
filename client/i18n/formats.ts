import { defineMessage, useIntl, type IntlShape } from 'react-intl';
import { memoize } from '#client/state/memoize.ts';
import { directionOf } from './locales.ts';

const messages = {
  justNow: defineMessage({ id: 'formats.justNow', defaultMessage: 'Just now' }),
  minutesAgo: defineMessage<{ count: number }>({ id: 'formats.minutesAgo', defaultMessage: '{count} min ago' }),
  hoursAgo: defineMessage<{ count: number }>({
    id: 'formats.hoursAgo',
    defaultMessage: '{count, plural, one {# hour ago} other {# hours ago}}',
  }),
};

export type DateLike = Date | string | number;

/* Making a format costs more than using it a hundred times: each is made once. */

const dateFormats = memoize((locale) => memoize((name) => new Intl.DateTimeFormat(dateLocaleOf(locale), dates[name as keyof typeof dates])));
const numberFormats = memoize((locale) => memoize((options) => new Intl.NumberFormat(locale, JSON.parse(options) as Intl.NumberFormatOptions)));

const dateFormat = (locale: string, name: keyof typeof dates): Intl.DateTimeFormat => dateFormats(locale)(name);

const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => numberFormats(locale)(JSON.stringify(options));

const dates = {
  dayOfYear: { day: 'numeric', month: 'short' },
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  moment: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const sizeUnits = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** Bytes in words: base 1024, up to two decimals, in Bytes, KB, MB or GB (spec section 9): `formatSize(4404019, 'en')` is "4.2 MB". */
export function formatSize(bytes: number, locale: string): string {
  const step = bytes < 1024 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), sizeUnits.length - 1);
  const rounded = Math.round((bytes / 1024 ** step) * 100) / 100;
  const isNextUnit = rounded >= 1024 && step < sizeUnits.length - 1;
  const value = isNextUnit ? 1 : rounded;
  const unit = sizeUnits[isNextUnit ? step + 1 : step];
  const words = `${numberFormat(locale, { maximumFractionDigits: 2 }).format(value)} ${unit}`;
  // Between words that read from right to left the unit would come before its number.
  return directionOf(locale) === 'rtl' ? `\u2066${words}\u2069` : words;
}

/** "12 May 2026", for cards and details. */
export function formatDay(date: DateLike, locale: string): string {
  return dateFormat(locale, 'day').format(new Date(date));
}

/** "12 May 2026, 14:05", for tooltips and logs. */
function formatDateTime(date: DateLike, locale: string): string {
  return dateFormat(locale, 'moment').format(new Date(date));
}

/** Clocks differ: what lies so little ahead of ours is now. What lies further ahead is told by its date. */
const LITTLE_AHEAD_MINUTES = 5;

const minutesBetween = (then: Date, now: Date): number => Math.floor((now.getTime() - then.getTime()) / 60_000);

/** Whether a date is told by how long ago it is: less than a day, and not ahead of our clock. */
export function isRecent(date: DateLike, now: Date): boolean {
  const minutes = minutesBetween(new Date(date), now);
  return minutes >= -LITTLE_AHEAD_MINUTES && minutes < 24 * 60;
}

/** "Just now", "4 min ago", "3 hours ago"; from a day on, and ahead of our clock, "12 May", in another year "12 May 2025". */
export function formatRelativeDate(date: DateLike, intl: IntlShape, now: Date = new Date()): string {
  const then = new Date(date);
  if (isRecent(then, now)) {
    const minutes = minutesBetween(then, now);
    if (minutes < 1) return intl.formatMessage(messages.justNow);
    if (minutes < 60) return intl.formatMessage(messages.minutesAgo, { count: minutes });
    return intl.formatMessage(messages.hoursAgo, { count: Math.floor(minutes / 60) });
  }
  if (then.getFullYear() !== now.getFullYear()) return formatDay(then, intl.locale);
  return dateFormat(intl.locale, 'dayOfYear').format(then);
}

/** "12 ms", "0.8 s", "3.1 s", "2 min": how long a step took, from milliseconds. */
export function formatDuration(milliseconds: number, locale: string): string {
  if (milliseconds < 50) return numberFormat(locale, { style: 'unit', unit: 'millisecond', unitDisplay: 'short', maximumFractionDigits: 0 }).format(milliseconds);
  const isLong = milliseconds >= 60_000;
  return numberFormat(locale, {
    style: 'unit',
    unit: isLong ? 'minute' : 'second',
    unitDisplay: locale === 'zh' || isLong ? 'short' : 'narrow',
    minimumFractionDigits: isLong ? 0 : 1,
    maximumFractionDigits: isLong ? 0 : 1,
  })
    .format(milliseconds / (isLong ? 60_000 : 1000))
    .replace(/(\d)(s)$/, '$1 $2');
}

/** "12,480": a whole number with the language's separators. */
export function formatCount(count: number, locale: string): string {
  return numberFormat(locale, { maximumFractionDigits: 0 }).format(count);
}

/** What there is of these, behind each other: "Note, 4.2 MB". */
function formatParts(parts: readonly (string | false | null)[], locale: string): string {
  return parts.filter(Boolean).join(locale === 'ar' ? '، ' : ', ');
}

/** The formats above in the chosen language: the same ones for everybody, of whom a list has very many. */
export function useFormats(): Formats {
  const intl = useIntl();
  const known = boundFormats.get(intl);
  if (known) return known;
  const formats = bound(intl);
  boundFormats.set(intl, formats);
  return formats;
}

type Formats = ReturnType<typeof bound>;
const boundFormats = new WeakMap<IntlShape, Formats>();

const bound = (intl: IntlShape) => ({
  formatSize: (bytes: number) => formatSize(bytes, intl.locale),
  formatDay: (date: DateLike) => formatDay(date, intl.locale),
  formatDateTime: (date: DateLike) => formatDateTime(date, intl.locale),
  formatRelativeDate: (date: DateLike) => formatRelativeDate(date, intl),
  formatDuration: (milliseconds: number) => formatDuration(milliseconds, intl.locale),
  formatCount: (count: number) => formatCount(count, intl.locale),
  formatParts: (parts: readonly (string | false | null)[]) => formatParts(parts, intl.locale),
});

/** The guide writes days before months in English too: "12 May". */
function dateLocaleOf(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale;
}
