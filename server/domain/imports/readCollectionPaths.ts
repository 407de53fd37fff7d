import { Prisma } from '#server/platform/db/generated/client.ts';
import type { TreeTable } from '../collections/ancestry.ts';
import type { DomainContext } from '../context.ts';

/** Equal for equal paths, and for no others. */
export const pathKey = (path: readonly string[]): string => JSON.stringify(path);

/** The ids of the collections below one (null: of the space) by `pathKey` of their names; of those with the same, the first. */
export async function readCollectionPaths({ db }: DomainContext, spaceId: string, belowId: string | null, table: TreeTable = 'Collection'): Promise<Map<string, string>> {
  const tree = Prisma.raw(`"${table}"`);
  // Prompt collections stand by name, and stay for a while when they are deleted.
  const rank = table === 'Collection' ? Prisma.sql`c.rank` : Prisma.sql`natural_key(c.name)`;
  const isThere = table === 'Collection' ? Prisma.sql`true` : Prisma.sql`c."deletedAt" is null`;
  const rows = await db.$queryRaw<{ id: string; path: string[] }[]>`
    with recursive below as (
      select c.id, array[c.name] as path, array[${rank}] as ranks from ${tree} c where ${isThere} and c."spaceId" = ${spaceId}::uuid and c."parentId" is not distinct from ${belowId}::uuid
      union all
      select c.id, below.path || c.name, below.ranks || ${rank} from below join ${tree} c on c."parentId" = below.id where ${isThere} and cardinality(below.path) < 1000
    )
    select id::text, path from below order by ranks desc`;
  // The first in the order of the tree is written last.
  return new Map(rows.map(({ id, path }) => [pathKey(path), id]));
}
