import { normalizeUrl } from '../../sources/add/normalizeUrl.ts';

/** The addresses that a source links to. */
export interface LinkingSource {
  readonly id: string;
  /** Its own site; null for what is no link. */
  readonly domain: string | null;
  readonly addresses: readonly string[];
}

export interface LinkedAddress {
  readonly url: string;
  readonly normalizedUrl: string;
  /** How many sources link to it. */
  readonly count: number;
}

/** Sites whose addresses are buttons rather than references. */
const noReference = /(?:^|\.)(?:facebook|twitter|x|instagram|linkedin|pinterest|reddit|tiktok|youtube|t|bsky|threads|whatsapp|telegram|google|apple|creativecommons|gravatar|doubleclick|paypal|patreon)\.(?:com|org|net|co|me|app)$/i;
const fewest = 2;
const most = 50;

/** Pages that several sources of different sites link to, most linked first. What a site links to on its own pages is its menu. */
export function linkedBySeveral(sources: readonly LinkingSource[]): LinkedAddress[] {
  const found = new Map<string, { url: string; from: Set<string> }>();
  for (const { id, domain, addresses } of sources) {
    for (const address of new Set(addresses)) {
      const read = normalizeUrl(address.replaceAll('&amp;', '&'));
      if (!read || read.domain === domain || noReference.test(read.domain) || read.normalizedUrl === read.domain) continue;
      const known = found.get(read.normalizedUrl) ?? { url: read.url.replace(/#.*$/, ''), from: new Set<string>() };
      known.from.add(domain ?? id);
      found.set(read.normalizedUrl, known);
    }
  }
  return [...found]
    .filter(([, { from }]) => from.size >= fewest)
    .map(([normalizedUrl, { url, from }]) => ({ url, normalizedUrl, count: from.size }))
    .sort((one, other) => other.count - one.count || (one.normalizedUrl < other.normalizedUrl ? -1 : 1))
    .slice(0, most);
}
