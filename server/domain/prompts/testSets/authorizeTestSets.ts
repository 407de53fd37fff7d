import { Prisma } from '#server/platform/db/generated/client.ts';
import { authorizeSpace } from '../../access/authorize.ts';
import { visibleSpaceSql } from '../../access/visible.ts';
import type { DomainContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';

export interface TestSetRef {
  readonly id: string;
  readonly spaceId: string;
  readonly promptId: string;
}

/**
 * Test sets that the acting person sees and may change, held until the transaction ends, in the order of their ids: all of them or none.
 * @throws NotFoundError, ForbiddenError, SpaceArchivedError
 */
export async function authorizeTestSets(ctx: DomainContext, ids: readonly (string | null)[]): Promise<TestSetRef[]> {
  const sets = await ctx.db.$queryRaw<TestSetRef[]>`
    select t.id::text, t."spaceId"::text as "spaceId", t."promptId"::text as "promptId" from "TestSet" t join "Prompt" p on p.id = t."promptId" and p."deletedAt" is null
    where t.id = any(${ids.filter((id) => id !== null)}::uuid[]) and t."deletedAt" is null and ${visibleSpaceSql(ctx.actor, Prisma.sql`t."spaceId"`)} order by t.id for no key update of t`;
  if (sets.length < new Set(ids).size) throw new NotFoundError('Test set');
  for (const spaceId of new Set(sets.map((set) => set.spaceId))) await authorizeSpace(ctx, 'prompt.edit', spaceId);
  return sets;
}

/** As `authorizeTestSets`, for one. */
export async function authorizeTestSet(ctx: DomainContext, id: string | null): Promise<TestSetRef> {
  const [set] = await authorizeTestSets(ctx, [id]);
  if (!set) throw new NotFoundError('Test set');
  return set;
}
