import { useDndMonitor } from '@dnd-kit/core';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { TreeNode, TreeRow } from './tree.ts';
import { placeUnder, type ShownPlace, type TreePlace } from './treePlaces.ts';

/** How far beside the tree the pointer may leave it and still mean it, in px. */
const BESIDE = 48;

type TreeDrag = {
  rows: readonly TreeRow<TreeNode>[];
  /** The box of the rows, and how high each is. */
  tree: RefObject<HTMLElement | null>;
  rowHeight: number;
  /** How far a level is indented, in px. */
  indent: number;
  onDrop: (id: string, place: TreePlace) => void;
};

/** A collection that is dragged by its handle: which one, and where it would come to lie. */
export function useTreeDrag({ rows, tree, rowHeight, indent, onDrop }: TreeDrag) {
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const [shown, setShown] = useState<ShownPlace | null>(null);
  const end = () => {
    setDraggedId(null);
    setShown(null);
  };
  useDndMonitor({
    onDragStart: ({ active }) => {
      const data = active.data.current as { kind?: string; id?: string } | undefined;
      if (data?.kind === 'collection' && data.id !== undefined) setDraggedId(data.id);
    },
    onDragEnd: () => {
      if (draggedId !== null && shown) onDrop(draggedId, shown.place);
      end();
    },
    onDragCancel: end,
  });

  const look = useEffectEvent((x: number, y: number) => {
    const box = tree.current?.getBoundingClientRect();
    if (!box || draggedId === null) return;
    const isBeside = x < box.left - BESIDE || x > box.right + BESIDE || y < box.top - rowHeight;
    const isRtl = document.documentElement.dir === 'rtl';
    const level = Math.floor(((isRtl ? box.right - x : x - box.left) - indent) / indent);
    const next = isBeside ? null : placeUnder(rows, draggedId, (y - box.top) / rowHeight, level);
    setShown((previous) => (JSON.stringify(previous) === JSON.stringify(next) ? previous : next));
  });
  useEffect(() => {
    if (draggedId === null) return;
    let last: { x: number; y: number } | null = null;
    const onMove = ({ clientX: x, clientY: y }: PointerEvent) => {
      last = { x, y };
      look(x, y);
    };
    const onScroll = () => last && look(last.x, last.y);
    window.addEventListener('pointermove', onMove, { passive: true });
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      window.removeEventListener('pointermove', onMove);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [draggedId]);

  return { draggedId, shown };
}
