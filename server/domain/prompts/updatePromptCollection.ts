import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { ancestorsOf, lockTree } from '../collections/ancestry.ts';
import { collectionFields } from '../collections/createCollection.ts';
import type { RequestedParent } from '../collections/position.ts';
import { wouldCycle } from '../collections/tree.ts';
import type { DomainContext } from '../context.ts';
import { CollectionCycleError, CrossSpaceError, NotFoundError } from '../errors.ts';
import { publishPromptsChanged } from '../events.ts';
import { parseInput } from '../input.ts';
import { authorizePromptCollection, type PromptCollectionRef } from './authorizePrompts.ts';

export interface UpdatePromptCollection {
  readonly promptCollectionId: string | null;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  /** The new parent; absent: stays where it is. */
  readonly parent?: RequestedParent | undefined;
}

const schema = z.object({ name: collectionFields.name.optional(), description: collectionFields.description.optional() });

/** Changes what is given and keeps the rest. @throws CollectionCycleError, CrossSpaceError, NotFoundError, InvalidInputError */
export function updatePromptCollection(outer: DomainContext, { promptCollectionId, parent, ...input }: UpdatePromptCollection): Promise<{ promptCollectionId: string; spaceId: string }> {
  return inTransaction(outer, async (ctx) => {
    const collection = await authorizePromptCollection(ctx, 'prompt.edit', promptCollectionId);
    const data = parseInput(schema, input);
    const parentId = parent && (await parentFor(ctx, collection, parent));
    await ctx.db.promptCollection.update({ where: { id: collection.id }, data: { ...data, ...(parentId !== undefined && { parentId }), updatedAt: ctx.now() } });
    await recordActivity(ctx, collection.spaceId, 'PROMPT_COLLECTION_UPDATED', { subject: { kind: 'PROMPT_COLLECTION', id: collection.id } });
    await publishPromptsChanged(ctx.db, collection.spaceId, { promptCollectionIds: [collection.id] });
    return { promptCollectionId: collection.id, spaceId: collection.spaceId };
  });
}

/** The parent that is wanted, with the tree locked. */
async function parentFor(ctx: DomainContext, { id, spaceId }: PromptCollectionRef, wanted: RequestedParent): Promise<string | null> {
  await lockTree(ctx.db, spaceId);
  if ((await ctx.db.promptCollection.count({ where: { id, deletedAt: null } })) === 0) throw new NotFoundError('Prompt collection');
  if (wanted === 'top') return null;
  const parent = await authorizePromptCollection(ctx, 'prompt.edit', wanted.id);
  if (parent.spaceId !== spaceId) throw new CrossSpaceError();
  if (wouldCycle(id, (await ancestorsOf(ctx.db, [parent.id], 'PromptCollection')).get(parent.id) ?? [])) throw new CollectionCycleError();
  return parent.id;
}
