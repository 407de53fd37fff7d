import { z } from 'zod';
import type { SqlContext } from '../context.ts';
import type { DomainContext } from '../context.ts';
import type { FieldProblem } from '../errors.ts';
import { text } from '../input.ts';
import { newUuid } from '../publicId.ts';
import { wordsAt } from './citedPlace.ts';
import { type QuoteFinder, quoteFinderOf } from './findQuote.ts';
import type { Span } from './foldedText.ts';

/** A quote to cite, as it is given. */
export interface NewQuote {
  readonly quote: string;
  /** The words around it: which place, when there are several. */
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  readonly sourceId: string | null;
}

/** What every quote is checked for before it is looked up. */
export const quoteFields = {
  quote: text(2_000).refine((quote) => quote.trim() !== '', { message: 'A quote has words.', params: { code: 'REQUIRED' } }),
  prefix: text(2_000).optional(),
  suffix: text(2_000).optional(),
  sourceId: z.string().nullable(),
};

interface CitedSource {
  readonly id: string;
  readonly title: string;
  readonly plainText: string;
  readonly contentHash: string;
}

/** A quote with the place where it stands. */
export interface FoundQuote extends Span {
  readonly source: CitedSource;
}

/**
 * Looks quotes up, letter by letter, in sources of a space, whose texts stay as they are until the caller's transaction ends.
 * @param pathOf where in the input one stands, for problems
 * @returns as many as were given, null for each that has a problem
 */
export async function findQuotes(ctx: SqlContext, spaceId: string, given: readonly NewQuote[], pathOf: (at: number) => string): Promise<{ readonly found: (FoundQuote | null)[]; readonly problems: FieldProblem[] }> {
  const sources = await holdSources(ctx, spaceId, given.flatMap(({ sourceId }) => sourceId ?? []));
  const finders = new Map<string, QuoteFinder>();
  const problems: FieldProblem[] = [];
  const found = given.map(({ sourceId, quote, prefix, suffix }, at): FoundQuote | null => {
    const source = sources.get(sourceId ?? '');
    if (!source) {
      problems.push({ path: `${pathOf(at)}.sourceId`, message: 'The space has no such source.', code: 'NOT_FOUND' });
      return null;
    }
    const finder = finders.get(source.id) ?? quoteFinderOf(source.plainText);
    finders.set(source.id, finder);
    const place = finder.find({ quote, prefix, suffix });
    if (place) return { ...place, source };
    problems.push({ path: `${pathOf(at)}.quote`, message: 'This quote does not stand in the source, letter by letter.', code: 'NOT_IN_SOURCE' });
    return null;
  });
  return { found, problems };
}

/** A text that cites: a note or a work. */
export type CitingText = { readonly noteId: string } | { readonly workId: string };

/** What cites, and as which. */
export type CitingOwner = (CitingText & { readonly isCited: boolean } | { readonly cardId: string }) & { readonly position: number };

/** Stores quotes that were found, in the caller's transaction. @returns their ids */
export async function storeCitations(ctx: DomainContext, spaceId: string, cited: readonly { readonly quote: FoundQuote; readonly owner: CitingOwner }[]): Promise<string[]> {
  const ids = cited.map(() => newUuid());
  const places = await placesOf(ctx, cited.map(({ quote }) => quote));
  await ctx.db.citation.createMany({
    data: cited.map(({ quote: { source, start, end }, owner }, at) => ({
      id: ids[at], spaceId, ...owner, sourceId: source.id, sourceTitle: source.title, ...wordsAt(source.plainText, { start, end }), end, contentHash: source.contentHash,
      heading: places[at]?.heading ?? null, page: places[at]?.page ?? null, createdAt: ctx.now(), checkedAt: ctx.now(),
    })),
  });
  return ids;
}

/** The sources of a space, with their texts as they are until the caller's transaction ends. */
async function holdSources({ db }: SqlContext, spaceId: string, ids: readonly string[]): Promise<Map<string, CitedSource>> {
  if (ids.length === 0) return new Map();
  const rows = await db.$queryRaw<CitedSource[]>`
    select s.id::text, s.title, coalesce(t."plainText", '') as "plainText", md5(coalesce(t."plainText", '')) as "contentHash" from "Source" s left join "SourceText" t on t."sourceId" = s.id
    where s.id = any(${[...new Set(ids)]}::uuid[]) and s."spaceId" = ${spaceId}::uuid and s."trashedAt" is null order by s.id for share of s`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** The heading above each of these places, and its page: those of the passage that it begins in. */
async function placesOf({ db }: SqlContext, found: readonly FoundQuote[]): Promise<({ readonly heading: string | null; readonly page: number | null } | undefined)[]> {
  if (found.length === 0) return [];
  const rows = await db.$queryRaw<{ at: number; heading: string | null; page: number | null }[]>`
    select n.at::int as at, p.heading, p.page from unnest(${found.map(({ source }) => source.id)}::uuid[], ${found.map(({ start }) => start)}::int[]) with ordinality n(id, start, at)
    cross join lateral (select p.heading, p.page from "Passage" p where p."sourceId" = n.id and p.position >= 0 and p.start <= n.start order by p.position desc limit 1) p`;
  const byPlace = new Map(rows.map((row) => [row.at - 1, row]));
  return found.map((_, at) => byPlace.get(at));
}
