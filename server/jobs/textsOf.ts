import type { ProcessedSource } from '#server/domain/sources/processing.ts';
import type { Extraction } from './extract/extraction.ts';

/** What was read of any kind of source: its text and what can be counted of it. */
export function textsOf(read: Extraction): ProcessedSource {
  return {
    language: read.language,
    wordCount: read.wordCount,
    readingMinutes: read.readingMinutes,
    details: read.details,
    processedContent: read.html,
    plainText: read.plainText,
    markdown: read.markdown,
  };
}
