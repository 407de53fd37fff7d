import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableHead } from '#client/sources/viewers/tableColumns.ts';
import { parseTable, type TableRow } from '#client/sources/viewers/parseTable.ts';
import { viewerOf } from '#client/sources/viewers/viewerOf.ts';

test.each([
  ['application/pdf', 'a.pdf', 'pdf'],
  ['application/epub+zip', 'a.epub', 'epub'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'a.docx', 'docx'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'a.pptx', 'pptx'],
  ['image/png', 'a.png', 'image'],
  ['image/tiff', 'a.tif', 'image'],
  ['image/heic', 'a.heic', 'image'],
  ['image/jxl', 'a.jxl', null],
  ['audio/mpeg', 'a.mp3', 'audio'],
  ['video/mp4', 'a.mp4', 'video'],
  ['text/csv', 'a.csv', 'csv'],
  ['text/plain', 'a.tsv', 'csv'],
  ['text/markdown', 'a.md', 'text'],
  ['application/json', 'a', 'text'],
  ['application/octet-stream', 'main.rs', 'text'],
  ['application/zip', 'a.zip', null],
  [null, null, null],
])('%s %s is shown in %s', (mimeType, fileName, kind) => {
  expect(viewerOf(mimeType, fileName)).toBe(kind);
});

describe('comma-separated values', () => {
  const quote = (field: string) => `"${field.replaceAll('"', '""')}"`;
  const rowsOf = (text: string, batch?: number) => {
    const batches: (readonly TableRow[])[] = [];
    parseTable(text, (rows) => batches.push(rows), batch);
    return { rows: batches.flat(), batches };
  };

  test('come back as they were written', () => {
    const table = fc.array(fc.array(fc.string({ maxLength: 8 }), { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n', '\r'), (rows, end) => {
        const text = rows.map((row) => row.map(quote).join(',')).join(end);
        // The separator is chosen by the first line; one that is in its fields may win.
        fc.pre(!/[;\t\r\n]/.test(rows[0]?.join('') ?? ''));
        expect(rowsOf(text).rows).toEqual(rows);
      }),
    );
  });

  test('are parted by what the first line has most of', () => {
    expect(rowsOf('\uFEFFa;b;c\n1,5;2;3').rows).toEqual([['a', 'b', 'c'], ['1,5', '2', '3']]);
    expect(rowsOf('a\tb\n1\t2\n').rows).toEqual([['a', 'b'], ['1', '2']]);
  });

  test('come in batches, all of them in order', () => {
    const { rows, batches } = rowsOf(Array.from({ length: 7 }, (_, n) => `${n},x`).join('\n'), 3);
    expect(batches.map(({ length }) => length)).toEqual([3, 3, 1]);
    expect(rows.map(([n]) => n)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  });
});

describe('the columns of a table', () => {
  test('have the names in the first row, and a kind', () => {
    const { columns, isNamed } = tableHead([
      ['Product', 'Price', 'Sold on', 'Share', 'Note'],
      ['Kite', '1,234.50 €', '2026-03-14', '12 %', 'blue'],
      ['String', '3,50', '2026-03-15', '7 %', ''],
      ['Tail', '-', '2026-03-16', '0.5%', '12'],
    ]);
    expect(isNamed).toBe(true);
    expect(columns.map(({ name, kind }) => [name, kind])).toEqual([['Product', 'text'], ['Price', 'text'], ['Sold on', 'date'], ['Share', 'number'], ['Note', 'text']]);
  });

  test('are numbers where nearly all cells are', () => {
    const prices = Array.from({ length: 20 }, (_, n) => [String(n * 1.5)]);
    expect(tableHead([['Price'], ...prices, ['n/a']]).columns).toMatchObject([{ name: 'Price', kind: 'number' }]);
    for (const cell of ['-3', '+4.5', '1 234 567', "1'234.5", '1.234,56', '$12', '(€ 5)', '2.5e-7']) expect([cell, tableHead([['x'], [cell]]).columns[0]?.kind]).toEqual([cell, 'number']);
    for (const cell of ['1-800-555', '12 apples', '3/4', '0x1f', '10.0.0.1', '']) expect([cell, tableHead([['x'], [cell]]).columns[0]?.kind]).toEqual([cell, 'text']);
    for (const cell of ['2026-01-31', '2026-01-31T12:00:00Z', '31.1.2026', '1/31/26 4:05 PM']) expect([cell, tableHead([['x'], [cell]]).columns[0]?.kind]).toEqual([cell, 'date']);
  });

  test('are counted in letters where the first row has values', () => {
    const { columns, isNamed } = tableHead([Array.from({ length: 28 }, (_, n) => String(n)), ['1']]);
    expect(isNamed).toBe(false);
    expect(columns.map(({ name }) => name).filter((_, at) => at === 0 || at > 24)).toEqual(['A', 'Z', 'AA', 'AB']);
    expect(tableHead([['Only', 'names']])).toMatchObject({ isNamed: false });
    expect(tableHead([]).columns).toEqual([]);
  });

  test('are as wide as most of their cells', () => {
    const [short, long] = tableHead([['Name', 'Words'], ...Array.from({ length: 20 }, () => ['Ada', 'twelve chars']), ['Ada', 'x'.repeat(900)]]).columns;
    expect([short?.width, long?.width]).toEqual([4, 12]);
    expect(tableHead([['国'], ['中华人民']]).columns[0]?.width).toBe(8);
  });
});
