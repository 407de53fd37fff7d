import TurndownService from 'turndown';
import { isElement } from './dom.ts';
import type { DomElement } from './dom.ts';

/** Turns sanitised HTML into Markdown (CommonMark with GFM's tables and strikethrough). */
export function markdownOf(root: DomElement): string {
  // Turndown is typed for a browser's DOM; it uses no more of one than linkedom has.
  return createConverter().turndown(root as never);
}

function createConverter(): TurndownService {
  const converter = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    hr: '---',
    emDelimiter: '*',
  });
  const element = (node: unknown) => node as DomElement;
  const number = listNumbers();

  const escape = converter.escape.bind(converter);
  // A page that writes about markup must not become markup where Markdown may hold HTML.
  converter.escape = (text) => escape(text).replaceAll('<', '\\<');

  converter.addRule('listItem', {
    filter: 'li',
    replacement: (content, node) => {
      const marker = element(node).parentNode?.localName === 'ol' ? `${number(element(node))}. ` : '- ';
      const task = content.trim().replace(/^[☐☑] /, (mark) => (mark === '☑ ' ? '[x] ' : '[ ] '));
      const indented = task.replace(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length)}`);
      return `${marker}${indented}\n`;
    },
  });
  // Where its places have no names, a link within the text leads to the page it was on.
  converter.addRule('linkWithin', {
    filter: (node) => element(node).localName === 'a' && (element(node).getAttribute('href') ?? '').startsWith('#'),
    replacement: (content, node) => {
      const from = element(node).getAttribute('data-from');
      return from === null || content.trim() === '' ? content : `[${content}](${from.replaceAll('(', '%28').replaceAll(')', '%29')})`;
    },
  });
  converter.addRule('strikethrough', {
    filter: ['del', 's'],
    replacement: (content) => (content.trim() === '' ? content : `~~${content}~~`),
  });
  converter.addRule('cell', {
    filter: ['th', 'td'],
    replacement: (content) =>
      ` ${content
        .trim()
        .replace(/\s*\n\s*/g, ' ')
        .replaceAll('|', '\\|')} |`,
  });
  converter.addRule('row', {
    filter: 'tr',
    replacement: (content, node) => {
      const row = element(node);
      const line = `|${content.trim() === '' ? ' |' : content.replace(/\n/g, '')}\n`;
      return isFirstRow(row) ? `${line}|${' --- |'.repeat(Math.max(1, cellsOf(row)))}\n` : line;
    },
  });
  converter.addRule('rowGroup', { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => content });
  converter.addRule('caption', { filter: 'caption', replacement: (content) => `${content.trim()}\n\n` });
  converter.addRule('table', { filter: 'table', replacement: (content) => `\n\n${content.trim()}\n\n` });
  return converter;
}

/** The number of an item in its ordered list. Counts on items being asked for in order, so that long lists stay cheap. */
function listNumbers(): (item: DomElement) => number {
  const last = new WeakMap<DomElement, number>();
  return (item) => {
    const list = item.parentNode;
    if (list === null) return 1;
    const start = Number.parseInt(list.getAttribute('start') ?? '1', 10);
    const next = (last.get(list) ?? (Number.isNaN(start) ? 1 : start) - 1) + 1;
    last.set(list, next);
    return next;
  };
}

function isFirstRow(row: DomElement): boolean {
  const group = row.parentNode;
  return isFirst(row) && (group === null || group.localName === 'table' || isFirst(group));
}

/** Whether an element comes first in its table or row group, a caption aside. */
function isFirst(element: DomElement): boolean {
  let node = element.parentNode?.firstChild ?? null;
  while (node !== null && !(isElement(node) && node.localName !== 'caption')) node = node.nextSibling;
  return node === element;
}

function cellsOf(row: DomElement): number {
  return row.children.filter(({ localName }) => localName === 'td' || localName === 'th').length;
}
