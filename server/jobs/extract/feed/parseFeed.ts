import { createHash } from 'node:crypto';
import { parseFeed as parse } from 'feedsmith';
import { Parser } from 'htmlparser2';
import { foldWord } from '#server/domain/feeds/foldWord.ts';
import { longestFeedAddress } from '#server/domain/feeds/longestFeedAddress.ts';
import { ExtractError } from '../extractError.ts';
import { decodeText } from '../text/charset.ts';
import { storable } from '../text/storable.ts';

/** What an address of a feed answered. */
export interface FeedBytes {
  readonly bytes: Uint8Array;
  readonly charset: string | null;
  /** Where it was found. */
  readonly url: string;
}

/** A feed, its newest items first; or, where a page answered, the address of the feed that it names. */
export type ParsedFeed =
  | {
      readonly title: string | null;
      readonly siteUrl: string | null;
      /** How often it changes, as it says itself; null where it does not. */
      readonly minutesBetweenChanges: number | null;
      readonly items: readonly ParsedItem[];
    }
  | { readonly feedUrl: string };

interface ParsedItem {
  readonly key: string;
  readonly url: string;
  readonly words: string;
  readonly publishedAt: Date | null;
}

const maxItems = 2_000;
const maxWords = 20_000;

/**
 * Reads an RSS, RDF, Atom or JSON feed. Items without an address are left out.
 * @throws ExtractError UNSUPPORTED for what is no feed, and no page that names one
 */
export function parseFeed({ bytes, charset, url }: FeedBytes): ParsedFeed {
  const text = decodeText(bytes, charset).trim();
  const feed = readFeed(text);
  if (feed) {
    const { items, siteUrl, title, ...rest } = feed;
    return { ...rest, title: plain(title) || null, siteUrl: short(webAddress(siteUrl, url)), items: itemsOf(items, webAddress(siteUrl, url) ?? url) };
  }
  const feedUrl = feedOfPage(text, url);
  if (feedUrl === null) throw new ExtractError('UNSUPPORTED', 'There is no feed at this address, and the page there names none. Look for a link that says RSS, Atom or Feed, and give its address.');
  return { feedUrl };
}

interface RawItem {
  readonly id: string | undefined;
  /** The first that is one counts. */
  readonly addresses: readonly (string | undefined)[];
  readonly published: string | undefined;
  readonly texts: readonly (string | undefined)[];
}

interface RawFeed {
  readonly title: string | undefined;
  readonly siteUrl: string | undefined;
  readonly minutesBetweenChanges: number | null;
  readonly items: readonly RawItem[];
}

function readFeed(text: string): RawFeed | null {
  const read = asFeed(text);
  if (read === null) return null;
  if (read.format === 'rss') {
    const { title, link, ttl, sy, items = [] } = read.feed;
    return {
      title,
      siteUrl: link,
      minutesBetweenChanges: ttl ?? minutesOf(sy),
      items: items.map((item) => ({
        id: item.guid?.value ?? item.link,
        addresses: [item.link, item.guid?.isPermaLink === false ? undefined : item.guid?.value, ...(item.enclosures ?? []).map((each) => each.url)],
        published: item.pubDate ?? item.dc?.dates?.[0],
        texts: [item.title, item.description, item.content?.encoded, ...(item.categories ?? []).map(({ name }) => name)],
      })),
    };
  }
  if (read.format === 'rdf') {
    const { title, link, sy, items = [] } = read.feed;
    return {
      title,
      siteUrl: link,
      minutesBetweenChanges: minutesOf(sy),
      items: items.map((item) => ({ id: item.rdf?.about ?? item.link, addresses: [item.link, item.rdf?.about], published: item.dc?.dates?.[0], texts: [item.title, item.description, item.content?.encoded] })),
    };
  }
  if (read.format === 'atom') {
    const { title, links = [], sy, entries = [] } = read.feed;
    return {
      title: title?.value,
      siteUrl: pageAmong(links),
      minutesBetweenChanges: minutesOf(sy),
      items: entries.map((entry) => ({
        id: entry.id ?? pageAmong(entry.links ?? []),
        addresses: [pageAmong(entry.links ?? []), ...(entry.links ?? []).filter(({ rel }) => rel === 'enclosure').map(({ href }) => href), entry.id],
        published: entry.published ?? entry.updated,
        texts: [entry.title?.value, entry.summary?.value, entry.content?.value, ...(entry.categories ?? []).flatMap(({ term, label }) => [term, label])],
      })),
    };
  }
  const { title, home_page_url: siteUrl, items = [] } = read.feed;
  return {
    title,
    siteUrl,
    minutesBetweenChanges: null,
    items: items.map((item) => ({
      id: item.id ?? item.url,
      addresses: [item.url, item.external_url, ...(item.attachments ?? []).map((each) => each.url), item.id],
      published: item.date_published ?? item.date_modified,
      texts: [item.title, item.summary, item.content_text, item.content_html, ...(item.tags ?? [])],
    })),
  };
}

