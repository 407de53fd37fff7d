import type { DomDocument } from '../text/dom.ts';
import { webAddress } from '../text/webAddress.ts';

/** Longer texts than this are in more than one page on few sites, and those are books. */
export const mostPages = 20;
const maxLinks = 5_000;

/** How pages are numbered in a query, and in a path. */
const PARAMETER = /^(page|pg|p|seite|pagina|pag|strona|sida|side|pageno|pagenum|page_number|part)$/i;
const WORD = 'page|pagina|página|seite|strona|sida|side|pag|pg|p';
const IN_PATH = [
  // /story/2, /story/page/2, /story/page-2
  new RegExp(`^(.*?[^/])/(?:(?:${WORD})[/_-]?)?(\\d{1,2})/?$`, 'i'),
  // /story-2.html, /story_p2.html, /story,2.html
  new RegExp(`^(.*[^/])[-_,.](?:${WORD})?[-_]?(\\d{1,2})(\\.[a-z]{2,5})$`, 'i'),
  // /story-page-2
  new RegExp(`^(.*[^/])[-_,](?:${WORD})[-_]?(\\d{1,2})/?$`, 'i'),
  // /story/index2.html
  /^(.*\/index)_?(\d{1,2})(\.[a-z]{2,5})$/i,
];
/** What a link to another page of the same text says: a number, "next", an arrow. */
const SAYS_SO = /^\W*(\d{1,2}|(next|continue|page|weiter|nächste|seite|suivant|siguiente|página|próxima|successiva|pagina|volgende|następna|strona|下一页|次)\b.{0,30}|下一页|次の?ページ|[›»→>]+)\W*$/iu;

/** An address as one of the pages of a text. */
interface Numbered {
  readonly number: number;
  /** What the addresses of all its pages have in common. */
  readonly text: string;
}

/**
 * Where the text of a page goes on, by its links and by how its site numbers pages; null where it does not. The next article of a site has another address
 * altogether. What only looks like one more page (the second page of a list, of what people say) must be told by what is on it.
 */
export function nextPageOf(document: DomDocument, url: string, base: string): string | null {
  const here = numberings(url);
  if (new URL(url).pathname === '/' && !new URL(url).search) return null;
  const declared = document.querySelectorAll('link[rel~=next][href],a[rel~=next][href]');
  const said = document.querySelectorAll('a[href]').slice(0, maxLinks).filter((link) => SAYS_SO.test(link.textContent.trim() || (link.getAttribute('title') ?? '')));
  for (const link of [...declared, ...said]) {
    const address = webAddress(link.getAttribute('href'), base);
    if (address !== null && new URL(address).origin === new URL(url).origin && follows(here, numberings(address))) return address.replace(/#.*$/, '');
  }
  return null;
}

const follows = (here: readonly Numbered[], there: readonly Numbered[]) => there.some((next) => next.number > 1 && next.number <= 99 && here.some(({ number, text }) => number + 1 === next.number && text === next.text));

/** All ways to see an address as a page of a text: the first one seldom has a number. */
function numberings(address: string): Numbered[] {
  const url = new URL(address);
  url.hash = '';
  const found: Numbered[] = [];
  for (const [name, value] of url.searchParams) {
    if (!PARAMETER.test(name) || !/^\d{1,2}$/.test(value)) continue;
    const rest = new URL(url);
    rest.searchParams.delete(name);
    found.push({ number: Number(value), text: textOf(rest) });
  }
  for (const pattern of IN_PATH) {
    const [, before, number, after = ''] = pattern.exec(url.pathname) ?? [];
    if (before === undefined) continue;
    const rest = new URL(url);
    rest.pathname = `${before}${after}`;
    found.push({ number: Number(number), text: textOf(rest) });
  }
  return [...found, { number: 1, text: textOf(url) }];
}

/** The same for `/story`, `/story/` and `/story/index.html`. */
function textOf({ origin, pathname, searchParams }: URL): string {
  searchParams.sort();
  return `${origin}${pathname.replace(/\/(index\.\w{2,5})?$/, '')}?${searchParams.toString()}`;
}
