import { detectLanguage, isDense, isTabular } from './language.ts';
import { countWords, oneLine, readingMinutes, shorten } from './words.ts';

const longestExcerpt = 300;
/** Words are counted this far; of longer texts the count is what it comes to at the same rate. */
const countedCharacters = 400_000;

/** What can be said of any text. */
export interface TextDescription {
  readonly language: string | null;
  readonly excerpt: string | null;
  readonly wordCount: number;
  /** Null for what is looked at and not read: tables, code, data. */
  readonly readingMinutes: number | null;
}

/** What is written in sentences, in rows and columns, or for machines: code, data, names of files. */
export type TextForm = 'prose' | 'table' | 'code';

/**
 * Describes a text: its language, how long it is, and its beginning in one line.
 *
 * @param declared the language that its file or page declares
 * @param description its own summary, taken as the excerpt where there is one; otherwise that begins with the first paragraph of some
 *   length, past headings and bylines, and where there is none with the first line
 * @param form code has no language but a declared one
 */
export function describeText(plainText: string, declared: string | null, description: string | null, form: TextForm = 'prose'): TextDescription {
  const language = detectLanguage(declared, form === 'code' ? '' : plainText);
  const counted = countWords(plainText.slice(0, countedCharacters), language);
  const wordCount = Math.round(counted * Math.max(1, plainText.length / countedCharacters));
  const isRead = form === 'prose' && !isTabular(plainText);
  return { language, excerpt: excerptOf(description, plainText), wordCount, readingMinutes: isRead ? readingMinutes(wordCount) : null };
}

function excerptOf(description: string | null, plainText: string): string | null {
  const beginning = plainText.slice(0, 20_000);
  const paragraph = beginning.split(/\n{2,}/).find((each) => each.length >= (isDense(each) ? 30 : 60));
  const excerpt = description ?? oneLine(paragraph ?? beginning, 1000);
  return excerpt === null ? null : shorten(excerpt, longestExcerpt);
}
