import type { DomainContext } from '../context.ts';
import { addJobs } from '#server/platform/queue/job.ts';
import { indexSourcesLater } from './indexSources.job.ts';
import { vectorOf } from './matching.ts';
import { placeOnShelves } from './shelves.ts';

/** So many are done at once; of more, the workshop does the rest a moment later. */
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

interface Row {
  readonly id: string;
  readonly spaceId: string;
  readonly shelfId: number | null;
  readonly title: string;
  readonly sourceUrl: string | null;
  readonly fileName: string | null;
  readonly note: string;
  readonly text: string | null;
  readonly tags: string[];
}

/**
 * Writes what is searched of these sources, at this moment and in the caller's transaction, and holds the sources until
 * it ends, so that what is written is true. Those that are gone are passed over.
 */
export async function indexNow({ db }: DomainContext, sourceIds: readonly string[]): Promise<void> {
  if (sourceIds.length === 0) return;
  const rows = await db.$queryRaw<Row[]>`
    select s.id::text, s."spaceId"::text, w."shelfId", s.title, s."sourceUrl", s."fileName", s.note,
      left(coalesce(t."plainText", t."originalContent"), ${searchedCharacters}::int) as text,
      array(select g.name from "SourceTag" st join "Tag" g on g.id = st."tagId" where st."sourceId" = s.id order by g.key) as tags
    from "Source" s left join "SourceText" t on t."sourceId" = s.id left join "SourceSearch" w on w."sourceId" = s.id
    where s.id = any(${[...sourceIds]}::uuid[]) order by s.id for no key update of s`;
  const shelves = new Map<string, number>();
  for (const [spaceId, inSpace] of Map.groupBy(rows.filter(({ shelfId }) => shelfId === null), (row) => row.spaceId)) {
    for (const [id, shelf] of await placeOnShelves(db, spaceId, inSpace.map(({ id }) => id))) shelves.set(id, shelf);
  }
  const written = rows.map((row) => {
    const shelfId = row.shelfId ?? (shelves.get(row.id) as number);
    return { id: row.id, shelfId, words: vectorOf(shelfId, row) };
  });
  await db.$executeRaw`
    insert into "SourceSearch" as there ("sourceId", "shelfId", words)
    select n.id, n.shelf, n.words::tsvector
    from unnest(${written.map(({ id }) => id)}::uuid[], ${written.map(({ shelfId }) => shelfId)}::int[], ${written.map(({ words }) => words)}::text[]) as n(id, shelf, words)
    on conflict ("sourceId") do update set words = excluded.words, "shelfId" = excluded."shelfId"
    where (there.words, there."shelfId") is distinct from (excluded.words, excluded."shelfId")`;
}
