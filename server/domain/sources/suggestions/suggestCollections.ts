import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { withAccess } from '../../access/spaceAccess.ts';
import type { DomainContext } from '../../context.ts';
import { counted, countedInSpaces } from '../../counts/sourceCounts.ts';
import { type RankedCollection, rankCollections, type SharedFeature } from './rankCollections.ts';

/** So many words of a source are looked for in others: those of its title first, then those that it uses most. */
const mostWords = 40;
/** So many other sources with one feature are looked at. */
const mostShared = 200;
/** So many of the reader's last moves say where they put things. */
const mostMoves = 100;
const mostSuggestions = 3;

interface FeatureRow extends SharedFeature {
  readonly id: string;
}

/**
 * To which collections of its space each of these sources most likely belongs, best first: none where nothing speaks for any.
 * By the words, tags and the site that it shares with what lies there, and where the reader moved things lately. Three
 * statements for any number of sources; those that the reader may not see are left out.
 * Why: docs/decisions/suggested-collections.md
 */
export async function suggestCollections(ctx: DomainContext, sourceIds: readonly string[]): Promise<Map<string, RankedCollection[]>> {
  const sources = await readVisible(ctx, sourceIds);
  const spaceIds = [...new Set(sources.map(({ spaceId }) => spaceId))];
  if (spaceIds.length === 0) return new Map();
  const [features, sizes, moves] = await Promise.all([readFeatures(ctx, sources.map(({ id }) => id)), readSizes(ctx, spaceIds), readRecentMoves(ctx, spaceIds)]);
  return new Map(
    sources.map(({ id, spaceId }) => [
      id,
      rankCollections(
        {
          features: features.filter((feature) => feature.id === id),
          sizes: new Map(sizes.filter((size) => size.spaceId === spaceId).map(({ collectionId, count }) => [collectionId, count])),
          recentMoves: new Map(moves.filter((move) => move.spaceId === spaceId).map(({ collectionId, count }) => [collectionId, count])),
        },
        mostSuggestions,
      ),
    ]),
  );
}

interface VisibleSource {
  readonly id: string;
  readonly spaceId: string;
}

function readVisible({ db, actor }: DomainContext, ids: readonly string[]): Promise<VisibleSource[]> {
  const { join, visible } = withAccess(actor, Prisma.sql`s."spaceId"`);
  return queryRows(db, Prisma.sql`select s.id, s."spaceId" from "Source" s ${join} where s.id = any(${[...ids]}::uuid[]) and ${visible}`, 'prepared');
}

/** What these sources share with others of their space that lie in collections. Words that nearly every English text has are none. */
function readFeatures({ db }: DomainContext, ids: readonly string[]): Promise<FeatureRow[]> {
  const elsewhere = Prisma.sql`o."collectionId" is not null and o."trashedAt" is null and o.id <> w.id limit ${mostShared}`;
  return queryRows(
    db,
    Prisma.sql`
      with wanted as (select s.id, s."spaceId", s.domain from "Source" s where s.id = any(${[...ids]}::uuid[])),
      words as (
        select w.id, w."spaceId", word.* from wanted w cross join lateral (
          select min(l.lexeme) as name, bool_or(x.words @@ ('''#' || l.lexeme || '''')::tsquery) as "inTitle", beginning.of as beginning
          from "SourceSearch" x cross join lateral unnest(x.words) l cross join lateral (select (ts_lexize('english_stem', l.lexeme))[1] as of) stem
          cross join lateral (select case when length(stem.of) > 3 and starts_with(l.lexeme, stem.of) then stem.of || ':*' else '''' || l.lexeme || '''' end as of) beginning
          where x."sourceId" = w.id and x."spaceId" = w."spaceId" and l.lexeme !~ '^[#/0-9]' and (length(l.lexeme) > 2 or l.lexeme ~ '[^\\x01-\\x7f]') and stem.of is not null
          group by beginning.of order by 2 desc, sum(cardinality(l.positions)) desc, 1 limit ${mostWords}
        ) word
      )
      select w.id, case when w."inTitle" then 'TITLE_WORD' else 'WORD' end as kind, w.name, c."collectionId", count(*)::int as count
      from words w cross join lateral (
        select o."collectionId" from "SourceSearch" x join "Source" o on o.id = x."sourceId"
        where x."spaceId" = w."spaceId" and x.words @@ w.beginning::tsquery and ${elsewhere}
      ) c group by 1, 2, 3, 4
      union all
      select w.id, 'SITE', w.domain, c."collectionId", count(*)::int
      from wanted w cross join lateral (
        select o."collectionId" from "Source" o where o."spaceId" = w."spaceId" and o.domain = w.domain and ${elsewhere}
      ) c group by 1, 2, 3, 4
      union all
      select w.id, 'TAG', t.name, c."collectionId", count(*)::int
      from wanted w join "SourceTag" own on own."sourceId" = w.id join "Tag" t on t.id = own."tagId" cross join lateral (
        select o."collectionId" from "SourceTag" st join "Source" o on o.id = st."sourceId" where st."spaceId" = w."spaceId" and st."tagId" = own."tagId" and ${elsewhere}
      ) c group by 1, 2, 3, 4`,
  );
}

interface CountedCollection {
  readonly spaceId: string;
  readonly collectionId: string;
  readonly count: number;
}

function readSizes({ db }: DomainContext, spaceIds: readonly string[]): Promise<CountedCollection[]> {
  return queryRows(
    db,
    Prisma.sql`select c."spaceId", c.id as "collectionId", ${counted} as count from "Collection" c
      join "SourceCount" n on n."collectionId" = c.id and ${countedInSpaces(spaceIds)} where c."spaceId" = any(${[...spaceIds]}::uuid[]) group by 1, 2`,
  );
}

function readRecentMoves({ db, actor }: DomainContext, spaceIds: readonly string[]): Promise<CountedCollection[]> {
  const userId = actor.kind === 'user' ? actor.userId : null;
  return queryRows(
    db,
    Prisma.sql`
      select c."spaceId", c.id as "collectionId", count(*)::int as count
      from (
        select a."spaceId", a.data->>'collectionId' as "collectionId" from "Activity" a
        where a."userId" = ${userId}::uuid and a.verb = 'SOURCES_MOVED' and a."spaceId" = any(${[...spaceIds]}::uuid[]) order by a."createdAt" desc limit ${mostMoves}
      ) moved join "Collection" c on c.id::text = moved."collectionId" and c."spaceId" = moved."spaceId" group by 1, 2`,
  );
}
