export interface TreeNode {
  readonly id: string;
  readonly parentId: string | null;
  readonly rank: string;
}

/** Depth first, siblings by rank: the order in which a tree is read. Nodes whose parent is missing are left out. */
export function inTreeOrder<N extends TreeNode>(nodes: readonly N[]): N[] {
  const children = Map.groupBy(nodes, (node) => node.parentId);
  for (const siblings of children.values()) siblings.sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0));
  const ordered: N[] = [];
  const waiting = [...(children.get(null) ?? [])].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    ordered.push(node);
    waiting.push(...[...(children.get(node.id) ?? [])].reverse());
  }
  return ordered;
}

/** Whether putting `moved` under a parent would close a circle. `ancestors` runs from the new parent up to the root. */
export function wouldCycle(moved: string, ancestors: readonly string[]): boolean {
  return ancestors.includes(moved);
}
