import { type DomDocument, type DomElement, type DomNode, isElement, TEXT } from '../text/dom.ts';
import { elementOf, namesOf } from './elements.ts';

/** Numbers of lines, as the usual highlighters write them. */
const NUMBERS = [
  'td.linenos,td.lineno,td.gutter,td.blob-num,td.hljs-ln-numbers,td.rouge-gutter,td.line-numbers,td.crayon-nums,td.code-line-number',
  'td[data-line-number],pre.lineno,pre.line-numbers,.linenodiv',
].join();
const NUMBERS_INSIDE = 'span.lineno,span.linenos,span.line-number,span.linenumber,span.react-syntax-highlighter-line-number,.line-numbers-rows,span.ln';
const LINES = new Set(['div', 'li', 'p', 'tr']);
const LANGUAGE = /(?:^|[\s_-])(?:language|lang|highlight-source|brush:?)[-\s]+([\w+#]{1,20})/i;

/** How far up a page may say the language of a piece of code. */
const FURTHEST = 3;

/** Makes pieces of code out of what highlighters make of them: without numbers of lines, with every line on its own. */
export function normalizeCode(document: DomDocument): void {
  for (const table of document.querySelectorAll('table')) {
    const numbers = new Set(table.querySelectorAll(NUMBERS));
    if (numbers.size === 0) continue;
    const cells = table.querySelectorAll('td').filter((cell) => !numbers.has(cell) && cell.querySelector('td') === null);
    if (cells.length === 0) continue;
    const code = elementOf(document, 'code', cells.map((cell) => linesOf(cell)).join('\n'));
    nameLanguage(code, table);
    const block = document.createElement('pre');
    block.append(code);
    table.replaceWith(block);
  }
  for (const block of document.querySelectorAll('pre')) normalizeBlock(document, block);
}

function normalizeBlock(document: DomDocument, block: DomElement): void {
  for (const number of block.querySelectorAll(NUMBERS_INSIDE)) number.remove();
  const inside = block.querySelector('code');
  const isWhole = inside?.parentNode === block && block.children.length === 1;
  const hasLines = block.querySelector('br,div,li,p') !== null || block.querySelectorAll('code').length > 1;
  if (isWhole && !hasLines) {
    nameLanguage(inside, block);
    return;
  }
  const code = hasLines ? elementOf(document, 'code', linesOf(block)) : document.createElement('code');
  if (!hasLines) code.append(...block.childNodes);
  nameLanguage(code, inside ?? block);
  for (const child of block.childNodes) child.remove();
  block.append(code);
}

function nameLanguage(code: DomElement, from: DomElement): void {
  if (LANGUAGE.test(code.getAttribute('class') ?? '')) return;
  let element: DomElement | null = from;
  for (let height = 0; element !== null && isElement(element) && height <= FURTHEST; height += 1) {
    const language = element.getAttribute('data-lang') ?? element.getAttribute('data-language') ?? LANGUAGE.exec(namesOf(element))?.[1];
    if (language && /^[\w+#]{1,20}$/.test(language)) {
      code.setAttribute('class', `language-${language.toLowerCase()}`);
      return;
    }
    element = element.parentNode;
  }
}

/** The text of code in which lines may be elements. */
function linesOf(root: DomElement): string {
  let text = '';
  const breakLine = () => {
    if (text !== '' && !text.endsWith('\n')) text += '\n';
  };
  let node: DomNode | null = root.firstChild;
  while (node !== null && node !== root) {
    if (node.nodeType === TEXT) text += node.nodeValue ?? '';
    else if (isElement(node) && node.localName === 'br') text += '\n';
    else if (isElement(node) && LINES.has(node.localName)) breakLine();
    let next: DomNode | null = node.firstChild;
    while (next === null && node !== null && node !== root) {
      if (isElement(node) && LINES.has(node.localName)) breakLine();
      next = node.nextSibling;
      if (next === null) node = node.parentNode;
    }
    node = next;
  }
  return text.replace(/^\n+|\s+$/g, '');
}
