import { type DomDocument, type DomElement, parseDocument } from '../text/dom.ts';
import { parsePublishedAt } from './publishedAt.ts';
import { isFullName, mayBeFullName, isOrganisation, isUserName, withoutRole } from './authorName.ts';
import { shownAuthor, shownDate } from './shownFacts.ts';
import { type Recipe, readStructuredData } from './structuredData.ts';
import { isSameSite } from '../text/sameSite.ts';
import { webAddress } from '../text/webAddress.ts';
import { letters, oneLine, wordSet } from '../text/words.ts';
import { dateInAddress } from './writtenDate.ts';

/** What a page says about itself in its head, its JSON-LD and its microdata. */
export interface PageMetadata {
  readonly title: string | null;
  readonly siteName: string | null;
  readonly author: string | null;
  readonly publishedAt: Date | null;
  /** As declared: any language tag, not yet checked. */
  readonly language: string | null;
  readonly imageUrl: string | null;
  readonly faviconUrl: string | null;
  readonly canonicalUrl: string | null;
  readonly description: string | null;
  /** Whether all of it can be read without paying or signing in; null where the page does not say. */
  readonly free: boolean | null;
  /** Whether the page is about something to watch or hear. */
  readonly isMedia: boolean;
  readonly recipe: Recipe | null;
  /** The text as its JSON-LD has it, plain or as markup. */
  readonly articleBody: string | null;
}

/** Where pages name these things, the most trustworthy first. */
const NAMES = {
  title: ['og:title', 'twitter:title'],
  siteName: ['og:site_name', 'application-name', 'al:android:app_name'],
  author: ['author', 'article:author', 'byl', 'parsely-author', 'dc.creator', 'dcterms.creator', 'sailthru.author', 'citation_author', 'cxenseparse:author', 'article:author_name', 'author_name', 'article.author'],
  date: [
    'article:published_time',
    'og:published_time',
    'datepublished',
    'parsely-pub-date',
    'sailthru.date',
    'dc.date.issued',
    'dcterms.issued',
    'dc.date',
    'dcterms.created',
    'publish-date',
    'pubdate',
    'date',
  ],
  language: ['content-language', 'dc.language'],
  image: ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'],
  description: ['og:description', 'description', 'twitter:description', 'dc.description'],
} as const;

/** Where pages of players say how they can be embedded (https://oembed.com, discovery). Blogs have such links to themselves, too. */
const EMBED_LINK = 'link[type="application/json+oembed"][href]';

/** Reads the metadata. Must see the page before anything is taken out of it. */
export function readMetadata(document: DomDocument, url: string): PageMetadata {
  const base = webAddress(document.querySelector('base[href]')?.getAttribute('href'), url) ?? url;
  const meta = metaReader(document);
  const data = readStructuredData(document);
  const siteName = oneLine(meta(...NAMES.siteName) ?? data.publisher, 100);
  return {
    title: pageTitle(document, meta, data.headline, siteName, url),
    siteName,
    author: pageAuthor(document, meta, data.authors, siteName, url),
    publishedAt:
      parsePublishedAt(
        data.publishedAt,
        meta(...NAMES.date),
        attributeOf(document, '[itemprop~=datePublished]', 'datetime', 'content'),
        attributeOf(document, 'article time[datetime], time[pubdate]', 'datetime'),
      ) ??
      dateInAddress(url) ??
      shownDate(document),
    language:
      document.documentElement.getAttribute('lang') ||
      document.documentElement.getAttribute('xml:lang') ||
      meta(...NAMES.language),
    imageUrl: webAddress(meta(...NAMES.image) ?? data.image, base),
    faviconUrl: favicon(document, base),
    canonicalUrl: canonical(document, meta('og:url'), base, url),
    description: oneLine(meta(...NAMES.description) ?? data.description, 1000),
    recipe: data.recipe,
    articleBody: data.body,
    free: data.free ?? freeByTier(meta('article:content_tier')),
    isMedia: /^(video|music)\b/i.test(meta('og:type') ?? '') || document.querySelector(EMBED_LINK) !== null,
  };
}

/**
 * Whom the page declares as its author, else whom it shows. What declares itself with the name of a site, a company or of an account is believed only where
 * the page shows nobody.
 */
function pageAuthor(document: DomDocument, meta: MetaReader, authors: readonly string[], siteName: string | null, url: string): string | null {
  const names = namesOfSite(document);
  const isSite = (name: string) => isNameOfSite(name, siteName, url) || names.has(letters(name));
  const declared = [authors.join(', '), ...NAMES.author.map((name) => meta.all(name).slice(0, mostAuthors).join(', ')), ...meta.all('itemprop author').slice(0, 1), labelledAuthor(meta)].flatMap((name) => cleanAuthor(name, isSite) ?? []);
  const people = declared.filter((name) => !isSite(name) && !isUserName(name) && !isOrganisation(name));
  const [person] = people;
  if (person !== undefined) return people.find((other) => isMoreOf(other, person)) ?? person;
  const shown = shownAuthor(document, isSite);
  const somebody = declared.find((name) => !isSite(name) && !/@|\[at\]/.test(name));
  if (somebody === undefined) return (shown !== null && areWords(shown) ? null : shown) ?? declared[0] ?? null;
  // An account and a company say something, too: what is shown instead has to be people.
  return shown !== null && arePeople(shown) ? shown : somebody;
}

