import { decodePublicId } from '../publicId.ts';

const mark = /\[\^(citation_[0-7][0-9a-hjkmnp-tv-z]{25})\]/g;

/** The citations that a text cites with, `[^citation_01h…]`, as UUIDs: each once, in the order of the text. */
export function citedIds(text: string): string[] {
  const ids = [...text.matchAll(mark)].flatMap(([, id = '']) => decodePublicId(id)?.uuid ?? []);
  return [...new Set(ids)];
}

/** A text without the marks of its citations. */
export const withoutCitations = (text: string): string => text.replaceAll(mark, '');
