import { generateAtomFeed, generateRssFeed } from 'feedsmith';
import type { FeedOfAddress } from '#server/domain/feeds/feedOfAddress.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import type { SourceRow } from '#server/domain/sources/read/readSources.ts';
import type { FeedFormat } from './feedUrl.ts';

interface Place {
  /** Where people reach the vault, without a slash at its end. */
  readonly publicUrl: string;
  /** The address of the feed itself. */
  readonly self: string;
}

export const feedMimeTypes: Readonly<Record<FeedFormat, string>> = { atom: 'application/atom+xml; charset=utf-8', rss: 'application/rss+xml; charset=utf-8' };

/** The feed as XML. A link leads to its page, everything else into the vault. */
export function writeFeed(format: FeedFormat, { name, spaceName, createdAt, sources }: FeedOfAddress, { publicUrl, self }: Place): string {
  const entries = sources.map((source) => ({
    id: `${publicUrl}/source/${encodePublicId('Source', source.id)}`,
    title: xmlText(source.title),
    url: source.sourceUrl ?? `${publicUrl}/source/${encodePublicId('Source', source.id)}`,
    summary: summaryOf(source),
    author: source.author === null ? null : xmlText(source.author),
    added: source.createdAt,
  }));
  const updated = sources[0]?.createdAt ?? createdAt;
  const about = `What is new in ${xmlText(spaceName)}`;
  if (format === 'rss') {
    return generateRssFeed({
      title: xmlText(name),
      link: publicUrl,
      description: about,
      lastBuildDate: updated,
      items: entries.map(({ id, title, url, summary, added }) => ({ title, link: url, guid: { value: id, isPermaLink: false }, pubDate: added, ...(summary && { description: escaped(summary) }) })),
    });
  }
  return generateAtomFeed({
    id: self,
    title: { value: xmlText(name) },
    subtitle: { value: about },
    updated,
    links: [{ href: self, rel: 'self' }, { href: publicUrl }],
    entries: entries.map(({ id, title, url, summary, author, added }) => ({
      id,
      title: { value: title },
      updated: added,
      published: added,
      links: [{ href: url }],
      authors: [{ name: author ?? xmlText(spaceName) }],
      ...(summary && { summary: { value: summary } }),
    })),
  });
}

const summaryOf = ({ excerpt, note }: SourceRow) => xmlText(excerpt ?? note);

/** XML has no way to write these. */
const xmlText = (text: string) => text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

/** Readers take the description of RSS for HTML. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
