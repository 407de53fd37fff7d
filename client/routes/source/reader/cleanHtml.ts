import createPurifier from 'dompurify';

const purifier = createPurifier(window);

/** The places within a text that its outline and its own links lead to; no other `id` of stored HTML may take one of ours. */
const ANCHOR = /^((page|slide|sheet|part|section|note)-\d{1,8}|part-[\p{L}\p{N}-]{1,70})$/u;

/** Pictures that the vault stores; all others would tell their site who reads, and are gone when it is. */
const OWN_FILE = /^\/files\/[\w-]+$/;

/**
 * Sanitises stored HTML a second time, in the browser that shows it. The server has done so on the way in and sends a
 * content security policy; this closes what a mistake in either, an old row or a parser's difference would open. Keeps
 * text, lists, tables and pictures; links open apart unless they lead to another place of the text, and of pictures that are not stored only their words stay.
 *
 * Why: docs/decisions/html-sanitizing.md
 * @param baseUrl what relative addresses are relative to; null keeps them out
 */
export function cleanHtml(html: string, baseUrl: string | null): string {
  const fragment = purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'option', 'dialog', 'audio', 'video', 'source', 'picture'],
    FORBID_ATTR: ['style', 'class', 'name', 'srcset', 'autoplay', 'ping'],
    ALLOW_DATA_ATTR: false,
    ADD_ATTR: ['data-from'],
    RETURN_DOM_FRAGMENT: true,
  });
  for (const anchored of fragment.querySelectorAll('[id]')) if (!ANCHOR.test(anchored.id)) anchored.removeAttribute('id');
  for (const link of fragment.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    if (href?.startsWith('#') && ANCHOR.test(href.slice(1))) continue;
    const address = absolute(href, baseUrl);
    if (address === null) link.removeAttribute('href');
    else link.setAttribute('href', address);
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  for (const picture of fragment.querySelectorAll('img')) {
    if (!OWN_FILE.test(picture.getAttribute('src') ?? '')) {
      picture.replaceWith(...placeOf(picture));
      continue;
    }
    picture.setAttribute('loading', 'lazy');
    picture.setAttribute('decoding', 'async');
    picture.setAttribute('referrerpolicy', 'no-referrer');
    if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  }
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}

/** A calm place with what the picture showed, where that is said. */
function placeOf(picture: Element): Node[] {
  const words = picture.getAttribute('alt')?.trim();
  if (!words) return [];
  const place = document.createElement('span');
  place.setAttribute('data-not-kept', '');
  place.setAttribute('role', 'img');
  place.setAttribute('aria-label', words);
  place.textContent = words;
  return [place];
}

function absolute(address: string | null, baseUrl: string | null): string | null {
  if (!address || address.startsWith('#')) return null;
  const url = URL.parse(address, baseUrl ?? undefined);
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null;
}
