import { format, isDateFormat } from 'numfmt';
import { childOf, childrenOf, descendantsOf, type XmlElement } from '../base/xml.ts';

/** How numbers are shown: a pattern of ECMA-376, 18.8.31; null where they are shown as they are. */
export type NumberFormat = string | null;

/** Excel takes no longer ones. */
const longestPattern = 255;

/** For every cell style of a workbook how it shows numbers. */
export function numberFormats(styles: XmlElement | undefined): NumberFormat[] {
  const custom = new Map(descendantsOf(styles, 'numFmt').map(({ attributes }) => [Number(attributes['numFmtId']), attributes['formatCode'] ?? '']));
  const formats = childrenOf(childOf(childOf(styles, 'styleSheet'), 'cellXfs'), 'xf');
  return formats.map(({ attributes }) => numberFormat(Number(attributes['numFmtId'] ?? 0), custom));
}

/**
 * The format that has this number: of the workbook's own, else one that all workbooks know (ECMA-376, 18.8.30). Dates that each
 * machine shows its own way are shown the international way round, which nobody takes for another day.
 */
export function numberFormat(id: number, custom: ReadonlyMap<number, string>): NumberFormat {
  const pattern = custom.get(id) ?? builtIn(id);
  if (/^\[\$-x?(F800|sysdate)\]/i.test(pattern)) return 'yyyy-mm-dd';
  return pattern === '' || pattern === '@' || /^general$/i.test(pattern) || pattern.length > longestPattern ? null : pattern;
}

function builtIn(id: number): string {
  if ((id >= 27 && id <= 31) || (id >= 50 && id <= 58)) return 'yyyy-mm-dd';
  return known[id] ?? '';
}

const known: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '"$"#,##0_);("$"#,##0)',
  6: '"$"#,##0_);("$"#,##0)',
  7: '"$"#,##0.00_);("$"#,##0.00)',
  8: '"$"#,##0.00_);("$"#,##0.00)',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd hh:mm',
  37: '#,##0_);(#,##0)',
  38: '#,##0_);(#,##0)',
  39: '#,##0.00_);(#,##0.00)',
  40: '#,##0.00_);(#,##0.00)',
  41: '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)',
  42: '_("$"* #,##0_);_("$"* (#,##0);_("$"* "-"_);_(@_)',
  43: '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)',
  44: '_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_);_(@_)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
};

/** The value of a cell as its sheet shows it. @param has1904 days are counted from 1904, as on old Macintoshes */
export function cellText(value: string, type: string, pattern: NumberFormat, has1904: boolean): string {
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'str' || type === 'inlineStr' || type === 'e') return value;
  if (type === 'd') return value.replace('T', ' ').replace(/ 00:00:00(\.0+)?$/, '');
  const number = Number(value);
  return Number.isFinite(number) && value.trim() !== '' ? numberText(number, pattern, has1904) : value;
}

/** A number as its sheet shows it. */
function numberText(number: number, pattern: NumberFormat, has1904: boolean): string {
  const plain = String(Number(number.toPrecision(15)));
  if (pattern === null) return plain;
  try {
    const counted = has1904 && isDateFormat(pattern) ? number + daysTo1904 : number;
    // Blanks that only put the figures in line say nothing.
    return format(pattern, counted).replace(/\s+/g, ' ').trim();
  } catch {
    return plain;
  }
}

const daysTo1904 = 1_462;
