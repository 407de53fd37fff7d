/**
 * Where the pages of a document begin in its plain text, in UTF-16 code units, first page first; null where that cannot be told. The
 * readable text has each page as `<section id="page-N">`, with the same letters in the same order: they are counted.
 */
export function pageStarts(plainText: string, html: string): readonly { readonly page: number; readonly start: number }[] | null {
  const pieces = html.split(/<section id="page-(\d{1,6})">/);
  if (pieces.length < 3) return null;
  const counts: { readonly page: number; readonly before: number }[] = [];
  let letters = lettersIn(textOf(pieces[0] ?? ''));
  for (let at = 1; at + 1 < pieces.length; at += 2) {
    counts.push({ page: Number(pieces[at]), before: letters });
    letters += lettersIn(textOf(pieces[at + 1] ?? ''));
  }
  if (letters !== lettersIn(plainText)) return null;
  const starts: { page: number; start: number }[] = [];
  let seen = 0;
  let offset = 0;
  for (const { page, before } of counts) {
    while (seen < before || (offset < plainText.length && !isLetter(plainText.charCodeAt(offset)))) {
      if (isLetter(plainText.charCodeAt(offset))) seen += 1;
      offset += 1;
    }
    starts.push({ page, start: offset });
  }
  return starts;
}

/** The page on which a place lies. */
export function pageAt(starts: readonly { readonly page: number; readonly start: number }[] | null, offset: number): number | null {
  return starts?.findLast(({ start }) => start <= offset)?.page ?? null;
}

const isLetter = (unit: number): boolean => unit > 32 && unit !== 0xa0 && unit !== 0xfeff && !/\s/.test(String.fromCharCode(unit));

function lettersIn(text: string): number {
  return text.replace(/\s+/g, '').length;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** The text of sanitised HTML. */
function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
