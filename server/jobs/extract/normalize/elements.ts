import { type DomDocument, type DomElement, type DomNode, nextNode, TEXT } from '../text/dom.ts';
import { oneLine } from '../text/words.ts';

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

/** A line of more parts is none; whole pages are not looked through again and again. */
const mostNodes = 100;

/** The words of an element, with a blank between what stands in different ones; null where there are none, or more than a line of so many letters. */
export function lineOf(element: DomElement, longest: number): string | null {
  let words = '';
  let nodes = 0;
  for (let node: DomNode | null = element; node !== null; node = nextNode(node, element)) {
    if (node.nodeType === TEXT) words += ` ${(node.nodeValue ?? '').trim()}`;
    if ((nodes += 1) > mostNodes || words.length > longest) return null;
  }
  return oneLine(words);
}
