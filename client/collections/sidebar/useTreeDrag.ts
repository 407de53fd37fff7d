import { use, useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { scrollParent } from '#client/ui/useRowWindow.ts';
import { dropPlaceAt } from '../dropPlaces.ts';
import { DragContext, useDragItem, useDrop } from '../dragStore.ts';
import type { TreeNode, TreeRow } from '#client/ui/tree/tree.ts';
import { positionAtPointer, type ShownPosition, type TreePosition } from '../tree/treePositions.ts';

/** How far beside the tree the pointer may leave it and still mean it, in px. */
const BESIDE = 48;

type TreeDrag = {
  rows: readonly TreeRow<TreeNode>[];
  /** The box of the rows, and how high each is. */
  tree: RefObject<HTMLElement | null>;
  rowHeight: number;
  /** How far a level is indented, in px. */
  indent: number;
  /** Whether anything may be dropped. */
  isOpen: boolean;
  onDrop: (id: string, position: TreePosition) => void;
};

/**
 * What the pointer holds over the tree, found by the height of the rows: sources lie over a row; of a collection that is
 * dragged by its handle, which one it is, and where it would come to lie.
 */
export function useTreeDrag({ rows, tree, rowHeight, indent, isOpen, onDrop }: TreeDrag) {
  const store = use(DragContext);
  const dragItem = useDragItem();
  const draggedId = dragItem?.kind === 'collection' ? dragItem.id : null;
  const [found, setShown] = useState<ShownPosition | null>(null);
  const shown = draggedId === null ? null : found;
  const isDragging = dragItem !== null;
  useEffect(() => {
    store.setZone(tree.current);
    return () => store.setZone(null);
  }, [store, tree]);
  useDrop((drag) => {
    if (drag.dragItem.kind === 'collection' && shown) onDrop(drag.dragItem.id, shown.position);
  });

  const look = useEffectEvent((x: number, y: number) => {
    const box = tree.current?.getBoundingClientRect();
    if (!box || !tree.current) return;
    if (draggedId === null) {
      // A place around the tree takes it.
      if (dropPlaceAt(x, y)) return;
      const seen = scrollParent(tree.current).getBoundingClientRect();
      const isInside = x >= box.left && x <= box.right && y >= Math.max(box.top, seen.top) && y < Math.min(box.bottom, seen.bottom);
      const node = isInside && isOpen ? rows[Math.floor((y - box.top) / rowHeight)]?.node : undefined;
      return store.hover(node ? { kind: 'collection', id: node.id, name: node.name } : null);
    }
    const isBeside = x < box.left - BESIDE || x > box.right + BESIDE || y < box.top - rowHeight;
    const isRtl = document.documentElement.dir === 'rtl';
    const level = Math.floor(((isRtl ? box.right - x : x - box.left) - indent) / indent);
    const next = isBeside ? null : positionAtPointer(rows, draggedId, (y - box.top) / rowHeight, level);
    setShown((previous) => (JSON.stringify(previous) === JSON.stringify(next) ? previous : next));
  });
  // Before it is painted: who sees that something is dragged may be on the way already.
  useLayoutEffect(() => {
    if (!isDragging) return;
    let last: { x: number; y: number } | null = null;
    const onMove = ({ clientX: x, clientY: y }: PointerEvent) => {
      last = { x, y };
      look(x, y);
    };
    const onScroll = () => last && look(last.x, last.y);
    window.addEventListener('pointermove', onMove, { passive: true });
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      setShown(null);
      window.removeEventListener('pointermove', onMove);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [isDragging]);

  return { draggedId, shown };
}
