import { z } from 'zod';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { authorizeSpace } from '../../access/authorize.ts';
import { visibleSpaceSql } from '../../access/visible.ts';
import { lockTree } from '../../collections/ancestry.ts';
import type { DomainContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import { parseIds } from '../../input.ts';
import { goneWithSql } from './readDeletedPrompts.ts';

/** So many at most by one call. */
const most = 1_000;

/** Deletions of the prompt workshop, by what went by itself. */
export interface DeletedPrompts {
  readonly promptIds: readonly (string | null)[];
  readonly promptCollectionIds: readonly (string | null)[];
}

const rows = z.array(z.object({ id: z.string(), spaceId: z.string(), isPrompt: z.boolean() }));

export interface GoneTogether {
  readonly spaceId: string;
  readonly promptIds: string[];
  readonly promptCollectionIds: string[];
}

/**
 * Prompts and prompt collections that are in the trash, with all that went with the latter, by space; their rows and the trees of the spaces are locked until
 * the caller's transaction ends. @throws NotFoundError when one of them is not in a trash that one may see; ForbiddenError, SpaceArchivedError, InvalidInputError
 */
export async function deletedPromptsByIds(ctx: DomainContext, { promptIds, promptCollectionIds }: DeletedPrompts): Promise<GoneTogether[]> {
  const prompts = promptIds.length === 0 && promptCollectionIds.length > 0 ? [] : parseIds('promptIds', promptIds, most);
  const collections = promptCollectionIds.length === 0 ? [] : parseIds('promptCollectionIds', promptCollectionIds, most);
  const wanted = async () =>
    rows.parse(
      await ctx.db.$queryRaw`
        select r.id::text, r."spaceId"::text as "spaceId", true as "isPrompt" from "Prompt" r
        where r.id = any(${prompts.filter((id) => id !== null)}::uuid[]) and r."deletedAt" is not null and ${visibleSpaceSql(ctx.actor, Prisma.sql`r."spaceId"`)}
        union all
        select r.id::text, r."spaceId"::text, false from "PromptCollection" r
        where r.id = any(${collections.filter((id) => id !== null)}::uuid[]) and r."deletedAt" is not null and ${visibleSpaceSql(ctx.actor, Prisma.sql`r."spaceId"`)} order by 1`,
    );
  const seen = await wanted();
  for (const spaceId of [...new Set(seen.map((row) => row.spaceId))].sort()) {
    await authorizeSpace(ctx, 'prompt.edit', spaceId);
    await lockTree(ctx.db, spaceId);
  }
  // Somebody may have restored or deleted them until the trees were ours.
  const there = await wanted();
  if (there.length < new Set([...prompts, ...collections]).size) throw new NotFoundError('Prompt');
  const roots = there.flatMap(({ id, isPrompt }) => (isPrompt ? [] : [id]));
  const gone = rows.parse(
    await ctx.db.$queryRaw`${goneWithSql(roots)}
      select c.id::text, c."spaceId"::text as "spaceId", false as "isPrompt" from "PromptCollection" c where c.id in (select id from gone)
      union all
      select p.id::text, p."spaceId"::text, true from gone join "Prompt" p on p."collectionId" = gone.id and p."deletedAt" = gone."deletedAt"`,
  );
  return [...Map.groupBy([...there, ...gone], ({ spaceId }) => spaceId)].map(([spaceId, inSpace]) => {
    const ids = (arePrompts: boolean) => [...new Set(inSpace.flatMap(({ id, isPrompt }) => (isPrompt === arePrompts ? [id] : [])))];
    return { spaceId, promptIds: ids(true), promptCollectionIds: ids(false) };
  });
}
