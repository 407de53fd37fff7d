import type { DomainContext } from '../context.ts';

/** Equal for equal paths, and for no others. */
export const pathKey = (path: readonly string[]): string => JSON.stringify(path);

/** The ids of the collections below one (null: of the space) by `pathKey` of their names; of those with the same, the first. */
export async function readCollectionPaths({ db }: DomainContext, spaceId: string, belowId: string | null): Promise<Map<string, string>> {
  const rows = await db.$queryRaw<{ id: string; path: string[] }[]>`
    with recursive below as (
      select c.id, array[c.name] as path, array[c.rank] as ranks from "Collection" c where c."spaceId" = ${spaceId}::uuid and c."parentId" is not distinct from ${belowId}::uuid
      union all
      select c.id, below.path || c.name, below.ranks || c.rank from below join "Collection" c on c."parentId" = below.id where cardinality(below.path) < 1000
    )
    select id::text, path from below order by ranks desc`;
  // The first in the order of the tree is written last.
  return new Map(rows.map(({ id, path }) => [pathKey(path), id]));
}
