import { z } from 'zod';
import { text } from '../input.ts';

/** What marks a passage: its words, and those before and after, by which it is found again when the text was extracted again. */
export const passageSchema = z.object({
  quote: text(10_000).refine((quote) => quote.trim() !== '', { error: 'Quote is required', params: { code: 'REQUIRED' } }),
  prefix: text(500),
  suffix: text(500),
});

/** In what colour a passage is marked. */
export const highlightColors = ['YELLOW', 'GREEN', 'BLUE', 'PINK'] as const;

export type HighlightColor = (typeof highlightColors)[number];

export const highlightNoteSchema = text(10_000);
