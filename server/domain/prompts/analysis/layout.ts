import { type Finding, finding } from './finding.ts';
import { sizes } from './missingParts.ts';
import { type Line, linesOf, outside, protectedRanges, wordsOf } from './sentences.ts';

const bullet = /^([ \t]{0,40})([-*+•])([ \t]+)\S/;
const tightHeading = /^([ \t]{0,3}#{1,6})[^\s#]/;

/** How the text is laid out: fences, headings, lists, blank lines. */
export function findInLayout(texts: readonly string[]): Finding[] {
  return texts.flatMap((text, at) => {
    const { lines, openFence } = linesOf(text);
    const plain = lines.filter(({ isCode }) => !isCode);
    const mark = commonBullet(plain);
    return [
      ...(openFence ? [finding('OPEN_FENCE', { at, range: { start: openFence.start, end: openFence.end } })] : []),
      ...blankRuns(text).map((range) => finding('BLANK_LINES', { at, range, replacement: '\n\n' })),
      ...plain.flatMap((line) => {
        const [, hashes] = tightHeading.exec(line.text) ?? [];
        const place = line.start + (hashes?.length ?? 0);
        return hashes === undefined || /^\s*#[\p{L}\p{N}_]+\s*$/u.test(line.text) ? [] : [finding('HEADING_SPACE', { at, range: { start: place, end: place }, replacement: ' ' })];
      }),
      ...plain.flatMap((line) => {
        const [, indent, sign] = bullet.exec(line.text) ?? [];
        if (indent === undefined || sign === undefined || mark === null || sign === mark) return [];
        const start = line.start + indent.length;
        return [finding('MIXED_LIST', { at, range: { start, end: start + 1 }, replacement: mark }, { text: sign, other: mark })];
      }),
      ...(isOneBlock(text) ? [finding('NO_STRUCTURE', { at })] : []),
    ];
  });
}

/** The sign that most points of a text begin with; null without points. */
export function commonBullet(lines: readonly Line[]): string | null {
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    const sign = bullet.exec(text)?.[2];
    if (sign !== undefined) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  // What is there first wins where none is more common.
  return [...counts].reduce<[string, number] | null>((best, each) => (best === null || each[1] > best[1] ? each : best), null)?.[0] ?? null;
}

/** More than one blank line in a row, outside of code. */
function blankRuns(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  const { lines } = linesOf(text);
  let first = -1;
  lines.forEach((line, place) => {
    const isBlank = !line.isCode && line.text.trim() === '';
    if (isBlank && first === -1) first = place;
    if (isBlank) return;
    const start = first > 0 ? (lines[first - 1]?.end ?? 0) : -1;
    if (first > 0 && place - first > 1) found.push({ start, end: line.start });
    first = -1;
  });
  return outside(found, protectedRanges(text));
}

/** Whether a long text has neither paragraphs, lists nor headings. */
function isOneBlock(text: string): boolean {
  return text.trim().split('\n', 3).length === 1 && wordsOf(text).length > sizes.structuredWords;
}
