import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { SqlContext } from '../../context.ts';
import type { Conditions } from '../../search/matching.ts';
import { inPlace, type SourceList } from './sourceList.ts';

/** How well a source fits: every word in its title or tags, or somewhere. Among equals, the one that was added last comes first. */
const tiers = { title: 0, anywhere: 1 } as const;

/** A place in the list of hits. */
export interface Hit {
  readonly tier: number;
  readonly id: string;
}

/** A hit, with the columns that were asked for of its source. */
export interface HitRow extends Hit {
  readonly row?: Record<string, unknown>;
}

/** Whether a list asks for words alone, of all that its spaces have outside the trash. */
const isWholeSpace = ({ collectionIds, filtered }: SourceList) => collectionIds === null && !filtered;

/** Of so few, each is looked at. */
const fewSources = 1_000;

/**
 * The index cannot stop at a page: it collects all hits before the first is sorted. So the newest sources are looked at first, to
 * tell how common each term is. What needs a rare term is looked up in the index; else one source after the other is looked at,
 * from the newest on, and the index is asked only when that has not filled the page.
 */
const sampled = 256;
const common = sampled / 64;
/** So many sources have a page of hits, if a term that is just common has them. Twice that, to be sure. */
const walkedFor = (limit: number) => 2 * limit * 64;

/** The plan of a search depends on the list's filter alone: which words are looked for says little before they are counted. */
const planOf = ({ filtered, collectionIds }: SourceList) => (filtered || collectionIds !== null ? 'unprepared' : 'prepared');

/**
 * The best hits of a list beyond a place in it, best first. The list has words that are looked for.
 * Why: docs/decisions/search-index.md
 * @param columns what is wanted of their sources `s`
 */
export async function searchList(ctx: SqlContext, list: SourceList, after: Hit | undefined, limit: number, columns?: Prisma.Sql): Promise<HitRow[]> {
  const words = list.words as Conditions;
  if (await hasFew(ctx, list)) return searchFew(ctx, list, words, after, limit, columns);
  const sample = await (after ? sampleBeyond(ctx, list, after.id) : newestSample(ctx, list));
  if (words.terms.some(sample.isRare)) return rankedHits(ctx, list, words, sample, after, limit, columns);
  const found: HitRow[] = [];
  for (const wanted of conditionsOfTiers(words)) {
    if (found.length === limit || (after && wanted.tier < after.tier)) continue;
    found.push(...(await newestHits(ctx, list, wanted, sample, after?.tier === wanted.tier ? after.id : undefined, limit - found.length, columns)));
  }
  return found;
}

/** A words condition, with the terms that it needs. */
interface Wanted {
  readonly condition: string;
  readonly terms: readonly string[];
}

interface WantedTier extends Wanted {
  readonly tier: number;
}

function conditionsOfTiers({ anywhere, inTitle, terms, titleTerms }: Conditions): WantedTier[] {
  if (inTitle === null) return [{ tier: tiers.anywhere, condition: anywhere, terms }];
  return [
    { tier: tiers.title, condition: inTitle, terms: titleTerms },
    { tier: tiers.anywhere, condition: `${anywhere} & !(${inTitle})`, terms },
  ];
}

/** Whether the search row `w` fulfils a words condition; in a form that the index knows. */
const matches = (condition: string) => Prisma.sql`w.words @@ ${condition}::tsquery`;
/** Whether a source `s` fulfils a words condition; never made into a join, so it is asked of one source after the other. */
const fulfils = (condition: string) => Prisma.sql`(select ${matches(condition)} from "SourceSearch" w where w."sourceId" = s.id)`;
/** Whether a search row `w` lies in the spaces of the list. */
const inSpaces = ({ spaceIds }: SourceList) => Prisma.sql`w."spaceId" = any(${[...spaceIds]}::uuid[])`;
/** Whether the source of a search row `w` belongs to the list. */
const isListed = (list: SourceList) => Prisma.sql`(select ${inPlace(list)} and ${list.condition} from "Source" s where s.id = w."sourceId")`;
/** The tier of a source that fulfils the condition for anywhere. */
const tierSql = (isInTitle: Prisma.Sql) => Prisma.sql`case when ${isInTitle} then ${tiers.title}::int else ${tiers.anywhere}::int end`;
/** Whether a `hit` comes after a place. */
const isBeyond = (after: Hit | undefined) =>
  after ? Prisma.sql`(hit.tier > ${after.tier}::int or (hit.tier = ${after.tier}::int and hit.id < ${after.id}::uuid))` : Prisma.sql`true`;
