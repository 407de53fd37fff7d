import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { authorizeSpace } from '../../access/authorize.ts';
import { visibleSpaceSql } from '../../access/visible.ts';
import type { DomainContext } from '../../context.ts';
import { publishPromptsChanged } from '../../events.ts';
import { parseIds } from '../../input.ts';
import { saveUndo, type Undoable } from '../../undo/saveUndo.ts';
import { stopOpenTestRuns } from './endTestRuns.ts';
import { authorizeTestSets, type TestSetRef } from './authorizeTestSets.ts';

const mostSets = 100;

/**
 * Deletes test sets with their runs: all of them or none; those under way stop. For an hour `undoChange` brings them back, when it was asked for.
 * @throws NotFoundError, ForbiddenError, SpaceArchivedError, InvalidInputError
 */
export function deleteTestSets(outer: DomainContext, { testSetIds, undoable }: Undoable & { readonly testSetIds: readonly (string | null)[] }): Promise<{ deletedTestSetIds: string[]; undoId: string | null }> {
  return inTransaction(outer, async (ctx) => {
    const sets = await authorizeTestSets(ctx, parseIds('testSetIds', testSetIds, mostSets));
    const ids = sets.map(({ id }) => id);
    const undoId = await saveUndo(ctx, undoable, Prisma.sql`select 'RESTORE_TEST_SETS', null::uuid, ${ids}::uuid[]`);
    await ctx.db.testSet.updateMany({ where: { id: { in: ids } }, data: { deletedAt: ctx.now() } });
    await stopOpenTestRuns(ctx, ids);
    await tellPrompts(ctx, sets);
    return { deletedTestSetIds: ids, undoId };
  });
}

/** Brings deleted test sets back; what is gone for good, or whose prompt is, is passed over. In the caller's transaction. @throws ForbiddenError, SpaceArchivedError */
export async function restoreTestSets(ctx: DomainContext, ids: readonly string[]): Promise<string[]> {
  const sets = await ctx.db.$queryRaw<TestSetRef[]>`
    select t.id::text, t."spaceId"::text as "spaceId", t."promptId"::text as "promptId" from "TestSet" t join "Prompt" p on p.id = t."promptId" and p."deletedAt" is null
    where t.id = any(${[...ids]}::uuid[]) and t."deletedAt" is not null and ${visibleSpaceSql(ctx.actor, Prisma.sql`t."spaceId"`)} order by t.id for no key update of t`;
  for (const spaceId of new Set(sets.map((set) => set.spaceId))) await authorizeSpace(ctx, 'prompt.edit', spaceId);
  await ctx.db.testSet.updateMany({ where: { id: { in: sets.map(({ id }) => id) } }, data: { deletedAt: null } });
  await tellPrompts(ctx, sets);
  return sets.map(({ id }) => id);
}

async function tellPrompts(ctx: DomainContext, sets: readonly TestSetRef[]): Promise<void> {
  for (const [spaceId, inSpace] of Map.groupBy(sets, (set) => set.spaceId)) await publishPromptsChanged(ctx.db, spaceId, { promptIds: [...new Set(inSpace.map(({ promptId }) => promptId))] });
}
