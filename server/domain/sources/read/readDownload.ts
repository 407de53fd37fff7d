import { authorizeExistingSources, requireUser } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { readSources, type SourceRow } from './readSources.ts';

/** The sources that `downloadSources` remembered for the acting person; null when that is too long ago, or was somebody else. */
export async function readDownload(ctx: DomainContext, id: string): Promise<string[] | null> {
  const { userId } = requireUser(ctx);
  const download = await ctx.db.download.findFirst({ where: { id, userId, expiresAt: { gt: ctx.now() } }, select: { sourceIds: true } });
  return download?.sourceIds ?? null;
}

/** A source with what is saved of it besides its text. */
export interface DownloadedSource {
  readonly row: SourceRow;
  /** Its file, or the one that a link led to; null: it has none. */
  readonly original: { readonly hash: string; readonly mimeType: string | null } | null;
}

/** Those of the sources that are still there, visible and not in the trash, in the order of their ids. */
export async function readDownloadedSources(ctx: DomainContext, ids: readonly string[]): Promise<DownloadedSource[]> {
  const visible = (await authorizeExistingSources(ctx, 'space.read', ids, 'not trashed')).map(({ id }) => id);
  const [rows, originals] = await Promise.all([readSources(ctx, visible), readFetchedOriginals(ctx, visible)]);
  return visible.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const original = row.blobHash !== null ? { hash: row.blobHash, mimeType: row.mimeType } : (originals.get(id) ?? null);
    return [{ row, original }];
  });
}

async function readFetchedOriginals({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, { hash: string; mimeType: string }>> {
  const artefacts = await db.sourceArtefact.findMany({ where: { sourceId: { in: [...ids] }, kind: 'ORIGINAL' }, select: { sourceId: true, blobHash: true, mimeType: true } });
  return new Map(artefacts.map(({ sourceId, blobHash, mimeType }) => [sourceId, { hash: blobHash, mimeType }]));
}

/** Where sources lie. */
export interface DownloadPlaces {
  /** In how many places, collections or tops of spaces. */
  readonly count: number;
  /** The names of the collections on the way to one of these places, from the top. */
  pathOf(collectionId: string | null): string[];
}

/** Where these sources lie. Who asks has been found to see them: two statements. */
export async function readDownloadPlaces({ db }: DomainContext, sourceIds: readonly string[]): Promise<DownloadPlaces> {
  const [places] = await db.$queryRaw<{ count: number; spaceIds: string[] }[]>`
    select count(distinct coalesce("collectionId", "spaceId"))::int as count, coalesce(array_agg(distinct "spaceId"::text), '{}') as "spaceIds"
    from "Source" where id = any(${[...sourceIds]}::uuid[])`;
  const collections = await db.collection.findMany({ where: { spaceId: { in: places?.spaceIds ?? [] } }, select: { id: true, name: true, parentId: true } });
  const byId = new Map(collections.map((collection) => [collection.id, collection]));
  const pathOf = (id: string | null): string[] => {
    const collection = id === null ? undefined : byId.get(id);
    return collection ? [...pathOf(collection.parentId), collection.name] : [];
  };
  return { count: places?.count ?? 0, pathOf };
}
