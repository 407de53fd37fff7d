import type { DomDocument, DomElement } from '../text/dom.ts';
import { pictureAddress } from './pictureAddress.ts';
import { webAddress } from '../text/webAddress.ts';
import { oneLine } from '../text/words.ts';
import { elementOf } from './elements.ts';

/** Frames of these hosts are something to watch, to hear or to try; all others are the machinery of a page. */
const SHOWN = /(^|\.)(youtube(-nocookie)?\.com|vimeo\.com|dailymotion\.com|soundcloud\.com|spotify\.com|bandcamp\.com|twitch\.tv|ted\.com|loom\.com|archive\.org|codepen\.io|jsfiddle\.net|codesandbox\.io|observablehq\.com|datawrapper\.de|dwcdn\.net|flourish\.studio)$/;
const HIDDEN = /display\s*:\s*none|position\s*:\s*absolute|visibility\s*:\s*hidden/i;
/** What players call themselves when nobody gave them a name. */
const NAMELESS = /^(youtube|vimeo|embedded|video|audio|media)?\s*(video|media|audio)?\s*(player|content)?$/i;

/** Makes pictures of what only scripts would show as one, and links to what is to be watched or heard, in their places. */
export function normalizeMedia(document: DomDocument, base: string): void {
  for (const element of document.querySelectorAll('amp-img,amp-anim')) {
    const picture = document.createElement('img');
    for (const name of ['src', 'srcset', 'alt', 'title', 'width', 'height']) {
      const value = element.getAttribute(name);
      if (value !== null) picture.setAttribute(name, value);
    }
    element.replaceWith(picture);
  }
  for (const noscript of document.querySelectorAll('noscript')) showWithoutScripts(noscript);
  for (const element of document.querySelectorAll('iframe,video,audio,amp-youtube,amp-vimeo,amp-video,amp-audio')) showAsLink(document, element, base);
}

/** The picture for those without scripts, in the place of the one that scripts would load. */
function showWithoutScripts(noscript: DomElement): void {
  const [picture, ...others] = noscript.querySelectorAll('img');
  const parent = noscript.parentNode;
  if (!picture || others.length > 0 || parent === null || parent.localName === 'body' || parent.localName === 'head') return;
  if (noscript.textContent.trim() !== '' || HIDDEN.test(picture.getAttribute('style') ?? '')) return;
  const before = noscript.previousElementSibling;
  const inPlace = before?.localName === 'img' ? before : before?.textContent.trim() === '' ? before.querySelector('img') : null;
  // Where the picture is told in another way, that is the better one.
  const isThere = inPlace && pictureAddress((name) => inPlace.getAttribute(name), [], 'https://page.invalid/') !== null;
  if (isThere) noscript.remove();
  else {
    inPlace?.remove();
    noscript.replaceWith(picture);
  }
}

function showAsLink(document: DomDocument, element: DomElement, base: string): void {
  const address = watchAddress(element, base);
  const place = document.createElement('p');
  const poster = webAddress(element.getAttribute('poster'), base);
  if (poster !== null) {
    const picture = document.createElement('img');
    picture.setAttribute('src', poster);
    place.append(picture);
  }
  if (address !== null) {
    const link = elementOf(document, 'a', wordsFor(element, address));
    link.setAttribute('href', address);
    place.append(link);
  }
  if (place.firstChild === null) element.remove();
  else element.replaceWith(place);
}

/** Where a person would go to see it: the page of a video rather than its player. */
function watchAddress(element: DomElement, base: string): string | null {
  const video = element.getAttribute('data-videoid');
  if (video !== null && /^[\w-]{5,20}$/.test(video)) return element.localName === 'amp-vimeo' ? `https://vimeo.com/${video}` : `https://www.youtube.com/watch?v=${video}`;
  const source = element.getAttribute('src') ?? element.getAttribute('data-src') ?? element.querySelector('source[src]')?.getAttribute('src');
  const address = webAddress(source, base);
  if (address === null || element.localName !== 'iframe') return address;
  const { hostname, pathname } = new URL(address);
  if (!SHOWN.test(hostname)) return null;
  const [, of, id] = /^\/(?:embed|v)\/([\w-]{5,20})$/.test(pathname) ? [null, 'youtube', pathname.split('/')[2]] : (/^\/(video)\/(\d{3,15})$/.exec(pathname) ?? []);
  if (of === 'youtube' && hostname.includes('youtube')) return `https://www.youtube.com/watch?v=${id}`;
  if (of === 'video' && hostname === 'player.vimeo.com') return `https://vimeo.com/${id}`;
  return address;
}

function wordsFor(element: DomElement, address: string): string {
  const { hostname, pathname } = new URL(address);
  const given = oneLine(element.getAttribute('title') ?? element.getAttribute('aria-label'), 200);
  if (given !== null && !NAMELESS.test(given)) return given;
  const isFile = element.localName !== 'iframe' && !element.localName.startsWith('amp-');
  return (isFile && oneLine(pathname.split('/').at(-1), 100)) || hostname.replace(/^www\./, '');
}
