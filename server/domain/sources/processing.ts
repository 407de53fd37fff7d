import type {
  FailureCode,
  ProcessingOutcome,
  ProcessingStage,
  SourceStatus,
  SourceType,
} from '#server/platform/db/generated/client.ts';
import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../context.ts';
import { publishSourceStatusChanged } from '../events.ts';
import { notify } from '../notifications/notify.ts';
import { indexSources } from '../search/indexSources.ts';
import type { SourceDetails } from './details.ts';
import { requestProcessing } from './processSource.job.ts';
import { statusesBefore } from './status.ts';

/** One run of processing one source; every step checks that the run still counts. */
export interface Run {
  readonly sourceId: string;
  readonly run: number;
}

/** Another run, the trash or a deletion came in between: this run writes nothing more. */
export class SupersededError extends Error {}

export interface SourceToProcess {
  readonly spaceId: string;
  readonly type: SourceType;
  readonly sourceUrl: string | null;
  readonly originalContent: string | null;
  readonly fileName: string | null;
  readonly mimeType: string | null;
  /** What the bytes of a file are stored under; null while they are not there. */
  readonly blobHash: string | null;
  readonly size: number | null;
}

/**
 * Takes a source up. One that is PROCESSING already is taken up again: its worker was lost on the way.
 * @throws SupersededError
 */
export async function beginProcessing(outer: DomainContext, { sourceId, run }: Run): Promise<SourceToProcess> {
  return inTransaction(outer, async (ctx) => {
    await step(ctx, { sourceId, run }, 'PROCESSING', [...statusesBefore('PROCESSING'), 'PROCESSING'], {});
    await ctx.db.processingEvent.updateMany({
      where: { sourceId, outcome: 'RUNNING' },
      data: { outcome: 'RETRYING', message: 'The worker stopped on the way; it starts again.' },
    });
    const { text, size, ...source } = await ctx.db.source.findUniqueOrThrow({
      where: { id: sourceId },
      select: {
        spaceId: true,
        type: true,
        sourceUrl: true,
        fileName: true,
        mimeType: true,
        blobHash: true,
        size: true,
        text: { select: { originalContent: true } },
      },
    });
    return { ...source, size: size === null ? null : Number(size), originalContent: text?.originalContent ?? null };
  });
}

/** What was read. A link brings what its page says of itself; a pasted text keeps what the person gave. */
export interface ProcessedSource {
  readonly title?: string;
  readonly canonicalUrl?: string | null;
  readonly siteName?: string | null;
  readonly author?: string | null;
  readonly publishedAt?: Date | null;
  readonly imageUrl?: string | null;
  readonly faviconUrl?: string | null;
  readonly excerpt?: string | null;
  readonly mimeType?: string | null;
  readonly size?: number;
  readonly language: string | null;
  readonly wordCount: number;
  readonly readingMinutes: number;
  readonly details?: SourceDetails;
  readonly processedContent: string;
  readonly plainText: string;
  readonly markdown: string;
}

/**
 * Saves the result and ends the stage and the run in COMPLETED, in one transaction. A title that a person gave is kept.
 * @throws SupersededError
 */
export async function completeProcessing(outer: DomainContext, run: Run, stage: RunningStage, result: ProcessedSource): Promise<void> {
  const { title, processedContent, plainText, markdown, ...columns } = result;
  await inTransaction(outer, async (ctx) => {
    await step(ctx, run, 'COMPLETED', statusesBefore('COMPLETED'), columns);
    await endStage(ctx, stage, 'SUCCEEDED');
    if (title) {
      await ctx.db.$executeRaw`
        update "Source" set title = ${title} where id = ${run.sourceId}::uuid and type = 'URI' and title = "sourceUrl"`;
    }
    const texts = { processedContent, readerContent: null, plainText, markdown };
    await ctx.db.sourceText.upsert({
      where: { sourceId: run.sourceId },
      create: { sourceId: run.sourceId, ...texts },
      update: texts,
    });
    await indexSources(ctx, [run.sourceId]);
  });
}

