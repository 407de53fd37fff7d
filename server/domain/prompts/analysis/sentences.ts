import { parseTemplate } from '#server/templates/parseTemplate.ts';
import type { TextRange } from './finding.ts';

/** A sentence, a point of a list or a heading of a message, outside of code. */
export interface Sentence extends TextRange {
  /** Which message. */
  readonly at: number;
  readonly text: string;
  readonly isHeading: boolean;
  /** Whether it is a point of a list. */
  readonly isPoint: boolean;
  /** The line it stands in. */
  readonly line: TextRange;
}

/** A line without its end. */
export interface Line extends TextRange {
  readonly text: string;
  /** Whether it lies between two fences, or is one. */
  readonly isCode: boolean;
}

/** Lines of a text, and whether a fence is left open. */
export function linesOf(text: string): { readonly lines: readonly Line[]; readonly openFence: TextRange | null } {
  const lines: Line[] = [];
  let fence: (TextRange & { readonly mark: string }) | null = null;
  let start = 0;
  for (const line of text.split('\n')) {
    const range = { start, end: start + line.length };
    const mark = line.includes('```') || line.includes('~~~') ? /^\s{0,8}(`{3}|~{3})/.exec(line)?.[1] : undefined;
    const isFence: boolean = mark !== undefined && (fence === null || mark === fence.mark);
    lines.push({ ...range, text: line, isCode: isFence || fence !== null });
    if (isFence) fence = fence === null ? { ...range, mark: mark ?? '' } : null;
    start = range.end + 1;
  }
  return { lines, openFence: fence };
}

/** What begins a line that is a point of a list. */
const point = /^[ \t]{0,40}(?:[-*+•]|\d{1,3}[.)])[ \t]+/;
const heading = /^[ \t]{0,8}(?:#{1,6}[ \t]|\[[^\][\n]{1,80}\][ \t]*$)/;
const endsSentence = new Set(['.', '!', '?', '؟', '。', '！', '？', '…']);
/** A dot behind these ends nothing. */
const abbreviations = new Set(['e.g', 'i.e', 'etc', 'vs', 'mr', 'mrs', 'dr', 'no', 'p.ej', 'ej', 'sr', 'sra']);

/** The sentences of a message in order. Looks at each character a bounded number of times. */
export function sentencesOf(text: string, at: number): Sentence[] {
  const found: Sentence[] = [];
  for (const line of linesOf(text).lines) {
    if (line.isCode || line.text.trim() === '') continue;
    const isHeading = heading.test(line.text);
    const mark = isHeading ? 0 : (point.exec(line.text)?.[0].length ?? 0);
    const add = (from: number, to: number) => {
      const said = line.text.slice(from, to);
      const trimmed = said.trim();
      if (trimmed === '') return;
      const start = line.start + from + (said.length - said.trimStart().length);
      found.push({ at, start, end: start + trimmed.length, text: trimmed, isHeading, isPoint: mark > 0, line: { start: line.start, end: line.end } });
    };
    let from = mark;
    for (let place = mark; place < line.text.length; place += 1) {
      if (!endsSentence.has(line.text[place] ?? '')) continue;
      let end = place + 1;
      while (end < line.text.length && (endsSentence.has(line.text[end] ?? '') || '"\')]”»」'.includes(line.text[end] ?? ''))) end += 1;
      const isWide = '。！？'.includes(line.text[place] ?? '');
      if (isWide || end === line.text.length || /\s/.test(line.text[end] ?? '')) {
        if (!isAbbreviation(line.text, place)) {
          add(from, end);
          from = end;
        }
      }
      place = end - 1;
    }
    add(from, line.text.length);
  }
  return found;
}

function isAbbreviation(line: string, dot: number): boolean {
  if (line[dot] !== '.') return false;
  const word = /[\p{L}.]{1,6}$/u.exec(line.slice(Math.max(0, dot - 6), dot))?.[0].toLowerCase() ?? '';
  return abbreviations.has(word);
}

/** The words of a text in small letters; a sign of Chinese or Japanese is one. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}'’])+/gu) ?? [];

/** What no rule may change: code between fences, variables and fragments, in order. */
export function protectedRanges(text: string): TextRange[] {
  const code = linesOf(text).lines.filter(({ isCode }) => isCode);
  const tags = parseTemplate(text).nodes.filter(({ kind }) => kind !== 'text');
  return [...code, ...tags].map(({ start, end }) => ({ start, end })).sort((a, b) => a.start - b.start);
}

/** Those of these ranges, in order, that touch nothing protected. */
export function outside<R extends TextRange>(ranges: readonly R[], kept: readonly TextRange[]): R[] {
  let next = 0;
  return ranges.filter(({ start, end }) => {
    // A protected piece may hold shorter ones: only what ends before this range is done with.
    while (next < kept.length && (kept[next]?.end ?? 0) <= start) next += 1;
    const one = kept[next];
    return !one || one.start >= end;
  });
}

/** A change of a text. */
export interface Edit extends TextRange {
  readonly text: string;
}

/** The text with changes made; of those that overlap, the first. All else stays as it is, letter by letter. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let done = '';
  let from = 0;
  for (const { start, end, text: put } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < from) continue;
    done += text.slice(from, start) + put;
    from = end;
  }
  return done + text.slice(from);
}
