import { authorizeSpace } from '../access/authorize.ts';
import { visibleInSpace } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';

export interface SmartCollectionRef {
  readonly id: string;
  readonly spaceId: string;
  readonly name: string;
  readonly filter: unknown;
}

/**
 * A smart collection that the acting person may change: one that is there, or one that is deleted.
 * @throws NotFoundError, ForbiddenError, SpaceArchivedError
 */
export async function authorizeSmartCollection(ctx: DomainContext, id: string | null, which: 'there' | 'deleted' = 'there'): Promise<SmartCollectionRef> {
  const deletedAt = which === 'there' ? null : { not: null };
  const found = id === null ? null : await ctx.db.smartCollection.findFirst({ where: { id, deletedAt, ...visibleInSpace(ctx.actor) }, select: { id: true, spaceId: true, name: true, filter: true } });
  if (!found) throw new NotFoundError('Smart collection');
  await authorizeSpace(ctx, 'collection.edit', found.spaceId);
  return found;
}
