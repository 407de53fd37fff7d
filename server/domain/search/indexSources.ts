import type { DomainContext } from '../context.ts';
import { addJobs } from '#server/platform/queue/job.ts';
import { indexSourcesLater } from './indexSources.job.ts';
import { type SearchedFields, searchVector } from './matching.ts';

/** So many are done at once; of more, a job does the rest a moment later. */
const inTransaction = 200;
const perJob = 200;

/**
 * Writes what is searched of these sources anew. Call it in the transaction that changes a title, note, tag, file name
 * or text, or adds sources, after that change. Of more than 200 sources the rest follows within seconds, by jobs that are
 * saved with the change. What only moves, is trashed, restored or marked needs no call.
 */
export async function indexSources(ctx: DomainContext, sourceIds: readonly string[]): Promise<void> {
  const ids = [...new Set(sourceIds)].sort();
  await indexNow(ctx, ids.slice(0, inTransaction));
  const jobs = [];
  for (let start = inTransaction; start < ids.length; start += perJob) {
    jobs.push({ payload: { sourceIds: ids.slice(start, start + perJob) }, options: { priority: 10 } });
  }
  await addJobs(ctx.db, indexSourcesLater, jobs);
}

/** As much of a text as is searched: the words of a long book. */
const searchedCharacters = 500_000;

/**
 * Writes what is searched of these sources, at this moment and in the caller's transaction, and holds the sources until
 * it ends, so that what is written is true. Those that are gone are passed over.
 */
export async function indexNow({ db }: DomainContext, sourceIds: readonly string[]): Promise<void> {
  if (sourceIds.length === 0) return;
  const sources = await db.$queryRaw<(SearchedFields & { readonly id: string })[]>`
    select s.id::text, s.title, s."sourceUrl", s."fileName", s.note,
      left(coalesce(t."plainText", t."originalContent"), ${searchedCharacters}::int) as text,
      array(select g.name from "SourceTag" st join "Tag" g on g.id = st."tagId" where st."sourceId" = s.id order by g.key) as tags
    from "Source" s left join "SourceText" t on t."sourceId" = s.id
    where s.id = any(${[...sourceIds]}::uuid[]) order by s.id for no key update of s`;
  await db.$executeRaw`
    insert into "SourceSearch" as there ("sourceId", "spaceId", words)
    select s.id, s."spaceId", n.words::tsvector
    from unnest(${sources.map(({ id }) => id)}::uuid[], ${sources.map(searchVector)}::text[]) as n(id, words) join "Source" s on s.id = n.id
    on conflict ("sourceId", "spaceId") do update set words = excluded.words where there.words <> excluded.words`;
}
