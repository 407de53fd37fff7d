/**
 * Reads comma-separated values (RFC 4180: quoted fields, doubled quotes, any line end) into rows. Of comma, semicolon and
 * tab the one that the first line has most of parts the fields.
 *
 * @param most rows beyond this many are left out
 */
export function parseCsv(text: string, most: number): { rows: readonly (readonly string[])[]; isWhole: boolean } {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  const endField = () => {
    row.push(field);
    field = '';
  };
  const endRow = () => {
    endField();
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  };
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character !== '"') field += character;
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && field === '') isQuoted = true;
    else if (character === separator) endField();
    else if (character === '\n' || character === '\r') {
      if (character === '\r' && text[at + 1] === '\n') at += 1;
      endRow();
      if (rows.length >= most) return { rows, isWhole: text.slice(at + 1).trim() === '' };
    } else field += character;
  }
  if (field !== '' || row.length > 0) endRow();
  return { rows, isWhole: true };
}

function separatorOf(text: string): string {
  const line = text.slice(0, 10_000).split(/[\r\n]/, 1)[0] ?? '';
  const counts = [',', ';', '\t'].map((separator) => ({ separator, count: line.split(separator).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.separator ?? ',';
}
