import { inTransaction } from '#server/platform/db/database.ts';
import type { UndoKind } from '#server/platform/db/generated/client.ts';
import { authorizeExistingSources, type Granted, requireWriter, type SourceRef } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { indexSources } from '../search/indexSources.ts';
import { authorizeTarget } from '../sources/authorizeTarget.ts';
import { putIntoTrash } from '../sources/trash/deleteSources.ts';
import { markFavorites } from '../sources/bulk/favoriteSources.ts';
import { takeFromTrash } from '../sources/trash/restoreSources.ts';
import { type SourcesChanged, sourcesChanged } from '../sources/sourcesChanged.ts';

/**
 * Takes back what a command of one's own did to many sources, all of it or nothing, once. Sources that are gone for good
 * since then are passed over. @throws NotFoundError when it is too late, or a collection that they lay in is gone
 */
export function undoChange(outer: DomainContext, undoId: string | null): Promise<SourcesChanged> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireWriter(ctx);
    const undo =
      undoId === null
        ? null
        : await ctx.db.undo.findFirst({
            where: { id: undoId, userId, expiresAt: { gt: ctx.now() } },
            select: { id: true, steps: { select: { kind: true, targetId: true, sourceIds: true }, orderBy: { position: 'asc' } } },
          });
    // Of two who ask at once one is too late.
    if (!undo || (await ctx.db.undo.deleteMany({ where: { id: undo.id } })).count === 0) throw new NotFoundError('Undo');
    const ids = undo.steps.flatMap((step) => step.sourceIds);
    const isFavorites = undo.steps.every(({ kind }) => kind === 'FAVORITE' || kind === 'UNFAVORITE');
    // All at once: rows that are held step by step could be waited for in a circle.
    const there = new Map((await authorizeExistingSources(ctx, isFavorites ? 'space.read' : 'source.edit', ids)).map((source) => [source.id, source]));
    const changes: SourcesChanged[] = [];
    for (const { kind, targetId, sourceIds } of undo.steps) {
      const sources = sourceIds.flatMap((id) => there.get(id) ?? []);
      if (kind === 'FAVORITE' || kind === 'UNFAVORITE') changes.push(await takeBackFavorites(ctx, userId, kind, sources));
      else changes.push(await takeBack(ctx, kind, targetId, sources as Granted<'source.edit', SourceRef>[]));
    }
    return {
      sourceIds: [...new Set(changes.flatMap(({ sourceIds }) => sourceIds))],
      collectionIds: [...new Set(changes.flatMap(({ collectionIds }) => collectionIds))],
    };
  });
}

async function takeBackFavorites(ctx: DomainContext, userId: string, kind: 'FAVORITE' | 'UNFAVORITE', sources: readonly SourceRef[]): Promise<SourcesChanged> {
  const ids = sources.map(({ id }) => id);
  await markFavorites(ctx, userId, ids, kind === 'FAVORITE');
  return { sourceIds: ids, collectionIds: [] };
}

async function takeBack(
  ctx: DomainContext,
  kind: Exclude<UndoKind, 'FAVORITE' | 'UNFAVORITE'>,
  targetId: string | null,
  sources: readonly Granted<'source.edit', SourceRef>[],
): Promise<SourcesChanged> {
  const ids = sources.map(({ id }) => id);
  if (kind === 'RESTORE') return takeFromTrash(ctx, sources);
  if (kind === 'TRASH') return putIntoTrash(ctx, sources);
  if (kind === 'MOVE') {
    if (targetId !== null) await authorizeTarget(ctx, targetId);
    await ctx.db.$executeRaw`update "Source" set "collectionId" = ${targetId}::uuid, "updatedAt" = ${ctx.now()} where id = any(${ids}::uuid[])`;
    return sourcesChanged(ctx, 'SOURCES_MOVED', sources, targetId);
  }
  if (kind === 'TAG') {
    await ctx.db.$executeRaw`
      insert into "SourceTag" ("sourceId", "tagId", "spaceId")
      select s.id, t.id, t."spaceId" from "Tag" t join "Source" s on s."spaceId" = t."spaceId" where t.id = ${targetId}::uuid and s.id = any(${ids}::uuid[])
      on conflict do nothing`;
  } else {
    await ctx.db.$executeRaw`delete from "SourceTag" st using "Tag" t where t.id = ${targetId}::uuid and st."spaceId" = t."spaceId" and st."tagId" = t.id and st."sourceId" = any(${ids}::uuid[])`;
  }
  await ctx.db.$executeRaw`update "Source" set "updatedAt" = ${ctx.now()} where id = any(${ids}::uuid[])`;
  await indexSources(ctx, ids);
  return sourcesChanged(ctx, 'SOURCES_TAGGED', sources);
}
