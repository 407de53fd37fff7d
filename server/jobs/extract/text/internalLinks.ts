import { escapeHtml } from './markup.ts';

/**
 * Links that lead to another place of the same text: footnotes and their ways back, tables of contents. They lead there,
 * under names of ours, instead of to the site; what a page calls its places never becomes the name of anything here.
 */
export interface InternalLinks {
  /** What a link gets when it leads within the text; null when it leads elsewhere. @param from as an earlier reading noted it */
  link(href: string, from: string | undefined): Record<string, string> | null;
  /** The name of a place that is called so; null when no link leads there. @param own the name that it has anyway */
  place(called: string | undefined, own?: string): string | null;
  /** Lets the links lead to the places that were found; the others to the site, where there is one. */
  settle(html: string): string;
}

const maxPlaces = 5_000;

/**
 * @param url of the page, whose links are absolute; null where there is none
 * @param before how many places the parts of the text before this one have
 * @returns null when no link leads within the text
 */
export function internalLinks(markup: string, url: string | null, before = 0): InternalLinks | null {
  const page = url?.replace(/#.*$/, '') ?? null;
  const wanted = new Map<string, number>();
  const inMarkup = ['', ...(page === null ? [] : [escapeHtml(page)])];
  for (const [, address = '', place = ''] of markup.matchAll(/\shref="([^"#]*)#([^"]+)"/g)) {
    if (!inMarkup.includes(address) || wanted.size >= maxPlaces) continue;
    const name = nameOf(place.replaceAll('&amp;', '&'));
    if (!wanted.has(name)) wanted.set(name, before + wanted.size + 1);
  }
  if (wanted.size === 0) return null;
  const found = new Map<number, string>();

  return {
    link(href, from) {
      const [address = '', ...place] = href.split('#');
      const number = address === '' || address === page ? wanted.get(nameOf(place.join('#'))) : undefined;
      if (number === undefined) return null;
      const original = address === '' ? from : href;
      return { href: `#note-${number}`, ...(original && /^https?:\/\//i.test(original) && { 'data-from': original }) };
    },
    place(called, own) {
      const number = called === undefined ? undefined : wanted.get(called);
      if (number === undefined || found.has(number)) return null;
      const name = own ?? `note-${number}`;
      found.set(number, name);
      return name;
    },
    settle: (html) =>
      html.replace(/<a href="#note-(\d+)"( data-from="([^"]*)")?/g, (_whole, number: string, from: string | undefined, site: string | undefined) => {
        const name = found.get(Number(number));
        if (name !== undefined) return `<a href="#${name}"${from ?? ''}`;
        return site === undefined ? '<a' : `<a href="${site}" rel="noopener noreferrer nofollow"`;
      }),
  };
}

/** As it stands in the document: addresses may be percent-encoded. */
function nameOf(place: string): string {
  try {
    return decodeURIComponent(place);
  } catch {
    return place;
  }
}
