import { DOMParser } from 'linkedom';

/** The part of the DOM that extraction needs; the server's types know no browser. */
export interface DomNode {
  readonly nodeType: number;
  readonly nodeValue: string | null;
  readonly textContent: string;
  readonly parentNode: DomElement | null;
  readonly firstChild: DomNode | null;
  readonly nextSibling: DomNode | null;
  /** What comes before, text and comments aside. */
  readonly previousElementSibling: DomElement | null;
  remove(): void;
}

export interface DomElement extends DomNode {
  readonly localName: string;
  /** A copy: safe to change the element while walking it. */
  readonly children: readonly DomElement[];
  readonly childNodes: readonly DomNode[];
  readonly innerHTML: string;
  getAttribute(name: string): string | null;
  getAttributeNames(): readonly string[];
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  appendChild(node: DomNode): DomNode;
  append(...nodes: DomNode[]): void;
  prepend(...nodes: DomNode[]): void;
  replaceWith(...nodes: DomNode[]): void;
  querySelector(selectors: string): DomElement | null;
  /** A copy: safe to remove what was found while walking it. */
  querySelectorAll(selectors: string): readonly DomElement[];
}

export interface DomDocument {
  readonly documentElement: DomElement;
  readonly head: DomElement;
  readonly body: DomElement;
  readonly title: string;
  /** Every element, in document order. */
  readonly all: readonly DomElement[];
  readonly childNodes: readonly DomNode[];
  createElement(name: string): DomElement;
  createElementNS(namespace: string, name: string): DomElement;
  createTextNode(text: string): DomNode;
  querySelector(selectors: string): DomElement | null;
  querySelectorAll(selectors: string): readonly DomElement[];
}

export const ELEMENT = 1;
export const TEXT = 3;

/** What belongs into the head when a page leaves its tags out (HTML, "in head" insertion mode). */
const HEAD_ELEMENTS: ReadonlySet<string> = new Set(['base', 'link', 'meta', 'script', 'style', 'template', 'title']);

/** Elements nested deeper than this become siblings, as in browsers (they stop at 512). */
export const DEEPEST = 256;

/**
 * Parses HTML into a document that has `html`, `head` and `body`, and attribute names in lower case.
 *
 * linkedom builds the tree as it is written. The standard's implied elements are added here, because Readability and
 * linkedom's own `document.head` and `document.title` count on them. So is its depth: Readability looks from every
 * element up to the root, which takes for ever on thousands of nested ones.
 */
export function parseDocument(html: string): DomDocument {
  const document = new DOMParser().parseFromString(html || '<html></html>', 'text/html') as unknown as DomDocument;
  lowerAttributeNames(document);
  normalizeStructure(document);
  limitDepth(document.body);
  return document;
}

function lowerAttributeNames(document: DomDocument): void {
  for (const element of document.all) {
    for (const name of element.getAttributeNames()) {
      const lower = name.toLowerCase();
      if (lower === name) continue;
      const value = element.getAttribute(name) ?? '';
      element.removeAttribute(name);
      if (element.getAttribute(lower) === null) element.setAttribute(lower, value);
    }
  }
}

function normalizeStructure(document: DomDocument): void {
  const root = document.documentElement as DomElement | null;
  const isAlone = document.childNodes.every((node) => node === root || !isContent(node));
  if (isAlone && root?.localName === 'html' && root.children.map(({ localName }) => localName).join() === 'head,body')
    return;

  const html = root?.localName === 'html' ? root : document.createElement('html');
  const head = document.createElement('head');
  const body = document.createElement('body');
  const place = (node: DomNode): void => {
    const name = isElement(node) ? node.localName : '';
    if (isElement(node) && name === 'html') [...node.childNodes].forEach(place);
    else if (isElement(node) && name === 'head') moveChildren(node, head);
    else if (isElement(node) && name === 'body') moveBody(node, body);
    else if (HEAD_ELEMENTS.has(name) && body.firstChild === null) head.append(node);
    else if (isContent(node)) body.append(node);
  };
  [...document.childNodes].forEach(place);

  for (const left of html.childNodes) left.remove();
  html.append(head, body);
  if (html !== root) (document as unknown as DomElement).append(html);
}

function isContent(node: DomNode): boolean {
  return isElement(node) || (node.nodeType === TEXT && node.textContent.trim() !== '');
}

function moveBody(from: DomElement, to: DomElement): void {
  for (const name of from.getAttributeNames()) to.setAttribute(name, from.getAttribute(name) ?? '');
  moveChildren(from, to);
}

function moveChildren(from: DomElement, to: DomElement): void {
  for (const node of from.childNodes) to.append(node);
}

function limitDepth(body: DomElement): void {
  let depth = 0;
  let node: DomNode | null = body;
  while (node !== null) {
    if (depth === DEEPEST && isElement(node)) flatten(node);
    let next: DomNode | null = depth < DEEPEST ? node.firstChild : null;
    if (next !== null) depth += 1;
    while (next === null && node !== null && node !== body) {
      next = node.nextSibling;
      if (next === null) {
        node = node.parentNode;
        depth -= 1;
      }
    }
    node = next;
  }
}

/** Makes every descendant a child, in the order in which they were. */
function flatten(element: DomElement): void {
  const descendants: DomNode[] = [];
  for (let node = nextNode(element, element); node !== null; node = nextNode(node, element)) descendants.push(node);
  for (const node of descendants) element.append(node);
}

/** The node after this one in document order, within `root`. Walking by this cannot overflow the stack. */
export function nextNode(node: DomNode, root: DomNode): DomNode | null {
  if (node.firstChild !== null) return node.firstChild;
  let from: DomNode | null = node;
  while (from !== null && from !== root) {
    if (from.nextSibling !== null) return from.nextSibling;
    from = from.parentNode;
  }
  return null;
}

export function isElement(node: DomNode): node is DomElement {
  return node.nodeType === ELEMENT;
}
