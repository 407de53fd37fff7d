import { withDescendants, type TreeNode, type TreeRow } from '#client/ui/tree/tree.ts';

/** Where a collection would come to lie: last inside another, beside a sibling, or last at the top. */
export type TreePosition =
  | { readonly kind: 'into'; readonly id: string }
  | { readonly kind: 'beside'; readonly siblingId: string; readonly side: 'before' | 'after' }
  | { readonly kind: 'top' };

/** A place, and the line that shows it: above the row of this index, at this depth. No line where a row itself is lit. */
export type ShownPosition = { readonly position: TreePosition; readonly line: { readonly row: number; readonly depth: number } | null };

type Row = TreeRow<TreeNode>;

/** How much of a row's height at its upper and lower edge means "beside" instead of "into". */
const EDGE = 0.28;

/**
 * The place under the pointer. `at` is its height in rows from the top of the tree (2.5: the middle of the third row),
 * `depth` the level its horizontal place stands for. Null where the collection cannot go: itself, or below itself.
 */
export function positionAtPointer(rows: readonly Row[], draggedId: string, at: number, depth: number): ShownPosition | null {
  if (at >= rows.length) return { position: { kind: 'top' }, line: { row: rows.length, depth: 0 } };
  const index = Math.max(0, Math.floor(at));
  const fraction = at - index;
  if (fraction < EDGE) return positionInGap(rows, draggedId, index, depth);
  if (fraction > 1 - EDGE) return positionInGap(rows, draggedId, index + 1, depth);
  const row = rows[index];
  if (!row || belongsTo(rows, draggedId).has(row.node.id)) return null;
  return { position: { kind: 'into', id: row.node.id }, line: null };
}

/** How deep a collection may come to lie in the gap above the row of this index, from the least to the most. */
export function depthsInGap(rows: readonly Row[], draggedId: string, gap: number): { least: number; most: number } {
  const { above, below } = neighbours(rows, draggedId, gap);
  const least = below?.row.depth ?? 0;
  return { least, most: Math.max(least, above ? above.row.depth : 0) };
}

/** The place in the gap above the row of this index, at a depth as near to the wanted one as there is. */
function positionInGap(rows: readonly Row[], draggedId: string, gap: number, wanted: number): ShownPosition {
  const { least, most } = depthsInGap(rows, draggedId, gap);
  return positionAtDepth(rows, draggedId, gap, Math.min(most, Math.max(least, wanted)));
}

/**
 * The place in a gap at a depth. One deeper than the row above means: into it, as its last; that is how the keyboard
 * reaches what the pointer does with the middle of a row.
 */
export function positionAtDepth(rows: readonly Row[], draggedId: string, gap: number, depth: number): ShownPosition {
  const { above, below } = neighbours(rows, draggedId, gap);
  const line = { row: above ? above.index + 1 : 0, depth };
  if (below?.row.depth === depth) return { position: { kind: 'beside', siblingId: below.row.node.id, side: 'before' }, line };
  if (!above) return { position: { kind: 'top' }, line };
  if (depth > above.row.depth) return { position: { kind: 'into', id: above.row.node.id }, line: null };
  let index = above.index;
  while (index > 0 && (rows[index]?.depth ?? 0) > depth) index--;
  const sibling = rows[index] ?? above.row;
  return { position: { kind: 'beside', siblingId: sibling.node.id, side: 'after' }, line };
}

/** The parent a place means; null: the top. */
export function parentAt(nodes: readonly TreeNode[], position: TreePosition): string | null {
  if (position.kind === 'into') return position.id;
  if (position.kind === 'top') return null;
  return nodes.find(({ id }) => id === position.siblingId)?.parentId ?? null;
}

/** Where a collection lies now, as a place that brings it back. */
export function currentPosition(nodes: readonly TreeNode[], id: string): TreePosition {
  const parentId = nodes.find((node) => node.id === id)?.parentId ?? null;
  const siblings = nodes.filter((node) => node.parentId === parentId);
  const index = siblings.findIndex((node) => node.id === id);
  const previous = siblings[index - 1];
  if (previous) return { kind: 'beside', siblingId: previous.id, side: 'after' };
  const next = siblings[index + 1];
  if (next) return { kind: 'beside', siblingId: next.id, side: 'before' };
  return parentId === null ? { kind: 'top' } : { kind: 'into', id: parentId };
}

/** The ids of the whole tree, depth first, once the collection lies there. Takes the list in depth-first order. */
export function orderAfter(nodes: readonly TreeNode[], id: string, position: TreePosition): string[] {
  const moved = withDescendants(nodes, id);
  const rest = nodes.filter((node) => !moved.has(node.id));
  const block = nodes.filter((node) => moved.has(node.id)).map((node) => node.id);
  const order = rest.map((node) => node.id);
  const endOf = (anchor: string) => order.indexOf(anchor) + withDescendants(rest, anchor).size;
  const index =
    position.kind === 'top'
      ? order.length
      : position.kind === 'into'
        ? endOf(position.id)
        : position.side === 'before'
          ? order.indexOf(position.siblingId)
          : endOf(position.siblingId);
  return [...order.slice(0, index), ...block, ...order.slice(index)];
}

/** Whether a move there would leave everything as it is. */
export function isSamePosition(nodes: readonly TreeNode[], id: string, position: TreePosition): boolean {
  const parentId = nodes.find((node) => node.id === id)?.parentId ?? null;
  return parentAt(nodes, position) === parentId && orderAfter(nodes, id, position).every((each, index) => each === nodes[index]?.id);
}

type Neighbour = { row: Row; index: number };

/** The rows above and below a gap, as if what is dragged were not there. */
function neighbours(rows: readonly Row[], draggedId: string, gap: number): { above?: Neighbour; below?: Neighbour } {
  const dragged = belongsTo(rows, draggedId);
  const find = (from: number, step: 1 | -1): Neighbour | undefined => {
    for (let index = from; ; index += step) {
      const row = rows[index];
      if (!row) return undefined;
      if (!dragged.has(row.node.id)) return { row, index };
    }
  };
  return { above: find(gap - 1, -1), below: find(gap, 1) };
}

const insides = new WeakMap<readonly Row[], { readonly id: string; readonly inside: ReadonlySet<string> }>();

/** What is dragged and all below it: asked for with every move of the pointer, of the same rows. */
function belongsTo(rows: readonly Row[], draggedId: string): ReadonlySet<string> {
  const known = insides.get(rows);
  if (known?.id === draggedId) return known.inside;
  const inside = withDescendants(
    rows.map(({ node }) => node),
    draggedId,
  );
  insides.set(rows, { id: draggedId, inside });
  return inside;
}
