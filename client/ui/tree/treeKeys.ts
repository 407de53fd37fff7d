import type { TreeNode, TreeRow } from './tree.ts';

/** What a key does in the tree. */
export type TreeMove =
  | { readonly kind: 'focus'; readonly id: string }
  | { readonly kind: 'open' | 'close' | 'select' | 'rename' | 'remove' | 'menu'; readonly id: string };

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** A key as the tree means it: where one reads from the right, the arrows to the sides change places. */
export const keyOf = ({ key }: { readonly key: string }): string => (document.documentElement.dir === 'rtl' ? (mirrored[key] ?? key) : key);

/**
 * The keyboard of the tree (design guide section 8): arrows, Home, End, Enter, F2, Delete, Shift F10 and letters.
 * Null when the key means nothing here.
 */
export function treeMove(
  rows: readonly TreeRow<TreeNode>[],
  focusedId: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): TreeMove | null {
  const index = rows.findIndex(({ node }) => node.id === focusedId);
  const row = rows[index];
  if (!row) return null;
  const focusAt = (at: number): TreeMove | null => {
    const target = rows[at];
    return target ? { kind: 'focus', id: target.node.id } : null;
  };

  switch (key) {
    case 'ArrowDown':
      return focusAt(index + 1);
    case 'ArrowUp':
      return focusAt(index - 1);
    case 'Home':
      return focusAt(0);
    case 'End':
      return focusAt(rows.length - 1);
    case 'ArrowRight':
      if (!row.hasChildren) return null;
      return row.isOpen ? focusAt(index + 1) : { kind: 'open', id: focusedId };
    case 'ArrowLeft':
      if (row.isOpen) return { kind: 'close', id: focusedId };
      return row.node.parentId === null ? null : { kind: 'focus', id: row.node.parentId };
    case 'Enter':
      return { kind: 'select', id: focusedId };
    case 'F2':
      return { kind: 'rename', id: focusedId };
    case 'Delete':
      return { kind: 'remove', id: focusedId };
    case 'F10':
      return shiftKey ? { kind: 'menu', id: focusedId } : null;
    case 'ContextMenu':
      return { kind: 'menu', id: focusedId };
    default:
      return jumpTo(rows, index, key);
  }
}

/** A letter goes to the next row whose name begins with it. */
function jumpTo(rows: readonly TreeRow<TreeNode>[], index: number, key: string): TreeMove | null {
  if ([...key].length !== 1 || key.trim() === '') return null;
  const letter = key.toLocaleLowerCase();
  const inOrder = [...rows.slice(index + 1), ...rows.slice(0, index)];
  const found = inOrder.find(({ node }) => node.name.toLocaleLowerCase().startsWith(letter));
  return found ? { kind: 'focus', id: found.node.id } : null;
}
