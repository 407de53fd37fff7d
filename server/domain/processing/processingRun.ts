import { inTransaction } from '#server/platform/db/database.ts';
import { type FailureCode, Prisma, type ProcessingOutcome, type ProcessingStage, type SourceStatus, type SourceType } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { publishSourceStatusChanged } from '../events.ts';
import { notify } from '../notifications/notify.ts';
import { newUuid } from '../publicId.ts';
import { requestProcessing } from './processSource.job.ts';
import type { StageResult } from './stageResults.ts';
import { statusesBefore } from './status.ts';
import type { GivenPage } from './givenPage.ts';

/** One run of processing one source; every step checks that the run still counts. */
export interface Run {
  readonly sourceId: string;
  readonly run: number;
}

/** Another run, the trash or a deletion came in between: this run writes nothing more. */
export class SupersededError extends Error {}

export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
}

export interface SourceToProcess {
  readonly spaceId: string;
  readonly type: SourceType;
  readonly title: string;
  readonly sourceUrl: string | null;
  readonly originalContent: string | null;
  readonly fileName: string | null;
  readonly mimeType: string | null;
  /** What the bytes of a file are stored under; null while they are not there. */
  readonly blobHash: string | null;
  readonly size: number | null;
  /** The page of a link that somebody handed in; null: what its address answers is read. */
  readonly page: GivenPage | null;
  /** Whether a person wants a link read in a browser. */
  readonly readsInBrowser: boolean;
  /** The settings of its space, as stored. */
  readonly settings: unknown;
  /** What earlier tries have done already. */
  readonly done: readonly (StageResult & { readonly isLogged: boolean })[];
}

/**
 * Takes a source up. One that is PROCESSING already is taken up again: its worker was lost on the way, or it was handed
 * over. @throws SupersededError
 */
export async function beginProcessing(ctx: DomainContext, { sourceId, run }: Run): Promise<SourceToProcess> {
  const [source] = await ctx.db.$queryRaw<SourceToProcess[]>`
    with s as (
      update "Source" set status = 'PROCESSING'
      where id = ${sourceId}::uuid and run = ${run} and status in ('PENDING', 'PROCESSING') and "trashedAt" is null
        and exists (select 1 from "Space" there where there.id = "spaceId" and there."deletedAt" is null)
      returning id, "spaceId", type, title, "sourceUrl", "fileName", "mimeType", "blobHash", size, "readsInBrowser"
    ), lost as (${lostStages(sourceId)})
    select s."spaceId"::text as "spaceId", s.type::text, s.title, s."sourceUrl", s."fileName", s."mimeType", s."blobHash", s.size::float8, s."readsInBrowser",
      t."originalContent", space.settings,
      (select json_build_object('hash', b.hash, 'size', b.size, 'mimeType', a."mimeType") from "SourceArtefact" a join "Blob" b on b.hash = a."blobHash"
        where a."sourceId" = s.id and a.kind = 'PAGE') as page,
      (${doneStages(Prisma.sql`s.id`, run)}) as done
    from s join "Space" space on space.id = s."spaceId" left join "SourceText" t on t."sourceId" = s.id`;
  if (!source) throw new SupersededError();
  return source;
}

/** A query for what the stages of a source have done already, as JSON. */
export const doneStages = (sourceId: Prisma.Sql, run: number): Prisma.Sql => Prisma.sql`
  select coalesce(json_agg(json_build_object('stage', r.stage, 'key', r.key, 'value', r.result, 'blobHash', r."blobHash", 'isLogged', exists (
      select 1 from "ProcessingEvent" e where e."sourceId" = r."sourceId" and e.run = ${run} and e.stage = r.stage and e.outcome in ('SUCCEEDED', 'SKIPPED')))), '[]')
  from "StageResult" r where r."sourceId" = ${sourceId}`;

/**
 * A statement that ends the stages whose worker is gone. What a killed worker had sent to the database may be written
 * after its death, so the end of a run looks once more.
 */
export function lostStages(sourceId: string): Prisma.Sql {
  return Prisma.sql`
    update "ProcessingEvent" set outcome = 'RETRYING', message = 'The worker stopped on the way; it starts again.'
    where "sourceId" = ${sourceId}::uuid and outcome = 'RUNNING'`;
}

/** A stage that has begun and not ended. When it had to wait for others first, its end says when it really began. */
export interface RunningStage {
  readonly id: string;
  readonly stage: ProcessingStage;
  readonly startedAt: Date;
}

/** While a source has it, stages of its run may begin: those of which its text consists, and those that may come after. */
export type StatusOfStages = Extract<SourceStatus, 'PROCESSING' | 'COMPLETED'>;

/** How a stage ended, and what it has done that another try need not do again. */
export interface StageEnd {
  readonly outcome: Exclude<ProcessingOutcome, 'RUNNING'>;
  readonly failure?: Failure;
  readonly result?: Omit<StageResult, 'stage'> & { readonly bytes?: Uint8Array<ArrayBuffer> };
}

/**
 * Ends one stage, keeps what it has done, and begins the next, at once and in one statement. Watchers hear of it when
 * they are told (`server/jobs/stages/progressNotifier.ts`).
 * @param during the status that the source has to have
 * @throws SupersededError
 */
