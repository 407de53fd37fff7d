import providers from 'oembed-providers' with { type: 'json' };
import { z } from 'zod';
import { webAddress } from '../extract/text/webAddress.ts';
import { oneLine } from '../extract/text/words.ts';

/** What a site says of something that is watched or heard rather than read (https://oembed.com). */
export interface Embed {
  readonly title: string;
  readonly author: string | null;
  readonly siteName: string | null;
  readonly imageUrl: string | null;
}

const LONGEST_TITLE = 500;
const schemes = providers.flatMap(({ endpoints }) =>
  endpoints.flatMap(({ url, schemes: patterns = [] }: { url: string; schemes?: string[] }) => patterns.map((pattern) => ({ url, matches: matcher(pattern) }))),
);

/** Where to ask about an address: of the providers that are known by name; null for all others. */
export function embedEndpoint(address: string): string | null {
  const url = URL.parse(address)?.href.replace(/^http:/, 'https:');
  const found = url && schemes.find(({ matches }) => matches.test(url));
  return found ? endpointAddress(found.url, address) : null;
}

/**
 * Reads what a provider answered.
 * @returns null for anything that is no answer of this kind, or one without a title.
 */
export function readEmbed(bytes: Uint8Array, address: string): Embed | null {
  const answer = answerSchema.safeParse(parseJson(bytes));
  const title = answer.success ? oneLine(answer.data.title, LONGEST_TITLE) : null;
  if (!answer.success || title === null) return null;
  const { author_name: author, provider_name: siteName, thumbnail_url: picture } = answer.data;
  return { title, author: oneLine(author, 200), siteName: oneLine(siteName, 100), imageUrl: webAddress(picture, address) };
}

const words = z.string().nullish().catch(null);
const answerSchema = z.object({ title: words, author_name: words, provider_name: words, thumbnail_url: words });

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

function endpointAddress(endpoint: string, address: string): string | null {
  const url = URL.parse(endpoint.replace('{format}', 'json'));
  if (url === null) return null;
  url.protocol = 'https:';
  url.searchParams.set('url', address);
  url.searchParams.set('format', 'json');
  return url.href;
}

/** `https://*.example.org/watch/*`: a star stands for any text, in the name of the host for any but a slash. */
function matcher(pattern: string): RegExp {
  const [scheme = '', host = '', path = ''] = /^([a-z]+:\/\/)([^/]*)(.*)$/i.exec(pattern.replace(/^http:/, 'https:'))?.slice(1) ?? [];
  const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escape(scheme)}${escape(host).replaceAll('*', '[^/]*')}${escape(path).replaceAll('*', '.*')}$`, 'i');
}
