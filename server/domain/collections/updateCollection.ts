import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeCollection, type CollectionRef, type Granted } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { CollectionCycleError, CrossSpaceError } from '../errors.ts';
import { parseInput } from '../input.ts';
import { lineages, lockTree } from './ancestry.ts';
import { collectionFields } from './createCollection.ts';
import { rankAtEnd } from './place.ts';
import { wouldCycle } from './tree.ts';

const schema = z.object({ name: collectionFields.name.optional(), description: collectionFields.description.optional() });

export interface UpdateCollection {
  readonly collectionId: string | null;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  /** The new parent (null: an id that names nothing), `'top'` of the tree, or absent: stays where it is. */
  readonly parent?: { readonly id: string | null } | 'top' | undefined;
}

/** Changes what is given and keeps the rest. Under a new parent it comes last. */
export function updateCollection(
  outer: DomainContext,
  { collectionId, parent, ...input }: UpdateCollection,
): Promise<{ collectionId: string; spaceId: string }> {
  return inTransaction(outer, async (ctx) => {
    const collection = await authorizeCollection(ctx, 'collection.edit', collectionId);
    const data = parseInput(schema, input);
    await ctx.db.collection.update({
      where: { id: collection.id },
      data: { ...data, ...(parent && (await newPlace(ctx, collection, parent))) },
    });
    return { collectionId: collection.id, spaceId: collection.spaceId };
  });
}

async function newPlace(
  ctx: DomainContext,
  { id, spaceId }: Granted<'collection.edit', CollectionRef>,
  wanted: { readonly id: string | null } | 'top',
): Promise<{ parentId: string | null; rank: string } | undefined> {
  await lockTree(ctx.db, spaceId);
  const parent = wanted === 'top' ? null : await authorizeCollection(ctx, 'collection.edit', wanted.id);
  const parentId = parent?.id ?? null;
  const current = await ctx.db.collection.findUniqueOrThrow({ where: { id }, select: { parentId: true } });
  if (current.parentId === parentId) return undefined;
  if (parent) {
    if (parent.spaceId !== spaceId) throw new CrossSpaceError();
    const ancestors = (await lineages(ctx.db, [parent.id])).get(parent.id) ?? [];
    if (wouldCycle(id, ancestors)) throw new CollectionCycleError();
  }
  return { parentId, rank: await rankAtEnd(ctx.db, spaceId, parentId) };
}
