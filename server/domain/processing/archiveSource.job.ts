import { z } from 'zod';
import { Prisma, type SourceType } from '#server/platform/db/generated/client.ts';
import type { SqlDb } from '#server/platform/db/rows.ts';
import { addJobs, defineJob } from '#server/platform/queue/job.ts';
import type { DomainContext } from '../context.ts';
import { doneStages, lostStages, type Run, type SourceToProcess } from './processingRun.ts';

/** Keep of a source that is complete what is more than its text: the page as it was, and the pictures. */
export const archiveSource = defineJob('archiveSource', z.object({ sourceId: z.uuid(), run: z.int() }));

/** The concurrency group of these jobs: most of the time they wait for other sites. */
export const archiveGroup = 'archive';
/** So much later comes the page than the text of a source that was added at the same time. */
const pagesAfterTexts = 10;

/** Asks for it in the caller's transaction. @param priority that the source itself had */
export function requestArchiving(db: SqlDb, run: Run, priority: number): Promise<void> {
  return addJobs(db, archiveSource, [{ payload: { sourceId: run.sourceId, run: run.run }, options: optionsOf(run.sourceId, priority) }]);
}

const optionsOf = (sourceId: string, priority: number) => ({ key: `archive:${sourceId}`, priority: priority + pagesAfterTexts, concurrencyGroups: [archiveGroup] });

/** A source of which more is to be kept. */
export interface SourceToArchive extends Pick<SourceToProcess, 'spaceId' | 'done'> {
  readonly type: SourceType;
  /** Its text as HTML. */
  readonly html: string;
}

/** What is there to archive; null when it was processed again meanwhile, is in the trash or gone. */
export async function beginArchiving({ db }: DomainContext, { sourceId, run }: Run): Promise<SourceToArchive | null> {
  const [source] = await db.$queryRaw<SourceToArchive[]>`
    with lost as (${lostStages(sourceId)})
    select s."spaceId"::text as "spaceId", s.type::text, coalesce(t."readerContent", t."processedContent", '') as html, (${doneStages(Prisma.sql`s.id`, run)}) as done
    from "Source" s left join "SourceText" t on t."sourceId" = s.id
    where s.id = ${sourceId}::uuid and s.run = ${run} and s.status = 'COMPLETED' and s."trashedAt" is null`;
  return source ?? null;
}

/** What was fetched is not needed any more, but of what is in the trash: it may come back (`resumeArchiving`). */
export async function endArchiving({ db }: DomainContext, { sourceId, run }: Run): Promise<void> {
  await db.$executeRaw`
    delete from "StageResult" r using "Source" s
    where s.id = r."sourceId" and s.id = ${sourceId}::uuid and s.run = ${run} and s.status = 'COMPLETED' and s."trashedAt" is null`;
}

/** Asks again for those sources that were put into the trash before more of them was kept than their text, in the caller's transaction. */
export async function resumeArchiving(db: SqlDb, sourceIds: readonly string[]): Promise<void> {
  const unkept = await db.$queryRaw<{ id: string; run: number }[]>`
    select s.id::text, s.run from "Source" s
    where s.id = any(${[...sourceIds]}::uuid[]) and s.status = 'COMPLETED' and (
      exists (select 1 from "StageResult" r where r."sourceId" = s.id and r.stage = 'FETCH')
      or s.type in ('CONTENT', 'NOTE') and not exists (select 1 from "SourcePicture" p where p."sourceId" = s.id)
        and exists (select 1 from "SourceText" t where t."sourceId" = s.id and strpos(coalesce(t."readerContent", t."processedContent"), '<img') > 0))
    order by s.id`;
  if (unkept.length === 0) return;
  await addJobs(
    db,
    archiveSource,
    unkept.map(({ id, run }) => ({ payload: { sourceId: id, run }, options: optionsOf(id, 0) })),
  );
}