/** As a further condition: whether a search row `w` was added before a source. */
const isOlder = (than: string | undefined) => (than === undefined ? Prisma.empty : Prisma.sql`and w."sourceId" < ${than}::uuid`);
/** Said in the text: a plan that is kept must know that a page is small. */
const limitSql = (limit: number) => Prisma.raw(`limit ${Math.trunc(limit)}`);

/** A page of a list and its count begin with the same question: it is asked once for each list. */
function oncePerList<T>(read: (ctx: SqlContext, list: SourceList) => Promise<T>): (ctx: SqlContext, list: SourceList) => Promise<T> {
  const readings = new WeakMap<SourceList, Promise<T>>();
  return (ctx, list) => {
    const reading = readings.get(list) ?? read(ctx, list);
    readings.set(list, reading);
    return reading;
  };
}

const hasFew = oncePerList(async (ctx, list) => {
  if (isWholeSpace(list)) return (await newestSample(ctx, list)).isAll;
  const [row] = await queryRows<{ count: number }>(ctx.db, Prisma.sql`
    select count(*)::int as count from (select 1 from "Source" s where ${inPlace(list)} and ${list.condition} limit ${fewSources + 1}) few`);
  return (row?.count ?? 0) <= fewSources;
});

async function searchFew(ctx: SqlContext, list: SourceList, { anywhere, inTitle }: Conditions, after: Hit | undefined, limit: number, columns: Prisma.Sql | undefined): Promise<HitRow[]> {
  const page = Prisma.sql`
    select hit.* from (
      select s.id, ${tierSql(inTitle === null ? Prisma.sql`false` : fulfils(inTitle))} as tier from "Source" s where ${inPlace(list)} and ${list.condition} and ${fulfils(anywhere)}
    ) hit where ${isBeyond(after)} order by hit.tier, hit.id desc limit ${limit}`;
  return readHits(ctx, page, columns, 'unprepared');
}

type RankedRow = Record<string, unknown> & { readonly hit_id: string; readonly hit_tier: number };

/** The hits of a page (`id`, `tier`), with columns of their sources `s`, best first. */
async function readHits(ctx: SqlContext, page: Prisma.Sql, columns: Prisma.Sql | undefined, plan: 'prepared' | 'unprepared', before = Prisma.empty): Promise<HitRow[]> {
  const from = columns ? Prisma.sql`, ${columns} from (${page}) page join "Source" s on s.id = page.id` : Prisma.sql` from (${page}) page`;
  const rows = await queryRows<RankedRow>(ctx.db, Prisma.sql`${before} select page.id::text as hit_id, page.tier as hit_tier ${from} order by page.tier, page.id desc`, plan);
  return rows.map(({ hit_id: id, hit_tier: tier, ...row }) => ({ id, tier, ...(columns && { row }) }));
}

/** The search rows of the list's spaces from the newest source on, beyond a source, as `w`. */
function newestRows({ spaceIds }: SourceList, after: string | undefined, most: number): Prisma.Sql {
  const ofSpace = (spaceId: Prisma.Sql) => Prisma.sql`
    select w."sourceId", w.words from "SourceSearch" w where w."spaceId" = ${spaceId} ${isOlder(after)} order by w."sourceId" desc ${limitSql(most)}`;
  if (spaceIds.length === 1) return Prisma.sql`(${ofSpace(Prisma.sql`${spaceIds[0]}::uuid`)}) w`;
  return Prisma.sql`(
    select w.* from unnest(${[...spaceIds]}::uuid[]) as space(id) cross join lateral (${ofSpace(Prisma.sql`space.id`)}) w
    order by w."sourceId" desc ${limitSql(most)}) w`;
}

interface Sample {
  readonly isRare: (term: string) => boolean;
  /** How many of the newest sources fulfil all. */
  readonly hits: number;
  /** Whether these are all that there are. */
  readonly isAll: boolean;
}

/** The sample of the newest sources of all, for lists with words. */
const newestSample = oncePerList((ctx, list) => sampleBeyond(ctx, list));

