import { withoutCitations } from '../../citations/citedIds.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The beginning of a text on one line, cut between characters; cards show 100 of them (specification section 9). */
export function excerptOf(text: string, length = 300): string {
  return cut(text.slice(0, length * 8).replace(/\s+/g, ' ').trim(), length);
}

/**
 * The beginning of what a person wrote, line by line and without the marks of Markdown, as `excerptOf` cuts it. Points of a list
 * begin with "• ".
 */
export function excerptOfWritten(text: string, length = 300): string {
  const lines = text.slice(0, length * 8).split('\n').map(plainLine);
  return cut(lines.filter((line) => line !== '').join('\n'), length);
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  let excerpt = '';
  for (const { segment } of graphemes.segment(text)) {
    if (excerpt.length + segment.length > length - 1) break;
    excerpt += segment;
  }
  return `${excerpt.trimEnd()}…`;
}

/** Fences of code, rules, and what separates the head of a table from its rows. */
const markOnly = /^(```.*|~~~.*|[-*_=| :]{3,})$/;

function plainLine(line: string): string {
  const text = withoutCitations(line).replace(/\s+/g, ' ').trim();
  if (markOnly.test(text)) return '';
  return text
    .replace(/^(?:> ?)+/, '')
    .replace(/^#{1,6} /, '')
    .replace(/^[-*+] (?:\[[ xX]\] )?/, '• ')
    .replace(/!?\[([^\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\*\*|__|~~|`/g, '')
    .replace(/(^|[^\p{L}\p{N}*_])([*_])(\S(?:[^*_]*\S)?)\2(?![\p{L}\p{N}*_])/gu, '$1$3')
    .trim();
}