const titleParts = (document: DomDocument) => oneLine(document.querySelector('head title, title')?.textContent)?.split(/\s+[|–—·•»:/\\-]{1,2}\s+/u) ?? [];

/** What the page calls its site in its title and where it names its feeds: the author of all of it, if anybody's. */
function namesOfSite(document: DomDocument): ReadonlySet<string> {
  const title = titleParts(document);
  const feeds = document.querySelectorAll('link[rel~=alternate][type*=xml][title]').flatMap((link) => oneLine(link.getAttribute('title'))?.split(/\s+[»|–-]\s+/u)[0] ?? []);
  return new Set([...(title.length > 1 ? [title.at(-1) ?? ''] : []), ...feeds].map(letters).filter((name) => name !== ''));
}

const mostAuthors = 6;
const AND = /\s*[,;]\s*|\s+(?:and|und|et|y|&)\s+/u;
/** Sections stand side by side as authors do, and are called by one word each. */
const areWords = (names: string) => names.split(AND).filter((name) => !name.includes(' ')).length >= 3;
const arePeople = (names: string) => names.split(AND).every((name) => mayBeFullName(name));

/** Whether a list of names has all of another, and more. */
function isMoreOf(names: string, fewer: string): boolean {
  const [parts, known] = [names.split(AND), fewer.split(AND).map(letters)];
  return parts.length > known.length && parts.length <= mostAuthors && parts.every(isFullName) && known.every((name) => parts.map(letters).includes(name));
}

/** What cards show beside a link: a label and what belongs to it, twice. */
function labelledAuthor(meta: MetaReader): string | null {
  const place = [1, 2].find((each) => /^\W*(written by|author|verfasst von|geschrieben von|escrito por|écrit par|scritto da|geschreven door|作者)\W*$/i.test(meta(`twitter:label${each}`) ?? ''));
  return place === undefined ? null : meta(`twitter:data${place}`);
}

const NOBODY = /^(no|unknown) author$|^(unknown|anonymous|anónimo|publisher|super user|none|null|undefined)$/i;

/** "By Ann Lee, The Site" is "Ann Lee"; an address is not a name. */
function cleanAuthor(author: string | null | undefined, isSite: (name: string) => boolean): string | null {
  const line = oneLine(plain(author ?? ''), 200)?.replace(/^(by|von|por|par|di|door|av|autor|author|text|作者|文)\s*[:：]?\s+/i, '').replace(/\s+@\w+$/, '') ?? null;
  if (line === null || NOBODY.test(line) || /^[a-z][a-z+.-]*:\S|^(www\.)?[a-z\d-]+\.[a-z]{2,10}\/|^@/i.test(line) || /^@?\W*$/.test(line.replace(/\p{L}/gu, 'x'))) return null;
  const parts = line.split(/\s*(?:,|\s[-–|])\s+/u);
  const own = parts.filter((part) => !isSite(part) && !NEWSROOM.test(part));
  return parts.length > 1 && own.length === 1 && own[0] !== undefined && !isOrganisation(own[0]) ? own[0] : withoutRole(line);
}

/** What follows the name of somebody who writes for it. */
const NEWSROOM = /^(AFP|AP|APA|BBC|BBC News|CBS News|CNN|dpa|EFE|Reuters)$/;

/** Some write markup, or what stands for it, where there should be a name. */
const plain = (name: string): string => (/[<&]/.test(name) ? (parseDocument(`<p>${name}</p>`).querySelector('p')?.textContent ?? name) : name);

function freeByTier(tier: string | null): boolean | null {
  return tier === null ? null : !/^(locked|metered|premium)$/i.test(tier.trim());
}

/** What the first of these names says that says something; `all`: what each element of that name says. */
type MetaReader = ((...names: readonly string[]) => string | null) & { all(name: string): readonly string[] };

/** Looks meta elements up by name, property, itemprop or http-equiv: the first name that has one wins. */
function metaReader(document: DomDocument): MetaReader {
  const values = new Map<string, string[]>();
  for (const element of document.querySelectorAll('meta[content]')) {
    const content = element.getAttribute('content')?.trim();
    if (!content) continue;
    for (const attribute of ['property', 'name', 'itemprop', 'http-equiv']) {
      const given = element.getAttribute(attribute)?.trim().toLowerCase();
      if (!given) continue;
      // That may be the author of something that the page only names.
      const name = attribute === 'itemprop' && given === 'author' ? 'itemprop author' : given;
      const all = values.get(name);
      if (all === undefined) values.set(name, [content]);
      else if (!all.includes(content)) all.push(content);
    }
  }
  const first = (...names: readonly string[]) => names.map((name) => values.get(name)?.[0]).find((value) => value !== undefined) ?? null;
  return Object.assign(first, { all: (name: string) => values.get(name) ?? [] });
}

