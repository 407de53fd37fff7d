import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows, type SqlDb } from '#server/platform/db/rows.ts';
import { counted, countedInSpaces } from '../counts/sourceCounts.ts';
import { type QuestionTerm, readQuestionTerms } from './questionTerms.ts';
import type { NearPassage } from '../vectors/nearPassages.ts';
import { configurationSql } from './stemming.ts';
import { placeOfName } from './writePassages.ts';

/** Where passages are looked for. */
export interface RankedPlace {
  /** Spaces that the acting person has been found to see. */
  readonly spaceIds: readonly string[];
  /** A condition on a source `s`; true for all of the spaces. */
  readonly condition: Prisma.Sql;
  /** Of one source so many passages at most; null for no limit. */
  readonly mostOfSource: number | null;
  /** Whether a source counts that has the words in its title or its tags alone: as a passage without a text, at position -1. */
  readonly withNames?: boolean;
  /** Passages that mean something like the question, found under the same rights and condition; by words alone when left out. */
  readonly near?: readonly NearPassage[];
}

/** A passage that fits a question. */
export interface RankedPassage {
  readonly sourceId: string;
  readonly spaceId: string;
  /** Its place in the text of its source, from 0; -1 for its title and tags. */
  readonly position: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly contentHash: string;
  readonly heading: string | null;
  /** Of a document with pages, from 1. */
  readonly page: number | null;
  readonly language: string | null;
  /** Above 0, up to 1 for the best of the list. */
  readonly score: number;
}

/** Which of the ranked passages. */
export interface RankedPage {
  readonly offset: number;
  readonly limit: number;
  /** false: their texts are not read, and empty. */
  readonly withTexts?: boolean;
}

export interface RankedPassages {
  readonly passages: readonly RankedPassage[];
  /** Whether the best of them have enough of what was asked to answer from. */
  readonly isAnswerable: boolean;
  /** What was looked for, with how much each word tells. */
  readonly terms: readonly WeighedTerm[];
}

export interface WeighedTerm extends QuestionTerm {
  /** How rare it is (inverse document frequency), above 0. */
  readonly weight: number;
}

/** A list of passages ends here. */
export const mostRanked = 200;
/** About so many passages with the rarest words are weighed. */
const mostCandidates = 1_500;
/** Words are counted up to here; of those that more passages have, PostgreSQL's statistics tell how many. */
const mostCounted = 1_500;
/** Where fewer have one of the rarest words, those with the others are looked at, too. */
const fewestCandidates = 20;
/** So many of the best are compared by the titles of their sources, too. */
const mostCompared = 300;
/** How much of what a word tells counts where only a word stands that begins with it. */
const beginningShare = 0.5;
/** How much of what a word tells counts where only other passages of the source have it, or its title and tags alone. */
const [besideShare, nameShare] = [0.3, 0.5];
/** How much nearness counts beside words, of which the best passage has 1. Chosen on questions with odd ids: docs/benchmarks.md. */
const nearWeight = 2;
/** How much of what the words of a question tell must be in the best passage. */
const answerableShare = 0.4;

/** In a vault with next to nothing in it a word that no passage has would tell more than all that are there. */
export const fewestPassages = 200;

/** Of what was added last, so many sources are looked at for their languages. */
const mostSampled = 200;
/** How many passages a source has, as long as PostgreSQL has no statistics. */
const usualPassages = 2;

/** How many passages a source has in the middle of the vault, by PostgreSQL's statistics: a query for one number. */
export const passagesPerSource = Prisma.sql`
  select case when n.reltuples > 0 and p.reltuples > 0 then p.reltuples::float8 / n.reltuples else ${usualPassages}::float8 end from pg_class p, pg_class n where p.oid = '"Passage"'::regclass and n.oid = '"SourcePassages"'::regclass`;

/**
 * How much of what a word tells counts where these words of a passage have it: 0.77 where it stands once, less and less more for each other time, as in BM25. (One
 * occurrence has a `ts_rank` of 0.061, many have one of 0.1 at most.)
 */
export const occurrencesShare = (words: Prisma.Sql, word: Prisma.Sql) => Prisma.sql`(0.4 + 6 * ts_rank(${words}, ${word}))`;

const nothing: RankedPassages = { passages: [], isAnswerable: false, terms: [] };

