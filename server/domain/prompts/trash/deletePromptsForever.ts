import { inTransaction } from '#server/platform/db/database.ts';
import { recordActivity } from '../../activity/recordActivity.ts';
import type { DomainContext } from '../../context.ts';
import { publishPromptsChanged } from '../../events.ts';
import { type DeletedPrompts, deletedPromptsByIds, type GoneTogether } from './deletedPromptsByIds.ts';

/**
 * Deletes for good prompts and prompt collections that are in the trash, the latter with all that went with them: all of them or none. What lay in such a
 * collection and went at another moment stays in the trash. @throws NotFoundError for what is not in the trash; InvalidInputError
 */
export function deletePromptsForever(outer: DomainContext, wanted: DeletedPrompts): Promise<{ readonly deletedPromptIds: string[]; readonly deletedPromptCollectionIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    const gone = await deletedPromptsByIds(ctx, wanted);
    for (const inSpace of gone) await removeForever(ctx, inSpace);
    return { deletedPromptIds: gone.flatMap(({ promptIds }) => promptIds), deletedPromptCollectionIds: gone.flatMap(({ promptCollectionIds }) => promptCollectionIds) };
  });
}

/** Deletes for good whatever of the prompt workshop lies in the trash of a space. In the caller's transaction, which holds the tree. @returns how many prompts */
export async function emptyPromptTrash(ctx: DomainContext, spaceId: string): Promise<number> {
  const ids = async (table: 'prompt' | 'promptCollection') => {
    const where = { spaceId, deletedAt: { not: null } };
    const rows = table === 'prompt' ? await ctx.db.prompt.findMany({ where, select: { id: true } }) : await ctx.db.promptCollection.findMany({ where, select: { id: true } });
    return rows.map(({ id }) => id);
  };
  const promptIds = await ids('prompt');
  await removeForever(ctx, { spaceId, promptIds, promptCollectionIds: await ids('promptCollection') });
  return promptIds.length;
}

async function removeForever(ctx: DomainContext, { spaceId, promptIds, promptCollectionIds }: GoneTogether): Promise<void> {
  if (promptIds.length + promptCollectionIds.length === 0) return;
  await ctx.db.prompt.deleteMany({ where: { id: { in: promptIds } } });
  // They would go with their collection.
  await ctx.db.prompt.updateMany({ where: { collectionId: { in: promptCollectionIds } }, data: { collectionId: null } });
  await ctx.db.promptCollection.updateMany({ where: { parentId: { in: promptCollectionIds }, id: { notIn: promptCollectionIds } }, data: { parentId: null } });
  await ctx.db.promptCollection.deleteMany({ where: { id: { in: promptCollectionIds } } });
  await recordActivity(ctx, spaceId, 'PROMPTS_DELETED_FOREVER', { count: promptIds.length + promptCollectionIds.length });
  await publishPromptsChanged(ctx.db, spaceId, { promptIds, promptCollectionIds });
}
