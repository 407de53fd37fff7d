import { decodePublicId } from '../publicId.ts';

/** As a text cites; its first group is the public id of the citation. */
export const citationMark = /\[\^(citation_[0-7][0-9a-hjkmnp-tv-z]{25})\]/g;

/** The citations that a text cites with, `[^citation_01h…]`, as UUIDs: each once, in the order of the text. */
export function citedIds(text: string): string[] {
  const ids = [...text.matchAll(citationMark)].flatMap(([, id = '']) => decodePublicId(id)?.uuid ?? []);
  return [...new Set(ids)];
}

/** A text without the marks of its citations. */
export const withoutCitations = (text: string): string => text.replaceAll(citationMark, '');
