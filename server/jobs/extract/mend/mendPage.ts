import type { DomDocument } from '../text/dom.ts';
import { mendCode } from './mendCode.ts';
import { mendFormulas } from './mendFormulas.ts';
import { mendMedia } from './mendMedia.ts';
import { mendParts } from './mendParts.ts';
import { mendTables } from './mendTables.ts';

/**
 * Turns what only scripts and styles would show into what reads by itself, before the text of a page is looked for.
 *
 * @param source what the document was made of: what does not stand in it need not be looked for
 * @param base what addresses are relative to
 */
export function mendPage(document: DomDocument, source: string, base: string): void {
  if (/katex|mathjax|mjx-|<math|mwe-math|math\/tex/i.test(source)) mendFormulas(document);
  if (/<(iframe|video|audio|noscript|amp-)/i.test(source)) mendMedia(document, base);
  if (/<pre|blob-num|hljs-ln/i.test(source)) mendCode(document);
  if (/<table/i.test(source)) mendTables(document);
  mendParts(document, source);
}
