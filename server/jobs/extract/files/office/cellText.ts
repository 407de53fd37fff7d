import { childOf, childrenOf, descendantsOf, type XmlElement } from '../xml.ts';

/** How a number is meant: as a date, a time, both, or a percentage. */
export type NumberMeaning = 'date' | 'time' | 'dateTime' | 'percent';

/** For every cell style of a workbook what its numbers mean; null where they are numbers. */
export function dateFormats(styles: XmlElement | undefined): (NumberMeaning | null)[] {
  const custom = new Map(descendantsOf(styles, 'numFmt').map(({ attributes }) => [Number(attributes['numFmtId']), attributes['formatCode'] ?? '']));
  const formats = childrenOf(childOf(childOf(styles, 'styleSheet'), 'cellXfs'), 'xf');
  return formats.map(({ attributes }) => {
    const id = Number(attributes['numFmtId'] ?? 0);
    return meaningOf(custom.get(id) ?? '') ?? builtIn(id);
  });
}

/** ECMA-376, 18.8.30. */
function builtIn(id: number): NumberMeaning | null {
  if (id === 9 || id === 10) return 'percent';
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || (id >= 50 && id <= 58)) return 'date';
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return 'time';
  return id === 22 ? 'dateTime' : null;
}

function meaningOf(format: string): NumberMeaning | null {
  // Quoted words, colours and conditions say nothing about the number.
  const plain = (format.split(';')[0] ?? '').replace(/"[^"]*"|\\.|\[[^\]hms]*\]/gi, '').toLowerCase();
  const hasTime = /[hs]/.test(plain);
  const hasDate = /[dy]/.test(plain) || (/m/.test(plain) && !hasTime);
  if (hasDate) return hasTime ? 'dateTime' : 'date';
  if (hasTime) return 'time';
  return plain.includes('%') ? 'percent' : null;
}

const dayMs = 86_400_000;

/** The value of a cell as a person reads it, with dates the international way round. */
export function cellText(value: string, type: string, meaning: NumberMeaning | null, has1904: boolean): string {
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'str' || type === 'inlineStr' || type === 'e') return value;
  if (type === 'd') return value.replace('T', ' ').replace(/ 00:00:00(\.0+)?$/, '');
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (meaning === 'percent') return `${Number((number * 100).toPrecision(12))}%`;
  if (meaning === null) return String(Number(number.toPrecision(15)));
  const time = Math.round((number - (has1904 ? 24_107 : 25_569)) * dayMs);
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return value;
  const iso = new Date(Math.round(time / 1000) * 1000).toISOString();
  const clock = iso.slice(11, 19).replace(/:00$/, '');
  if (meaning === 'time') return clock;
  return meaning === 'date' || clock === '00:00' ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${clock}`;
}
