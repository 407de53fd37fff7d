import { requireUser } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { publishPromptsChanged } from '../../events.ts';
import { newUuid } from '../../publicId.ts';
import { columnsOfCase, type TestCaseContent } from './testCase.ts';

/** A test set to be made. */
export interface NewTestSet {
  readonly promptId: string;
  readonly name: string;
  readonly cases: readonly TestCaseContent[];
}

/** So many cases go into one statement. */
const perStatement = 1_000;

/** Makes test sets of new prompts, as they come. In the caller's transaction, which holds the prompts and has found them editable. */
export async function insertTestSets(ctx: DomainContext, spaceId: string, sets: readonly NewTestSet[]): Promise<void> {
  if (sets.length === 0) return;
  const { userId } = requireUser(ctx);
  const at = ctx.now();
  const made = sets.map((set) => ({ ...set, id: newUuid() }));
  await ctx.db.testSet.createMany({ data: made.map(({ id, promptId, name }) => ({ id, spaceId, promptId, name, createdById: userId, createdAt: at, updatedAt: at })) });
  const cases = made.flatMap(({ id, cases: own }) => own.map((content, position) => ({ testSetId: id, position, ...columnsOfCase(content) })));
  for (let start = 0; start < cases.length; start += perStatement) {
    await ctx.db.testCase.createMany({ data: cases.slice(start, start + perStatement).map((row) => ({ id: newUuid(), ...row })) });
  }
  await publishPromptsChanged(ctx.db, spaceId, { promptIds: [...new Set(sets.map(({ promptId }) => promptId))] });
}
