import { oneLine } from './words.ts';

/** A text file as paragraphs. */
interface PlainFile {
  /** Its first heading (Markdown), else its first line where that is short enough to be one, else null. */
  readonly title: string | null;
  /** Paragraphs and line breaks; nothing else is made of what is written. */
  readonly html: string;
  readonly plainText: string;
}

const LONGEST_TITLE_LINE = 120;

/** Reads text or Markdown that is served as it is. */
export function readPlainFile(source: string, kind: 'markdown' | 'text'): PlainFile {
  const plainText = source
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .trim();
  const paragraphs = plainText.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  const html = paragraphs
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('\n');
  return { title: titleOf(plainText, kind), html, plainText };
}

function titleOf(text: string, kind: 'markdown' | 'text'): string | null {
  const heading = kind === 'markdown' ? /^#{1,2}\s+(.+?)\s*#*$/m.exec(text)?.[1] : undefined;
  const firstLine = text.slice(0, LONGEST_TITLE_LINE + 1).split('\n', 1)[0] ?? '';
  return oneLine(heading) ?? (firstLine.length <= LONGEST_TITLE_LINE ? oneLine(firstLine) : null);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
