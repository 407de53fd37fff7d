import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSpace } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { ConfirmationRequiredError } from '../errors.ts';
import { removeSpace } from './removeSpace.ts';

export interface DeleteSpace {
  readonly spaceId: string | null;
  /** The name of the space as it is written; surrounding and repeated white space is passed over. */
  readonly confirmation: string;
}

/**
 * Deletes a space for good, with its collections, sources, tags, members, invitations and all that was noted about
 * it, the trash included. It cannot be undone. Nobody is a member from that moment on, so that nobody sees any of it;
 * the rows themselves are removed by a job (`removeDeletedSpaces.ts`).
 */
export function deleteSpace(
  outer: DomainContext,
  { spaceId, confirmation }: DeleteSpace,
): Promise<{ spaceId: string; deletedCollectionCount: number; deletedSourceCount: number }> {
  return inTransaction(outer, async (ctx) => {
    const space = await authorizeSpace(ctx, 'space.manage', spaceId);
    await ctx.db.$queryRaw`select 1 from "Space" where id = ${space.id}::uuid for update`;
    const { id } = await authorizeSpace(ctx, 'space.manage', space.id);
    const { name } = await ctx.db.space.findUniqueOrThrow({ where: { id }, select: { name: true } });
    if (asTyped(confirmation) !== asTyped(name)) throw new ConfirmationRequiredError('the name of the space');
    const deletedCollectionCount = await ctx.db.collection.count({ where: { spaceId: id } });
    const deletedSourceCount = await ctx.db.source.count({ where: { spaceId: id } });
    await removeSpace(ctx, id);
    return { spaceId: id, deletedCollectionCount, deletedSourceCount };
  });
}

/** Keyboards write the same letter in more than one way. */
const asTyped = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim();
