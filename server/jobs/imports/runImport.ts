import { personActor } from '#server/domain/access/personActor.ts';
import type { DomainContext } from '#server/domain/context.ts';
import { DomainError, StorageFullError } from '#server/domain/errors.ts';
import { carryOutBatch } from '#server/domain/imports/carryOutBatch.ts';
import type { ImportToRun } from '#server/domain/imports/heldImport.ts';
import { ImportTooLargeError, storeImportRows } from '#server/domain/imports/importRows.ts';
import { makeCollections } from '#server/domain/imports/makeCollections.ts';
import { planImport } from '#server/domain/imports/planImport.ts';
import { beginImport, endImport, noteRead } from '#server/domain/imports/runImport.ts';
import { runJob } from '#server/domain/runs/runJob.job.ts';
import { withAdvisoryLock } from '#server/platform/db/database.ts';
import { type Processor, processor } from '#server/platform/queue/worker.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { openForeignFile, UnknownFormatError } from './formats/openForeignFile.ts';

export interface ImportDependencies {
  readonly ctx: DomainContext;
  readonly blobs: BlobStore;
}

/** At most so often people are told how far it is. */
const tellEveryMs = 1_000;

/**
 * Carries a job of people on from where it stands. Jobs have places of their own: an import of an hour takes none from the pages that are read.
 * Why: docs/decisions/runs-and-jobs.md
 */
export function runJobProcessor(deps: ImportDependencies): Processor {
  const { ctx } = deps;
  const work = processor(runJob, async ({ jobId }, { signal, isLastTry }) => {
    try {
      // A worker that lost its connection may still be at it.
      await withAdvisoryLock(ctx.db, `job ${jobId}`, signal, () => runImport(deps, jobId, signal));
    } catch (error) {
      if (signal.aborted || !isLastTry) throw error;
      ctx.log.error({ err: error, jobId }, 'A job was given up');
      await endImport(ctx, jobId, { code: 'INTERNAL', message: 'Something went wrong in the vault itself. It has been logged.', isInterruption: true });
    }
  });
  return { ...work, pool: 'jobs' };
}

async function runImport(deps: ImportDependencies, jobId: string, signal: AbortSignal): Promise<void> {
  const job = await beginImport(deps.ctx, jobId);
  if (!job) return;
  try {
    if (job.startedById === null) throw new UnknownFormatError('Whoever began this import has gone.');
    if (!job.isApproved && !(await lookThrough(deps, job, signal))) return;
    const ctx = { ...deps.ctx, actor: personActor(job.startedById) };
    if (!(await makeCollections(ctx, jobId))) return;
    const tells = createPace();
    for (let batches = 1; await carryOutBatch(ctx, jobId, tells()); batches++) {
      signal.throwIfAborted();
      if (Number.isInteger(Math.log2(batches))) await refreshStatistics(ctx.db);
    }
    await endImport(deps.ctx, jobId);
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    await endImport(deps.ctx, jobId, failure);
  }
}

/** Reads the file and says what would become of it. Answers whether to carry it out at once. */
async function lookThrough({ ctx, blobs }: ImportDependencies, job: ImportToRun, signal: AbortSignal): Promise<boolean> {
  const bytes = await blobs.stream(job.blobHash ?? '');
  try {
    const file = await openForeignFile(bytes, job.format);
    const tells = createPace();
    const total = await storeImportRows(ctx, job.jobId, file, { signal, onBatch: async (count) => void (tells() && (await noteRead(ctx, job, count))) });
    return await planImport(ctx, job.jobId, { format: file.format, lostFields: [...file.lostFields], total });
  } finally {
    bytes.destroy();
  }
}

/**
 * In a new vault PostgreSQL takes its tables for empty until it looks, a minute later: what finds one row among thousands by its index would
 * read all of them until then, for each row of an import.
 */
async function refreshStatistics(db: DomainContext['db']): Promise<void> {
  await db.$executeRaw`analyze "Source", "SourceSearch", graphile_worker._private_jobs`;
}

/** Answers true at once, and then at most once in a while. */
function createPace(): () => boolean {
  let last = -Infinity;
  return () => {
    const now = performance.now();
    if (now - last < tellEveryMs) return false;
    last = now;
    return true;
  };
}

function failureOf(error: unknown) {
  if (error instanceof UnknownFormatError) return { code: 'UNSUPPORTED' as const, message: error.message };
  if (error instanceof ImportTooLargeError) return { code: 'TOO_LARGE' as const, message: error.message };
  if (error instanceof StorageFullError) return { code: 'STORAGE_FULL' as const, message: error.message };
  // The space or a collection is gone, or they may not write there any more.
  if (error instanceof DomainError) return { code: 'NOT_FOUND' as const, message: error.message };
  return null;
}
