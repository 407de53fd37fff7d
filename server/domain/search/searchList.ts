import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../context.ts';
import { inPlace, type SourceList } from '../sources/list/sourceList.ts';
import type { Conditions } from './matching.ts';

/** How well a source fits: every word in its title or tags, or somewhere. Among equals, the one that was added last comes first. */
const tiers = { title: 0, anywhere: 1 } as const;

/** A place in the list of hits. */
export interface Hit {
  readonly tier: number;
  readonly id: string;
}

/** A hit, with what was read of its source where both came at once. */
export interface HitRow extends Hit {
  readonly row?: Record<string, unknown>;
}

/** Of so few, each is looked at. */
const fewSources = 1_000;
/** Read first: what many sources have is found there. */
const firstShelves = 2;

/** The plan of a search depends on the list's filter alone: which words are looked for is not known before a shelf is. */
const planOf = ({ filtered, collectionIds }: SourceList) => (filtered || collectionIds !== null ? 'anew' : 'kept');

/**
 * The best hits of a list beyond a place in it, best first. The list has words that are looked for.
 * @param columns what is wanted of their sources `s`: read with hits of which there are few
 */
export async function searchList(ctx: DomainContext, list: SourceList, after: Hit | undefined, limit: number, columns?: Prisma.Sql): Promise<HitRow[]> {
  const words = list.words as Conditions;
  if (await hasFew(ctx, list)) return searchFew(ctx, list, words, after, limit);
  const { few, shelves } = await fewHits(ctx, list, words, after, limit, columns);
  if (few) return few;
  const found: Hit[] = [];
  for (const [tier, condition] of tieredConditions(words)) {
    if (after && tier < after.tier) continue;
    const ids = await hitsOn(ctx, list, shelves, condition, after?.tier === tier ? after.id : undefined, limit - found.length);
    found.push(...ids.map((id) => ({ tier, id })));
    if (found.length >= limit) break;
  }
  return found;
}

function tieredConditions({ anywhere, inTitle }: Conditions): [number, string][] {
  if (inTitle === null) return [[tiers.anywhere, anywhere]];
  return [
    [tiers.title, inTitle],
    [tiers.anywhere, `${anywhere} & !(${inTitle})`],
  ];
}

/** The words condition of one shelf. */
const onShelf = (condition: string, shelfId: Prisma.Sql) => Prisma.sql`replace(${condition}::text, '~', to_hex(${shelfId}) || ':')::tsquery`;
/** Whether a source `s` fulfils a words condition; never made into a join, so it is asked of one source after the other. */
const fulfils = (condition: string) =>
  Prisma.sql`(select w.words @@ ${onShelf(condition, Prisma.sql`w."shelfId"`)} from "SourceSearch" w where w."sourceId" = s.id)`;

async function hasFew(ctx: DomainContext, list: SourceList): Promise<boolean> {
  if (list.collectionIds === null && !list.filtered) return false;
  const [row] = await queryRows<{ count: number }>(ctx.db, Prisma.sql`
    select count(*)::int as count from (select 1 from "Source" s where ${inPlace(list)} and ${list.condition} limit ${fewSources + 1}) few`);
  return (row?.count ?? 0) <= fewSources;
}

async function searchFew(ctx: DomainContext, list: SourceList, { anywhere, inTitle }: Conditions, after: Hit | undefined, limit: number): Promise<Hit[]> {
  const tier = inTitle === null ? Prisma.sql`${tiers.anywhere}::int` : Prisma.sql`case when ${fulfils(inTitle)} then ${tiers.title}::int else ${tiers.anywhere}::int end`;
  return queryRows<Hit>(ctx.db, Prisma.sql`
    select hit.id::text, hit.tier from (
      select s.id, ${tier} as tier from "Source" s where ${inPlace(list)} and ${list.condition} and ${fulfils(anywhere)}
    ) hit where ${isBeyond(after)} order by hit.tier, hit.id desc limit ${limit}`);
}

/** Whether a `hit` comes after a place. */
const isBeyond = (after: Hit | undefined) =>
  after ? Prisma.sql`(hit.tier > ${after.tier}::int or (hit.tier = ${after.tier}::int and hit.id < ${after.id}::uuid))` : Prisma.sql`true`;

/** So many hits at most are all read and ranked at once. */
const mostRanked = 200;
/** A term that fewer than so many sources of the first shelves have is looked up alone, and the others in what it finds. */
const rareTerm = 16;

type FewHits = { readonly few: HitRow[]; readonly shelves?: never } | { readonly few: null; readonly shelves: Shelf[] };

