import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSpace } from '../access/authorize.ts';
import { lockTree } from '../collections/ancestry.ts';
import { insertCollections, type NewCollection } from '../collections/insertCollections.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { publishSpaceChanged } from '../events.ts';
import { newUuid } from '../publicId.ts';
import { authorizeTarget } from '../sources/authorizeTarget.ts';
import { beginRows } from './beginRows.ts';
import { heldImport } from './heldImport.ts';
import { pathKey, readCollectionPaths } from './readCollectionPaths.ts';

/**
 * Makes the collections of an import that are not there, and begins to carry it out; done once.
 * Answers false when the job was stopped.
 */
export function makeCollections(outer: DomainContext, jobId: string): Promise<boolean> {
  return inTransaction(outer, async (ctx) => {
    const held = await heldImport(ctx, jobId);
    if (held?.state !== 'RUNNING') return false;
    if (held.donePlace >= 0) return true;
    const { spaceId, collectionId } = held;
    await authorizeSpace(ctx, 'collection.edit', spaceId);
    await lockTree(ctx.db, spaceId);
    if (collectionId !== null) await authorizeTarget(ctx, collectionId);
    const ids = await readCollectionPaths(ctx, spaceId, collectionId);
    const wanted = await ctx.db.importCollection.findMany({ where: { jobId }, select: { place: true, path: true, description: true } });
    const missing: NewCollection[] = [];
    const isNew = new Set<string>();
    for (const { path, description } of wanted.toSorted((one, other) => one.path.length - other.path.length || one.place - other.place)) {
      if (ids.has(pathKey(path))) continue;
      const id = newUuid();
      const parentId = path.length === 1 ? collectionId : (ids.get(pathKey(path.slice(0, -1))) as string);
      missing.push({ id, parentId, name: path.at(-1) ?? '', description });
      ids.set(pathKey(path), id);
      isNew.add(id);
    }
    await insertCollections(ctx, spaceId, missing);
    const found = wanted.map(({ place, path }) => ({ place, id: ids.get(pathKey(path)) as string }));
    await ctx.db.$executeRaw`
      update "ImportCollection" c set "collectionId" = found.id, "isNew" = found.is_new
      from unnest(${found.map(({ place }) => place)}::int[], ${found.map(({ id }) => id)}::uuid[], ${found.map(({ id }) => isNew.has(id))}::bool[]) as found(place, id, is_new)
      where c."jobId" = ${jobId}::uuid and c.place = found.place`;
    await recordActivity(ctx, spaceId, 'COLLECTION_CREATED', { count: missing.length, collectionId });
    if (missing.length > 0) await publishSpaceChanged(ctx.db, spaceId);
    await beginRows(ctx, jobId);
    return true;
  });
}
