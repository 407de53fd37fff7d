import { authorizeSpace } from '../access/authorize.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { lockTree } from '../collections/ancestry.ts';
import type { DomainContext } from '../context.ts';
import { type ChangedPrompts, publishPromptsChanged } from '../events.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { removePrompts } from './deletePrompts.ts';

/**
 * Deletes prompts that an import has made, wherever they lie by now, and of the collections that it made those that hold nothing else. What is gone
 * already is passed over. In the caller's transaction. @throws ConflictError for a fragment that a prompt includes which stays; ForbiddenError
 */
export async function takeBackPrompts(ctx: DomainContext, { promptIds = [], promptCollectionIds = [] }: ChangedPrompts): Promise<Required<ChangedPrompts>> {
  const prompts = await there(ctx, 'Prompt', promptIds);
  const collections = await there(ctx, 'PromptCollection', promptCollectionIds);
  const gone: string[] = [];
  for (const spaceId of [...new Set([...prompts, ...collections].map((row) => row.spaceId))].sort()) {
    await authorizeSpace(ctx, 'prompt.edit', spaceId);
    await lockTree(ctx.db, spaceId);
    const ids = prompts.flatMap((row) => (row.spaceId === spaceId ? [row.id] : []));
    await removePrompts(ctx, spaceId, ids);
    const emptied = await deleteEmpty(ctx, collections.flatMap((row) => (row.spaceId === spaceId ? [row.id] : [])));
    gone.push(...emptied);
    await recordActivity(ctx, spaceId, 'PROMPTS_DELETED', { count: ids.length });
    await publishPromptsChanged(ctx.db, spaceId, { promptIds: ids, promptCollectionIds: emptied });
  }
  return { promptIds: prompts.map(({ id }) => id), promptCollectionIds: gone };
}

const there = (ctx: DomainContext, table: 'Prompt' | 'PromptCollection', ids: readonly string[]) =>
  ctx.db.$queryRaw<{ id: string; spaceId: string }[]>`
    select r.id::text, r."spaceId"::text as "spaceId" from ${Prisma.raw(`"${table}"`)} r
    where r.id = any(${[...ids]}::uuid[]) and r."deletedAt" is null and ${visibleSpaceSql(ctx.actor, Prisma.sql`r."spaceId"`)} order by r.id for no key update of r`;

/** The innermost first, until none is left that holds nothing. */
async function deleteEmpty(ctx: DomainContext, ids: readonly string[]): Promise<string[]> {
  const gone: string[] = [];
  for (;;) {
    const rows = await ctx.db.$queryRaw<{ id: string }[]>`
      update "PromptCollection" c set "deletedAt" = ${ctx.now()}::timestamptz where c.id = any(${[...ids]}::uuid[]) and c."deletedAt" is null
        and not exists (select 1 from "Prompt" p where p."collectionId" = c.id and p."deletedAt" is null)
        and not exists (select 1 from "PromptCollection" i where i."parentId" = c.id and i."deletedAt" is null) returning c.id::text`;
    if (rows.length === 0) return gone;
    gone.push(...rows.map(({ id }) => id));
  }
}
