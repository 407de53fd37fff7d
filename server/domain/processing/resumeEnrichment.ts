import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { addJobs, defineJob } from '#server/platform/queue/job.ts';
import type { DomainContext } from '../context.ts';
import { publishSourceStatusChanged } from '../events.ts';
import type { Run } from './processingRun.ts';
import { requestEnrichment } from './processSource.job.ts';

/** Resumes a source that the model budget or the model's endpoint stopped, once it may be asked again. `resumed`: how often that was so because of the endpoint. */
export const resumeEnrichment = defineJob('resumeEnrichment', z.object({ sourceId: z.uuid(), run: z.int(), resumed: z.int().min(0).optional() }));

/** What a run leaves that the endpoint of the model refused. */
export interface Refused {
  /** How often the source was resumed for it before. */
  readonly resumed: number;
  /** How long the endpoint wants to be left alone; 0 where it did not say. */
  readonly pauseSeconds: number;
}

/** After what people add by hand. */
const priority = 10;

const minuteMs = 60_000;
/** A source is resumed so often because its model was asked too often, and waits so long before. */
const pausesMs = [1, 5, 20, 60, 240].map((minutes) => minutes * minuteMs);
const longestPauseMs = 24 * 60 * minuteMs;

/** When the budget resets: the next midnight (UTC). */
function nextBudgetDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}

/**
 * How long a source waits for an endpoint that is asked too often, in milliseconds: at least as long as it asks for. Up to half as long again by its id, so
 * that the sources of an import do not come back all at once. Null: it was waited for often enough.
 */
export function pauseBeforeResuming(sourceId: string, { resumed, pauseSeconds }: Refused): number | null {
  const pause = pausesMs[resumed];
  if (pause === undefined) return null;
  const spread = Number.parseInt(sourceId.slice(-2), 16) / 512;
  return Math.round(Math.min(longestPauseMs, Math.max(pause, pauseSeconds * 1_000)) * (1 + spread));
}

/**
 * Lets a source go on by itself, if a stage of this run was stopped by what passes: by an endpoint that is asked too often after a pause, a few
 * times, and the log says that it waits; by the budget when the next day begins. In the caller's transaction.
 */
export async function resumeIfStopped(ctx: DomainContext, { sourceId, run }: Run, refused: Refused): Promise<void> {
  const stopped = await ctx.db.processingEvent.findMany({ where: { sourceId, run, code: { in: ['BUDGET', 'MODEL_RATE_LIMITED'] } }, select: { code: true } });
  const pauseMs = stopped.some(({ code }) => code === 'MODEL_RATE_LIMITED') ? pauseBeforeResuming(sourceId, refused) : null;
  const resumeAt = async (runAt: Date, resumed: number) => addJobs(ctx.db, resumeEnrichment, [{ payload: { sourceId, run, resumed }, options: { key: `resume:${sourceId}`, runAt, priority } }]);
  if (pauseMs !== null) {
    await ctx.db.processingEvent.updateMany({ where: { sourceId, run, code: 'MODEL_RATE_LIMITED' }, data: { outcome: 'RETRYING' } });
    await resumeAt(new Date(ctx.now().getTime() + pauseMs), refused.resumed + 1);
  } else if (stopped.some(({ code }) => code === 'BUDGET')) await resumeAt(nextBudgetDay(ctx.now()), 0);
}

/** Begins a run that does only what needs a model, with the text as it was read. Nothing, when the source was processed again or is gone. */
export function resumeEnrichmentOf(outer: DomainContext, { sourceId, run, resumed = 0 }: z.infer<typeof resumeEnrichment.schema>): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const [source] = await ctx.db.source.updateManyAndReturn({
      where: { id: sourceId, run, status: 'COMPLETED', trashedAt: null },
      data: { status: 'PENDING', run: run + 1 },
      select: { spaceId: true },
    });
    if (!source) return;
    await requestEnrichment(ctx.db, { sourceId, run: run + 1, attempt: 1, resumed }, priority);
    await publishSourceStatusChanged(ctx.db, source.spaceId, [sourceId]);
  });
}