async function sampleBeyond(ctx: SqlContext, list: SourceList, after?: string): Promise<Sample> {
  const { anywhere, terms, titleTerms } = list.words as Conditions;
  const conditions = [...new Set([anywhere, ...terms, ...titleTerms])];
  const counts = conditions.map((condition) => Prisma.sql`count(*) filter (where ${matches(condition)})::int`);
  const [row] = await queryRows<{ counts: number[]; size: number }>(ctx.db, Prisma.sql`select array[${Prisma.join(counts)}] as counts, count(*)::int as size from ${newestRows(list, after, sampled)}`, 'prepared');
  const countOf = (condition: string) => row?.counts[conditions.indexOf(condition)] ?? 0;
  return { isRare: (term) => countOf(term) < common, hits: countOf(anywhere), isAll: (row?.size ?? 0) < sampled };
}

/**
 * The search rows `w` of the list's spaces that fulfil a condition, by the index. It is asked for the rare terms alone, where there
 * are any: of the common ones it would bring thousands, to throw them away.
 */
function indexedRows(list: SourceList, { condition, terms }: Wanted, { isRare }: Sample): Prisma.Sql {
  const rows = (asked: string) => Prisma.sql`"SourceSearch" w where ${inSpaces(list)} and ${matches(asked)}`;
  const rare = terms.filter(isRare);
  // The whole condition in a form that no index knows.
  return rare.length === 0 || rare.length === terms.length ? rows(condition) : Prisma.sql`${rows(rare.join(' & '))} and (${matches(condition)}) is true`;
}

/** The best hits of words of which one is rare: all of them are ranked. */
async function rankedHits(ctx: SqlContext, list: SourceList, words: Conditions, sample: Sample, after: Hit | undefined, limit: number, columns: Prisma.Sql | undefined): Promise<HitRow[]> {
  const { anywhere, inTitle, terms, titleTerms } = words;
  const inTitles = inTitle === null ? Prisma.sql`false` : Prisma.sql`w."sourceId" in (select w."sourceId" from ${indexedRows(list, { condition: inTitle, terms: titleTerms }, sample)})`;
  const found = Prisma.sql`
    with found as materialized (
      select w."sourceId" as id, ${tierSql(inTitles)} as tier from (select w."sourceId" from ${indexedRows(list, { condition: anywhere, terms }, sample)}) w
    )`;
  const page = Prisma.sql`
    select w.id, w.tier from (
      select hit.id, hit.id as "sourceId", hit.tier from found hit where ${isBeyond(after)} order by hit.tier, hit.id desc offset 0
    ) w where ${isListed(list)} ${limitSql(limit)}`;
  return readHits(ctx, page, columns, planOf(list), found);
}

/** The newest sources that fulfil the condition of a tier. */
async function newestHits(ctx: SqlContext, list: SourceList, wanted: WantedTier, sample: Sample, after: string | undefined, limit: number, columns: Prisma.Sql | undefined): Promise<HitRow[]> {
  const hit = Prisma.sql`w."sourceId" as id, ${wanted.tier}::int as tier`;
  if (!wanted.terms.some(sample.isRare)) {
    const page = Prisma.sql`
      select ${hit} from ${newestRows(list, after, walkedFor(limit))} where ${matches(wanted.condition)} and ${isListed(list)} order by w."sourceId" desc ${limitSql(limit)}`;
    const hits = await readHits(ctx, page, columns, planOf(list));
    if (hits.length === limit) return hits;
  }
  // Sorted before the source itself is looked at, which is then done no oftener than a page needs. Found before it is sorted:
  // else the database reads all sources of all spaces in their order, hoping that a page is full soon.
  const found = Prisma.sql`with found as materialized (select w."sourceId" from ${indexedRows(list, wanted, sample)} ${isOlder(after)})`;
  const page = Prisma.sql`select ${hit} from (select "sourceId" from found order by "sourceId" desc offset 0) w where ${isListed(list)} ${limitSql(limit)}`;
  return readHits(ctx, page, columns, planOf(list), found);
}

/** Above this share of the newest sources, hits are counted, and looked for in another order, source by source. */
const veryCommon = 0.05 * sampled;

