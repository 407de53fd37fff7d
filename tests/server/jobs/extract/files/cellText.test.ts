import { expect, test } from 'vitest';
import { cellText, numberFormat } from '#server/jobs/extract/files/office/cellText.ts';

const shown = (value: number, pattern: string, has1904 = false) => cellText(String(value), '', numberFormat(164, new Map([[164, pattern]])), has1904);
const builtIn = (value: number, id: number) => cellText(String(value), 'n', numberFormat(id, new Map()), false);

test.each([
  [0.1751, '0.00%', '17.51%'],
  [1234567.891, '#,##0.00', '1,234,567.89'],
  [1.25, '# ?/?', '1 1/4'],
  [12345.6, '0.00E+00', '1.23E+04'],
  [-12.5, '"$"#,##0.00_);[Red]("$"#,##0.00)', '($12.50)'],
  [1234.5, '_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-', '1,234.50 €'],
  [44320, 'd/m/yyyy;@', '4/5/2021'],
  [44320, '[$-407]d. mmmm yyyy', '4. Mai 2021'],
  [44320.75, 'yyyy\\-mm\\-dd hh:mm', '2021-05-04 18:00'],
  [1.5, '[h]:mm:ss', '36:00:00'],
  [0.75, 'h:mm AM/PM', '6:00 PM'],
  [12345678, '0,,"M"', '12M'],
])('%s as %s is %s', (value, pattern, text) => expect(shown(value, pattern)).toBe(text));

test('formats that all workbooks know; dates that each machine shows its own way are shown one way', () => {
  expect([builtIn(0.175, 9), builtIn(0.175, 10), builtIn(1234.5, 4), builtIn(0.5, 12), builtIn(0.5, 20), builtIn(44320, 15)]).toEqual(['18%', '17.50%', '1,234.50', '1/2', '12:00', '4-May-21']);
  expect([builtIn(44320, 14), builtIn(44320.5, 22), builtIn(44320, 31)]).toEqual(['2021-05-04', '2021-05-04 12:00', '2021-05-04']);
});

test('days that are counted from 1904', () => expect(shown(42858, 'yyyy-mm-dd', true)).toBe('2021-05-04'));

test('numbers as they are where there is no format, or none that can be understood', () => {
  expect([builtIn(0.1 + 0.2, 0), builtIn(12, 49), builtIn(12, 99), shown(12.5, 'General'), shown(12.5, '"'.repeat(5)), shown(12.5, `0${'0'.repeat(300)}`)]).toEqual(['0.3', '12', '12', '12.5', '12.5', '12.5']);
  expect([cellText('1', 'b', null, false), cellText('#N/A', 'e', '0', false), cellText('', 'n', '0', false)]).toEqual(['TRUE', '#N/A', '']);
});
