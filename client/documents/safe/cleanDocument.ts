import createPurifier from 'dompurify';
import { PREFIX, safeDeclarations } from './safeStyles.ts';

const purifier = createPurifier(window);

/** Where a reference of a document leads: to one of its pictures, another of its places, or nowhere. */
export type References = {
  /** The address of a picture in the document (`data:`); null where there is none. */
  readonly picture: (reference: string) => string | null;
  /** Which part of the document a link leads to, from 0, and which element in it; null where it leads out of it. */
  readonly place: (reference: string) => { readonly part: number; readonly anchor: string | null } | null;
};

/** What links to another place of a document carry: the part, from 0, and the element in it. */
export const LINK_PART = 'data-part';
export const LINK_ANCHOR = 'data-anchor';

/**
 * Makes hostile elements safe to be put on the page: no scripts, frames, forms, media or handlers; pictures only from within the document;
 * links apart, to http, https and mailto only, or to another place of the document; ids and classes with a prefix, so that none is
 * one of ours; of styles only what `safeDeclarations` lets through.
 *
 * Why: docs/decisions/original-views.md
 */
export function cleanDocument(hostile: Element, { picture, place }: References): DocumentFragment {
  const fragment = purifier.sanitize(hostile, {
    USE_PROFILES: { html: true, svg: true, mathMl: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'option', 'dialog', 'audio', 'video', 'source', 'picture', 'track', 'animate', 'animatemotion', 'animatetransform', 'set', 'use', 'canvas', 'filter', 'mask', 'pattern', 'marker', 'slot'],
    FORBID_ATTR: ['name', 'srcset', 'background', 'autoplay', 'ping', 'usemap', 'tabindex', 'role', 'popover', 'contenteditable', 'draggable', 'accesskey', 'autofocus', 'inert', 'slot', 'part', 'exportparts'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // They are given names of their own below.
    SANITIZE_DOM: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const element of fragment.querySelectorAll('*')) {
    nameApart(element);
    if (element.hasAttribute('style')) restyle(element);
    if (element.localName === 'a') link(element, place);
    else if (element.localName === 'img' || element.localName === 'image') show(element, picture);
    else for (const name of ['href', 'src', 'xlink:href']) element.removeAttribute(name);
  }
  return fragment;
}

/** An id or a class as it is called on the page. */
export const nameOnPage = (name: string): string => `${PREFIX}${name}`;

function nameApart(element: Element): void {
  if (element.id !== '') element.id = nameOnPage(element.id);
  const classes = element.getAttribute('class');
  if (classes !== null) element.setAttribute('class', classes.split(/\s+/).filter(Boolean).map(nameOnPage).join(' '));
  if (element instanceof SVGElement) keepWithin(element);
}

/** Attributes of drawings are styles, too: they may name a place of the drawing, and make colours and shapes. */
function keepWithin(element: SVGElement): void {
  for (const { name, value } of [...element.attributes]) {
    if (name === 'style' || name.endsWith('href')) continue;
    const own = /^url\(["']?#([\w.-]+)["']?\)$/i.exec(value.trim())?.[1];
    if (own !== undefined) element.setAttribute(name, `url(#${nameOnPage(own)})`);
    else if (/[\\(]/.test(value.replace(SHAPING, ''))) element.removeAttribute(name);
  }
}

const SHAPING = /\b(rgba?|hsla?|translate|rotate|scale|skew[XY]|matrix)\(/gi;

function restyle(element: Element): void {
  const { style } = element as HTMLElement;
  const declarations = safeDeclarations(style);
  if (declarations === '') element.removeAttribute('style');
  else element.setAttribute('style', declarations);
}

function link(element: Element, place: References['place']): void {
  const reference = element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '';
  for (const name of ['href', 'xlink:href', 'target', 'download']) element.removeAttribute(name);
  if (reference === '') return;
  const within = place(reference);
  if (within) {
    element.setAttribute('href', '#');
    element.setAttribute(LINK_PART, String(within.part));
    if (within.anchor !== null) element.setAttribute(LINK_ANCHOR, within.anchor);
    return;
  }
  const url = URL.parse(reference);
  if (!url || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return;
  element.setAttribute('href', url.href);
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer nofollow');
}

function show(element: Element, picture: References['picture']): void {
  const reference = element.getAttribute('src') ?? element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '';
  for (const name of ['src', 'href', 'xlink:href']) element.removeAttribute(name);
  const address = picture(reference);
  if (element.localName === 'image') {
    if (address === null) element.remove();
    else element.setAttribute('href', address);
    return;
  }
  if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  if (address !== null) element.setAttribute('src', address);
  else if (element.getAttribute('alt') === '') element.remove();
}
