import { Prisma } from '#server/platform/db/generated/client.ts';
import type { SqlContext } from '../context.ts';
import { addJobs } from '#server/platform/queue/job.ts';
import { writePassages } from './writePassages.ts';
import { indexSourcesLater } from './indexSources.job.ts';
import { type SearchedFields, searchVector } from './matching.ts';

/** So many are done at once; of more, a job does the rest a moment later. */
export const indexedAtOnce = 200;
const perJob = 200;

/**
 * Writes what is searched of these sources again. Call it in the transaction that changes a title, note, tag, file name
 * or text, or adds sources, after that change. Of more than 200 sources the rest follows within seconds, by jobs that are
 * saved with the change. What only moves, is trashed, restored or marked needs no call.
 */
export async function indexSources(ctx: SqlContext, sourceIds: readonly string[]): Promise<void> {
  const ids = [...new Set(sourceIds)].sort();
  await indexNow(ctx, ids.slice(0, indexedAtOnce));
  await indexLater(ctx, ids.slice(indexedAtOnce));
}

/** Has what is searched of these sources written within seconds, by jobs that are saved with the caller's transaction. */
export async function indexLater({ db }: SqlContext, sourceIds: readonly string[]): Promise<void> {
  const jobs = [];
  for (let start = 0; start < sourceIds.length; start += perJob) {
    jobs.push({ payload: { sourceIds: sourceIds.slice(start, start + perJob) }, options: { priority: 10 } });
  }
  await addJobs(db, indexSourcesLater, jobs);
}

interface NewFields {
  readonly title: string;
  readonly sourceUrl?: string;
  readonly fileName?: string;
  readonly originalContent?: string;
  readonly note?: string;
}

/** What is searched of a source that is new, as the text of a tsvector. */
export function wordsOfNew({ title, sourceUrl, fileName, originalContent, note = '' }: NewFields): string {
  return searchVector({ title, sourceUrl: sourceUrl ?? null, fileName: fileName ?? null, tags: [], note, text: originalContent?.slice(0, searchedCharacters) ?? null });
}

/** As much of a text as is searched: the words of a long book. */
const searchedCharacters = 500_000;

/** The names of the tags of a source `s`, an array. */
export const tagNamesOf = Prisma.sql`array(select g.name from "SourceTag" st join "Tag" g on g.id = st."tagId" where st."sourceId" = s.id order by g.key)`;

/**
 * Writes what is searched of these sources, and their passages, at this moment and in the caller's transaction, and holds the
 * sources until it ends, so that what is written is true. Those that are gone are passed over.
 */
export async function indexNow(ctx: SqlContext, sourceIds: readonly string[]): Promise<void> {
  const { db } = ctx;
  if (sourceIds.length === 0) return;
  const sources = await db.$queryRaw<(SearchedFields & { readonly id: string })[]>`
    select s.id::text, s.title, s."sourceUrl", s."fileName", s.note,
      left(coalesce(t."plainText", t."originalContent"), ${searchedCharacters}::int) as text,
      ${tagNamesOf} as tags
    from "Source" s left join "SourceText" t on t."sourceId" = s.id
    where s.id = any(${[...sourceIds]}::uuid[]) order by s.id for no key update of s`;
  await db.$executeRaw`
    insert into "SourceSearch" as there ("sourceId", "spaceId", words)
    select s.id, s."spaceId", n.words::tsvector
    from unnest(${sources.map(({ id }) => id)}::uuid[], ${sources.map(searchVector)}::text[]) as n(id, words) join "Source" s on s.id = n.id
    on conflict ("sourceId", "spaceId") do update set words = excluded.words where there.words <> excluded.words`;
  await writePassages(ctx, sources);
}
