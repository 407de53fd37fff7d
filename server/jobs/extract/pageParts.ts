import { ELEMENT, TEXT, isElement, nextNode } from './dom.ts';
import type { DomDocument, DomElement, DomNode } from './dom.ts';
import { webAddress } from './webAddress.ts';
import { letters } from './words.ts';

/** What is never part of a text: what machines read, and ways to other pages (Readability leaves plain `nav` in). */
const MACHINERY = [
  'script,style,template,iframe,frame,object,embed,applet,canvas,svg,math annotation,link,base,meta,dialog',
  'nav,[role=navigation],[role=search]',
].join();

/** What a page has around its text; left out where the text cannot be told apart by better means. */
const SURROUNDINGS = [
  'header,footer,aside,form,button,select,textarea,noscript',
  '[role=banner],[role=contentinfo],[role=dialog],[hidden],[aria-hidden=true]',
].join();

const ADVERTS = '.ad,.ads,.advert,.advertisement,.adsbygoogle';

/** Attributes in which pages keep a picture's address until it is scrolled to. */
const LAZY_SOURCES = [
  'data-src',
  'data-original',
  'data-lazy-src',
  'data-lazy',
  'data-hi-res-src',
  'data-full-src',
  'data-url',
];
const LAZY_SETS = ['data-srcset', 'data-lazy-srcset', 'srcset'];

/** Wider pictures than this are not worth their bytes in a column of text. */
const WIDEST_USEFUL_PICTURE = 1600;

/**
 * Makes a page fit to have its text picked out: takes scripts, styles, frames, comments, adverts and the heading that
 * only repeats the title away, makes every link and picture absolute, and gives pictures that load late the address
 * they will load from.
 */
export function preparePage(document: DomDocument, url: string, title: string | null): void {
  const base = webAddress(document.querySelector('base[href]')?.getAttribute('href'), url) ?? url;
  for (const element of document.querySelectorAll(MACHINERY)) element.remove();
  for (const advert of document.body.querySelectorAll(ADVERTS)) {
    // Some pages call everything an advert.
    if (advert.querySelector('article,main,h1') === null) advert.remove();
  }
  const repeated = document
    .querySelectorAll('h1')
    .find((heading) => letters(heading.textContent) === letters(title ?? ''));
  repeated?.remove();
  removeComments(document.documentElement);
  for (const picture of document.querySelectorAll('img')) resolvePicture(picture, base);
  for (const link of document.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    const address = /^\s*mailto:/i.test(href) ? href.trim() : webAddress(href, base);
    if (address === null) link.removeAttribute('href');
    else link.setAttribute('href', address);
  }
}

/** The body without what is commonly around a text. Changes the document. */
export function bodyWithoutSurroundings(document: DomDocument): string {
  for (const element of document.body.querySelectorAll(SURROUNDINGS)) element.remove();
  return document.body.innerHTML;
}

function removeComments(root: DomElement): void {
  const comments: DomNode[] = [];
  for (let node: DomNode | null = root; node !== null; node = nextNode(node, root)) {
    if (node.nodeType !== ELEMENT && node.nodeType !== TEXT) comments.push(node);
  }
  for (const comment of comments) comment.remove();
}

function resolvePicture(picture: DomElement, base: string): void {
  const address = pictureAddress(picture, base);
  for (const name of [...LAZY_SOURCES, ...LAZY_SETS]) picture.removeAttribute(name);
  if (address === null) picture.removeAttribute('src');
  else picture.setAttribute('src', address);

  // Readability keeps <picture>; its other sources are taken into account above.
  const parent = picture.parentNode;
  if (parent !== null && isElement(parent) && parent.localName === 'picture') parent.replaceWith(picture);
}

function pictureAddress(picture: DomElement, base: string): string | null {
  const src = picture.getAttribute('src');
  const own = isPlaceholder(src) ? null : webAddress(src, base);
  for (const name of LAZY_SOURCES) {
    const lazy = webAddress(picture.getAttribute(name), base);
    if (lazy !== null) return lazy;
  }
  if (own !== null) return own;

  const sources = picture.parentNode?.localName === 'picture' ? picture.parentNode.querySelectorAll('source') : [];
  for (const element of [picture, ...sources]) {
    for (const name of LAZY_SETS) {
      const best = webAddress(bestOfSet(element.getAttribute(name)), base);
      if (best !== null) return best;
    }
  }
  return webAddress(src, base);
}

function isPlaceholder(src: string | null): boolean {
  if (src === null || /^\s*(data:|about:|$)/i.test(src)) return true;
  return /(^|\/)(blank|spacer|pixel|placeholder|transparent|1x1|lazy)[^/]*\.(gif|png|svg)/i.test(src);
}

/** The address in a `srcset` that is largest without being wastefully wide. Addresses may contain commas. */
function bestOfSet(set: string | null): string | null {
  let best: { address: string; size: number } | null = null;
  for (const [address, descriptor] of candidatesOf(set ?? '')) {
    const amount = Number.parseFloat(descriptor) || 1;
    const width = descriptor.endsWith('w') ? amount : amount * (WIDEST_USEFUL_PICTURE / 2);
    // Beyond what is useful, smaller is better again.
    const size = width <= WIDEST_USEFUL_PICTURE ? width : WIDEST_USEFUL_PICTURE / width;
    if (best === null || size > best.size) best = { address, size };
  }
  return best?.address ?? null;
}

/** Splits a `srcset` as browsers do: an address ends at white space; a comma at its end means it has no descriptor. */
function candidatesOf(set: string): [address: string, descriptor: string][] {
  const candidates: [string, string][] = [];
  let address: string | null = null;
  for (const token of set.split(/\s+/)) {
    if (address === null) {
      if (token.endsWith(',')) candidates.push([token.slice(0, -1), '']);
      else if (token !== '') address = token;
      continue;
    }
    const [descriptor = '', ...rest] = token.split(',');
    candidates.push([address, descriptor]);
    // "a.png 1x,b.png 2x": what follows the comma is the next address.
    address = rest.join(',') || null;
  }
  if (address !== null) candidates.push([address, '']);
  return candidates;
}
