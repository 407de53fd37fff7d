import { detectLanguage, isDense } from './language.ts';
import { countWords, oneLine, readingMinutes, shorten } from './words.ts';

const longestExcerpt = 300;
/** Words are counted this far; of longer texts the count is what it comes to at the same rate. */
const countedCharacters = 400_000;

/** What can be said of any text. */
export interface TextDescription {
  readonly language: string | null;
  readonly excerpt: string | null;
  readonly wordCount: number;
  readonly readingMinutes: number;
}

/**
 * Describes a text: its language, how long it is, and its beginning in one line.
 *
 * @param declared the language that its file or page declares
 * @param description its own summary, taken as the excerpt where there is one
 */
export function describeText(plainText: string, declared: string | null, description: string | null): TextDescription {
  const language = detectLanguage(declared, plainText);
  const counted = countWords(plainText.slice(0, countedCharacters), language);
  const wordCount = Math.round(counted * Math.max(1, plainText.length / countedCharacters));
  return { language, excerpt: excerptOf(description, plainText), wordCount, readingMinutes: readingMinutes(wordCount) };
}

function excerptOf(description: string | null, plainText: string): string | null {
  const paragraphs = plainText.slice(0, 20_000).split(/\n{2,}/);
  const excerpt = description ?? oneLine(paragraphs.find((paragraph) => paragraph.length >= (isDense(paragraph) ? 30 : 60)) ?? paragraphs[0], 1000);
  return excerpt === null ? null : shorten(excerpt, longestExcerpt);
}
