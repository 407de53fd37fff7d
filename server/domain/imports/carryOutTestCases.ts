import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../context.ts';
import { publishPromptsChanged, publishRunProgressed } from '../events.ts';
import { authorizeTestSet } from '../prompts/testSets/authorizeTestSets.ts';
import { addCases, mostCases } from '../prompts/testSets/saveTestSet.ts';
import type { TestCaseContent } from '../prompts/testSets/testCase.ts';
import { beginRows } from './beginRows.ts';
import { heldImport } from './heldImport.ts';

/** So many cases are added in one transaction: what a worker that is killed does again. */
const perBatch = 500;

/**
 * Adds the next cases of an import to its test set, and notes how far it is, all in one transaction: whoever comes after somebody who was killed goes on
 * exactly there. As whoever started it, under their rights of this moment. Cases for which the set has no room are told in their rows.
 * @returns whether there is more to do; false also when it was stopped
 */
export function carryOutTestCases(outer: DomainContext, jobId: string, tells: boolean): Promise<boolean> {
  return inTransaction(outer, async (ctx) => {
    const held = await heldImport(ctx, jobId);
    if (held?.state !== 'RUNNING') return false;
    const set = await authorizeTestSet(ctx, held.testSetId);
    if (held.donePlace < 0) await beginRows(ctx, jobId);
    const rows = await ctx.db.$queryRaw<{ number: number; testCase: TestCaseContent }[]>`
      select r.number, r."testCase" from "ImportRow" r where r."jobId" = ${jobId}::uuid and r.outcome = 'ADDED' and r.number > ${held.doneNumber}::int order by r.number limit ${perBatch}::int`;
    if (rows.length === 0) {
      await nameRepeated(ctx, jobId);
      await ctx.db.testSet.update({ where: { id: set.id }, data: { updatedAt: ctx.now() }, select: { id: true } });
      await publishPromptsChanged(ctx.db, set.spaceId, { promptIds: [set.promptId] });
      return false;
    }
    const room = Math.max(0, mostCases - (await ctx.db.testCase.count({ where: { testSetId: set.id } })));
    const [fitting, others] = [rows.slice(0, room), rows.slice(room)];
    const ids = await addCases(ctx, set, fitting.map(({ testCase }) => testCase));
    await ctx.db.$executeRaw`
      update "ImportRow" r set "testCaseId" = made.id from unnest(${fitting.map(({ number }) => number)}::int[], ${ids}::uuid[]) as made(number, id) where r."jobId" = ${jobId}::uuid and r.number = made.number`;
    await ctx.db.importRow.updateMany({
      where: { jobId, number: { in: others.map(({ number }) => number) } },
      data: { outcome: 'FAILED', failureCode: 'TOO_LARGE', failureMessage: `A test set has at most ${mostCases.toLocaleString('en')} cases.` },
    });
    await ctx.db.import.update({ where: { jobId }, data: { doneNumber: rows.at(-1)?.number ?? 0 }, select: { jobId: true } });
    await ctx.db.job.update({ where: { id: jobId }, data: { done: { increment: rows.length } }, select: { id: true } });
    if (tells) await publishRunProgressed(ctx.db, held.spaceId, [jobId]);
    return true;
  });
}

/** What stood in the file twice became what the first one did. */
const nameRepeated = ({ db }: DomainContext, jobId: string) => db.$executeRaw`
  update "ImportRow" r set "testCaseId" = first."testCaseId" from "ImportRow" first
  where r."jobId" = ${jobId}::uuid and r.outcome = 'REPEATED' and first."jobId" = r."jobId" and first.outcome in ('ADDED', 'ALREADY_THERE') and first."testCase" = r."testCase"`;
