import type { Failure } from '#server/domain/processing/processingRun.ts';
import { parseDocument } from '../text/dom.ts';
import { escapeHtml } from '../text/markup.ts';
import { oneLine, shorten } from '../text/words.ts';
import { webAddress } from '../text/webAddress.ts';
import { TextBuilder } from './base/textBuilder.ts';
import type { OpenFile } from './base/openFile.ts';
import { textOfFile } from './base/readTexts.ts';
import type { FileContent } from './base/fileContent.ts';
import { childOf, childrenOf, descendantsOf, parseXml, textOf, type XmlElement } from './base/xml.ts';

const maxEntries = 500;

/** Reads an RSS or Atom feed as a list of its entries, the newest first as the feed has them. */
export async function readFeed(file: OpenFile): Promise<FileContent> {
  const xml = parseXml(await textOfFile(file));
  const channel = descendantsOf(xml, 'channel')[0] ?? childOf(xml, 'feed');
  const all = [...descendantsOf(xml, 'item'), ...descendantsOf(xml, 'entry')];
  const entries = all.slice(0, maxEntries);
  const text = new TextBuilder();
  for (const entry of entries) text.add(entryOf(entry, file.url));
  const updated = new Date(textOf(childOf(channel, 'lastBuildDate') ?? childOf(channel, 'pubDate') ?? childOf(channel, 'updated')));
  return {
    title: oneLine(textOf(childOf(channel, 'title'))),
    author: oneLine(textOf(childOf(childOf(channel, 'author'), 'name') ?? childOf(channel, 'managingEditor')), 200),
    language: oneLine(textOf(childOf(channel, 'language'))),
    description: oneLine(wordsOf(textOf(childOf(channel, 'description') ?? childOf(channel, 'subtitle')))),
    publishedAt: Number.isNaN(updated.getTime()) ? null : updated,
    text,
    details: { outline: [...text.outline] },
    note: noteOf(all.length, entries.length),
  };
}

function noteOf(all: number, read: number): Failure | null {
  if (all === 0) return { code: 'NO_TEXT', message: 'The feed has no entries at the moment.' };
  return read < all ? { code: 'TOO_LARGE', message: `The feed is very long: its first ${read} of ${all} entries were read.` } : null;
}

function entryOf(entry: XmlElement, base: string): string {
  const title = oneLine(wordsOf(textOf(childOf(entry, 'title'))), 300);
  const link = webAddress(linkOf(entry), base);
  const date = new Date(textOf(childOf(entry, 'pubDate') ?? childOf(entry, 'published') ?? childOf(entry, 'updated') ?? childOf(entry, 'date')));
  const words = wordsOf(textOf(childOf(entry, 'description') ?? childOf(entry, 'summary') ?? childOf(entry, 'encoded') ?? childOf(entry, 'content')));
  const heading = escapeHtml(title ?? link ?? '');
  const day = Number.isNaN(date.getTime()) ? '' : date.toISOString();
  return [
    heading && `<h2>${link === null ? heading : `<a href="${escapeHtml(link)}">${heading}</a>`}</h2>`,
    day && `<p><time datetime="${day}">${day.slice(0, 10)}</time></p>`,
    words.trim() && `<p>${escapeHtml(shorten(oneLine(words, 1_000) ?? '', 1_000))}</p>`,
  ].join('');
}

function linkOf(entry: XmlElement): string {
  const links = childrenOf(entry, 'link');
  const best = links.find(({ attributes: { rel = 'alternate', href } }) => href !== undefined && rel === 'alternate') ?? links[0];
  return best?.attributes['href'] ?? textOf(best).trim();
}

/** Descriptions are markup more often than not. */
function wordsOf(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const { body } = parseDocument(`<html><head></head><body>${text.slice(0, 100_000)}</body></html>`);
  for (const machinery of body.querySelectorAll('script,style')) machinery.remove();
  return body.textContent;
}
