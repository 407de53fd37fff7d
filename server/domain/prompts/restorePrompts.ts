import { Prisma } from '#server/platform/db/generated/client.ts';
import { authorizeSpace } from '../access/authorize.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { lockTree } from '../collections/ancestry.ts';
import type { DomainContext } from '../context.ts';
import { type ChangedPrompts, publishPromptsChanged } from '../events.ts';
import { freeName, takenNames } from './promptName.ts';

/**
 * Brings deleted prompts and prompt collections back under their ids, each to where it lay; where that is gone, to the nearest
 * collection above that is there. A prompt whose name somebody took meanwhile gets a number behind it. What is gone for good is
 * passed over. In the caller's transaction. @throws ForbiddenError, SpaceArchivedError
 */
export async function restorePrompts(ctx: DomainContext, { promptIds = [], promptCollectionIds = [] }: ChangedPrompts): Promise<Required<ChangedPrompts>> {
  const collections = await deleted(ctx, 'PromptCollection', promptCollectionIds);
  const prompts = await deleted(ctx, 'Prompt', promptIds);
  const spaceIds = [...new Set([...collections, ...prompts].map(({ spaceId }) => spaceId))].sort();
  for (const spaceId of spaceIds) {
    await authorizeSpace(ctx, 'prompt.edit', spaceId);
    await lockTree(ctx.db, spaceId);
    const ofSpace = (rows: typeof prompts) => rows.flatMap((row) => (row.spaceId === spaceId ? [row.id] : []));
    await restoreIn(ctx, spaceId, ofSpace(collections), ofSpace(prompts));
  }
  return { promptIds: prompts.map(({ id }) => id), promptCollectionIds: collections.map(({ id }) => id) };
}

const deleted = (ctx: DomainContext, table: 'Prompt' | 'PromptCollection', ids: readonly string[]) =>
  ctx.db.$queryRaw<{ id: string; spaceId: string }[]>`
    select r.id::text, r."spaceId"::text as "spaceId" from ${Prisma.raw(`"${table}"`)} r
    where r.id = any(${[...ids]}::uuid[]) and r."deletedAt" is not null and ${visibleSpaceSql(ctx.actor, Prisma.sql`r."spaceId"`)} order by r.id for no key update of r`;

async function restoreIn(ctx: DomainContext, spaceId: string, collectionIds: string[], promptIds: string[]): Promise<void> {
  await ctx.db.$executeRaw`update "PromptCollection" set "deletedAt" = null where id = any(${collectionIds}::uuid[])`;
  await ctx.db.$executeRaw`update "PromptCollection" c set "parentId" = ${livingAbove(Prisma.sql`c."parentId"`)} where c.id = any(${collectionIds}::uuid[]) and c."parentId" is not null`;
  const prompts = await ctx.db.prompt.findMany({ where: { id: { in: promptIds } }, select: { id: true, name: true }, orderBy: { id: 'asc' } });
  const taken = prompts.length === 0 ? new Set<string>() : await takenNames(ctx.db, spaceId, prompts.map(({ name }) => name));
  const names = prompts.map(({ name }) => {
    const free = freeName(name, taken);
    taken.add(free);
    return free;
  });
  await ctx.db.$executeRaw`
    update "Prompt" p set "deletedAt" = null, name = back.name, "collectionId" = ${livingAbove(Prisma.sql`p."collectionId"`)}
    from unnest(${prompts.map(({ id }) => id)}::uuid[], ${names}::text[]) as back(id, name) where p.id = back.id`;
  await recordActivity(ctx, spaceId, 'PROMPTS_RESTORED', { count: collectionIds.length + promptIds.length });
  await publishPromptsChanged(ctx.db, spaceId, { promptCollectionIds: collectionIds, promptIds });
}

/** The collection itself when it is there, else the nearest one above it that is. */
const livingAbove = (id: Prisma.Sql) => Prisma.sql`(
  with recursive way as (
    select a.id, a."parentId", a."deletedAt", 0 as depth from "PromptCollection" a where a.id = ${id}
    union all
    select a.id, a."parentId", a."deletedAt", way.depth + 1 from way join "PromptCollection" a on a.id = way."parentId" where way.depth < 1000
  )
  select way.id from way where way."deletedAt" is null order by way.depth limit 1)`;
