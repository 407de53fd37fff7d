import type { DomDocument, DomElement } from '../text/dom.ts';
import { isWithin } from './elements.ts';

const PARTS = 'caption,colgroup,thead,tbody,tfoot,tr,th,td';

/**
 * Takes apart the tables that only hold things in their places, as in newsletters and old pages: their cells become
 * paragraphs one after the other. Tables with something to say stay.
 */
export function normalizeTables(document: DomDocument): void {
  const layout = new Set<DomElement>();
  for (const table of document.querySelectorAll('table')) {
    if (isLayout(table, table.parentNode !== null && isWithin(table.parentNode, layout))) layout.add(table);
  }
  for (const table of [...layout].reverse()) {
    for (const part of table.querySelectorAll(PARTS)) {
      // Parts of tables that stay within are theirs.
      if (tableOf(part) === table) replaceByDiv(document, part);
    }
    replaceByDiv(document, table);
  }
}

function isLayout(table: DomElement, isInLayout: boolean): boolean {
  const role = table.getAttribute('role');
  if (role === 'presentation' || role === 'none') return true;
  const own = table.querySelectorAll(PARTS).filter((part) => tableOf(part) === table);
  if (own.some(({ localName }) => localName === 'th' || localName === 'caption' || localName === 'thead')) return false;
  if (table.querySelector('table') !== null) return true;
  const rows = own.filter(({ localName }) => localName === 'tr');
  if (rows.every((row) => row.children.length <= 1)) return true;
  return isInLayout && (Number(table.getAttribute('border') ?? 0) === 0 || rows.length === 1);
}

function tableOf(part: DomElement): DomElement | null {
  let at = part.parentNode;
  while (at !== null && at.localName !== 'table') at = at.parentNode;
  return at;
}

function replaceByDiv(document: DomDocument, element: DomElement): void {
  const div = document.createElement('div');
  div.append(...element.childNodes);
  element.replaceWith(div);
}
