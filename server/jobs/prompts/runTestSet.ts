import type { DomainContext } from '#server/domain/context.ts';
import { BudgetExceededError } from '#server/domain/errors.ts';
import { requireBudget } from '#server/domain/models/modelUses.ts';
import { runTestSet } from '#server/domain/prompts/testSets/runTestSet.job.ts';
import { askNext, type AwaitedResult, beginTestRun, finishTestRun, readAwaitedResults, readWrittenAnswer, settleResult, type TestRunToWrite, type WrittenAnswer } from '#server/domain/prompts/testSets/workOnTestRun.ts';
import type { CheckedKind } from '#server/domain/prompts/testSets/checkAnswer.ts';
import type { Assertion } from '#server/domain/prompts/testSets/testCase.ts';
import { withAdvisoryLock } from '#server/platform/db/database.ts';
import type { FailureCode } from '#server/platform/db/generated/client.ts';
import { LanguageModelError } from '#server/platform/models/languageModel.ts';
import { type Processor, processor } from '#server/platform/queue/worker.ts';
import { type AnswerChecker, createAnswerChecker } from './answerChecker.ts';
import { carryOutRun, type PromptRunning } from './carryOutRun.ts';
import { judgeAnswer } from './judgeAnswer.ts';

/** So many answers of a test run are written at a time. */
const lanes = 3;

/** Whoever asks again gets the same answer: the run ends, and nothing more is asked. */
const lasting: ReadonlySet<FailureCode> = new Set<FailureCode>(['NO_MODEL', 'BUDGET', 'MODEL_QUOTA', 'MODEL_UNAUTHORIZED', 'MODEL_NOT_FOUND']);

type Failure = NonNullable<Parameters<typeof finishTestRun>[2]>;

/**
 * Carries test runs out from where they stand, in places of their own. What a model was asked before a worker was killed is not asked again.
 * @param model absent where none is configured
 */
export function runTestSetProcessor(ctx: DomainContext, model?: PromptRunning): Processor {
  const work = processor(runTestSet, async ({ testRunId }, { signal, isLastTry }) => {
    try {
      // A worker that lost its connection may still be at it.
      await withAdvisoryLock(ctx.db, `test run ${testRunId}`, signal, async () => {
        const run = await beginTestRun(ctx, testRunId);
        if (run) await finishTestRun(ctx, testRunId, (await carryOut(ctx, model, run, signal)) ?? undefined);
      });
    } catch (error) {
      if (signal.aborted || !isLastTry) throw error;
      ctx.log.error({ err: error, testRunId }, 'A test run was given up');
      await finishTestRun(ctx, testRunId, { code: 'INTERNAL', message: 'Something went wrong in the vault itself. It has been logged.', isInterruption: true });
    }
  });
  return { ...work, pool: 'tests' };
}

/** Has all answers written and looked at, some side by side. @returns why no more are, null when there are none left or somebody has stopped it */
async function carryOut(ctx: DomainContext, model: PromptRunning | undefined, run: TestRunToWrite, signal: AbortSignal): Promise<Failure | null> {
  const checker = createAnswerChecker();
  let isOver = false;
  let failure: Failure | null = null;
  const awaited = await readAwaitedResults(ctx, run.testRunId);
  const work = async () => {
    for (let result = awaited.shift(); result && !isOver; result = awaited.shift()) {
      signal.throwIfAborted();
      const ended = await answer(ctx, { model, checker }, run, result, signal);
      if (ended === null) continue;
      if (ended === 'later') {
        // Whoever writes now goes on with it.
        awaited.unshift(result);
        return;
      }
      if (ended !== 'over') failure ??= ended;
      isOver = true;
    }
  };
  try {
    const done = await Promise.allSettled(Array.from({ length: lanes }, work));
    const broken = done.find((lane) => lane.status === 'rejected');
    if (broken) throw broken.reason;
    // The last one may have ended while another one put its own back.
    await work();
    return failure;
  } finally {
    await checker.close();
  }
}

interface Workshop {
  readonly model: PromptRunning | undefined;
  readonly checker: AnswerChecker;
}

/** Has one answer written and looked at. @returns null: go on; `later`: not before another one has ended; `over`: the run has ended; otherwise why it ends */
async function answer(ctx: DomainContext, { model, checker }: Workshop, run: TestRunToWrite, result: AwaitedResult, signal: AbortSignal): Promise<Failure | 'over' | 'later' | null> {
  const spent = await budgetFailure(ctx, run.spaceId);
  if (spent && result.promptRunId === null) return spent;
  const asked = await askNext(ctx, run, result);
  if (asked === 'over' || asked === 'later') return asked;
  if (asked === 'skipped') return null;
  await carryOutRun(ctx, model, asked.promptRunId, { signal, isLastTry: false });
  const written = await readWrittenAnswer(ctx, result.id);
  if (!written || written.state === 'STOPPED') return 'over';
  if (written.state !== 'SUCCEEDED') {
    await settleResult(ctx, run, result.id, { passed: false, failed: [] });
    const { failureCode: code, failureMessage } = written;
    return code !== null && lasting.has(code) ? { code, message: failureMessage ?? '' } : null;
  }
  const { failed, failure } = await look(ctx, { model, checker }, { run, promptRunId: asked.promptRunId, written }, signal);
  await settleResult(ctx, run, result.id, { passed: failed.length === 0, failed });
  return failure;
}

async function budgetFailure(ctx: DomainContext, spaceId: string): Promise<Failure | null> {
  try {
    await requireBudget(ctx, spaceId);
    return null;
  } catch (error) {
    if (error instanceof BudgetExceededError) return { code: 'BUDGET', message: error.message };
    throw error;
  }
}

/** Looks which assertions do not hold; what a model does not judge does not. */
async function look(ctx: DomainContext, { model, checker }: Workshop, { run, promptRunId, written }: { readonly run: TestRunToWrite; readonly promptRunId: string; readonly written: WrittenAnswer }, signal: AbortSignal): Promise<{ failed: Assertion[]; failure: Failure | null }> {
  const failed: Assertion[] = [];
  let failure: Failure | null = null;
  for (const assertion of written.assertions) {
    if (isChecked(assertion)) {
      if (!(await checker.check({ assertion, answer: written.output }))) failed.push(assertion);
      continue;
    }
    try {
      const isPassed = model && failure === null && (await judgeAnswer(ctx, model.languages, { spaceId: run.spaceId, promptRunId, criterion: assertion.value, answer: written.output }, signal));
      if (!isPassed) failed.push(assertion);
    } catch (error) {
      if (!(error instanceof LanguageModelError)) throw error;
      failed.push(assertion);
      if (lasting.has(error.code)) failure = { code: error.code, message: error.message };
    }
  }
  return { failed, failure };
}

const isChecked = (assertion: Assertion): assertion is Assertion & { readonly kind: CheckedKind } => assertion.kind !== 'JUDGE';
