import { MARK } from './markdown/namedCitations.ts';

/** How many words a text has, the marks of its citations and the addresses of its links and pictures aside; in scripts without spaces each run of letters is one. */
export const wordsIn = (text: string): number => text.replaceAll(MARK, '').replaceAll(/\]\([^)\s]*\)/g, ']').match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
