/** A collection as the tree needs it: the server's flat list, depth first and in the order of siblings. */
export type TreeNode = { readonly id: string; readonly name: string; readonly parentId: string | null };

/** A line of the tree as it is drawn. */
export type TreeRow<N extends TreeNode> = {
  readonly node: N;
  /** 0 at the top. */
  readonly depth: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
  /** Which of its siblings it is, from 1, and how many there are: for who hears the tree, of which not every row is drawn. */
  readonly position: number;
  readonly siblings: number;
};

/** The rows one sees: all roots, and what lies below open collections. Takes the list in depth-first order. */
export function visibleRows<N extends TreeNode>(nodes: readonly N[], open: ReadonlySet<string>): TreeRow<N>[] {
  const childrenOf = new Map<string | null, number>();
  const positionOf = new Map<string, number>();
  for (const { id, parentId } of nodes) {
    const position = (childrenOf.get(parentId) ?? 0) + 1;
    childrenOf.set(parentId, position);
    positionOf.set(id, position);
  }
  const depthOf = new Map<string, number>();
  const rows: TreeRow<N>[] = [];
  for (const node of nodes) {
    const parentDepth = node.parentId === null ? -1 : depthOf.get(node.parentId);
    const isHidden = parentDepth === undefined || (node.parentId !== null && !open.has(node.parentId));
    if (isHidden) continue;
    const hasChildren = childrenOf.has(node.id);
    depthOf.set(node.id, parentDepth + 1);
    rows.push({
      node,
      depth: parentDepth + 1,
      hasChildren,
      isOpen: hasChildren && open.has(node.id),
      position: positionOf.get(node.id) ?? 1,
      siblings: childrenOf.get(node.parentId) ?? 1,
    });
  }
  return rows;
}

/** All rows, as if every collection were open. */
export const depthFirst = <N extends TreeNode>(nodes: readonly N[]): TreeRow<N>[] => visibleRows(nodes, new Set(nodes.map(({ id }) => id)));

/** The ids above a collection, nearest first. Stops at a loop, should there ever be one. */
export function ancestorIds(nodes: readonly TreeNode[], id: string): string[] {
  const parentOf = new Map(nodes.map((node) => [node.id, node.parentId]));
  const above: string[] = [];
  let parentId = parentOf.get(id) ?? null;
  while (parentId !== null && parentId !== id && !above.includes(parentId)) {
    above.push(parentId);
    parentId = parentOf.get(parentId) ?? null;
  }
  return above;
}

/** The collection and everything below it: what cannot become its parent, and what goes with it when it is deleted. */
export function withDescendants(nodes: readonly TreeNode[], id: string): ReadonlySet<string> {
  const inside = new Set([id]);
  for (const node of nodes) if (node.parentId !== null && inside.has(node.parentId)) inside.add(node.id);
  return inside;
}

/** Whether words stand in its name or description, in capitals or not. */
export function isMatch({ name, description }: { readonly name: string; readonly description: string }, words: string): boolean {
  const wanted = words.trim().toLocaleLowerCase();
  return [name, description].some((text) => text.toLocaleLowerCase().includes(wanted));
}

/** The collections whose name or description has the words, and those above them so that one sees where they are. */
export function matchingNodes<N extends TreeNode & { readonly description: string }>(
  nodes: readonly N[],
  words: string,
): readonly N[] {
  const wanted = words.trim().toLocaleLowerCase();
  if (wanted === '') return nodes;
  const shown = new Set<string>();
  for (const node of nodes) {
    if (!isMatch(node, wanted)) continue;
    shown.add(node.id);
    for (const id of ancestorIds(nodes, node.id)) shown.add(id);
  }
  return nodes.filter(({ id }) => shown.has(id));
}
