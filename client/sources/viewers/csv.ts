import Papa from 'papaparse';

/**
 * Reads comma-separated values into rows. Of comma, semicolon and tab the one that the first line has most of parts the
 * fields.
 *
 * @param most rows beyond this many are left out
 */
export function parseCsv(text: string, most: number): { rows: readonly (readonly string[])[]; isWhole: boolean } {
  const { data } = Papa.parse<string[]>(text, { delimiter: separatorOf(text), skipEmptyLines: true, preview: most + 1 });
  return { rows: data.slice(0, most), isWhole: data.length <= most };
}

function separatorOf(text: string): string {
  const line = text.slice(0, 10_000).split(/[\r\n]/, 1)[0] ?? '';
  const counts = [',', ';', '\t'].map((separator) => ({ separator, count: line.split(separator).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.separator ?? ',';
}