/** What stands on the page, else what it calls itself for others, else its name among the site's; what it says to machines comes last. */
function pageTitle(document: DomDocument, meta: MetaReader, headline: string | null, siteName: string | null, url: string): string | null {
  const own = oneLine(document.querySelector('head title, title')?.textContent);
  const declared = oneLine(meta(...NAMES.title));
  const headings = shownHeadings(document).filter((heading) => !isNameOfSite(heading, siteName, url));
  const heading = headings.length === 1 ? (headings[0] ?? null) : null;
  const titles = [declared, own].flatMap((title) => (title === null ? [] : [withoutSiteName(title, siteName, heading, url)]));
  return (
    headings.find((each) => titles.some((title) => isSameTitle(each, title))) ??
    titles[0] ??
    oneLine(headline) ??
    headings[0] ??
    oneLine(document.querySelector('h1')?.textContent) ??
    // What was pasted of a page has neither head nor first heading.
    oneLine(document.querySelector('h2, h3')?.textContent, longestHeading)
  );
}

const longestHeading = 250;
const HIDDEN = '[hidden],[aria-hidden=true],.sr-only,.visually-hidden,.visuallyhidden,.screen-reader-text,[style*="display:none"],[style*="display: none"]';

function shownHeadings(document: DomDocument): string[] {
  const hidden = document.querySelector(HIDDEN) === null ? [] : document.querySelectorAll(HIDDEN);
  return document.querySelectorAll('h1').flatMap((heading) => {
    const text = oneLine(heading.textContent, longestHeading + 1);
    if (text === null || text.length > longestHeading) return [];
    for (let node: DomElement | null = heading; node !== null; node = node.parentNode) if (hidden.includes(node)) return [];
    return [text];
  });
}

/** Whether a heading is that of the page: of a section of the site its title would have no more than a word. */
function isSameTitle(heading: string, title: string): boolean {
  const [a, b] = [wordSet(heading), wordSet(title)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared * 2 >= a.size && shared * 3 >= b.size && shared > 0;
}

/** "A title | The Site" is "A title" where the part after the bar is the site, or the part before is the heading. */
function withoutSiteName(title: string, siteName: string | null, heading: string | null, url: string): string {
  const match = /^(.+)\s[|–—·•»:/\\-]{1,2}\s(.+)$/u.exec(title);
  const [start, end] = [match?.[1]?.trim(), match?.[2]?.trim()];
  if (!start || !end) return title;
  if (isNameOfSite(end, siteName, url) || (heading !== null && letters(heading) !== '' && letters(start) === letters(heading))) return start;
  return isNameOfSite(start, siteName, url) ? end : title;
}

function isNameOfSite(text: string, siteName: string | null, url: string): boolean {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
  const name = letters(text);
  return name !== '' && [siteName ?? '', host, host.split('.')[0] ?? ''].some((site) => letters(site) === name);
}

function attributeOf(document: DomDocument, selector: string, ...names: readonly string[]): string | null {
  const element = document.querySelector(selector);
  return names.map((name) => element?.getAttribute(name)).find(Boolean) ?? null;
}

/** The page's icon, a scalable or large one first, else where browsers look when a page names none. */
function favicon(document: DomDocument, base: string): string | null {
  let best: { address: string; worth: number } | null = null;
  for (const link of document.querySelectorAll('link[rel][href]')) {
    const address = webAddress(link.getAttribute('href'), base);
    if (address === null || !/(^|\s)(icon|apple-touch-icon)(\s|$)/i.test(link.getAttribute('rel') ?? '')) continue;
    const pixels = Number.parseInt(link.getAttribute('sizes') ?? '', 10) || 16;
    const worth = /\.svg(\?|$)/i.test(address) ? 1000 : Math.min(pixels, 256);
    if (best === null || worth > best.worth) best = { address, worth };
  }
  return best?.address ?? webAddress('/favicon.ico', base);
}

/**
 * The address the page calls its own. Believed only about its own site, and not where every page names the front page: two
 * sources with the same canonical address count as the same page.
 */
function canonical(document: DomDocument, ogUrl: string | null, base: string, url: string): string | null {
  for (const reference of [attributeOf(document, 'link[rel~=canonical][href]', 'href'), ogUrl]) {
    const address = URL.parse(webAddress(reference, base) ?? '');
    const own = URL.parse(url);
    if (address === null || own === null || !isSameSite(address.hostname, own.hostname)) continue;
    if (address.pathname === '/' && address.search === '' && (own.pathname !== '/' || own.search !== '')) continue;
    address.hash = '';
    return address.href;
  }
  return null;
}
