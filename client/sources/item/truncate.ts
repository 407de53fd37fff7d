const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first `length` characters as people count them: never half an emoji, never a letter without its accent. */
export function truncate(text: string, length: number): string {
  // No character is cut: what is longer than `length` in code units is looked at by graphemes only as far as needed.
  if (text.length <= length) return text;
  let end = 0;
  let count = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    if (count === length) return text.slice(0, end);
    count += 1;
    end = index + segment.length;
  }
  return text;
}
