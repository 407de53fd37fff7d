import { adoptStyles } from '../safe/adoptStyles.ts';
import { SCOPE } from '../safe/safeStyles.ts';

/** Beyond so many letters a page is likely longer than its paper: then it is measured. A full page of small print has fewer. */
const LONG = 4_500;

/** Where something lies in a column, in px from its top. */
export type Extent = { readonly top: number; readonly bottom: number };

/** Which of these begin another page, when so much has room on one: what does not fit begins the next, and what is higher than a page has one of its own. */
export function pageStarts(extents: readonly Extent[], room: number): readonly number[] {
  const starts: number[] = [];
  let from = extents[0]?.top ?? 0;
  for (const [at, { top, bottom }] of extents.entries()) {
    if (at === 0 || bottom - from <= room) continue;
    starts.push(at);
    from = top;
  }
  return starts;
}

/**
 * Parts pages that are longer than their paper, as they are in documents of programs that do not write down where pages end. They are
 * laid out once for that, unseen. A paragraph stays whole, and so does a table.
 *
 * @param pages safe sections that are nowhere yet, with what is on them as docx-preview makes them
 */
export function splitPages(pages: readonly HTMLElement[], styles: readonly string[]): readonly HTMLElement[] {
  const long = pages.filter((page) => page.textContent.length > LONG);
  if (long.length === 0) return pages;
  const holder = document.createElement('div');
  holder.className = SCOPE;
  holder.ariaHidden = 'true';
  Object.assign(holder.style, { position: 'absolute', top: '0', left: '0', width: '0', height: '0', overflow: 'hidden', visibility: 'hidden' });
  const release = adoptStyles(styles);
  holder.append(...long);
  document.body.append(holder);
  const starts = new Map(long.map((page) => [page, startsOf(page)]));
  holder.remove();
  release();
  return pages.flatMap((page) => split(page, starts.get(page) ?? []));
}

const columnOf = (page: Element): Element | null => [...page.children].find(({ localName }) => localName === 'article') ?? null;

function startsOf(page: HTMLElement): readonly number[] {
  const column = columnOf(page);
  const { minHeight, paddingTop, paddingBottom } = getComputedStyle(page);
  const room = Number.parseFloat(minHeight) - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  if (!column || !(room > 100)) return [];
  return pageStarts(
    [...column.children].map((child) => child.getBoundingClientRect()),
    room,
  );
}

/** Each page has the head and the foot of the whole; its notes are on the last. */
function split(page: HTMLElement, starts: readonly number[]): readonly HTMLElement[] {
  const column = columnOf(page);
  if (!column || starts.length === 0) return [page];
  const children = [...column.children];
  const before = [...page.children].slice(0, [...page.children].indexOf(column));
  const foot = [...page.children].filter(({ localName }) => localName === 'footer');
  const parts = [0, ...starts].map((start, at) => children.slice(start, starts[at]));
  return parts.map((inside, at) => {
    const isLast = at === parts.length - 1;
    const one = isLast ? page : (page.cloneNode(false) as HTMLElement);
    const text = column.cloneNode(false) as Element;
    text.append(...inside);
    if (isLast) column.replaceWith(text);
    else one.append(...before.map((part) => part.cloneNode(true)), text, ...foot.map((part) => part.cloneNode(true)));
    return one;
  });
}
