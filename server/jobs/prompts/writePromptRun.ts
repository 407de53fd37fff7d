import type { DomainContext } from '#server/domain/context.ts';
import { writePromptRun } from '#server/domain/prompts/runs/writePromptRun.job.ts';
import { type Processor, processor } from '#server/platform/queue/worker.ts';
import { carryOutRun, type PromptRunning } from './carryOutRun.ts';

/**
 * Has models answer prompts, with the places of answers: somebody waits for them.
 * @param model absent where none is configured
 */
export function writePromptRunProcessor(ctx: DomainContext, model?: PromptRunning): Processor {
  const work = processor(writePromptRun, ({ runId }, context) => carryOutRun(ctx, model, runId, context));
  return { ...work, pool: 'answers' };
}