/**
 * The passages that fit a question best, best first, at most 200: by any of its words, each by how few passages have it and, less and less, by how often. Neither of
 * sources in the trash nor of those that failed. Rights and `condition` come before any limit.
 * Why: docs/decisions/passages.md
 * @param page which of them, with their texts
 */
export async function rankPassages(db: SqlDb, question: string, place: RankedPlace, page: RankedPage): Promise<RankedPassages> {
  return rankWeighed(db, await weighTerms(db, question, place.spaceIds), place, page);
}

/** A term with how many passages have it, about. */
export type CountedTerm = WeighedTerm & { readonly count: number };

/** What a question looks for in these spaces, the most telling word first; nothing where there is nothing to look for. */
export async function weighTerms(db: SqlDb, question: string, spaceIds: readonly string[]): Promise<readonly CountedTerm[]> {
  if (spaceIds.length === 0) return [];
  const read = await readQuestionTerms(db, question, await readConfigurations(db, spaceIds));
  if (read.length === 0) return [];
  const { total, counts } = await countTerms(db, read, spaceIds);
  return read
    .map((term, at) => ({ ...term, count: counts[at] ?? 0 }))
    .map((term) => ({ ...term, weight: Math.log(1 + (Math.max(total, term.count) - term.count + 0.5) / (term.count + 0.5)) }))
    .sort((one, other) => other.weight - one.weight);
}

/** As `rankPassages`, of words that have been weighed in the same spaces. */
export async function rankWeighed(db: SqlDb, terms: readonly CountedTerm[], place: RankedPlace, page: RankedPage): Promise<RankedPassages> {
  const found = terms.filter(({ count }) => count > 0);
  if (found.length === 0 && !place.near?.length) return { ...nothing, terms };
  const rows = await queryRows<Omit<RankedPassage, 'score'> & { score: number; best: number; has: string }>(db, rankingSql(found, place, page));
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  const [first] = rows;
  const share = first && whole > 0 ? found.reduce((sum, { weight }, at) => sum + ((BigInt(first.has) >> BigInt(at)) & 1n ? weight : 0), 0) / whole : 0;
  return {
    passages: rows.map(({ best, has: _has, ...row }) => ({ ...row, score: best > 0 ? row.score / best : 0 })),
    isAnswerable: share >= answerableShare,
    terms,
  };
}

/** By what the passages of these spaces are stemmed: the languages of what was added last, and those that are common in the vault. */
async function readConfigurations(db: SqlDb, spaceIds: readonly string[]): Promise<string[]> {
  const rows = await queryRows<{ configuration: string }>(
    db,
    Prisma.sql`
      select distinct ${configurationSql(Prisma.sql`newest.language`)} as configuration from unnest(${[...spaceIds]}::uuid[]) space(id)
      cross join lateral (select s.language from "Source" s where s."spaceId" = space.id and s."trashedAt" is null order by s."createdAt" desc, s.id desc limit ${mostSampled}) newest
      union select unnest(p.most_common_vals::text::text[]) from pg_stats p where p.schemaname = 'public' and p.tablename = 'SourcePassages' and p.attname = 'configuration'`,
  );
  return rows.map(({ configuration }) => configuration);
}

/**
 * About how many passages these spaces have, and how many of them have each of these terms: counted as far as `mostCounted`, and by PostgreSQL's
 * statistics of the vault where those know a word to be more common.
 */
async function countTerms(db: SqlDb, terms: readonly QuestionTerm[], spaceIds: readonly string[]): Promise<{ total: number; counts: number[] }> {
  const rows = await queryRows<{ total: number; at: number; count: number }>(
    db,
    Prisma.sql`
      with size as materialized (
        select (select ${counted} from "SourceCount" n where ${countedInSpaces(spaceIds)}) * (${passagesPerSource}) as total, greatest(p.reltuples, 0)::float8 as vault from pg_class p where p.oid = '"Passage"'::regclass
      ),
      common as materialized (
        select c.lexeme, c.share * size.total as count from size, pg_stats p
        cross join lateral unnest(p.most_common_elems::text::text[], p.most_common_elem_freqs[:cardinality(p.most_common_elems::text::text[])]) c(lexeme, share)
        where p.schemaname = 'public' and p.tablename = 'Passage' and p.attname = 'words' and c.share * size.vault > ${mostCounted}::float8 and c.lexeme = any(${terms.flatMap(({ lexemes }) => lexemes)}::text[])
      )
      select size.total, t.at::int as at, coalesce(
        (select max(c.count) from common c where c.lexeme = any(string_to_array(t.lexemes, ' '))),
        (select count(*) from (select 1 from "Passage" p where p."spaceId" = any(${[...spaceIds]}::uuid[]) and p.words @@ t.query::tsquery limit ${mostCounted}) found)
      )::float8 as count
      from size, unnest(${terms.map((_, at) => at)}::int[], ${terms.map(({ lexemes }) => lexemes.join(' '))}::text[], ${terms.map(formsOf)}::text[]) t(at, lexemes, query)`,
  );
  return { total: Math.max(fewestPassages, rows[0]?.total ?? 0), counts: terms.map((_, at) => rows.find((row) => row.at === at)?.count ?? 0) };
}

