import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { requireWriter } from '../../access/authorize.ts';
import type { DomainContext, SqlContext } from '../../context.ts';
import { saveUndo, type Undoable } from '../../undo/saveUndo.ts';
import { selectSources, type SourceSelection } from '../selectSources.ts';

export interface FavoriteSources extends Undoable {
  readonly sources: SourceSelection;
  readonly isFavorite: boolean;
}

/** Marks sources as one's favorites, or no more: a mark of the person's own, so that whoever may read may do it. */
export function favoriteSources(
  outer: DomainContext,
  { sources: selection, isFavorite, undoable }: FavoriteSources,
): Promise<{ sourceIds: string[]; undoId: string | null }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireWriter(ctx);
    const sourceIds = (await selectSources(ctx, 'space.read', selection)).map(({ id }) => id);
    const marked = Prisma.sql`exists (select 1 from "Favorite" f where f."userId" = ${userId}::uuid and f."sourceId" = s.id)`;
    const undoId = await saveUndo(
      ctx,
      undoable,
      Prisma.sql`
        select ${isFavorite ? 'UNFAVORITE' : 'FAVORITE'}::text, null::uuid, array_agg(s.id) from "Source" s
        where s.id = any(${sourceIds}::uuid[]) and ${isFavorite ? Prisma.sql`not ${marked}` : marked}`,
    );
    await markFavorites(ctx, userId, sourceIds, isFavorite);
    return { sourceIds, undoId };
  });
}

/** Makes sources favorites of a person, or no more. */
export async function markFavorites({ db, now }: SqlContext, userId: string, sourceIds: readonly string[], isFavorite: boolean): Promise<void> {
  if (isFavorite) {
    await db.$executeRaw`
      insert into "Favorite" ("userId", "sourceId", "createdAt")
      select ${userId}::uuid, s.id, ${now()} from "Source" s where s.id = any(${[...sourceIds]}::uuid[]) for key share
      on conflict do nothing`;
  } else {
    await db.$executeRaw`delete from "Favorite" where "userId" = ${userId}::uuid and "sourceId" = any(${[...sourceIds]}::uuid[])`;
  }
}
