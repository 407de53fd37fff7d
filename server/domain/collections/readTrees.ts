import { isDeepStrictEqual } from 'node:util';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../context.ts';
import type { RowSelection } from '../sources/read/sourceRows.ts';
import { inTreeOrder, type TreeNode } from './tree.ts';

/** A collection of a tree, with what was selected of it. */
export type TreeRow = TreeNode & {
  readonly spaceId: string;
  readonly _count?: { readonly sources: number };
  /** Known wherever `_count` is: adding up a tree that is at hand costs nothing. */
  readonly sourceCountWithDescendants?: number;
  readonly [selected: string]: unknown;
};

/** What Prisma is told by `Collection.sourceCount`. */
export const countedSources = { select: { sources: { where: { trashedAt: null } } } } as const;

/**
 * All collections of each space, in the order in which a tree is read, in one statement for any number of spaces. The reader
 * has been found to see them.
 */
export async function readTrees(ctx: DomainContext, spaceIds: readonly string[], selection: RowSelection): Promise<TreeRow[][]> {
  const wanted = understood(selection);
  if (!wanted) {
    const select = { ...selection, id: true, spaceId: true, parentId: true, rank: true };
    return inSpaces((await ctx.db.collection.findMany({ select: select as never, where: { spaceId: { in: [...spaceIds] } } })) as TreeRow[], spaceIds);
  }
  const columns = Prisma.raw([...wanted.columns].map((name) => `c."${name}"`).join(', '));
  const rows = await queryRows<ReadRow>(
    ctx.db,
    wanted.counts
      ? Prisma.sql`select ${columns}, coalesce(n.count, 0)::int as count from "Collection" c left join (
          select s."collectionId", count(*) as count from "Source" s where s."spaceId" = any(${[...spaceIds]}::uuid[]) and s."trashedAt" is null group by 1
        ) n on n."collectionId" = c.id where c."spaceId" = any(${[...spaceIds]}::uuid[])`
      : Prisma.sql`select ${columns} from "Collection" c where c."spaceId" = any(${[...spaceIds]}::uuid[])`,
  );
  return inSpaces(rows, spaceIds).map((tree) => withRelations(tree, wanted));
}

function inSpaces<R extends TreeRow>(rows: readonly R[], spaceIds: readonly string[]): R[][] {
  const bySpace = Map.groupBy(rows, ({ spaceId }) => spaceId);
  return spaceIds.map((spaceId) => inTreeOrder(bySpace.get(spaceId) ?? []));
}

type ReadRow = TreeRow & { count?: number };

interface Wanted {
  readonly columns: ReadonlySet<string>;
  readonly counts: boolean;
  readonly parent: boolean;
  readonly space: boolean;
}

const known = new Set<string>(Object.keys(Prisma.CollectionScalarFieldEnum));

/** What one statement can bring; null when more is wanted, which Prisma then reads. */
function understood(selection: RowSelection): Wanted | null {
  const columns = new Set(['id', 'spaceId', 'parentId', 'rank']);
  let [counts, parent, space] = [false, false, false];
  for (const [name, wanted] of Object.entries(selection)) {
    if (!wanted) continue;
    if (wanted === true) {
      if (!known.has(name)) return null;
      columns.add(name);
    } else if (name === '_count' && isDeepStrictEqual(wanted, countedSources)) counts = true;
    else if (name === 'parent' && isOf(wanted, known)) {
      parent = true;
      for (const column of Object.keys(wanted.select ?? {})) columns.add(column);
    } else if (name === 'space' && isOf(wanted, new Set(['id']))) space = true;
    else return null;
  }
  return { columns, counts, parent, space };
}

const isOf = ({ select = {}, ...others }: Exclude<RowSelection[string], boolean | undefined>, columns: ReadonlySet<string>): boolean =>
  Object.keys(others).length === 0 && Object.entries(select).every(([name, wanted]) => wanted === true && columns.has(name));

function withRelations(ordered: readonly ReadRow[], { counts, parent, space }: Wanted): TreeRow[] {
  const below = new Map<string, number>();
  if (counts) {
    // From the leaves to the top: each has all of its own when it is added to its parent.
    for (const { id, parentId, count = 0 } of ordered.toReversed()) {
      const all = (below.get(id) ?? 0) + count;
      below.set(id, all);
      if (parentId !== null) below.set(parentId, (below.get(parentId) ?? 0) + all);
    }
  }
  const byId = new Map(ordered.map((row) => [row.id, row]));
  return ordered.map((row) => ({
    ...row,
    ...(counts && { _count: { sources: row.count ?? 0 }, sourceCountWithDescendants: below.get(row.id) ?? 0 }),
    ...(parent && { parent: row.parentId === null ? null : (byId.get(row.parentId) ?? null) }),
    ...(space && { space: { id: row.spaceId } }),
  }));
}
