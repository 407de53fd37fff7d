import { inTransaction } from '#server/platform/db/database.ts';
import { requireWriter } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { selectSources, type SourceSelection } from './selectSources.ts';

export interface FavoriteSources {
  readonly sources: SourceSelection;
  readonly isFavorite: boolean;
}

/** Marks sources as one's favorites, or no more: a mark of the person's own, so that whoever may read may do it. */
export function favoriteSources(outer: DomainContext, { sources: selection, isFavorite }: FavoriteSources): Promise<{ sourceIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireWriter(ctx);
    const sourceIds = (await selectSources(ctx, 'space.read', selection)).map(({ id }) => id);
    if (isFavorite) {
      await ctx.db.$executeRaw`
        insert into "Favorite" ("userId", "sourceId", "createdAt")
        select ${userId}::uuid, s.id, ${ctx.now()} from "Source" s where s.id = any(${sourceIds}::uuid[]) for key share
        on conflict do nothing`;
    } else {
      await ctx.db.$executeRaw`delete from "Favorite" where "userId" = ${userId}::uuid and "sourceId" = any(${sourceIds}::uuid[])`;
    }
    return { sourceIds };
  });
}
