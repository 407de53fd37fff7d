import type { DomainContext } from '#server/domain/context.ts';
import { tellOfImport } from '#server/domain/imports/tellOfImport.ts';
import { runJob } from '#server/domain/runs/runJob.job.ts';
import { beginJob, finishJob, type JobToRun } from '#server/domain/runs/workOnJob.ts';
import { withAdvisoryLock } from '#server/platform/db/database.ts';
import { type Processor, processor } from '#server/platform/queue/worker.ts';
import { runExport } from '../exports/runExport.ts';
import type { LanguageModel } from '#server/platform/models/languageModel.ts';
import { makeCards } from '../cards/makeCards.ts';
import { type ImportDependencies, runImport } from '../imports/runImport.ts';

interface JobDependencies extends ImportDependencies {
  /** Absent where no model is configured. */
  readonly language?: LanguageModel | undefined;
}

const byKind = {
  EXPORT: (ctx: DomainContext, { blobs }: JobDependencies, job: JobToRun, signal: AbortSignal) => runExport(ctx, blobs, job, signal),
  IMPORT: runImport,
  MAKE_CARDS: (ctx: DomainContext, { language }: JobDependencies, job: JobToRun, signal: AbortSignal) => makeCards(ctx, language, job, signal),
} as const;

/**
 * Carries a job of people on from where it stands. Jobs have places of their own: an import of an hour takes none from the pages that are read.
 * Why: docs/decisions/runs-and-jobs.md
 */
export function runJobProcessor({ ctx, ...dependencies }: { readonly ctx: DomainContext } & JobDependencies): Processor {
  const work = processor(runJob, async ({ jobId }, { signal, isLastTry }) => {
    try {
      // A worker that lost its connection may still be at it.
      await withAdvisoryLock(ctx.db, `job ${jobId}`, signal, async () => {
        const job = await beginJob(ctx, jobId);
        const failure = job ? await byKind[job.kind](ctx, dependencies, job, signal) : 'left';
        // Somebody may have approved it already: then it is not ended, it goes on.
        if (job && failure !== 'left') await finishJob(ctx, jobId, failure, job.kind === 'IMPORT' ? tellOfImport : undefined);
      });
    } catch (error) {
      if (signal.aborted || !isLastTry) throw error;
      ctx.log.error({ err: error, jobId }, 'A job was given up');
      await finishJob(ctx, jobId, { code: 'INTERNAL', message: 'Something went wrong in the vault itself. It has been logged.', isInterruption: true });
    }
  });
  return { ...work, pool: 'jobs' };
}
