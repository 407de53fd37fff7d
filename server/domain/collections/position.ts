import { generateKeyBetween } from 'fractional-indexing';
import type { Db } from '#server/platform/db/database.ts';
import { authorizeCollection, type CollectionRef, type Granted } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { CollectionCycleError, CrossSpaceError, InvalidInputError, NotFoundError } from '../errors.ts';
import { ancestorsOf, lockTree } from './ancestry.ts';
import { wouldCycle } from './tree.ts';

/** The rank after the last sibling. Call it with the tree locked. */
export async function rankAtEnd(db: Db, spaceId: string, parentId: string | null): Promise<string> {
  const last = await db.collection.findFirst({
    where: { spaceId, parentId },
    orderBy: { rank: 'desc' },
    select: { rank: true },
  });
  return generateKeyBetween(last?.rank ?? null, null);
}

/** A parent: a collection (null: an id that names nothing), or the top of the tree. */
export type RequestedParent = { readonly id: string | null } | 'top';

/** Where a collection shall lie: last under a parent, or directly before or after a sibling. */
export interface RequestedPosition {
  /** Absent beside a sibling: the parent of that sibling. */
  readonly parent?: RequestedParent | undefined;
  readonly beside?: { readonly id: string | null; readonly side: 'before' | 'after' } | undefined;
}

/**
 * The parent and rank that put a collection where it is wanted; undefined when it lies there already. Locks the tree
 * until the transaction ends, so that what is true here is still true when it is written.
 * @throws CollectionCycleError, CrossSpaceError, NotFoundError, InvalidInputError for a sibling that has another parent
 */
export async function newPosition(
  ctx: DomainContext,
  { id, spaceId }: Granted<'collection.edit', CollectionRef>,
  { parent: requested, beside }: RequestedPosition,
): Promise<{ parentId: string | null; rank: string } | undefined> {
  await lockTree(ctx.db, spaceId);
  if ((await ctx.db.collection.count({ where: { id } })) === 0) throw new NotFoundError('Collection');
  const sibling = beside && (await authorizeCollection(ctx, 'collection.edit', beside.id));
  const parentId = requested === undefined ? (sibling?.parentId ?? null) : requested === 'top' ? null : await parentIn(ctx, spaceId, requested.id);
  if (sibling && sibling.spaceId !== spaceId) throw new CrossSpaceError();
  if (sibling && sibling.parentId !== parentId) {
    throw new InvalidInputError([{ path: beside.side === 'before' ? 'beforeId' : 'afterId', message: 'This collection has another parent. Name its parent, or none.', code: 'CONFLICTING' }]);
  }
  if (parentId !== null) {
    const ancestors = (await ancestorsOf(ctx.db, [parentId])).get(parentId) ?? [];
    if (wouldCycle(id, ancestors)) throw new CollectionCycleError();
  }
  const siblings = await ctx.db.collection.findMany({ where: { spaceId, parentId }, orderBy: { rank: 'asc' }, select: { id: true, rank: true } });
  return rankFor(id, siblings, sibling && { id: sibling.id, side: beside.side }, parentId);
}

async function parentIn(ctx: DomainContext, spaceId: string, id: string | null): Promise<string> {
  const parent = await authorizeCollection(ctx, 'collection.edit', id);
  if (parent.spaceId !== spaceId) throw new CrossSpaceError();
  return parent.id;
}

interface Ranked {
  readonly id: string;
  readonly rank: string;
}

/** `siblings` in their order, with or without the collection itself. */
function rankFor(
  id: string,
  siblings: readonly Ranked[],
  beside: { readonly id: string; readonly side: 'before' | 'after' } | undefined,
  parentId: string | null,
): { parentId: string | null; rank: string } | undefined {
  const others = siblings.filter((each) => each.id !== id);
  const there = siblings.findIndex((each) => each.id === id);
  if (beside?.id === id) return undefined;
  const at = beside ? others.findIndex((each) => each.id === beside.id) + (beside.side === 'after' ? 1 : 0) : others.length;
  // Under the same parent without a sibling named, it stays where it is.
  if (there !== -1 && (!beside || there === at)) return undefined;
  return { parentId, rank: generateKeyBetween(others[at - 1]?.rank ?? null, others[at]?.rank ?? null) };
}
