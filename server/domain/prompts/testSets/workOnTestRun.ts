import { valuesOfStored } from '../content/promptContent.ts';
import { inTransaction } from '#server/platform/db/database.ts';
import type { FailureCode, RunState } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../../context.ts';
import { publishRunProgressed } from '../../events.ts';
import { costOf, pricesOfModel, spentOnTestRun } from '../../models/modelUses.ts';
import { tokensOf } from '../../models/tokensOf.ts';
import { newUuid } from '../../publicId.ts';
import { usualAnswer } from '../content/measureContent.ts';
import { readSavedContents } from '../readPromptVersions.ts';
import type { RenderedPrompt } from '../renderPromptVersions.ts';
import { columnsOfRun } from '../runs/promptRunColumns.ts';
import { type Assertion, assertionsOfStored } from './testCase.ts';
import { endTestRuns } from './endTestRuns.ts';
import { renderCase } from './renderCase.ts';

/** A test run that a worker carries out. */
export interface TestRunToWrite {
  readonly testRunId: string;
  readonly spaceId: string;
  readonly promptId: string;
  readonly startedById: string | null;
  readonly budget: number | null;
}

/** An answer that is to be had, or to be looked at. */
export interface AwaitedResult {
  readonly id: string;
  readonly testCaseId: string | null;
  readonly versionId: string;
  readonly model: string;
  /** Null: nothing was asked yet. */
  readonly promptRunId: string | null;
}

/** Takes up a test run that waits, or one that somebody who was killed has left; null when there is nothing to do. */
export function beginTestRun(outer: DomainContext, testRunId: string): Promise<TestRunToWrite | null> {
  return inTransaction(outer, async (ctx) => {
    const [held] = await ctx.db.$queryRaw<(TestRunToWrite & { readonly state: RunState; readonly endedAt: Date | null })[]>`
      select r.id::text as "testRunId", r."spaceId"::text as "spaceId", t."promptId"::text as "promptId", r."startedById"::text as "startedById", r.budget, r.state::text, r."endedAt"
      from "TestRun" r join "TestSet" t on t.id = r."testSetId" where r.id = ${testRunId}::uuid for no key update of r`;
    if (held?.endedAt !== null) return null;
    const { state, endedAt: _endedAt, ...run } = held;
    if (state === 'WAITING') {
      await ctx.db.testRun.update({ where: { id: testRunId }, data: { state: 'RUNNING' }, select: { id: true } });
      await publishRunProgressed(ctx.db, run.spaceId, [testRunId]);
    }
    return run;
  });
}

/** What of a test run is still to be asked or looked at, in order. */
export const readAwaitedResults = ({ db }: DomainContext, testRunId: string): Promise<AwaitedResult[]> =>
  db.testResult.findMany({ where: { testRunId, passed: null }, orderBy: { position: 'asc' }, select: { id: true, testCaseId: true, versionId: true, model: true, promptRunId: true } });

/** What the next answer of a test run came to. */
export type NextAnswer =
  /** It is to be written. */
  | { readonly promptRunId: string }
  /** Nothing can be asked: its case, or what fills a variable, is gone. */
  | 'skipped'
  /** With what is being written it could cost more than it may: when that has ended, there may be room for it. */
  | 'later'
  /** The run has ended, or has spent what it may. */
  | 'over';

/**
 * Makes the run of a prompt that an awaited result asks for, unless it is made already. A run is stopped before it asks for what could cost more than it
 * may: what is being written counts as much as this, and an answer without `maxTokens` as 500 tokens.
 */
export async function askNext(outer: DomainContext, run: TestRunToWrite, { id, testCaseId, versionId, model, promptRunId: asked }: AwaitedResult): Promise<NextAnswer> {
  if (asked !== null) return { promptRunId: asked };
  const testCase = testCaseId === null ? null : await outer.db.testCase.findUnique({ where: { id: testCaseId }, select: { values: true } });
  const content = (await readSavedContents(outer, [versionId])).get(versionId);
  const values = valuesOfStored(testCase?.values);
  const rendered = testCase && content && (await renderCase(outer, values, new Map([[versionId, content]])));
  return inTransaction(outer, async (ctx) => {
    if (!(await holdOpen(ctx, run.testRunId))) return 'over';
    if (!content || !testCase || !rendered) {
      if (testCase && content) await addUnsent(ctx, run, { id, versionId, model }, columnsOfRun(content, values, undefined));
      else await dropResult(ctx, run, id);
      return 'skipped';
    }
    const room = await roomFor(ctx, run, costOfAnswer(ctx, model, rendered.get(versionId)));
    if (room === 'none') await endTestRuns(ctx, [run.testRunId], 'STOPPED');
    if (room !== 'some') return room === 'none' ? 'over' : 'later';
    const promptRunId = newUuid();
    await ctx.db.promptRun.create({ data: { id: promptRunId, ...ofTestRun(run, versionId, model), createdAt: ctx.now(), ...columnsOfRun(content, values, rendered.get(versionId)) }, select: { id: true } });
    await ctx.db.testResult.update({ where: { id }, data: { promptRunId }, select: { id: true } });
    return { promptRunId };
  });
}

function costOfAnswer(ctx: DomainContext, model: string, rendered: RenderedPrompt | undefined): number {
  const inputTokens = rendered?.messages.reduce((sum, { text }) => sum + tokensOf(text), 0) ?? 0;
  return costOf(pricesOfModel(ctx.modelLimits, model), { inputTokens, outputTokens: rendered?.params.maxTokens ?? usualAnswer }) ?? 0;
}

