import type { DomDocument } from '../text/dom.ts';
import { normalizeCode } from './normalizeCode.ts';
import { normalizeFormulas } from './normalizeFormulas.ts';
import { normalizeMedia } from './normalizeMedia.ts';
import { normalizeParagraphs } from './normalizeParagraphs.ts';
import { normalizeParts } from './normalizeParts.ts';
import { normalizeQuotes } from './normalizeQuotes.ts';
import { normalizeTables } from './normalizeTables.ts';
import { normalizeTeasers } from './normalizeTeasers.ts';

/**
 * Turns what only scripts and styles would show into what reads by itself, before the text of a page is looked for.
 *
 * @param source what the document was made of: what does not stand in it need not be looked for
 * @param base what addresses are relative to
 */
export function normalizePage(document: DomDocument, source: string, base: string): void {
  if (/katex|mathjax|mjx-|<math|mwe-math|math\/tex/i.test(source)) normalizeFormulas(document);
  if (/<(iframe|video|audio|noscript|amp-)/i.test(source)) normalizeMedia(document, base);
  if (/<pre|blob-num|hljs-ln/i.test(source)) normalizeCode(document);
  if (/<table/i.test(source)) normalizeTables(document);
  if (/<br/i.test(source)) normalizeParagraphs(document);
  if (/<blockquote/i.test(source)) normalizeQuotes(document);
  normalizeParts(document, source);
  normalizeTeasers(document);
}
