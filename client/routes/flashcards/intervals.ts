const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time to come in its largest unit, rounded: minutes below an hour, hours below a day, days below two months, months below two years. At least one minute. */
export function intervalOf(milliseconds: number): { readonly value: number; readonly unit: 'minute' | 'hour' | 'day' | 'month' | 'year' } {
  const of = (size: number) => Math.max(1, Math.round(milliseconds / size));
  if (milliseconds < HOUR) return { value: of(MINUTE), unit: 'minute' };
  if (milliseconds < DAY) return { value: of(HOUR), unit: 'hour' };
  if (milliseconds < 60 * DAY) return { value: of(DAY), unit: 'day' };
  if (milliseconds < 730 * DAY) return { value: of(30.44 * DAY), unit: 'month' };
  return { value: of(365.25 * DAY), unit: 'year' };
}
