const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The beginning of a text on one line, cut between characters; cards show 100 of them (specification section 9). */
export function excerptOf(text: string, length = 300): string {
  const line = text.slice(0, length * 8).replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  let cut = '';
  for (const { segment } of graphemes.segment(line)) {
    if (cut.length + segment.length > length - 1) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}