/** Ends the stage as skipped and the run in COMPLETED: a file is kept, whether or not its text can be read. @throws SupersededError */
export async function completeWithoutText(outer: DomainContext, run: Run, stage: RunningStage, reason: Failure): Promise<void> {
  await inTransaction(outer, async (ctx) => {
    await step(ctx, run, 'COMPLETED', statusesBefore('COMPLETED'), {});
    await endStage(ctx, stage, 'SKIPPED', reason);
  });
}

export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
}

/** Ends the run in FAILED with a reason and notifies who added the source. @throws SupersededError */
export async function failProcessing(outer: DomainContext, run: Run, { code, message }: Failure): Promise<void> {
  await inTransaction(outer, async (ctx) => {
    const source = await step(ctx, run, 'FAILED', statusesBefore('FAILED'), { failureCode: code, failureMessage: message });
    if (source.userId) await notify(ctx, { kind: 'PROCESSING_FAILED', userId: source.userId, spaceId: source.spaceId, sourceId: run.sourceId });
  });
}

/** Lets the source wait and be taken up again at `at`. @throws SupersededError */
export async function postponeProcessing(outer: DomainContext, run: Run, attempt: number, at: Date): Promise<void> {
  await inTransaction(outer, async (ctx) => {
    await step(ctx, run, 'PENDING', ['PROCESSING'], {});
    await requestProcessing(ctx.db, [{ id: run.sourceId, run: run.run, attempt: attempt + 1 }], { runAt: at });
  });
}

/** A compare-and-set of the status, with the event in the same transaction. */
async function step(
  ctx: DomainContext,
  { sourceId, run }: Run,
  to: SourceStatus,
  from: readonly SourceStatus[],
  columns: Record<string, unknown>,
): Promise<{ spaceId: string; userId: string | null }> {
  const [source] = await ctx.db.source.updateManyAndReturn({
    where: { id: sourceId, run, status: { in: [...from] }, trashedAt: null },
    data: { status: to, ...columns },
    select: { spaceId: true, userId: true },
  });
  if (!source) throw new SupersededError();
  await publishSourceStatusChanged(ctx.db, source.spaceId, [sourceId]);
  return source;
}

/** The run was superseded: what it was at is shown as skipped. */
export async function abandonProcessing(ctx: DomainContext, { sourceId, run }: Run): Promise<void> {
  await ctx.db.processingEvent.updateMany({ where: { sourceId, run, outcome: 'RUNNING' }, data: { outcome: 'SKIPPED' } });
}

/** A stage that has begun and not ended. */
export interface RunningStage {
  readonly id: string;
  readonly startedAt: Date;
}

/** Notes that a stage has begun, for the log that people watch live. */
export async function beginStage(outer: DomainContext, { sourceId, run }: Run, stage: ProcessingStage): Promise<RunningStage> {
  const startedAt = outer.now();
  return inTransaction(outer, async (ctx) => {
    const source = await ctx.db.source.findFirst({ where: { id: sourceId, run }, select: { spaceId: true } });
    if (!source) throw new SupersededError();
    const event = await ctx.db.processingEvent.create({
      data: { sourceId, run, stage, outcome: 'RUNNING', startedAt },
      select: { id: true },
    });
    await publishSourceStatusChanged(ctx.db, source.spaceId, [sourceId]);
    return { id: event.id, startedAt };
  });
}

/** Notes how a stage ended and how long it took. The status step that follows it tells the watchers. */
export async function endStage(
  ctx: DomainContext,
  { id, startedAt }: RunningStage,
  outcome: Exclude<ProcessingOutcome, 'RUNNING'>,
  failure?: Failure,
): Promise<void> {
  await ctx.db.processingEvent.updateMany({
    where: { id, outcome: 'RUNNING' },
    data: {
      outcome,
      durationMs: Math.max(0, ctx.now().getTime() - startedAt.getTime()),
      code: failure?.code ?? null,
      message: failure?.message ?? null,
    },
  });
}
