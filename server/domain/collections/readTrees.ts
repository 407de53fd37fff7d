import { createHash } from 'node:crypto';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../context.ts';
import { encodePublicId } from '../publicId.ts';
import type { CollectionRow } from './readCollections.ts';
import { inTreeOrder } from './tree.ts';
import { rowVersion, sourceCountsSql } from './treeVersions.ts';

/** A collection of a tree: of what it says the part that trees are asked for, with its parent, and its numbers of sources where they were wanted. */
export interface TreeRow extends Pick<CollectionRow, 'id' | 'spaceId' | 'parentId' | 'name' | 'description' | 'rank'>, Partial<SourceCounts> {
  readonly publicId: string;
  /** Null at the top. */
  readonly parent: TreeRow | null;
}

interface SourceCounts {
  /** How many sources lie directly in it, without those in the trash. */
  readonly sourceCount: number;
  /** The same with all collections below it. */
  readonly sourceCountWithDescendants: number;
}

type ReadRow = Pick<CollectionRow, 'id' | 'spaceId' | 'parentId' | 'name' | 'description' | 'rank'> & { readonly count?: number };

const columns = Prisma.raw(['id', 'spaceId', 'parentId', 'name', 'description', 'rank'].map((name) => `c."${name}"`).join(', '));

/**
 * All collections of each space, in the order in which a tree is read, by space: one statement for any number of spaces. The
 * reader has been found to see them.
 */
export async function readTrees({ db }: DomainContext, spaceIds: readonly string[], { withCounts }: { readonly withCounts: boolean }): Promise<Map<string, TreeRow[]>> {
  const ids = [...spaceIds];
  const rows = await queryRows<ReadRow>(
    db,
    withCounts
      ? Prisma.sql`select ${columns}, coalesce(n.count, 0)::int as count from "Collection" c left join (${sourceCountsSql(ids)}) n on n."collectionId" = c.id
          where c."spaceId" = any(${ids}::uuid[])`
      : Prisma.sql`select ${columns} from "Collection" c where c."spaceId" = any(${ids}::uuid[])`,
  );
  const bySpace = Map.groupBy(rows, ({ spaceId }) => spaceId);
  return new Map(ids.map((id) => [id, treeOf(bySpace.get(id) ?? [])]));
}

/** The collections of a space, and what `readTreeVersions` says of them at the same moment. */
export interface VersionedTree {
  readonly tree: readonly TreeRow[];
  readonly version: string;
}

/** As `readTrees` with counts, and the version of each tree: one statement for both. */
export async function readVersionedTrees({ db }: DomainContext, spaceIds: readonly string[]): Promise<Map<string, VersionedTree>> {
  const ids = [...spaceIds];
  const rows = await queryRows<ReadRow & { row_version: string }>(
    db,
    Prisma.sql`select ${columns}, coalesce(n.count, 0)::int as count, ${rowVersion} as row_version from "Collection" c left join (${sourceCountsSql(ids)}) n on n."collectionId" = c.id
      where c."spaceId" = any(${ids}::uuid[]) order by c.id`,
  );
  const bySpace = Map.groupBy(rows, ({ spaceId }) => spaceId);
  return new Map(
    ids.map((id) => {
      const inSpace = bySpace.get(id) ?? [];
      const version = inSpace.length === 0 ? '' : createHash('md5').update(inSpace.map(({ row_version }) => row_version).join('')).digest('hex');
      return [id, { version, tree: treeOf(inSpace) }];
    }),
  );
}

function treeOf(rows: readonly ReadRow[]): TreeRow[] {
  const ordered = inTreeOrder(rows);
  const sums = new Map<string, number>();
  // From the leaves to the top: each has all of its own when it is added to its parent.
  for (const { id, parentId, count = 0 } of ordered.toReversed()) {
    const sum = (sums.get(id) ?? 0) + count;
    sums.set(id, sum);
    if (parentId !== null) sums.set(parentId, (sums.get(parentId) ?? 0) + sum);
  }
  const built = new Map<string, TreeRow>();
  // Thousands are built for each who opens the vault: field by field, which is cheaper than copying.
  return ordered.map(({ id, spaceId, parentId, name, description, rank, count }) => {
    const parent = (parentId === null ? undefined : built.get(parentId)) ?? null;
    const row: TreeRow = {
      id,
      spaceId,
      parentId,
      name,
      description,
      rank,
      publicId: encodePublicId('Collection', id),
      parent,
      sourceCount: count,
      sourceCountWithDescendants: count === undefined ? undefined : sums.get(id),
    };
    built.set(id, row);
    return row;
  });
}
