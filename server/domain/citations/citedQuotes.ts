import { parser } from '@lezer/markdown';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { encodePublicId } from '../publicId.ts';
import { citationMark, citedIds } from './citedIds.ts';

/** A quote that a text cites, and where it is from. */
export interface CitedQuote {
  readonly id: string;
  readonly quote: string;
  /** Null once the source is gone. */
  readonly sourceId: string | null;
  /** As it is now, or was last. */
  readonly title: string;
  /** The address of the source; null for what has none. */
  readonly url: string | null;
  readonly page: number | null;
}

/** The quotes that these texts cite and that the reader may see, by the public id of the citation: one statement. */
export async function readCitedQuotes({ db, actor }: DomainContext, texts: readonly string[]): Promise<Map<string, CitedQuote>> {
  const ids = [...new Set(texts.flatMap(citedIds))];
  if (ids.length === 0) return new Map();
  const rows = await queryRows<CitedQuote>(
    db,
    Prisma.sql`select c.id::text, c.quote, c."sourceId"::text as "sourceId", coalesce(s.title, c."sourceTitle") as title, s."sourceUrl" as url, c.page
      from "Citation" c left join "Source" s on s.id = c."sourceId" and s."trashedAt" is null where c.id = any(${ids}::uuid[]) and ${visibleSpaceSql(actor, Prisma.sql`c."spaceId"`)}`,
  );
  return new Map(rows.map((row) => [encodePublicId('Citation', row.id), row]));
}

/**
 * A text that leaves the vault: its citations are footnotes with quote and source, by number, besides those that it has of its own; marks of quotes that nobody
 * has are left out. What looks like a mark in code is code.
 */
export function withFootnotes(markdown: string, quotes: ReadonlyMap<string, CitedQuote>): string {
  if (markdown.search(citationMark) === -1) return markdown;
  const isCode = codeOf(markdown);
  const own = new Set([...markdown.matchAll(/\[\^(\d+)\]/g)].map(([, label]) => label));
  const numbers = new Map<string, number>();
  let last = 0;
  const nextNumber = (): number => {
    do last += 1;
    while (own.has(String(last)));
    return last;
  };
  const text = markdown.replaceAll(citationMark, (mark, id: string, at: number) => {
    if (isCode(at)) return mark;
    if (!quotes.has(id)) return '';
    const number = numbers.get(id) ?? nextNumber();
    numbers.set(id, number);
    return `[^${number}]`;
  });
  const notes = [...numbers].map(([id, number]) => `[^${number}]: ${reference(quotes.get(id))}`);
  return notes.length === 0 ? text : `${text.trimEnd()}\n\n${notes.join('\n')}`;
}

const codeNodes: ReadonlySet<string> = new Set(['CodeBlock', 'FencedCode', 'InlineCode']);

/** Answers of places, each behind the one before, whether they are code: between fences, indented, or within a line. */
function codeOf(markdown: string): (at: number) => boolean {
  const ranges: { from: number; to: number }[] = [];
  parser.parse(markdown).iterate({
    enter({ name, from, to }) {
      if (!codeNodes.has(name)) return true;
      ranges.push({ from, to });
      return false;
    },
  });
  let next = 0;
  return (at) => {
    while (next < ranges.length && (ranges[next]?.to ?? 0) <= at) next += 1;
    return (ranges[next]?.from ?? Infinity) <= at;
  };
}

function reference(cited: CitedQuote | undefined): string {
  if (!cited) return '';
  const { quote, title, url, page } = cited;
  const parts = [asText(title), ...(page === null ? [] : [`p. ${page}`]), ...(url !== null && /^https?:\/\/[^\s<>]+$/.test(url) ? [`<${url}>`] : [])];
  return `“${asText(quote)}” ${parts.join(', ')}`;
}

/** What Markdown would read as more than words is said to be words, in one line. */
const asText = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().replaceAll(/[\\`*_[\]<>]/g, '\\$&');
