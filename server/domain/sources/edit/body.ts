import { text } from '../../input.ts';
import { excerptOfWritten } from './excerpt.ts';

/** The body of a note or of pasted text. */
export const bodySchema = text(2_000_000).refine((content) => content.trim() !== '', { error: 'Text is required', params: { code: 'REQUIRED' } });

/** What a list shows of a body: its beginning and its size in bytes. */
export function bodyOf(content: string): { excerpt: string; size: number } {
  return { excerpt: excerptOfWritten(content), size: Buffer.byteLength(content) };
}