/** The best hits of a list that has few, or its shelves when it has many: one statement. */
async function fewHits(ctx: DomainContext, list: SourceList, words: Conditions, after: Hit | undefined, limit: number, columns: Prisma.Sql | undefined): Promise<FewHits> {
  const { anywhere, inTitle } = words;
  const rare = await rarestTerm(ctx, list, words.terms);
  // Not as a condition that an index knows: of a common term it would bring thousands, to throw them away.
  const others = rare === null ? Prisma.empty : Prisma.sql`and (w.words @@ ${onShelf(anywhere, Prisma.sql`shelf.id`)}) is true`;
  const tier = inTitle === null ? Prisma.sql`${tiers.anywhere}::int` : Prisma.sql`case when w.words @@ ${onShelf(inTitle, Prisma.sql`w."shelfId"`)} then ${tiers.title}::int else ${tiers.anywhere}::int end`;
  const rows = await queryRows<{ shelves: Shelf[] | null; hit_id: string | null; hit_tier: number }>(ctx.db, Prisma.sql`
    with found as materialized (
      select w."sourceId" as id from "SearchShelf" shelf cross join lateral (
        select w."sourceId" from "SourceSearch" w where w.words @@ ${onShelf(rare ?? anywhere, Prisma.sql`shelf.id`)} ${others}
      ) w where shelf."spaceId" = any(${[...list.spaceIds]}::uuid[]) limit ${Prisma.raw(String(mostRanked + 1))}
    ), counted as (select count(*) > ${mostRanked} as "areMany" from found)
    select case when counted."areMany" then (select coalesce(json_agg(shelf), '[]') from (${shelvesOf(list)}) shelf) end as shelves, page.*
    from counted left join lateral (
      select best.id::text as hit_id, best.tier as hit_tier ${columns ? Prisma.sql`, ${columns}` : Prisma.empty} from (
        select hit.* from (
          select w."sourceId" as id, ${tier} as tier from found join "SourceSearch" w on w."sourceId" = found.id where not counted."areMany" and ${isListed(list)}
        ) hit where ${isBeyond(after)} order by hit.tier, hit.id desc limit ${Prisma.raw(String(Math.trunc(limit)))}
      ) best join "Source" s on s.id = best.id order by best.tier, best.id desc
    ) page on true`, planOf(list));
  const shelves = rows[0]?.shelves;
  if (shelves) return { few: null, shelves };
  return { few: rows.flatMap(({ hit_id: id, hit_tier: tier, ...row }) => (id === null ? [] : [{ id, tier, ...(columns && { row }) }])) };
}

/** Of several terms the one that fewest of the newest sources have, if these are few; null where looking it up alone does not help. */
async function rarestTerm(ctx: DomainContext, list: SourceList, terms: readonly string[]): Promise<string | null> {
  if (terms.length < 2) return null;
  const counts = terms.map((term, index) => Prisma.sql`sum((select count(*) from (
    select 1 from "SourceSearch" w where w.words @@ ${onShelf(term, Prisma.sql`shelf.id`)} limit ${rareTerm}) few))::int as ${Prisma.raw(`t${index}`)}`);
  const [row = {}] = await queryRows<Record<string, number>>(ctx.db, Prisma.sql`select ${Prisma.join(counts)} from (
    select id from "SearchShelf" where "spaceId" = any(${[...list.spaceIds]}::uuid[]) order by id desc limit ${Prisma.raw(String(firstShelves))}) shelf`, 'kept');
  const found = terms.map((term, index) => ({ term, count: row[`t${index}`] ?? 0 })).sort((a, b) => a.count - b.count);
  const [first, second] = found;
  return first && second && first.count < rareTerm && second.count > first.count ? first.term : null;
}

interface Shelf {
  readonly id: number;
  /** The sources on it, by their ids: the first and the last in time. */
  readonly oldest: string;
  readonly newest: string;
}

/** The shelves of the list's spaces that have sources, in the order of their newest ones. */
const shelvesOf = ({ spaceIds }: SourceList) => Prisma.sql`
  select h.id, oldest."sourceId"::text as oldest, newest."sourceId"::text as newest from "SearchShelf" h
  cross join lateral (select w."sourceId" from "SourceSearch" w where w."shelfId" = h.id order by w."sourceId" limit 1) oldest
  cross join lateral (select w."sourceId" from "SourceSearch" w where w."shelfId" = h.id order by w."sourceId" desc limit 1) newest
  where h."spaceId" = any(${[...spaceIds]}::uuid[]) order by newest."sourceId" desc`;

/** After so many looks at some shelves, at all that are left. */
const mostLooks = 3;

