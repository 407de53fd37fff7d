import { valuesOfStored } from '../prompts/content/promptContent.ts';
import { authorizeSpace } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { assertionsOfStored, type TestCaseContent } from '../prompts/testSets/testCase.ts';

const perPage = 200;

/** A test case with the set and the prompt that it belongs to. */
export interface ExportedTestCase extends TestCaseContent {
  readonly promptId: string;
  readonly testSetId: string;
  readonly testSet: string;
}

/** The test cases of the prompts of a space, set by set in their order, a page at a time. @throws NotFoundError once the space is not visible any more */
export async function* exportedTestCases(ctx: DomainContext, spaceId: string): AsyncGenerator<ExportedTestCase> {
  await authorizeSpace(ctx, 'space.read', spaceId);
  const sets = await ctx.db.testSet.findMany({ where: { spaceId, deletedAt: null, prompt: { deletedAt: null } }, orderBy: [{ promptId: 'asc' }, { id: 'asc' }], select: { id: true, promptId: true, name: true } });
  for (const { id: testSetId, promptId, name: testSet } of sets) {
    for (let after = -1, isMore = true; isMore; ) {
      await authorizeSpace(ctx, 'space.read', spaceId);
      const cases = await ctx.db.testCase.findMany({ where: { testSetId, position: { gt: after } }, orderBy: { position: 'asc' }, take: perPage });
      for (const { values, expected, assertions } of cases) yield { promptId, testSetId, testSet, values: valuesOfStored(values), expected, assertions: assertionsOfStored(assertions) };
      after = cases.at(-1)?.position ?? after;
      isMore = cases.length === perPage;
    }
  }
}
