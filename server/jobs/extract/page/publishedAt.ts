const EARLIEST = Date.UTC(1500, 0, 1);
const CLOCK_DIFFERENCE_MS = 48 * 3600 * 1000;

/**
 * The first of several written dates that is one. Dates without a zone count as UTC, so that the answer does not depend
 * on where the server stands. Dates in the future or before printing are mistakes.
 */
export function parsePublishedAt(...candidates: readonly (string | null)[]): Date | null {
  for (const candidate of candidates) {
    const date = candidate === null ? null : parseDate(candidate.trim());
    if (date !== null) return date;
  }
  return null;
}

function parseDate(text: string): Date | null {
  const iso =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:[T\s]+(\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i.exec(
      text,
    );
  let time: number;
  if (iso) {
    const [, year, month, day, hour = '00', minute = '00', second = '00', zone = 'Z'] = iso;
    const offset = /^[+-]\d{2}$/.test(zone)
      ? `${zone}:00`
      : zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase();
    time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  } else if (/^[\x20-\x7e]{8,60}$/.test(text) && /[a-z]{3}/i.test(text) && /\b\d{4}\b/.test(text)) {
    time = Date.parse(/(GMT|UTC|Z|[+-]\d{4}|\b[ECMP][DS]T)\)?$/i.test(text) ? text : `${text} UTC`);
  } else {
    return null;
  }
  return time >= EARLIEST && time <= Date.now() + CLOCK_DIFFERENCE_MS ? new Date(time) : null;
}
