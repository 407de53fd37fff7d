import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSpace } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { lockTree } from '../collections/ancestry.ts';
import type { DomainContext } from '../context.ts';
import { publishPromptsChanged } from '../events.ts';
import { newUuid } from '../publicId.ts';
import { authorizePromptCollection } from '../prompts/authorizePrompts.ts';
import { beginRows } from './beginRows.ts';
import { heldImport } from './heldImport.ts';
import { pathKey, readCollectionPaths } from './readCollectionPaths.ts';

/**
 * Makes the prompt collections of an import that are not there, and begins to carry it out; done once. Answers false when the job was stopped.
 * @throws NotFoundError when the one that it goes into is gone
 */
export function makePromptCollections(outer: DomainContext, jobId: string): Promise<boolean> {
  return inTransaction(outer, async (ctx) => {
    const held = await heldImport(ctx, jobId);
    if (held?.state !== 'RUNNING') return false;
    if (held.donePlace >= 0) return true;
    const { spaceId, promptCollectionId, startedById } = held;
    await authorizeSpace(ctx, 'prompt.edit', spaceId);
    await lockTree(ctx.db, spaceId);
    if (promptCollectionId !== null) await authorizePromptCollection(ctx, 'prompt.edit', promptCollectionId);
    const ids = await readCollectionPaths(ctx, spaceId, promptCollectionId, 'PromptCollection');
    const wanted = await ctx.db.importCollection.findMany({ where: { jobId }, select: { place: true, path: true } });
    const missing: { id: string; parentId: string | null; name: string }[] = [];
    for (const { path } of wanted.toSorted((one, other) => one.path.length - other.path.length || one.place - other.place)) {
      if (ids.has(pathKey(path))) continue;
      const id = newUuid();
      missing.push({ id, parentId: path.length === 1 ? promptCollectionId : (ids.get(pathKey(path.slice(0, -1))) ?? null), name: path.at(-1) ?? '' });
      ids.set(pathKey(path), id);
    }
    const at = ctx.now();
    await ctx.db.promptCollection.createMany({ data: missing.map((collection) => ({ ...collection, spaceId, createdById: startedById, createdAt: at, updatedAt: at })) });
    const isNew = new Set(missing.map(({ id }) => id));
    const found = wanted.map(({ place, path }) => ({ place, id: ids.get(pathKey(path)) as string }));
    await ctx.db.$executeRaw`
      update "ImportCollection" c set "collectionId" = found.id, "isNew" = found.is_new
      from unnest(${found.map(({ place }) => place)}::int[], ${found.map(({ id }) => id)}::uuid[], ${found.map(({ id }) => isNew.has(id))}::bool[]) as found(place, id, is_new)
      where c."jobId" = ${jobId}::uuid and c.place = found.place`;
    await recordActivity(ctx, spaceId, 'PROMPT_COLLECTION_CREATED', { count: missing.length });
    if (missing.length > 0) await publishPromptsChanged(ctx.db, spaceId, { promptCollectionIds: [...isNew] });
    await beginRows(ctx, jobId);
    return true;
  });
}
