import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { requireUser } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { InvalidInputError, LimitReachedError, NotFoundError } from '../../errors.ts';
import { publishPromptsChanged } from '../../events.ts';
import { line, parseIds, parseInput } from '../../input.ts';
import { newUuid } from '../../publicId.ts';
import { authorizePrompt, type PromptRef } from '../authorizePrompts.ts';
import { checkFills } from '../checkFills.ts';
import { emptyContent, valuesOfStored } from '../content/promptContent.ts';
import { authorizeTestSet, type TestSetRef } from './authorizeTestSets.ts';
import { columnsOfCase, type TestCaseContent, testCaseSchema } from './testCase.ts';

export interface SaveTestSet {
  readonly promptId: string | null;
  /** Absent: a new one. */
  readonly testSetId?: string | null | undefined;
  /** Needed of a new one. */
  readonly name?: string | undefined;
  /** Checked here. */
  readonly add: readonly unknown[];
  readonly change: readonly { readonly testCaseId: string | null; readonly case: unknown }[];
  readonly remove: readonly (string | null)[];
}

const mostAtOnce = 1_000;
/** A test set has no more. */
export const mostCases = 5_000;
const mostSets = 100;

const schema = z.object({
  name: line(200, 'Name is required').optional(),
  add: z.array(testCaseSchema).max(mostAtOnce, `At most ${mostAtOnce.toLocaleString('en')} at once.`),
  change: z.array(z.object({ case: testCaseSchema })).max(mostAtOnce, `At most ${mostAtOnce.toLocaleString('en')} at once.`),
});

/**
 * Makes a test set of a prompt, or changes one: all of it or nothing. New cases come at the end.
 * @throws LimitReachedError for more than 100 sets of a prompt or 5,000 cases of a set; NotFoundError, ForbiddenError, SpaceArchivedError, InvalidInputError
 */
export function saveTestSet(outer: DomainContext, { promptId, testSetId, remove, ...input }: SaveTestSet): Promise<{ testSetId: string }> {
  return inTransaction(outer, async (ctx) => {
    const prompt = await authorizePrompt(ctx, 'prompt.edit', promptId);
    const { name, add, change } = parseInput(schema, input);
    const changed = change.map(({ case: content }, place) => ({ id: input.change[place]?.testCaseId ?? null, content }));
    if (new Set(changed.map(({ id }) => id)).size < changed.length) throw new InvalidInputError([{ path: 'change', message: 'A case is changed once.', code: 'DUPLICATE' }]);
    const set = testSetId === undefined ? await createSet(ctx, prompt, name) : await ofPrompt(ctx, prompt, testSetId);
    if (testSetId !== undefined) await ctx.db.testSet.update({ where: { id: set.id }, data: { ...(name !== undefined && { name }), updatedAt: ctx.now() }, select: { id: true } });
    const before = await changeCases(ctx, set, changed);
    // What a case was filled with before may be gone by now.
    await checkFills(ctx, prompt.spaceId, notesOf([...add, ...changed.map(({ content }) => content)]), notesOf(before));
    if (remove.length > 0) await removeCases(ctx, set, parseIds('remove', remove, mostAtOnce));
    await addCases(ctx, set, add);
    await publishPromptsChanged(ctx.db, prompt.spaceId, { promptIds: [prompt.id] });
    return { testSetId: set.id };
  });
}

/** The values of cases as variables are checked. */
const notesOf = (cases: readonly Pick<TestCaseContent, 'values'>[]) => ({
  ...emptyContent,
  variables: cases.flatMap(({ values }) => values.map(({ name, fill }) => ({ name, description: '', fill }))),
});

async function createSet(ctx: DomainContext, prompt: PromptRef, name: string | undefined): Promise<TestSetRef> {
  if (name === undefined) throw new InvalidInputError([{ path: 'name', message: 'Name is required', code: 'REQUIRED' }]);
  if ((await ctx.db.testSet.count({ where: { promptId: prompt.id, deletedAt: null } })) >= mostSets) throw new LimitReachedError(`This prompt has ${mostSets} test sets.`, 'Delete those that nobody needs.');
  const { userId } = requireUser(ctx);
  const at = ctx.now();
  const set = { id: newUuid(), spaceId: prompt.spaceId, promptId: prompt.id };
  await ctx.db.testSet.create({ data: { ...set, name, createdById: userId, createdAt: at, updatedAt: at }, select: { id: true } });
  return set;
}

async function ofPrompt(ctx: DomainContext, prompt: PromptRef, id: string | null): Promise<TestSetRef> {
  const set = await authorizeTestSet(ctx, id);
  if (set.promptId !== prompt.id) throw new NotFoundError('Test set');
  return set;
}

/** Puts other contents into cases. @returns what they held before */
async function changeCases(ctx: DomainContext, { id: testSetId }: TestSetRef, changed: readonly { readonly id: string | null; readonly content: TestCaseContent }[]): Promise<Pick<TestCaseContent, 'values'>[]> {
  if (changed.length === 0) return [];
  const ids = changed.flatMap(({ id }) => (id === null ? [] : [id]));
  const before = await ctx.db.testCase.findMany({ where: { testSetId, id: { in: ids } }, select: { values: true } });
  if (before.length < changed.length) throw new NotFoundError('Test case');
  const rows = changed.map(({ id, content }) => ({ id, ...columnsOfCase(content) }));
  await ctx.db.$executeRaw`
    update "TestCase" c set values = given.values, expected = given.expected, assertions = given.assertions
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id uuid, values jsonb, expected text, assertions jsonb) where c.id = given.id and c."testSetId" = ${testSetId}::uuid`;
  return before.map(({ values }) => ({ values: valuesOfStored(values) }));
}

async function removeCases(ctx: DomainContext, { id: testSetId }: TestSetRef, ids: readonly (string | null)[]): Promise<void> {
  const { count } = await ctx.db.testCase.deleteMany({ where: { testSetId, id: { in: ids.filter((id) => id !== null) } } });
  if (count < ids.length) throw new NotFoundError('Test case');
}

/** Adds cases at the end of a set whose row the caller holds. @returns their ids, in order @throws LimitReachedError */
export async function addCases(ctx: DomainContext, { id: testSetId }: TestSetRef, cases: readonly TestCaseContent[]): Promise<string[]> {
  if (cases.length === 0) return [];
  const { _count: count, _max: last } = await ctx.db.testCase.aggregate({ where: { testSetId }, _count: true, _max: { position: true } });
  if (count + cases.length > mostCases) throw new LimitReachedError(`A test set has at most ${mostCases.toLocaleString('en')} cases.`, 'Begin another one.');
  const first = (last.position ?? -1) + 1;
  const ids = cases.map(() => newUuid());
  await ctx.db.testCase.createMany({ data: cases.map((content, place) => ({ id: ids[place] ?? newUuid(), testSetId, position: first + place, ...columnsOfCase(content) })) });
  return ids;
}
