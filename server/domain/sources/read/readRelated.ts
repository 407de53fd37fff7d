import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../../context.ts';
import { counted } from '../../counts/sourceCounts.ts';
import { InvalidInputError } from '../../errors.ts';
import { fewestPassages, occurrencesShare, passagesPerSource } from '../../search/rankPassages.ts';
import { configurationSql } from '../../search/stemming.ts';

/** A source of the same space that has words of another. */
export interface Related {
  readonly cursor: string;
  /** Which source. */
  readonly id: string;
  /** How close, above 0 up to 1: how much of what tells the words of the one is in the other. */
  readonly score: number;
  /** The words that both have, the most telling first, at most eight. */
  readonly sharedWords: string[];
}

/** So many words of a source are looked for: those of its title and tags first, then those that it uses most. */
const mostWords = 14;
/** Among so many of its words these are chosen: a book has tens of thousands. */
const mostConsidered = 300;
/** A word that more passages have, of the vault by PostgreSQL's statistics or of the space, tells too little to be worth reading them. */
const mostHolders = 400;
/** Longer lists of what has something to do with a source help nobody. */
const mostRelated = 100;
const mostShared = 8;

/** What holds sentences together in the languages that PostgreSQL knows these words of. */
const isNoStopWord = Prisma.raw(
  ['english', 'german', 'french', 'spanish', 'italian', 'portuguese', 'dutch', 'russian'].map((language) => `ts_lexize('${language}_stem', c.lexeme) <> '{}'`).join(' and '),
);

/**
 * What a word may stand as where the language of a text is not known: itself, and another form of it by its ending and by its stem ("learned": "learn", "learning").
 * The beginning alone would make "portrait" a form of "port".
 */
const formsOf = (lexemes: Prisma.Sql) => Prisma.sql`
  select form.word from unnest(${lexemes}) l(word)
  cross join lateral unnest(array[l.word, regexp_replace(l.word, 's$', ''), regexp_replace(l.word, 'es$', ''), regexp_replace(l.word, 'ed$', ''), regexp_replace(l.word, 'ing$', ''), regexp_replace(l.word, 'ies$', 'y')]) base(word)
  cross join lateral unnest(array[base.word, base.word || 's', base.word || 'es', base.word || 'ed', base.word || 'ing', regexp_replace(base.word, 'y$', 'ies')]) form(word)
  where form.word = l.word or (length(form.word) > 2 and ts_lexize('english_stem', form.word) = ts_lexize('english_stem', l.word))`;

/**
 * Other sources of its space about the same, for each of these sources, by source: closest first, at most 100; by the ranking of questions, of which its title, its tags
 * and the words that it uses most are one. Neither those in the trash nor those that failed. They have a word of its title, or two others; each word counts by how few
 * passages have it and, less and less, by how often the best of them does, and twice where it stands in the title or the tags. Who asks has been found to see the
 * sources. One statement.
 * Why: docs/decisions/related-sources.md
 */
