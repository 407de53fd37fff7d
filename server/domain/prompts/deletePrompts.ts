import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { lockTree, withDescendants } from '../collections/ancestry.ts';
import type { DomainContext } from '../context.ts';
import { ConflictError } from '../errors.ts';
import { publishPromptsChanged } from '../events.ts';
import { parseIds } from '../input.ts';
import { saveUndo, type Undoable } from '../undo/saveUndo.ts';
import { authorizePromptCollections, authorizePrompts } from './authorizePrompts.ts';

/** So many prompts at most are deleted by one call. */
const maxPrompts = 1_000;
/** So many prompt collections at most are deleted by one call: each may hold very much. */
const maxCollections = 100;

/**
 * Deletes prompts: all of them or none. For an hour `undoChange` brings them back, when it was asked for.
 * @throws ConflictError for a fragment that a prompt includes which stays; NotFoundError, InvalidInputError
 */
export function deletePrompts(outer: DomainContext, { promptIds, undoable }: Undoable & { readonly promptIds: readonly (string | null)[] }): Promise<{ deletedPromptIds: string[]; undoId: string | null }> {
  return inTransaction(outer, async (ctx) => {
    const prompts = await authorizePrompts(ctx, 'prompt.edit', parseIds('promptIds', promptIds, maxPrompts));
    const ids = prompts.map(({ id }) => id);
    const undoId = await saveUndo(ctx, undoable, Prisma.sql`select 'RESTORE_PROMPTS', null::uuid, ${ids}::uuid[]`);
    for (const [spaceId, inSpace] of Map.groupBy(prompts, (prompt) => prompt.spaceId)) {
      await removePrompts(ctx, spaceId, inSpace.map(({ id }) => id));
      const [only] = inSpace;
      await recordActivity(ctx, spaceId, 'PROMPTS_DELETED', { count: inSpace.length, ...(inSpace.length === 1 && only && { subject: { kind: 'PROMPT', id: only.id } }) });
      await publishPromptsChanged(ctx.db, spaceId, { promptIds: inSpace.map(({ id }) => id) });
    }
    return { deletedPromptIds: ids, undoId };
  });
}

export interface PromptCollectionsDeleted {
  /** They and those below them. */
  readonly deletedPromptCollectionIds: string[];
  readonly deletedPromptCount: number;
  readonly undoId: string | null;
}

/**
 * Deletes prompt collections with everything below them: all of them or none. For an hour `undoChange` brings them back, when it
 * was asked for. @throws ConflictError as `deletePrompts`; NotFoundError, InvalidInputError
 */
export function deletePromptCollections(outer: DomainContext, { promptCollectionIds, undoable }: Undoable & { readonly promptCollectionIds: readonly (string | null)[] }): Promise<PromptCollectionsDeleted> {
  return inTransaction(outer, async (ctx) => {
    const wanted = parseIds('promptCollectionIds', promptCollectionIds, maxCollections);
    const seen = await authorizePromptCollections(ctx, 'prompt.edit', wanted);
    for (const spaceId of [...new Set(seen.map((collection) => collection.spaceId))].sort()) await lockTree(ctx.db, spaceId);
    // What is above them may have gone meanwhile, and they with it.
    const roots = await authorizePromptCollections(ctx, 'prompt.edit', wanted);
    const branch = await withDescendants(ctx.db, roots.map(({ id }) => id), 'PromptCollection');
    const collections = await ctx.db.promptCollection.findMany({ where: { id: { in: branch }, deletedAt: null }, select: { id: true, spaceId: true } });
    const prompts = await ctx.db.$queryRaw<{ id: string; spaceId: string }[]>`
      select id::text, "spaceId"::text as "spaceId" from "Prompt" where "collectionId" = any(${branch}::uuid[]) and "deletedAt" is null order by id for no key update`;
    // One moment for all of it: by that the trash knows what went together.
    const at = ctx.now();
    const collectionIds = collections.map(({ id }) => id);
    const promptIds = prompts.map(({ id }) => id);
    const undoId = await saveUndo(
      ctx,
      undoable,
      Prisma.sql`select 'RESTORE_PROMPT_COLLECTIONS', null::uuid, ${collectionIds}::uuid[] union all select 'RESTORE_PROMPTS', null::uuid, ${promptIds}::uuid[]`,
    );
    for (const [spaceId, inSpace] of Map.groupBy(collections, (collection) => collection.spaceId)) {
      const ids = inSpace.map(({ id }) => id);
      const [only] = roots;
      const inThem = prompts.flatMap((prompt) => (prompt.spaceId === spaceId ? [prompt.id] : []));
      await removePrompts(ctx, spaceId, inThem, at);
      await ctx.db.promptCollection.updateMany({ where: { id: { in: ids } }, data: { deletedAt: at } });
      await recordActivity(ctx, spaceId, 'PROMPT_COLLECTIONS_DELETED', { count: ids.length, ...(roots.length === 1 && only && { subject: { kind: 'PROMPT_COLLECTION', id: only.id } }) });
      await publishPromptsChanged(ctx.db, spaceId, { promptCollectionIds: ids, promptIds: inThem });
    }
    return { deletedPromptCollectionIds: collectionIds, deletedPromptCount: promptIds.length, undoId };
  });
}

/** Marks prompts of one space as deleted. @throws ConflictError for a fragment that a prompt includes which stays */
export async function removePrompts(ctx: DomainContext, spaceId: string, ids: string[], at = ctx.now()): Promise<void> {
  const included = await ctx.db.$queryRaw<{ name: string; by: string }[]>`
    select f.name, p.name as by from "Prompt" f join "Prompt" p on p.includes @> array[f.name] and p."spaceId" = f."spaceId" and p."deletedAt" is null and p.id <> all(${ids}::uuid[])
    where f.id = any(${ids}::uuid[]) and f."spaceId" = ${spaceId}::uuid order by f.name, p.name limit 3`;
  if (included.length > 0) throw new ConflictError(`Other prompts include this: ${included.map(({ name, by }) => `${name} is included by ${by}`).join(', ')}. Take it out of them first.`);
  await ctx.db.$executeRaw`update "Prompt" set "deletedAt" = ${at} where id = any(${ids}::uuid[])`;
}
