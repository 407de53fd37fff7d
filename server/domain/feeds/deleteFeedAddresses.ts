import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSpace, requireWriter } from '../access/authorize.ts';
import { visibleInSpace } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { ForbiddenError, NotFoundError } from '../errors.ts';
import { parseIds } from '../input.ts';

const maxAtOnce = 100;

/** Ends addresses of feeds at once, all of them or none: one's own, and as an owner of the space anybody's. @throws NotFoundError, ForbiddenError */
export function deleteFeedAddresses(outer: DomainContext, ids: readonly (string | null)[]): Promise<{ feedAddressIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireWriter(ctx);
    const wanted = parseIds('feedAddressIds', ids, maxAtOnce);
    const known = wanted.filter((id) => id !== null);
    const found = await ctx.db.feedAddress.findMany({ where: { id: { in: known }, ...visibleInSpace(ctx.actor) }, select: { id: true, userId: true, spaceId: true } });
    if (found.length < wanted.length) throw new NotFoundError('Feed address');
    for (const spaceId of new Set(found.filter((each) => each.userId !== userId).map((each) => each.spaceId))) {
      await authorizeSpace(ctx, 'space.manage', spaceId).catch((error: unknown) => {
        throw error instanceof ForbiddenError ? new NotFoundError('Feed address') : error;
      });
    }
    await ctx.db.feedAddress.deleteMany({ where: { id: { in: known } } });
    return { feedAddressIds: known };
  });
}
