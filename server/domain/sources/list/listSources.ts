import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { SqlContext } from '../../context.ts';
import { counted } from '../../counts/sourceCounts.ts';
import { InvalidInputError } from '../../errors.ts';
import { type Snippet, snippetColumns, snippetTextsOf, type SnippetTexts } from '../../search/readSnippets.ts';
import { bestMatches, type BestMatch, countBestMatches, snippetOfMatch } from './bestMatches.ts';
import { countHits, type HitRow, searchList, wordsCondition } from './searchList.ts';
import type { SourceFilter } from './sourceFilter.ts';
import { sourceColumns, type SourceRow } from '../read/readSources.ts';
import { inPlace, readList, type SourceList, type SourcePlace } from './sourceList.ts';
import { fromCursor, orderedRead, type RankedOrder, type SortedOrder, type SourceOrder, type SourceRange, toCursor } from './sourceOrder.ts';

/** A list of sources as it is asked for. */
export interface ListedSources {
  readonly filter?: SourceFilter | undefined;
  /** RELEVANCE when the filter has a text, else MODIFIED, unless told. RELEVANCE and BEST_MATCH without a text are MODIFIED. */
  readonly order?: SourceOrder | null | undefined;
}

export interface PageRequest {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  /** Read from the end: the last ones come first. */
  readonly backwards?: boolean | undefined;
  readonly limit: number;
}

/** A source in a list, by its id, with the cursor of its place. */
export interface ListedSource {
  readonly id: string;
  readonly cursor: string;
}

/** A source in a list with its row. */
export interface ListedRow extends ListedSource {
  readonly row: SourceRow;
  /** What a snippet of it is made of, where that was wanted. */
  readonly snippetTexts?: SnippetTexts | undefined;
  /** The same, where the order knows it already. */
  readonly snippet?: Snippet | undefined;
}

/** A list whose filter has been read: pages and their count come from the same one. */
export interface OpenList {
  page(request: PageRequest): Promise<ListedSource[]>;
  /** A page with its rows, read in the same statement. */
  rows(request: PageRequest, options?: { readonly withSnippets?: boolean }): Promise<ListedRow[]>;
  /** How many it has; of those with words that are looked for, at most `mostCounted` are counted. */
  count(): Promise<number>;
}

/** Lists of hits are counted up to here. */
const maxCounted = 10_000;

/** @throws InvalidInputError for a filter or, later, a cursor that fits no list of this kind */
export async function openList(ctx: SqlContext, place: SourcePlace, { filter, order }: ListedSources): Promise<OpenList> {
  const list = await readList(ctx, place, filter);
  const settled = settledOrder(list, { filter, order });
  return {
    page: async (request) => {
      if (list.empty) return [];
      if (settled === 'BEST_MATCH') return (await bestMatches(ctx, list, bestPage(request))).matches.map(placeOfMatch);
      return settled === 'RELEVANCE' ? (await relevantHits(ctx, list, request)).map(placeOfHit) : sortedPage(ctx, list, settled, request);
    },
    rows: async (request, { withSnippets = false } = {}) => {
      if (list.empty) return [];
      if (settled === 'BEST_MATCH') return bestRows(ctx, list, request, withSnippets);
      const columns = withSnippets ? Prisma.sql`${sourceColumns(ctx)}, ${snippetColumns}` : sourceColumns(ctx);
      if (settled !== 'RELEVANCE') {
        const rows = await queryRows<PlacedRow>(ctx.db, await sortedPageQuery(ctx, list, settled, request, columns), planOf(list, settled));
        return rows.map((row) => toListedRow(settled, row, withSnippets));
      }
      const hits = await relevantHits(ctx, list, request, columns);
      return hits.flatMap((hit) => (hit.row ? [toListed(placeOfHit(hit), hit.row, withSnippets)] : []));
    },
    count: async () => (list.empty ? 0 : settled === 'BEST_MATCH' ? countBestMatches(ctx, list) : list.words ? countHits(ctx, list, maxCounted) : count(ctx, list)),
  };
}

