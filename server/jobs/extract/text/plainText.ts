import { TEXT, isElement } from './dom.ts';
import type { DomElement, DomNode } from './dom.ts';

const PARAGRAPHS: ReadonlySet<string> = new Set(
  'article blockquote details div dl figure h2 h3 h4 h5 h6 hr ol p pre section table ul'.split(' '),
);
const LINES: ReadonlySet<string> = new Set(['caption', 'dd', 'dt', 'figcaption', 'li', 'summary', 'tr']);
const LISTS: ReadonlySet<string> = new Set(['ol', 'ul']);

/** The text of sanitised HTML as a person would copy it: paragraphs a blank line apart, list items and rows on lines. */
export function plainTextOf(root: DomElement): string {
  const text = new TextLines();
  let preformatted = 0;

  const enter = (node: DomNode): void => {
    if (node.nodeType === TEXT) text.add(node.nodeValue ?? '', preformatted > 0);
    if (!isElement(node)) return;
    if (node.localName === 'br') text.breakLine();
    else text.separate(separation(node));
    if (node.localName === 'pre') preformatted += 1;
  };
  const leave = (node: DomNode): void => {
    if (!isElement(node)) return;
    text.separate(separation(node));
    if (node.localName === 'pre') preformatted -= 1;
  };

  let node: DomNode | null = root.firstChild;
  while (node !== null) {
    enter(node);
    let next: DomNode | null = node.firstChild;
    while (next === null && node !== root) {
      leave(node);
      next = node.nextSibling;
      if (next === null) node = node.parentNode ?? root;
    }
    node = next;
  }
  return text.toString();
}

/** From weakest to strongest. */
const SEPARATIONS = ['', '\t', '\n', '\n\n'] as const;
type Separation = (typeof SEPARATIONS)[number];

/** What stands between an element of this kind and what is before and after it. */
function separation(element: DomElement): Separation {
  const name = element.localName;
  // A list within an item goes on in lines.
  if (LISTS.has(name) && element.parentNode?.localName === 'li') return '\n';
  if (PARAGRAPHS.has(name)) return '\n\n';
  if (LINES.has(name)) return '\n';
  return name === 'td' || name === 'th' ? '\t' : '';
}

/** Collects text; of several separations in a row the strongest counts, and none at the start or the end. */
class TextLines {
  readonly #pieces: string[] = [];
  #pending: Separation = '';
  /** Whether white space was seen that has not been written: one blank before the next word on the same line. */
  #blank = false;

  separate(by: Separation): void {
    if (SEPARATIONS.indexOf(by) > SEPARATIONS.indexOf(this.#pending)) this.#pending = by;
  }

  /** Two line breaks in a row make a paragraph. */
  breakLine(): void {
    this.#pending = this.#pending.startsWith('\n') ? '\n\n' : '\n';
  }

  add(text: string, preformatted: boolean): void {
    const shown = preformatted ? text : text.trim().replace(/\s+/g, ' ');
    if (shown === '' || (preformatted && this.#pending !== '' && text.trim() === '')) {
      this.#blank ||= text !== '';
      return;
    }
    const last = this.#pieces.length - 1;
    if (last >= 0 && this.#pending !== '') {
      this.#pieces[last] = this.#pieces[last]?.trimEnd() ?? '';
      this.#pieces.push(this.#pending);
    } else if (last >= 0 && !preformatted && (this.#blank || /^\s/.test(text))) {
      this.#pieces.push(' ');
    }
    this.#pieces.push(preformatted && this.#pending !== '' ? shown.replace(/^\n+/, '') : shown);
    this.#pending = '';
    this.#blank = !preformatted && /\s$/.test(text);
  }

  toString(): string {
    return this.#pieces.join('').replaceAll('\u00a0', ' ').trim();
  }
}