/** The newest sources that fulfil a condition, from as few shelves as have enough. */
async function hitsOn(ctx: DomainContext, list: SourceList, shelves: readonly Shelf[], condition: string, after: string | undefined, limit: number): Promise<string[]> {
  const left = after === undefined ? [...shelves] : shelves.filter(({ oldest }) => oldest < after);
  const found: string[] = [];
  let searched = 0;
  for (let look = 1, count = firstShelves; ; look++) {
    found.push(...(await hitsOnEach(ctx, list, left.splice(0, count), condition, after, limit)));
    found.sort((a, b) => (a < b ? 1 : -1));
    searched += count;
    const [next] = left;
    const last = found[limit - 1];
    if (!next || (last !== undefined && last > next.newest)) return found.slice(0, limit);
    // As many more as should have the rest, by what there was until now, and a few to be sure.
    const missing = Math.max(0, limit - found.length);
    count = found.length === 0 || look === mostLooks ? left.length : Math.ceil((missing / found.length) * searched * 1.5) + 1;
  }
}

async function hitsOnEach(ctx: DomainContext, list: SourceList, shelves: readonly Shelf[], condition: string, after: string | undefined, limit: number): Promise<string[]> {
  if (shelves.length === 0) return [];
  const beyond = after === undefined ? Prisma.empty : Prisma.sql`and w."sourceId" < ${after}::uuid`;
  const most = Prisma.raw(`limit ${Math.trunc(limit)}`);
  // Sorted before the source itself is looked at, which is then done no oftener than a page needs. Found before it is sorted: else
  // the database reads all sources of all spaces in their order, for each shelf, hoping that a page is full soon.
  const rows = await queryRows<{ id: string }>(ctx.db, Prisma.sql`
    select hit.id::text from unnest(${shelves.map(({ id }) => id)}::int[]) as shelf(id) cross join lateral (
      select w."sourceId" as id from (
        with found as materialized (select w."sourceId" from "SourceSearch" w where w.words @@ ${onShelf(condition, Prisma.sql`shelf.id`)} ${beyond})
        select "sourceId" from found order by "sourceId" desc offset 0
      ) w where ${isListed(list)} ${most}
    ) hit order by hit.id desc ${most}`, planOf(list));
  return rows.map(({ id }) => id);
}

/** Whether the source of a search row `w` belongs to the list. */
const isListed = (list: SourceList) =>
  Prisma.sql`(select ${inPlace(list)} and ${list.condition} from "Source" s where s.id = w."sourceId")`;

/** How many hits a list has, counted up to `most`. */
export async function countHits(ctx: DomainContext, list: SourceList, most: number): Promise<number> {
  const words = list.words as Conditions;
  const [row] = (await hasFew(ctx, list))
    ? await ctx.db.$queryRaw<{ count: number }[]>`
        select count(*)::int as count from "Source" s where ${inPlace(list)} and ${list.condition} and ${fulfils(words.anywhere)}`
    : await ctx.db.$queryRaw<{ count: number }[]>`
        select count(*)::int as count from (
          select 1 from "SearchShelf" shelf cross join lateral (
            select w."sourceId" from "SourceSearch" w where w.words @@ ${onShelf(words.anywhere, Prisma.sql`shelf.id`)}
          ) w where shelf."spaceId" = any(${[...list.spaceIds]}::uuid[]) and ${isListed(list)} limit ${most}
        ) hit`;
  return row?.count ?? 0;
}

/** Above this share of the sources that were added last, a page of a sorted list is found by looking at one source after the other. */
const common = 0.05;

/** The words of a list as a condition over `s`, for lists in another order than by relevance: for one page of it, or for all of it. */
export async function wordsCondition(ctx: DomainContext, list: SourceList, { anywhere }: Conditions, extent: 'page' | 'all'): Promise<Prisma.Sql> {
  if ((await hasFew(ctx, list)) || (extent === 'page' && (await isCommon(ctx, list, anywhere)))) return fulfils(anywhere);
  // As an array they are found once for the whole statement, and each source by its id: left to itself, the database looks anew for each source.
  return Prisma.sql`s.id = any(array(
    select w."sourceId" from "SearchShelf" shelf cross join lateral (
      select w."sourceId" from "SourceSearch" w where w.words @@ ${onShelf(anywhere, Prisma.sql`shelf.id`)}
    ) w where shelf."spaceId" = any(${[...list.spaceIds]}::uuid[])))`;
}

async function isCommon(ctx: DomainContext, list: SourceList, condition: string): Promise<boolean> {
  const [row] = await queryRows<{ hits: number; sources: number }>(ctx.db, Prisma.sql`
    select coalesce(sum(hits), 0)::int as hits, coalesce(sum(sources), 0)::int as sources from (
      select id from "SearchShelf" where "spaceId" = any(${[...list.spaceIds]}::uuid[]) order by id desc limit ${firstShelves}
    ) shelf cross join lateral (
      select (select count(*) from "SourceSearch" w where w.words @@ ${onShelf(condition, Prisma.sql`shelf.id`)}) as hits,
             (select count(*) from "SourceSearch" w where w."shelfId" = shelf.id) as sources
    ) counted`);
  return row !== undefined && row.hits > row.sources * common;
}