/** The order in force. @throws InvalidInputError for an order that the list does not have */
export function settledOrder(list: { readonly words: null }, listed: ListedSources): SortedOrder;
export function settledOrder(list: Pick<SourceList, 'words' | 'question'>, listed: ListedSources): SourceOrder;
export function settledOrder({ words, question = '' }: { readonly words: SourceList['words']; readonly question?: string }, { filter, order }: ListedSources): SourceOrder {
  const wanted = order ?? 'RELEVANCE';
  if (wanted === 'TRASHED' && filter?.trashed !== true) throw new InvalidInputError([{ path: 'order', message: 'Only the trash has this order: filter with trashed: true.', code: 'NOT_ALLOWED' }]);
  if (wanted === 'BEST_MATCH') return question === '' ? 'MODIFIED' : wanted;
  return wanted === 'RELEVANCE' && words === null ? 'MODIFIED' : wanted;
}

type Row = Record<string, unknown>;

function toListed({ id, cursor }: ListedSource, { place_id: _place, k0: _k0, k1: _k1, ...read }: Row, withSnippets: boolean): ListedRow {
  return { id, cursor, row: read as unknown as SourceRow, snippetTexts: withSnippets ? snippetTextsOf(read) : undefined };
}

/** A row that a `sortedPageQuery` with columns has read. */
export const toListedRow = (order: SortedOrder, row: PlacedRow, withSnippets = false): ListedRow => toListed(placed(order, row), row, withSnippets);

/** The ids of a page and the cursor of the page after it, for who reads the rows by themselves. */
export async function pageOfSourceIds(
  ctx: SqlContext,
  place: SourcePlace,
  listed: ListedSources,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ ids: string[]; nextCursor: string | null }> {
  const list = await openList(ctx, place, listed);
  const found = await list.page({ after, limit: limit + 1 });
  const page = found.slice(0, limit);
  return { ids: page.map(({ id }) => id), nextCursor: found.length > limit ? (page.at(-1)?.cursor ?? null) : null };
}

