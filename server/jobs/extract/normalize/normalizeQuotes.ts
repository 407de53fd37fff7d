import type { DomDocument, DomElement } from '../text/dom.ts';

/**
 * A quotation that is alone in its boxes, as posts of other sites are when they are shown in a text, stands in their place: a box with few words
 * in it would be taken for something beside the text.
 */
export function normalizeQuotes(document: DomDocument): void {
  for (const quote of document.body.querySelectorAll('blockquote')) {
    let box = quote;
    for (let parent = quote.parentNode; parent !== null && isBoxOf(parent, quote); parent = parent.parentNode) box = parent;
    if (box !== quote) box.replaceWith(quote);
  }
}

const isBoxOf = (parent: DomElement, quote: DomElement) => (parent.localName === 'div' || parent.localName === 'figure') && parent.textContent.trim() === quote.textContent.trim() && parent.querySelector('img') === null;