export async function readRelated({ db }: DomainContext, sourceIds: readonly string[]): Promise<Map<string, Related[]>> {
  const rows = await queryRows<{ source: string; id: string; score: number; sharedWords: string[] }>(
    db,
    Prisma.sql`
      with wanted as materialized (
        select s.id, s."spaceId", ${configurationSql(Prisma.sql`s.language`)}::regconfig as configuration, greatest((select ${counted} from "SourceCount" n where n."spaceId" = s."spaceId"), 1)::float8 as total
        from "Source" s where s.id = any(${[...sourceIds]}::uuid[])
      ),
      size as materialized (select (${passagesPerSource}) as "perSource"),
      common as materialized (
        select c.lexeme from pg_stats p
        cross join lateral unnest(p.most_common_elems::text::text[], p.most_common_elem_freqs[:cardinality(p.most_common_elems::text::text[])]) c(lexeme, share)
        where p.schemaname = 'public' and p.tablename = 'Passage' and p.attname = 'words'
          and c.share * (select r.reltuples from pg_class r where r.oid = '"Passage"'::regclass) > ${mostHolders}
      ),
      lexemes as materialized (
        select w.id, l.lexeme, cardinality(l.positions) as uses
        from wanted w join "SourceSearch" x on x."sourceId" = w.id and x."spaceId" = w."spaceId" cross join lateral unnest(x.words) l
      ),
      considered as (
        select ranked.* from (
          select l.id, l.lexeme, l.uses, title.id is not null as "inTitle",
            row_number() over (partition by l.id order by title.id is not null desc, l.uses desc, l.lexeme) as place
          from lexemes l
          left join lexemes title on title.id = l.id and title.lexeme = '#' || l.lexeme
          left join lexemes address on address.id = l.id and address.lexeme = '/' || l.lexeme
          where l.lexeme !~ '^[#/0-9]' and (length(l.lexeme) > 2 or l.lexeme ~ '[^\\x01-\\x7f]') and (title.id is not null or address.id is null or l.uses > 1)
        ) ranked where ranked.place <= ${mostConsidered}
      ),
      stemmed as materialized (
        select c.*, coalesce((tsvector_to_array(to_tsvector(w.configuration, c.lexeme)))[1], c.lexeme) as stem from considered c join wanted w on w.id = c.id where ${isNoStopWord}
      ),
      words as materialized (
        select w.id, w."spaceId", w.total, word.name, word."inTitle",
          (select string_agg(distinct quote_literal(any_form.word), ' | ')::tsquery from (${formsOf(Prisma.sql`word.lexemes`)} union select word.stem union select unnest(ts_lexize('english_stem', word.name))) any_form(word)) as forms
        from wanted w join (
          select c.id, c.stem, array_agg(c.lexeme) as lexemes, (array_agg(c.lexeme order by c.uses desc, c.lexeme))[1] as name, bool_or(c."inTitle") as "inTitle",
            row_number() over (partition by c.id order by bool_or(c."inTitle") desc, sum(c.uses) desc, min(c.lexeme)) as place
          from stemmed c where c.stem not in (select k.lexeme from common k) and c.lexeme not in (select k.lexeme from common k) group by c.id, c.stem
        ) word on word.id = w.id and word.place <= ${mostWords}
      ),
      found as materialized (
        select w.id as source, w.total, w.name, w."inTitle", p."sourceId" as id, p.share, count(*) over (partition by w.id, w.name) as passages
        from words w cross join lateral (
          select x."sourceId", ${occurrencesShare(Prisma.sql`x.words`, Prisma.sql`w.forms`)} as share
          from "Passage" x where x."spaceId" = w."spaceId" and x.words @@ w.forms and x."sourceId" <> w.id limit ${mostHolders + 1}
        ) p
      ),
      holders as (
        select f.source, f.total, f.name, f."inTitle", f.id, max(f.share) as share, max(f.passages) as passages, count(*) over (partition by f.source, f.name) as holders
        from found f join "Source" o on o.id = f.id and o."trashedAt" is null and o.status <> 'FAILED' where f.passages <= ${mostHolders} group by 1, 2, 3, 4, 5
      ),
      weighed as materialized (
        select h.*, (case when h."inTitle" then 2 else 1 end) * ln(1 + (greatest(${fewestPassages}::float8, h.total * size."perSource", h.passages) - h.passages + 0.5) / (h.passages + 0.5)) as weight
        from holders h, size where h.holders <= greatest(3, h.total * 0.4)
      ),
      shared as (
        select f.source, f.id, sum(f.weight * f.share) as weight, array_agg(f.name order by f.weight * f.share desc, f.name) as names
        from weighed f group by 1, 2 having count(*) > 1 or bool_or(f."inTitle")
      ),
      whole as (select each.source, sum(each.weight) as weight from (select distinct f.source, f.name, f.weight from weighed f) each group by 1)
      select r.source::text as source, r.id::text as id, r.score, r."sharedWords" from (
        select s.source, s.id, least(1, s.weight / whole.weight)::float8 as score, s.names[:${mostShared}::int] as "sharedWords",
          row_number() over (partition by s.source order by least(1, s.weight / whole.weight) desc, s.id desc) as rank
        from shared s join whole on whole.source = s.source
      ) r where r.rank <= ${mostRelated} order by r.source, r.rank`,
  );
  return Map.groupBy(
    rows.map(({ source, ...related }) => ({ source, ...related, cursor: cursorOf(related) })),
    ({ source }) => source,
  );
}

/**
 * What of such a list follows a place in it, also where what stood there is gone.
 *
 * @throws InvalidInputError for a cursor that is none
 */
export function relatedAfter(all: readonly Related[], after: string | undefined): readonly Related[] {
  if (after === undefined) return all;
  const [, score, id] = PLACE.exec(Buffer.from(after, 'base64url').toString()) ?? [];
  if (score === undefined || id === undefined) throw new InvalidInputError([{ path: 'after', message: 'This is no cursor of this list.', code: 'MALFORMED' }]);
  return all.filter((each) => each.score < Number(score) || (each.score === Number(score) && each.id < id));
}

const cursorOf = ({ id, score }: Pick<Related, 'id' | 'score'>): string => Buffer.from(`${score} ${id}`).toString('base64url');

const PLACE = /^([\d.e-]{1,32}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
