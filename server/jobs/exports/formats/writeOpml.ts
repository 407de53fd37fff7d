import { type FeedRow, listFeeds } from '#server/domain/feeds/readFeeds.ts';
import { feedCursor } from '#server/domain/feeds/readFeeds.ts';
import { readExportedTree } from '#server/domain/exports/exportedSources.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import type { ExportWriter } from './exportWriter.ts';

const perPage = 100;

/** The feeds of a space by title (OPML 2.0). */
export const writeOpml: ExportWriter = async function* (ctx, { spaceId }) {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<opml version="2.0">\n<head><title>Feeds</title></head>\n<body>\n';
  for (let after: string | undefined; ; ) {
    // Feeds are read for whoever has been found to see the space.
    await readExportedTree(ctx, spaceId);
    const page = (await listFeeds(ctx, { after, backwards: false, limit: perPage }, [spaceId])).get(spaceId) ?? [];
    for (const feed of page) yield outline(feed);
    const last = page.at(-1);
    if (!last || page.length < perPage) break;
    after = feedCursor(last);
  }
  yield '</body>\n</opml>\n';
};

const outline = ({ title, url, siteUrl, tags }: FeedRow): string =>
  `<outline type="rss" text="${escapeMarkup(title)}" title="${escapeMarkup(title)}" xmlUrl="${escapeMarkup(url)}"${siteUrl === null ? '' : ` htmlUrl="${escapeMarkup(siteUrl)}"`}${tags.length === 0 ? '' : ` category="${escapeMarkup(tags.join(','))}"`}/>\n`;
