import type { ProcessedSource } from '#server/domain/sources/processing.ts';
import type { ExtractedPage } from './extract/extractPage.ts';

/** What was read of any kind of source: its text and what can be counted of it. */
export function textsOf(read: ExtractedPage): ProcessedSource {
  return {
    language: read.language,
    wordCount: read.wordCount,
    readingMinutes: read.readingMinutes,
    processedContent: read.html,
    plainText: read.plainText,
    markdown: read.markdown,
  };
}
