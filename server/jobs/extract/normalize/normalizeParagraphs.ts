import { ELEMENT, type DomDocument, type DomElement, type DomNode, isElement } from '../text/dom.ts';

/**
 * Parts paragraphs with pictures where several line breaks in a row stand for a blank line, as in old pages. Readability would make
 * blocks of them, and throws out blocks with pictures and links that it keeps in paragraphs. Without pictures it judges them well.
 */
export function normalizeParagraphs(document: DomDocument): void {
  for (const paragraph of document.body.querySelectorAll('p')) {
    if (paragraph.querySelector('img') !== null) partAtBlankLines(document, paragraph);
  }
}

function partAtBlankLines(document: DomDocument, paragraph: DomElement): void {
  const parts: DomNode[][] = [[]];
  let breaks: DomNode[] = [];
  let count = 0;
  for (const node of paragraph.childNodes) {
    const isBreak = isElement(node) && node.localName === 'br';
    if (isBreak) count += 1;
    if (isBreak || (count > 0 && node.nodeType !== ELEMENT && node.textContent.trim() === '')) {
      breaks.push(node);
      continue;
    }
    if (count > 1) parts.push([]);
    else parts.at(-1)?.push(...breaks);
    breaks = [];
    count = 0;
    parts.at(-1)?.push(node);
  }
  if (parts.length === 1) return;
  const made = parts.map((nodes, index) => {
    const part = document.createElement('p');
    // Links lead to the first part.
    const names = paragraph.getAttributeNames().filter((name) => index === 0 || name !== 'id');
    for (const name of names) part.setAttribute(name, paragraph.getAttribute(name) ?? '');
    part.append(...nodes);
    return part;
  });
  paragraph.replaceWith(...made);
}
