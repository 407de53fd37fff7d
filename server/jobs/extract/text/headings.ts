import type { DomElement } from './dom.ts';

/** Moves every heading one level down where there are any of the first: that one is for the title of the source. */
export function shiftHeadings(root: DomElement): void {
  if (root.querySelector('h1') === null) return;
  for (const level of [5, 4, 3, 2, 1]) {
    for (const heading of root.querySelectorAll(`h${level}`)) {
      const lower = (root as unknown as { ownerDocument: { createElement(name: string): DomElement } }).ownerDocument.createElement(`h${level + 1}`);
      lower.append(...heading.childNodes);
      heading.replaceWith(lower);
    }
  }
}
