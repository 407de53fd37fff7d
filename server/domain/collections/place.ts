import { generateKeyBetween } from 'fractional-indexing';
import type { Db } from '#server/platform/db/database.ts';

/** The rank after the last sibling. Call it with the tree locked. */
export async function rankAtEnd(db: Db, spaceId: string, parentId: string | null): Promise<string> {
  const last = await db.collection.findFirst({
    where: { spaceId, parentId },
    orderBy: { rank: 'desc' },
    select: { rank: true },
  });
  return generateKeyBetween(last?.rank ?? null, null);
}