/** How many hits a list has, counted up to `most`. */
export async function countHits(ctx: SqlContext, list: SourceList, most: number): Promise<number> {
  const { hits, areVeryCommon } = await hitsOf(ctx, list);
  const count = Prisma.sql`(select count(*)::int from (${hits} limit ${most}) hit)`;
  const counted = areVeryCommon && most >= fewestSure ? Prisma.sql`case when ${hasSurely(list, most)} then ${most}::int else ${count} end` : count;
  const [row] = await queryRows<{ count: number }>(ctx.db, Prisma.sql`select ${counted} as count`);
  return row?.count ?? 0;
}

async function hitsOf(ctx: SqlContext, list: SourceList): Promise<{ hits: Prisma.Sql; areVeryCommon: boolean }> {
  const words = list.words as Conditions;
  const inList = Prisma.sql`${inPlace(list)} and ${list.condition}`;
  if (await hasFew(ctx, list)) return { hits: Prisma.sql`select 1 from "Source" s where ${inList} and ${fulfils(words.anywhere)}`, areVeryCommon: false };
  const sample = await newestSample(ctx, list);
  const areVeryCommon = sample.hits > veryCommon;
  if (!areVeryCommon) return { hits: Prisma.sql`select 1 from ${indexedRows(list, { condition: words.anywhere, terms: words.terms }, sample)} and ${isListed(list)}`, areVeryCommon };
  const found = Prisma.sql`${inSpaces(list)} and ${matches(words.anywhere)}`;
  // A trash is small beside a space: a common word is counted in half the time when its sources are not looked at one by one.
  if (isWholeSpace(list)) {
    const isTrashed = Prisma.sql`exists (select 1 from "Source" s where s.id = w."sourceId" and ${inPlace(list)} and s."trashedAt" is not null)`;
    return { hits: Prisma.sql`select 1 from "SourceSearch" w where ${found} and not ${isTrashed}`, areVeryCommon };
  }
  return { hits: Prisma.sql`select 1 from "SourceSearch" w join "Source" s on s.id = w."sourceId" where ${found} and ${inList}`, areVeryCommon };
}

/** Of `most` hits, so many are expected in the part of all sources that is looked at to tell that there are more. */
const expected = 100;
const fewestSure = 10 * expected;
/** More are not worth it: then counting is as fast. */
const lookedAt = 2_000;

/**
 * Whether a list surely has at least `most` hits: told by a part of its spaces, without counting. Ids end in 32 bits of chance, so
 * of fewer hits than `most` no more than a hundred are expected among the ids whose end is below a hundred `most`ths of all ends;
 * twice as many are found there by chance once in 10^16 counts.
 */
function hasSurely(list: SourceList, most: number): Prisma.Sql {
  const below = Math.floor((2 ** 32 * expected) / most).toString(16).padStart(8, '0');
  const ofSpace = (spaceId: Prisma.Sql) => Prisma.sql`
    select w."sourceId", w.words from "SourceSearch" w where w."spaceId" = ${spaceId} and ${endOfId} < decode(${below}, 'hex') order by ${endOfId} ${limitSql(lookedAt)}`;
  const [only] = list.spaceIds;
  const part =
    list.spaceIds.length === 1
      ? ofSpace(Prisma.sql`${only}::uuid`)
      : Prisma.sql`select w.* from unnest(${[...list.spaceIds]}::uuid[]) as space(id) cross join lateral (${ofSpace(Prisma.sql`space.id`)}) w`;
  return Prisma.sql`(select count(*) from (select 1 from (${part}) w where ${matches((list.words as Conditions).anywhere)} and ${isListed(list)} limit ${2 * expected}) hit) = ${2 * expected}`;
}

/** In a form that the index knows. */
const endOfId = Prisma.sql`substring(uuid_send(w."sourceId") from 13)`;

/** The words of a list as a condition over `s`, for lists in another order than by relevance: for one page of it, or for all of it. */
export async function wordsCondition(ctx: SqlContext, list: SourceList, words: Conditions, extent: 'page' | 'all'): Promise<Prisma.Sql> {
  if (await hasFew(ctx, list)) return fulfils(words.anywhere);
  const sample = await newestSample(ctx, list);
  if (extent === 'page' && sample.hits > veryCommon) return fulfils(words.anywhere);
  // As an array they are found once for the whole statement, and each source by its id: left to itself, the database looks again for each source.
  return Prisma.sql`s.id = any(array(select w."sourceId" from ${indexedRows(list, { condition: words.anywhere, terms: words.terms }, sample)}))`;
}
