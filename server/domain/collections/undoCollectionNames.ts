import { authorizeCollection } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { publishCollectionsChanged } from '../events.ts';
import { undoDetails } from '../undo/undoDetails.ts';

/** Gives collections the names that they had, unless somebody has given them others since. Answers which. In the caller's transaction. @throws NotFoundError for one that is gone */
export async function undoCollectionNames(ctx: DomainContext, steps: readonly { readonly targetId: string | null; readonly details: unknown }[]): Promise<string[]> {
  const renamed: string[] = [];
  for (const { targetId, details } of steps) {
    const { id, spaceId } = await authorizeCollection(ctx, 'collection.edit', targetId);
    const name = undoDetails.text.read(details);
    if (!name?.before) continue;
    await ctx.db.collection.updateMany({ where: { id, name: name.after }, data: { name: name.before } });
    await publishCollectionsChanged(ctx.db, spaceId, [id]);
    renamed.push(id);
  }
  return renamed;
}
