const MONTHS = [
  'jan|january|januar|jänner|janvier|enero|ene|gennaio|gen|januari|janeiro|stycznia|ledna|января',
  'feb|february|februar|feber|février|fév|febrero|febbraio|februari|fevereiro|fev|lutego|února|февраля',
  'mar|march|märz|mär|mrz|mars|marzo|maart|mrt|março|marca|března|марта',
  'apr|april|avril|avr|abril|abr|aprile|kwietnia|dubna|апреля',
  'may|mai|mayo|maggio|mag|mei|maio|maja|května|мая',
  'jun|june|juni|juin|junio|giugno|giu|junho|czerwca|června|июня',
  'jul|july|juli|juillet|juil|julio|luglio|lug|julho|lipca|července|июля',
  'aug|august|août|agosto|ago|augustus|sierpnia|srpna|августа',
  'sep|sept|september|septembre|septiembre|setembro|set|settembre|września|září|сентября',
  'oct|october|oktober|okt|octobre|octubre|outubro|out|ottobre|ott|października|října|октября',
  'nov|november|novembre|noviembre|novembro|listopada|ноября',
  'dec|december|dezember|dez|décembre|déc|diciembre|dic|dezembro|dicembre|grudnia|prosince|декабря',
];
const MONTH_OF = new Map(MONTHS.flatMap((names, at) => names.split('|').map((name) => [name, at + 1] as const)));
const month = `(${[...MONTH_OF.keys()].sort((a, b) => b.length - a.length).join('|')})`;
const day = '(\\d{1,2})(?:st|nd|rd|th|er|º|°)?';
const year = '((?:19|20)\\d\\d)';
const before = '(?<![\\p{L}\\p{N}.:/-])';
const after = '(?![\\p{L}\\p{N}]|\\.\\d)';

/** Ways to write a day, with what each of its numbers is. Where day and month are numbers, a slash says nothing of their order unless one is over twelve. */
const WAYS: readonly { readonly pattern: RegExp; readonly order: 'ymd' | 'dmy' | 'mdy' | 'either' }[] = [
  { pattern: new RegExp(`${before}${year}[-/.](\\d{1,2})[-/.](\\d{1,2})(?!\\d)`, 'iu'), order: 'ymd' },
  { pattern: new RegExp(`${before}${year}\\s*年\\s*(\\d{1,2})\\s*月\\s*(\\d{1,2})\\s*日`, 'iu'), order: 'ymd' },
  { pattern: new RegExp(`${before}${day}\\.?[\\s-]+(?:de\\s+|of\\s+)?${month}\\.?,?[\\s-]+(?:de\\s+|del\\s+)?${year}${after}`, 'iu'), order: 'dmy' },
  { pattern: new RegExp(`${before}${month}\\.?\\s+${day},?\\s+${year}${after}`, 'iu'), order: 'mdy' },
  { pattern: new RegExp(`${before}(\\d{1,2})\\.\\s?(\\d{1,2})\\.\\s?${year}${after}`, 'iu'), order: 'dmy' },
  { pattern: new RegExp(`${before}(\\d{1,2})[/-](\\d{1,2})[/-]${year}${after}`, 'iu'), order: 'either' },
];
const TIMES = /[,·|]?\s*\b(at|um|à|a las)?\s*\d{1,2}[:.h]\d{2}(:\d{2})?\s*(am|pm|uhr|h|[ap]\.m\.)?(\s*\b(GMT|UTC|[CE]E?S?T|[ECMP][DS]T)\b)?/giu;
const WEEKDAYS = /\b(mon|tues|wednes|thurs|fri|satur|sun)day\b,?|\b(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo)\b,?/giu;
const longestLine = 300;

/** The first day that is written in a line, in the languages and ways that are common; null where there is none. Never one to come. */
export function dateIn(line: string | null | undefined): Date | null {
  if (!line || line.length > longestLine) return null;
  const found = WAYS.flatMap(({ pattern, order }) => {
    const match = pattern.exec(line);
    const date = match && dayOf([match[1] ?? '', match[2] ?? '', match[3] ?? ''], order);
    return match && date ? [{ at: match.index, date }] : [];
  });
  return found.sort((a, b) => a.at - b.at)[0]?.date ?? null;
}

/** A line without the days and times that are written in it. */
export function withoutDates(line: string): string {
  if (!/\d/.test(line)) return line;
  return WAYS.reduce((rest, { pattern }) => rest.replace(new RegExp(pattern, 'giu'), ' '), line).replace(TIMES, ' ').replace(WEEKDAYS, ' ');
}

function dayOf(parts: readonly [string, string, string], order: 'ymd' | 'dmy' | 'mdy' | 'either'): Date | null {
  const [a, b, c] = parts.map((part) => MONTH_OF.get(part.toLowerCase()) ?? Number(part)) as [number, number, number];
  if (order === 'ymd') return utc(a, b, c);
  if (order === 'dmy') return utc(c, b, a);
  if (order === 'mdy') return utc(c, a, b);
  return a > 12 ? utc(c, b, a) : b > 12 ? utc(c, a, b) : null;
}

function utc(yearOf: number, monthOf: number, dayOfMonth: number): Date | null {
  const date = new Date(Date.UTC(yearOf, monthOf - 1, dayOfMonth));
  return date.getUTCMonth() === monthOf - 1 && date.getUTCDate() === dayOfMonth && date.getTime() < Date.now() + 48 * 3_600_000 ? date : null;
}

/** The day in an address such as `/2019/08/02/title`, as blogs have it. */
export function dateInAddress(url: string): Date | null {
  const [, y = '', m = '', d = ''] = /\/((?:19|20)\d\d)[/-](\d{1,2})[/-](\d{1,2})(?:[/-]|$)/.exec(URL.parse(url)?.pathname ?? '') ?? [];
  return y === '' ? null : utc(Number(y), Number(m), Number(d));
}
