import { z } from 'zod';
import type { DomainContext } from '../context.ts';
import { type FieldProblem, InvalidInputError } from '../errors.ts';
import { parseInput, text } from '../input.ts';
import { encodePublicId, newUuid } from '../publicId.ts';
import { wordsAt } from './citedPlace.ts';
import { citedIds } from './citedIds.ts';
import { type QuoteFinder, quoteFinderOf } from './findQuote.ts';
import type { Span } from './foldedText.ts';

/** A quote to cite, as it is given. */
export interface NewCitation {
  /** Its name in the text that is sent along, such as `new1` for `[^new1]`. */
  readonly mark?: string | undefined;
  readonly quote: string;
  /** The words around it: which place, when there are several. */
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  readonly sourceId: string | null;
}

/** As many at a time. */
const mostCitations = 500;
const schema = z.object({
  newCitations: z
    .array(
      z.object({
        mark: z.string().regex(/^[\w-]{1,64}$/, 'A mark has letters, digits and hyphens.').optional(),
        quote: text(2_000).refine((quote) => quote.trim() !== '', { message: 'A quote has words.', params: { code: 'REQUIRED' } }),
        prefix: text(2_000).optional(),
        suffix: text(2_000).optional(),
        sourceId: z.string().nullable(),
      }),
    )
    .max(mostCitations),
});

interface CitedSource {
  readonly id: string;
  readonly title: string;
  readonly plainText: string;
  readonly contentHash: string;
}

interface Found extends Span {
  readonly source: CitedSource;
}

/**
 * Stores quotes that a note cites, letter by letter as they stand in sources of its space at this moment, and gives the marks of the body that is sent along their ids.
 * In the caller's transaction, under the right to edit the note.
 * @throws InvalidInputError for a quote that does not stand in its source, a source that is not there, and a mark that the body has not
 */
export async function citeInNote(ctx: DomainContext, note: { readonly id: string; readonly spaceId: string }, given: readonly NewCitation[], body: string | undefined): Promise<{ readonly citationIds: string[]; readonly body: string | undefined }> {
  const { newCitations } = parseInput(schema, { newCitations: given });
  const sources = await holdSources(ctx, note.spaceId, newCitations.flatMap(({ sourceId }) => sourceId ?? []));
  const finders = new Map<string, QuoteFinder>();
  const problems: FieldProblem[] = [];
  const found = newCitations.flatMap(({ sourceId, quote, prefix, suffix, mark }, at): Found[] => {
    const source = sources.get(sourceId ?? '');
    if (mark !== undefined && body?.includes(`[^${mark}]`) !== true) problems.push({ path: `newCitations.${at}.mark`, message: 'The text that is sent along has no such mark.', code: 'NOT_FOUND' });
    if (!source) {
      problems.push({ path: `newCitations.${at}.sourceId`, message: 'The space has no such source.', code: 'NOT_FOUND' });
      return [];
    }
    const finder = finders.get(source.id) ?? quoteFinderOf(source.plainText);
    finders.set(source.id, finder);
    const place = finder.find({ quote, prefix, suffix });
    if (place) return [{ ...place, source }];
    problems.push({ path: `newCitations.${at}.quote`, message: 'This quote does not stand in the source, letter by letter.', code: 'NOT_IN_SOURCE' });
    return [];
  });
  if (problems.length > 0) throw new InvalidInputError(problems);
  const places = await placesOf(ctx, found);
  const citationIds = found.map(() => newUuid());
  await ctx.db.citation.createMany({
    data: found.map(({ source, start, end }, at) => ({
      id: citationIds[at], spaceId: note.spaceId, noteId: note.id, isCited: false, position: 0, sourceId: source.id, sourceTitle: source.title, ...wordsAt(source.plainText, { start, end }), end, contentHash: source.contentHash,
      heading: places[at]?.heading ?? null, page: places[at]?.page ?? null, createdAt: ctx.now(), checkedAt: ctx.now(),
    })),
  });
  const named = newCitations.flatMap(({ mark }, at) => (mark === undefined ? [] : [[mark, citationIds[at] ?? ''] as const]));
  return { citationIds, body: named.reduce((now, [mark, id]) => now?.replaceAll(`[^${mark}]`, `[^${encodePublicId('Citation', id)}]`), body) };
}

/** Notes which of its citations the text of a note has now. In the transaction that changes the text. */
export async function noteCitedNow({ db }: DomainContext, noteId: string, body: string): Promise<void> {
  const ids = citedIds(body);
  await db.$executeRaw`update "Citation" set "isCited" = id = any(${ids}::uuid[]) where "noteId" = ${noteId}::uuid and "isCited" <> (id = any(${ids}::uuid[]))`;
}

/** The sources of a space, with their texts as they are until the caller's transaction ends. */
async function holdSources({ db }: DomainContext, spaceId: string, ids: readonly string[]): Promise<Map<string, CitedSource>> {
  const rows = await db.$queryRaw<CitedSource[]>`
    select s.id::text, s.title, coalesce(t."plainText", '') as "plainText", md5(coalesce(t."plainText", '')) as "contentHash" from "Source" s left join "SourceText" t on t."sourceId" = s.id
    where s.id = any(${[...new Set(ids)]}::uuid[]) and s."spaceId" = ${spaceId}::uuid and s."trashedAt" is null order by s.id for share of s`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** The heading above each of these places, and its page: those of the passage that it begins in. */
async function placesOf({ db }: DomainContext, found: readonly Found[]): Promise<({ readonly heading: string | null; readonly page: number | null } | undefined)[]> {
  if (found.length === 0) return [];
  const rows = await db.$queryRaw<{ at: number; heading: string | null; page: number | null }[]>`
    select n.at::int as at, p.heading, p.page from unnest(${found.map(({ source }) => source.id)}::uuid[], ${found.map(({ start }) => start)}::int[]) with ordinality n(id, start, at)
    cross join lateral (select p.heading, p.page from "Passage" p where p."sourceId" = n.id and p.position >= 0 and p.start <= n.start order by p.position desc limit 1) p`;
  const byPlace = new Map(rows.map((row) => [row.at - 1, row]));
  return found.map((_, at) => byPlace.get(at));
}
