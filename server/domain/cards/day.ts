import { InvalidInputError } from '../errors.ts';

/** A day of somebody: its beginning and that of the next. */
export interface Day {
  readonly start: Date;
  readonly end: Date;
}

const HOUR_MS = 3_600_000;

/**
 * The day that a moment lies in, and those that follow it.
 * @param timeZone such as `Europe/Madrid`; left out: UTC
 * @throws InvalidInputError for a time zone that there is not
 */
export function daysFrom(moment: Date, timeZone: string | null | undefined, count: number): Day[] {
  const zone = timeZone ?? 'UTC';
  const first = startOf(moment, formatterOf(zone));
  const days: Day[] = [];
  let start = first;
  for (let at = 0; at < count; at += 1) {
    // From noon to noon: a day may have 23 or 25 hours.
    const end = startOf(new Date(start.getTime() + 36 * HOUR_MS), formatterOf(zone));
    days.push({ start, end });
    start = end;
  }
  return days;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  try {
    const made = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' });
    // There are some hundred time zones; what callers make up is refused above.
    formatters.set(timeZone, made);
    return made;
  } catch {
    throw new InvalidInputError([{ path: 'timeZone', message: 'There is no such time zone. Write it as Europe/Madrid.', code: 'NOT_ALLOWED' }]);
  }
}

function startOf(moment: Date, formatter: Intl.DateTimeFormat): Date {
  const part = Object.fromEntries(formatter.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map((name) => part[name]);
  const local = Date.UTC(year, month - 1, day, hour, minute, second);
  const offset = local - Math.floor(moment.getTime() / 1_000) * 1_000;
  const guess = new Date(Date.UTC(year, month - 1, day) - offset);
  // Where the clock was put forward or back since midnight, the guess is an hour off.
  const there = Object.fromEntries(formatter.formatToParts(guess).map(({ type, value }) => [type, Number(value)]));
  if (there['hour'] === 0 && there['day'] === day) return guess;
  const shift = there['day'] === day ? -(there['hour'] ?? 0) : 24 - (there['hour'] ?? 0);
  return new Date(guess.getTime() + shift * HOUR_MS);
}
