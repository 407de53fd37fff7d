import { createHash } from 'node:crypto';

const trackingParameters = /^(utm_.+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|mc_cid|mc_eid|igshid|yclid|_hsenc|_hsmi|mkt_tok|ref_src|vero_id|oly_anon_id|oly_enc_id|wickedid)$/i;

export interface NormalizedUrl {
  /** As it is fetched and shown. */
  readonly url: string;
  /** Equal for two addresses of the same page: without scheme, `www.`, trailing slash, tracking parameters and fragment. */
  readonly normalizedUrl: string;
  /** The host without `www.`. */
  readonly domain: string;
}

/** Reads a web address as a person types it (`example.org/a` counts); null when it is none. */
export function normalizeUrl(typed: string): NormalizedUrl | null {
  const trimmed = typed.trim();
  if (trimmed === '' || trimmed.length > 8_000) return null;
  const url = hasScheme(trimmed) ? parse(trimmed) : parse(`https://${trimmed}`);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.username !== '' || url.password !== '') return null;
  if (!hasScheme(trimmed) && !isHostAsTyped(trimmed)) return null;
  const domain = domainOf(url.hostname);
  const parameters = [...url.searchParams].filter(([name]) => !trackingParameters.test(name));
  const query = new URLSearchParams(parameters).toString();
  const path = url.pathname.replace(/\/+$/, '');
  const port = url.port === '' ? '' : `:${url.port}`;
  return { url: url.href, normalizedUrl: indexable(`${domain}${port}${path}${query === '' ? '' : `?${query}`}`), domain };
}

/** The site that a host belongs to: `www.` makes no difference. */
export const domainOf = (host: string): string => host.replace(/^www\./, '');

/** What stands before a colon, unless a port follows. */
const hasScheme = (typed: string): boolean => /^[a-z][a-z\d+.-]*:(?!\d+(?:[/?#]|$))/i.test(typed);

/** Without a scheme, only what looks like a host is one: of a bare number the parser would make an address (`9153` is 0.0.35.193). */
function isHostAsTyped(typed: string): boolean {
  const [host = ''] = /^[^/?#:]*/.exec(typed) ?? [];
  return /[.。．｡]/.test(host) || host.startsWith('[') || host.toLowerCase() === 'localhost';
}

/** An index row of PostgreSQL holds at most about 2,700 bytes: what is longer is told apart by its hash. */
function indexable(address: string): string {
  if (Buffer.byteLength(address) <= 2_000) return address;
  return `${address.slice(0, 400)} sha256:${createHash('sha256').update(address).digest('hex')}`;
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