/** The ids of all sources that a filter finds, in no order; of more than `limit`, some. */
export async function sourceIdsMatching(ctx: SqlContext, place: SourcePlace, filter: SourceFilter, limit: number): Promise<string[]> {
  const list = await readList(ctx, place, filter);
  if (list.empty) return [];
  const words = await wordsOf(ctx, list, 'all');
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    select s.id::text from "Source" s where ${inPlace(list)} and ${list.condition} and ${words} limit ${limit}`;
  return rows.map(({ id }) => id);
}

async function count(ctx: SqlContext, list: SourceList): Promise<number> {
  if (list.knownCount !== null) return list.knownCount;
  const [row] = await queryRows<{ count: number }>(ctx.db, countQuery(list));
  return row?.count ?? 0;
}

const countQuery = (list: SourceList, limit = Prisma.empty): Prisma.Sql =>
  list.counted === null
    ? Prisma.sql`select count(*)::int as count from (select 1 from "Source" s where ${inPlace(list)} and ${list.condition} ${limit}) found`
    : Prisma.sql`select ${counted} as count from "SourceCount" n where ${list.counted}`;

/**
 * How many sources each of several lists has, up to `most`: one statement for all of them, except for words, which are looked for in
 * one list after the other.
 * @throws InvalidInputError for a filter with values that no source could have
 */
export async function countLists(ctx: SqlContext, lists: readonly { readonly place: SourcePlace; readonly filter: SourceFilter }[], most: number): Promise<number[]> {
  const read = await Promise.all(lists.map(({ place, filter }) => readList(ctx, place, filter)));
  const asked = read.flatMap((list, at) =>
    list.empty || list.words || list.knownCount !== null ? [] : [Prisma.sql`select ${at}::int as at, found.count from (${countQuery(list, Prisma.sql`limit ${most}`)}) found`],
  );
  const rows = asked.length === 0 ? [] : await queryRows<{ at: number; count: number }>(ctx.db, Prisma.join(asked, ' union all '));
  const counts = new Map(rows.map(({ at, count }) => [at, count]));
  const found: number[] = [];
  for (const [at, list] of read.entries()) found.push(list.empty ? 0 : Math.min(most, list.words ? await countHits(ctx, list, most) : (list.knownCount ?? counts.get(at) ?? 0)));
  return found;
}

/** A row of a `sortedPageQuery`. */
export type PlacedRow = Record<string, unknown> & { readonly place_id: string; readonly k0: string | number; readonly k1?: string | number };

async function sortedPage(ctx: SqlContext, list: SourceList, order: SortedOrder, request: PageRequest): Promise<ListedSource[]> {
  const rows = await queryRows<PlacedRow>(ctx.db, await sortedPageQuery(ctx, list, order, request), planOf(list, order));
  return rows.map((row) => placed(order, row));
}

const placed = (order: SortedOrder, { place_id: id, k0, k1 }: PlacedRow): ListedSource => ({ id, cursor: toCursor(order, k1 === undefined ? [k0, id] : [k0, k1, id]) });

/** How few of a space a filter leaves decides how to read it; without one, an index in the order is always best. */
function planOf({ filtered, words, collectionIds, spaceIds }: SourceList, order: SortedOrder): 'prepared' | 'unprepared' {
  const whole = collectionIds === null ? spaceIds.length === 1 : collectionIds.length === 1 && order === 'MODIFIED';
  return whole && !filtered && words === null ? 'prepared' : 'unprepared';
}

/** A page as `place_id`, with the values it is sorted by as `k0`, `k1`, and more columns over `s`, in order. */
export async function sortedPageQuery(ctx: SqlContext, list: SourceList, order: SortedOrder, request: PageRequest, columns?: Prisma.Sql): Promise<Prisma.Sql> {
  const { keys, orderBy, mergedOrderBy, ranges } = orderedRead(order, rangeOf(order, request));
  // Said in the text: a plan that is kept must know that a page is small.
  const limit = Prisma.raw(`limit ${Math.trunc(request.limit)}`);
  const words = await wordsOf(ctx, list, 'page');
  const condition = Prisma.sql`${list.condition} and ${words}`;
  const read = (place: Prisma.Sql, range: Prisma.Sql, more?: Prisma.Sql) => Prisma.sql`
    select s.id::text as place_id, ${keys} ${more ? Prisma.sql`, ${more}` : Prisma.empty} from "Source" s
    where ${place} and ${range} and ${condition} order by ${orderBy} ${limit}`;
  /** The columns of a page whose places are known. */
  const withColumns = (page: Prisma.Sql) =>
    columns ? Prisma.sql`select page.*, ${columns} from (${page}) page join "Source" s on s.id = page.place_id::uuid order by ${mergedOrderBy}` : page;

  if (list.words === null && !list.inEachPlace && (await isCollected(ctx, list, order))) {
    return withColumns(Prisma.sql`
      with collected as materialized (
        select s.id::text as place_id, ${keys} from "Source" s where ${inPlace(list)} and (${Prisma.join(ranges, ' or ')}) and ${condition})
      select * from collected order by ${mergedOrderBy} ${limit}`);
  }
  const onePlace = list.inEachPlace !== undefined || list.spaceIds.length === 1 && (list.collectionIds === null || list.collectionIds.length === 1);
  const [range] = ranges;
  // Left to itself, the database goes through all that is newer than what is still waiting.
  const unfinished = onePlace && order === 'MODIFIED' ? list.unfinished : null;
  if (onePlace && range && ranges.length === 1 && !unfinished) {
    // With a filter, the places first: an index may know them without the rows.
    return list.filtered || list.words ? withColumns(read(inPlace(list), range)) : read(inPlace(list), range, columns);
  }
  // Each space, collection and type is read in order by itself; a sort of what comes out of all of them is small.
  const reads = ranges.flatMap((each) => {
    if (unfinished) return unfinished.map((status) => Prisma.sql`(${read(Prisma.sql`${inPlace(list)} and s.status = ${status}::"SourceStatus"`, each)})`);
    if (onePlace) return Prisma.sql`(${read(inPlace(list), each)})`;
    if (list.collectionIds === null) {
      return Prisma.sql`(select each.* from unnest(${[...list.spaceIds]}::uuid[]) as p("spaceId")
        cross join lateral (${read(Prisma.sql`s."spaceId" = p."spaceId"`, each)}) each)`;
    }
    return Prisma.sql`(select each.* from unnest(${[...list.collectionIds]}::uuid[]) as p("collectionId")
      cross join lateral (${read(Prisma.sql`${inSpaces(list)} and s."collectionId" = p."collectionId"`, each)}) each)`;
  });
  return withColumns(Prisma.sql`select * from (${Prisma.join(reads, ' union all ')}) page order by ${mergedOrderBy} ${limit}`);
}

const wordsOf = async (ctx: SqlContext, list: SourceList, extent: 'page' | 'all') => (list.words ? wordsCondition(ctx, list, list.words, extent) : Prisma.sql`true`);

/** Up to so many are sorted for a page. */
const maxCollected = 50_000;

/**
 * Whether all that a filter finds is collected and sorted. That is for ranges of time: the database believes that what was
 * added in March is spread over the order of the last change, but all of it lies at the far end, behind everything newer.
 */
async function isCollected(ctx: SqlContext, { spaceIds, collectionIds, condition, ranges }: SourceList, order: SortedOrder): Promise<boolean> {
  const own = order === 'CREATED' ? 'createdAt' : order === 'MODIFIED' || order === 'TYPE' ? 'updatedAt' : null;
  if (own === null || !ranges.some((range) => range !== own)) return false;
  const [row] = await queryRows<{ count: number }>(ctx.db, Prisma.sql`
    select count(*)::int as count from (select 1 from "Source" s where ${inPlace({ spaceIds, collectionIds })} and ${condition} limit ${maxCollected + 1}) few`);
  return (row?.count ?? 0) <= maxCollected;
}

const inSpaces = ({ spaceIds }: SourceList) => inPlace({ spaceIds, collectionIds: null });

function rangeOf(order: SourceOrder, { after, before, backwards = false }: PageRequest): SourceRange {
  return {
    after: after === undefined ? undefined : fromCursor(order, after, 'after'),
    before: before === undefined ? undefined : fromCursor(order, before, 'before'),
    backwards,
  };
}

async function relevantHits(ctx: SqlContext, list: SourceList, request: PageRequest, columns?: Prisma.Sql): Promise<HitRow[]> {
  const after = rankedAfter('RELEVANCE', request);
  return searchList(ctx, list, after && { tier: Number(after[0]), id: String(after[1]) }, request.limit, columns);
}

/** Where a page of a ranked order begins. */
function rankedAfter(order: RankedOrder, request: PageRequest): SourceRange['after'] {
  const { after, before, backwards } = rangeOf(order, request);
  if (before || backwards) {
    throw new InvalidInputError([{ path: before ? 'before' : 'last', message: 'A list by relevance is read from its beginning only: use first and after.', code: 'NOT_ALLOWED' }]);
  }
  return after;
}

const bestPage = (request: PageRequest) => ({ offset: Number(rankedAfter('BEST_MATCH', request)?.[0] ?? 0), limit: request.limit });

async function bestRows(ctx: SqlContext, list: SourceList, request: PageRequest, withSnippets: boolean): Promise<ListedRow[]> {
  const { matches, terms } = await bestMatches(ctx, list, bestPage(request));
  if (matches.length === 0) return [];
  const rows = await queryRows<SourceRow>(ctx.db, Prisma.sql`select ${sourceColumns(ctx)} from "Source" s where s.id = any(${matches.map(({ sourceId }) => sourceId)}::uuid[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return matches.flatMap((match) => {
    const row = byId.get(match.sourceId);
    return row ? [{ ...placeOfMatch(match), row, snippet: withSnippets ? snippetOfMatch(row.title, match.text, terms) : undefined }] : [];
  });
}

/** The cursor says how many stand up to here. */
const placeOfMatch = ({ sourceId, place }: BestMatch): ListedSource => ({ id: sourceId, cursor: toCursor('BEST_MATCH', [place + 1]) });

const placeOfHit = ({ id, tier }: HitRow): ListedSource => ({ id, cursor: toCursor('RELEVANCE', [tier, id]) });
