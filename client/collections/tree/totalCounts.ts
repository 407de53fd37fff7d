import type { TreeNode } from '#client/ui/tree/tree.ts';

/** For each collection, how many sources lie in it and in all below it. Takes the list in depth-first order. */
export function totalCounts(nodes: readonly (TreeNode & { readonly sourceCount: number })[]): ReadonlyMap<string, number> {
  const totals = new Map(nodes.map(({ id, sourceCount }) => [id, sourceCount]));
  for (const { id, parentId } of nodes.toReversed()) {
    const above = parentId === null ? undefined : totals.get(parentId);
    if (parentId !== null && above !== undefined) totals.set(parentId, above + (totals.get(id) ?? 0));
  }
  return totals;
}