/** Whether one more answer costs no more than a run may; perhaps: when what is being written has cost less than it could. */
async function roomFor({ db }: DomainContext, { testRunId, budget }: TestRunToWrite, next: number): Promise<'some' | 'perhaps' | 'none'> {
  if (budget === null) return 'some';
  const open = await db.promptRun.count({ where: { testRunId, endedAt: null } });
  if ((await spentOnTestRun(db, testRunId)) + (open + 1) * next <= budget) return 'some';
  return open > 0 ? 'perhaps' : 'none';
}

const ofTestRun = ({ testRunId, spaceId, promptId, startedById }: TestRunToWrite, versionId: string, model: string) => ({ spaceId, promptId, versionId, authorId: startedById, groupId: testRunId, testRunId, model });

/** Holds a run until the transaction ends, so that it is stopped before or after; false when it has ended. With its test set or its prompt it ends, too. */
async function holdOpen(ctx: DomainContext, testRunId: string): Promise<boolean> {
  const [held] = await ctx.db.$queryRaw<{ endedAt: Date | null; isThere: boolean }[]>`
    select r."endedAt", t."deletedAt" is null and p."deletedAt" is null as "isThere" from "TestRun" r join "TestSet" t on t.id = r."testSetId" join "Prompt" p on p.id = t."promptId"
    where r.id = ${testRunId}::uuid for no key update of r`;
  if (held?.endedAt !== null) return false;
  if (!held.isThere) await endTestRuns(ctx, [testRunId], 'STOPPED');
  return held.isThere;
}

/** The answer to a case that cannot be put into words any more: it failed, and says why. */
async function addUnsent(ctx: DomainContext, run: TestRunToWrite, { id, versionId, model }: Pick<AwaitedResult, 'id' | 'versionId' | 'model'>, columns: ReturnType<typeof columnsOfRun>): Promise<void> {
  const promptRunId = newUuid();
  const at = ctx.now();
  await ctx.db.promptRun.create({
    data: { id: promptRunId, ...ofTestRun(run, versionId, model), createdAt: at, endedAt: at, state: 'FAILED', failureCode: 'NOT_FOUND', failureMessage: 'A source or a collection that fills a variable of this case is gone.', ...columns },
    select: { id: true },
  });
  await ctx.db.testResult.update({ where: { id }, data: { promptRunId, passed: false }, select: { id: true } });
  await countDone(ctx, run, 1);
}

/** A case that was deleted meanwhile is not answered. */
async function dropResult(ctx: DomainContext, run: TestRunToWrite, id: string): Promise<void> {
  await ctx.db.testResult.delete({ where: { id }, select: { id: true } });
  await ctx.db.testRun.update({ where: { id: run.testRunId }, data: { total: { decrement: 1 } }, select: { id: true } });
  await publishRunProgressed(ctx.db, run.spaceId, [run.testRunId]);
}

async function countDone(ctx: DomainContext, { testRunId, spaceId }: TestRunToWrite, count: number): Promise<void> {
  await ctx.db.testRun.update({ where: { id: testRunId }, data: { done: { increment: count } }, select: { id: true } });
  await publishRunProgressed(ctx.db, spaceId, [testRunId]);
}

/** An answer that was written, and what must hold of it. */
export interface WrittenAnswer {
  readonly state: RunState;
  readonly failureCode: FailureCode | null;
  readonly failureMessage: string | null;
  readonly output: string;
  readonly assertions: readonly Assertion[];
}

/** The answer to look at, with the assertions of its case as they are now; none, where the case is gone. Null: it is gone itself. */
export async function readWrittenAnswer({ db }: DomainContext, resultId: string): Promise<WrittenAnswer | null> {
  const row = await db.testResult.findUnique({
    where: { id: resultId },
    select: { promptRun: { select: { state: true, failureCode: true, failureMessage: true, output: true } }, testCase: { select: { assertions: true, expected: true } } },
  });
  if (!row?.promptRun) return null;
  const { assertions, expected } = row.testCase ?? {};
  return { ...row.promptRun, assertions: assertionsOfStored(assertions).map((one) => (one.value === '' ? { ...one, value: expected ?? '' } : one)) };
}

/** Writes down what came of an answer, once. */
export function settleResult(outer: DomainContext, run: TestRunToWrite, id: string, { passed, failed }: { readonly passed: boolean; readonly failed: readonly Assertion[] }): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const { count } = await ctx.db.testResult.updateMany({ where: { id, passed: null }, data: { passed, failedAssertions: failed.map((one) => ({ ...one })) } });
    if (count > 0) await countDone(ctx, run, count);
  });
}

/** Ends a test run, unless it has ended. @param failure why it did not come to its end */
export const finishTestRun = (outer: DomainContext, testRunId: string, failure?: { readonly code: FailureCode; readonly message: string; readonly isInterruption?: boolean }): Promise<void> =>
  inTransaction(outer, async (ctx) => {
    if (!(await holdOpen(ctx, testRunId))) return;
    if (!failure) return endTestRuns(ctx, [testRunId], 'SUCCEEDED');
    return endTestRuns(ctx, [testRunId], failure.isInterruption ? 'INTERRUPTED' : 'FAILED', { failureCode: failure.code, failureMessage: failure.message });
  });
