import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCsv } from '#client/sources/viewers/csv.ts';
import { viewerOf } from '#client/sources/viewers/viewerOf.ts';

test.each([
  ['application/pdf', 'a.pdf', 'pdf'],
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

  test('come back as they were written', () => {
    const table = fc.array(fc.array(fc.string({ maxLength: 8 }), { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n', '\r'), (rows, end) => {
        const text = rows.map((row) => row.map(quote).join(',')).join(end);
        // The separator is chosen by the first line; one that is in its fields may win.
        fc.pre(!/[;\t\r\n]/.test(rows[0]?.join('') ?? ''));
        expect(parseCsv(text, 100)).toEqual({ rows, isWhole: true });
      }),
    );
  });

  test('are parted by what the first line has most of', () => {
    expect(parseCsv('\uFEFFa;b;c\n1,5;2;3', 10).rows).toEqual([['a', 'b', 'c'], ['1,5', '2', '3']]);
    expect(parseCsv('a\tb\n1\t2\n', 10).rows).toEqual([['a', 'b'], ['1', '2']]);
  });

  test('say when rows were left out', () => {
    expect(parseCsv('a,b\n1,2\n3,4\n', 2)).toEqual({ rows: [['a', 'b'], ['1', '2']], isWhole: false });
    expect(parseCsv('a,b\n1,2\n', 2).isWhole).toBe(true);
  });
});