export async function nextStage(
  ctx: DomainContext,
  { sourceId, run }: Run,
  ended: (RunningStage & StageEnd) | null,
  stage: ProcessingStage,
  during: StatusOfStages = 'PROCESSING',
): Promise<RunningStage> {
  const next: RunningStage = { id: newUuid(), stage, startedAt: ctx.now() };
  const begun = await ctx.db.$executeRaw`
    with s as (
      select id from "Source" where id = ${sourceId}::uuid and run = ${run} and status = ${during}::"SourceStatus" and "trashedAt" is null
    )${ended ? endSql(ctx, ended) : Prisma.empty}
    insert into "ProcessingEvent" (id, "sourceId", run, stage, outcome, "startedAt")
    select ${next.id}::uuid, s.id, ${run}, ${stage}::"ProcessingStage", 'RUNNING', ${next.startedAt} from s`;
  if (begun === 0) throw new SupersededError();
  return next;
}

/** Notes how many of its parts a stage has done; of one that has ended nothing is noted. */
export async function recordStageProgress(ctx: DomainContext, { id }: RunningStage, done: number, parts: number): Promise<void> {
  await ctx.db.processingEvent.updateMany({ where: { id, outcome: 'RUNNING' }, data: { partsDone: done, parts } });
}

/** Ends a stage after which none begins. */
export async function endStage(ctx: DomainContext, { sourceId, run }: Run, ended: RunningStage & StageEnd): Promise<void> {
  await ctx.db.$executeRaw`
    with s as (select id from "Source" where id = ${sourceId}::uuid and run = ${run})${endSql(ctx, ended)}
    select 1 from s`;
}

/** Parts of a statement that has the source as `s`: the end of a stage and its result. */
function endSql(ctx: DomainContext, { id, stage, startedAt, outcome, failure, result }: RunningStage & StageEnd): Prisma.Sql {
  const durationMs = Math.max(0, ctx.now().getTime() - startedAt.getTime());
  const ended = Prisma.sql`, ended as (
      update "ProcessingEvent" e set outcome = ${outcome}::"ProcessingOutcome", "startedAt" = ${startedAt}, "durationMs" = ${durationMs},
        code = ${failure?.code ?? null}::"FailureCode", message = ${failure?.message ?? null}
      from s where e.id = ${id}::uuid and e."sourceId" = s.id and e.outcome = 'RUNNING'
    )`;
  if (!result) return ended;
  return Prisma.sql`${ended}, stored as (
      insert into "StageResult" ("sourceId", stage, key, result, bytes, "blobHash")
      select s.id, ${stage}::"ProcessingStage", ${result.key}, ${JSON.stringify(result.value ?? null)}::jsonb, ${result.bytes ?? null}::bytea, ${result.blobHash ?? null} from s
      on conflict ("sourceId", stage) do update
        set key = excluded.key, result = excluded.result, bytes = excluded.bytes, "blobHash" = excluded."blobHash", "createdAt" = now()
    )`;
}

/**
 * Ends the run in FAILED with a reason and notifies who added the source.
 * @param refetch drops what was fetched: it was at fault, and the next run fetches it again
 * @throws SupersededError
 */
export function failProcessing(outer: DomainContext, run: Run, { code, message }: Failure, { refetch }: { refetch: boolean }): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const source = await step(ctx, run, 'FAILED', { failureCode: code, failureMessage: message });
    await ctx.db.$executeRaw(lostStages(run.sourceId));
    if (refetch) await ctx.db.stageResult.deleteMany({ where: { sourceId: run.sourceId } });
    if (source.userId) await notify(ctx, { kind: 'PROCESSING_FAILED', userId: source.userId, spaceId: source.spaceId, sourceId: run.sourceId });
  });
}

/** Which try it is, and how often the site wanted to be left alone before it was asked. */
export interface Attempts {
  readonly attempt: number;
  readonly waits?: number | undefined;
}

/** Lets the source wait and be taken up again at `at`, in the place that it had. @param next the try it will be @throws SupersededError */
export function postponeProcessing(outer: DomainContext, run: Run, { attempt, waits = 0 }: Attempts, at: Date, priority: number): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const { domain } = await step(ctx, run, 'PENDING', {});
    await requestProcessing(ctx.db, [{ id: run.sourceId, run: run.run, domain, attempt, waits }], { runAt: at, priority });
  });
}

/** A compare-and-set of the status, with the event in the same transaction. @throws SupersededError */
export async function step(
  ctx: DomainContext,
  { sourceId, run }: Run,
  to: SourceStatus,
  columns: Prisma.SourceUncheckedUpdateManyInput,
): Promise<{ spaceId: string; userId: string | null; domain: string | null }> {
  const [source] = await ctx.db.source.updateManyAndReturn({
    where: { id: sourceId, run, status: { in: statusesBefore(to) }, trashedAt: null },
    data: { ...columns, status: to },
    select: { spaceId: true, userId: true, domain: true },
  });
  if (!source) throw new SupersededError();
  await publishSourceStatusChanged(ctx.db, source.spaceId, [sourceId]);
  return source;
}

/**
 * Holds the collection of a source until the transaction ends: whoever changes a source twice in one transaction needs it the second time, and
 * whoever deletes a collection holds that first and its sources then.
 */
export async function holdCollectionOf({ db }: DomainContext, sourceId: string): Promise<void> {
  await db.$queryRaw`select 1 from "Collection" where id = (select "collectionId" from "Source" where id = ${sourceId}::uuid) for key share`;
}

/** The run was superseded: what it was at is shown as skipped. */
export async function abandonProcessing(ctx: DomainContext, { sourceId, run }: Run): Promise<void> {
  await ctx.db.processingEvent.updateMany({ where: { sourceId, run, outcome: 'RUNNING' }, data: { outcome: 'SKIPPED' } });
}
