import type { DomDocument, DomElement } from '../text/dom.ts';

/** An element with these words in it. */
export function elementOf(document: DomDocument, name: string, words: string): DomElement {
  const element = document.createElement(name);
  element.append(document.createTextNode(words));
  return element;
}

/** Whether an element is in another of these, or is one. */
export function isWithin(element: DomElement, others: ReadonlySet<DomElement>): boolean {
  for (let at: DomElement | null = element; at !== null; at = at.parentNode) if (others.has(at)) return true;
  return false;
}

/** What an element is called by its page: its classes and its id. */
export function namesOf(element: DomElement): string {
  return `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`;
}