function asFeed(text: string) {
  try {
    return parse(text, { parseDateFn: (written) => written });
  } catch {
    return null;
  }
}

const pageAmong = (links: readonly { href?: string | undefined; rel?: string | undefined }[]) => links.find(({ rel }) => rel === undefined || rel === 'alternate')?.href;

const periods: Readonly<Record<string, number>> = { hourly: 60, daily: 1_440, weekly: 10_080, monthly: 43_200, yearly: 525_600 };

/** The syndication module: so often in a period. */
function minutesOf(sy: { updatePeriod?: string | undefined; updateFrequency?: number | undefined } | undefined): number | null {
  const minutes = periods[sy?.updatePeriod?.toLowerCase() ?? ''];
  return minutes === undefined ? null : minutes / Math.max(1, sy?.updateFrequency ?? 1);
}

function itemsOf(items: readonly RawItem[], base: string): ParsedItem[] {
  const dated = items.slice(0, maxItems).flatMap(({ id, addresses, published, texts }) => {
    const url = addresses.map((address) => webAddress(address, base)).find((address) => address !== null);
    if (!url) return [];
    const at = Date.parse(published ?? '');
    const words = foldWord(texts.map(plain).join('\n').slice(0, maxWords));
    const key = createHash('sha256').update(id?.trim() || url).digest('hex');
    // What is dated before the web has no date.
    return [{ item: { key, url, words, publishedAt: at > 0 ? new Date(at) : null }, at: Number.isNaN(at) ? 0 : at }];
  });
  return dated.sort((a, b) => b.at - a.at).map(({ item }) => item);
}

function webAddress(address: string | undefined, base: string): string | null {
  const url = address ? URL.parse(address.trim(), base) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Only what is short enough for an address of a feed or its site. */
const short = (address: string | null) => (address !== null && address.length <= longestFeedAddress ? address : null);

/** What a person reads of it: markup is left out. */
function plain(markup: string | undefined): string {
  if (!markup) return '';
  const texts: string[] = [];
  const parser = new Parser({ ontext: (text) => void texts.push(text) }, { decodeEntities: true });
  parser.end(markup.slice(0, 4 * maxWords));
  return storable(texts.join('').replace(/\s+/g, ' ').trim());
}

const feedTypes = /^(application|text)\/(rss|atom|rdf|feed)\+(xml|json)$|^application\/json$/i;

/** The first feed that a page names: that of the site, before that of its comments. */
function feedOfPage(html: string, url: string): string | null {
  const named: { address: string; title: string }[] = [];
  let base = url;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'base') base = webAddress(attributes['href'], url) ?? base;
      if (name !== 'link' || !/(^|\s)alternate(\s|$)/i.test(attributes['rel'] ?? '') || !feedTypes.test(attributes['type']?.trim() ?? '')) return;
      const address = short(webAddress(attributes['href'], base));
      if (address !== null && named.length < 50) named.push({ address, title: attributes['title'] ?? '' });
    },
  });
  parser.end(html.slice(0, 2_000_000));
  const own = named.filter(({ address }) => address !== url);
  return (own.find(({ title, address }) => !/comment|coment|评论/i.test(`${title} ${address}`)) ?? own[0])?.address ?? null;
}
