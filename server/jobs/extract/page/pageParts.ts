import { ELEMENT, TEXT, isElement, nextNode } from '../text/dom.ts';
import type { DomDocument, DomElement, DomNode } from '../text/dom.ts';
import { normalizePage } from '../normalize/normalizePage.ts';
import { LAZY_SETS, LAZY_SOURCES, pictureAddress } from '../normalize/pictureAddress.ts';
import type { AttributeReader } from '../normalize/pictureAddress.ts';
import { webAddress } from '../text/webAddress.ts';
import { letters } from '../text/words.ts';

/** What is never part of a text: what machines read, and ways to other pages (Readability leaves plain `nav` in). */
const NON_CONTENT = [
  'script,style,template,iframe,frame,object,embed,applet,canvas,svg,math annotation,link,base,meta,dialog',
  'nav,[role=navigation],[role=search]',
].join();

/** What a page has around its text; left out where the text cannot be told apart by better means. */
const BOILERPLATE = [
  'header,footer,aside,form,button,select,textarea,noscript',
  '[role=banner],[role=contentinfo],[role=dialog],[hidden],[aria-hidden=true]',
  '[style*="visibility:hidden"],[style*="visibility: hidden"]',
].join();

const ADVERTS = '.ad,.ads,.advert,.advertisement,.adsbygoogle';

/**
 * Makes a page fit to have its text picked out: takes scripts, styles, frames, comments, adverts and the heading that
 * only repeats the title away, turns what only scripts and styles would show into what reads by itself (`normalize/`), makes every link and picture absolute, and gives pictures that load late the address
 * they will load from.
 * @param source what the document was made of
 */
export function preparePage(document: DomDocument, source: string, url: string, title: string | null): void {
  const base = webAddress(document.querySelector('base[href]')?.getAttribute('href'), url) ?? url;
  normalizePage(document, source, base);
  for (const element of document.querySelectorAll(NON_CONTENT)) element.remove();
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
export function bodyWithoutBoilerplate(document: DomDocument): string {
  for (const element of document.body.querySelectorAll(BOILERPLATE)) element.remove();
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
  const sources = picture.parentNode?.localName === 'picture' ? picture.parentNode.querySelectorAll('source') : [];
  const address = pictureAddress(attributesOf(picture), sources.map(attributesOf), base);
  for (const name of [...LAZY_SOURCES, ...LAZY_SETS]) picture.removeAttribute(name);
  if (address === null) picture.removeAttribute('src');
  else picture.setAttribute('src', address);

  // Readability keeps <picture>; its other sources are taken into account above.
  const parent = picture.parentNode;
  if (parent !== null && isElement(parent) && parent.localName === 'picture') parent.replaceWith(picture);
}

function attributesOf(element: DomElement): AttributeReader {
  return (name) => element.getAttribute(name);
}