/** Lexemes are words of letters and digits; what else may stand in one is doubled. */
const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** A term as a tsquery. */
const exactly = ({ lexemes }: QuestionTerm): string => lexemes.map(quoted).join(' | ');

/** A word so long may be the beginning of another that says the same: "defence" of "defences'", "Verteidigung" of "Verteidigungsspieler". */
const shortestBeginning = 5;

/** A term, or what begins with it, as a tsquery. */
export const formsOf = ({ lexemes }: QuestionTerm): string => lexemes.map((lexeme) => ([...lexeme].length < shortestBeginning ? quoted(lexeme) : `${quoted(lexeme)}:*`)).join(' | ');

/** What terms add up to; 0 where there are none. */
const summed = (parts: readonly Prisma.Sql[]): Prisma.Sql => (parts.length === 0 ? Prisma.sql`0::float8` : Prisma.join([...parts], ' + '));

function rankingSql(terms: readonly CountedTerm[], { spaceIds, condition, mostOfSource, withNames = false, near = [] }: RankedPlace, { offset, limit, withTexts = true }: RankedPage): Prisma.Sql {
  const score = summed(
    terms.map((term) => Prisma.sql`(case when p.words @@ ${exactly(term)}::tsquery then ${term.weight}::float8 * ${occurrencesShare(Prisma.sql`p.words`, Prisma.sql`${exactly(term)}::tsquery`)} when p.words @@ ${formsOf(term)}::tsquery then ${beginningShare * term.weight}::float8 else 0 end)`),
  );
  const named = summed(
    terms.map((term) => Prisma.sql`(case when p.words @@ ${exactly(term)}::tsquery then ${nameShare * term.weight}::float8 when p.words @@ ${formsOf(term)}::tsquery then ${beginningShare * nameShare * term.weight}::float8 else 0 end)`),
  );
  // Which of the terms, a bit for each.
  const bit = (at: number) => Prisma.sql`${2 ** at}::int8`;
  const has = summed(terms.map((term, at) => Prisma.sql`(case when p.words @@ ${formsOf(term)}::tsquery then ${bit(at)} else 0 end)`));
  const beside = summed(
    terms.map((term, at) => Prisma.sql`(case when p.has & ${bit(at)} <> 0 then 0 when p."sourceHas" & ${bit(at)} <> 0 then ${besideShare * term.weight}::float8 when p.name @@ ${exactly(term)}::tsquery then ${nameShare * term.weight}::float8 else 0 end)`),
  );
  const weighed = Prisma.sql`(${score}) * (1.6 / (1 + 0.3 * greatest(40, p.characters) / 800.0))`;
  const { first, rest } = driversOf(terms);
  const source = Prisma.sql`"Source" s on s.id = p."sourceId" and s."trashedAt" is null and s.status <> 'FAILED' and ${condition}`;
  const read = (driver: string, isWanted = Prisma.sql`true`) => Prisma.sql`
    (select p."sourceId", p.position from "Passage" p join ${source}
      where p."spaceId" = any(${[...spaceIds]}::uuid[]) and p.words @@ ${driver}::tsquery and ${withNames ? Prisma.sql`true` : Prisma.sql`p.position > ${placeOfName}::int`} and ${isWanted} limit ${mostCandidates})`;
  const more = rest === null ? Prisma.empty : Prisma.sql`union ${read(rest, Prisma.sql`(select count(*) from rarest) < ${fewestCandidates}`)}`;
  const hasNear = near.length > 0;
  const rarest = first.length === 0 ? Prisma.sql`select null::uuid as "sourceId", null::int as position where false` : Prisma.join(first.map((driver) => read(driver)), ' union ');
  const nearby = Prisma.sql`near as materialized (
      select p."sourceId", p.position, n.nearness from unnest(${near.map(({ sourceId }) => sourceId)}::uuid[], ${near.map(({ position }) => position)}::int[], ${near.map(({ nearness }) => nearness)}::float8[]) n("sourceId", position, nearness)
      join "Passage" p on p."sourceId" = n."sourceId" and p.position = n.position and p."spaceId" = any(${[...spaceIds]}::uuid[]) join ${source}
    ),`;
  // What a passage's meaning adds is told in the measure of its words, so that the rest need not know of it.
  const added = Prisma.sql`added as materialized (
      select w."sourceId", w.position, w."spaceId", w.start, w."end", w."firstCharacter", w.characters, w.heading, w.page, w.has, w.score as words,
        w.score + ${nearWeight}::float8 * coalesce(n.nearness, 0) * coalesce(nullif(max(w.score) over (), 0), 1) as score
      from scored w left join near n on n."sourceId" = w."sourceId" and n.position = w.position
    ),`;
  return Prisma.sql`
    with rarest as materialized (${rarest}),
    ${hasNear ? nearby : Prisma.empty}
    candidates as materialized (select * from rarest ${more} ${hasNear ? Prisma.sql`union select n."sourceId", n.position from near n` : Prisma.empty}),
    scored as materialized (
      select p."sourceId", p.position, p."spaceId", p.start, p."end", p."firstCharacter", p.characters, p.heading, p.page,
        ${withNames ? Prisma.sql`case when p.position = ${placeOfName}::int then ${named} else ${weighed} end` : weighed} as score, (${has})::int8 as has
      from candidates c join "Passage" p on p."sourceId" = c."sourceId" and p.position = c.position
    ),
    ${hasNear ? added : Prisma.empty}
    best as (
      select compared.*, n.words as name from (
        select scored.*, bit_or(scored.has) over (partition by scored."sourceId") as "sourceHas" from ${hasNear ? Prisma.sql`added scored` : Prisma.sql`scored`} order by score desc, "sourceId" desc, position limit ${mostCompared}
      ) compared left join "Passage" n on n."sourceId" = compared."sourceId" and n.position = ${placeOfName}::int
    ),
    whole as (select p.*, p.score + ${beside} as whole from best p),
    placed as (select r.*, row_number() over (partition by r."sourceId" order by r.position = ${placeOfName}::int, r.whole desc, r.position) as place, max(r.whole) over () as best from whole r),
    page as (
      select * from placed where ${mostOfSource === null ? Prisma.sql`true` : Prisma.sql`place <= ${mostOfSource}`}
      order by whole desc, "sourceId" desc, position limit ${Math.max(0, Math.min(limit, mostRanked - offset))} offset ${offset}
    )
    select page."sourceId"::text as "sourceId", page."spaceId"::text as "spaceId", page.position, page.start, page."end", page.heading, page.page, page.whole::float8 as score, page.best::float8 as best,
      (select b.has from placed b order by ${hasNear ? Prisma.sql`b.words` : Prisma.sql`b.whole`} desc, b."sourceId" desc, b.position limit 1)::text as has,
      ${withTexts ? Prisma.sql`coalesce(substr(t."plainText", page."firstCharacter" + 1, page.characters), '')` : Prisma.sql`''`} as text, coalesce(n."contentHash", '') as "contentHash", s.language
    from page left join "SourceText" t on t."sourceId" = page."sourceId" left join "SourcePassages" n on n."sourceId" = page."sourceId" join "Source" s on s.id = page."sourceId"
    order by page.whole desc, page."sourceId" desc, page.position`;
}

/**
 * What candidates must have: one of the rarest words, as long as few enough passages have them; where even the rarest is common, it
 * beside the next one, and some that have it alone. `rest` are the others, in case that this finds hardly anything where it is looked for.
 */
function driversOf(terms: readonly CountedTerm[]): { readonly first: readonly string[]; readonly rest: string | null } {
  let passages = 0;
  const rare = terms.filter(({ count }) => (passages += count) <= mostCandidates);
  const others = terms.slice(Math.max(1, rare.length));
  const rest = others.length === 0 ? null : others.map(formsOf).join(' | ');
  if (rare.length > 0) return { first: [rare.map(formsOf).join(' | ')], rest };
  const [first, second] = terms;
  if (!first) return { first: [], rest };
  return { first: second ? [`(${formsOf(first)}) & (${formsOf(second)})`, formsOf(first)] : [formsOf(first)], rest };
}
