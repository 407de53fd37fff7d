import { Check, Search } from 'lucide';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { TextInput } from '../controls/TextInput.tsx';
import { Icon } from '../display/Icon.tsx';
import { Tag } from '../display/Tag.ts';
import { scrollParent, useRowWindow } from '../useRowWindow.ts';
import { TreeItem } from './TreeItem.tsx';
import { ancestorIds, isMatch, matchingNodes, visibleRows, type TreeNode } from './tree.ts';
import { keyOf, treeMove } from './treeKeys.ts';
import { useTreeRowHeight } from './treeRowHeight.ts';

/** What can be picked: `count` stands at its end. */
export type PickerNode = TreeNode & { readonly description: string; readonly count?: number };

type TreePickerProps = {
  /** Depth first. */
  nodes: readonly PickerNode[];
  /** Where it is now: tagged so. */
  currentId: string | null;
  /** It is not to be picked. */
  isCurrentOff?: boolean;
  pickedId: string | null;
  onPick: (id: string) => void;
  label: string;
  searchLabel: string;
  currentLabel: string;
  nothingFound: string;
};

/** A tree to pick one place from, with a search in names and descriptions. */
export function TreePicker({ nodes, currentId, isCurrentOff = true, pickedId, onPick, label, searchLabel, currentLabel, nothingFound }: TreePickerProps) {
  const [words, setWords] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(currentId ? [currentId, ...ancestorIds(nodes, currentId)] : []));
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const prefix = useId();

  const rows = useMemo(() => {
    const found = matchingNodes(nodes, words);
    return visibleRows(found, words.trim() === '' ? open : new Set(found.map(({ id }) => id)));
  }, [nodes, words, open]);
  const indexOf = useMemo(() => new Map(rows.map(({ node }, index) => [node.id, index])), [rows]);
  const tabStop = [focusedId, pickedId].find((id) => id !== null && indexOf.has(id)) ?? rows[0]?.node.id;
  const rowsRef = useRef<HTMLDivElement>(null);
  const rowHeight = useTreeRowHeight();
  const { first, end } = useRowWindow(rowsRef, rows.length, rowHeight);
  const inSight = Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset);
  // The row with the focus stays while it is scrolled away: the focus would be lost with it.
  const drawn = [...new Set([...inSight, indexOf.get(tabStop ?? '') ?? 0])].sort((one, other) => one - other);

  const wantsFocus = useRef<string | null>(null);
  useEffect(() => {
    const wanted = wantsFocus.current === null ? null : document.getElementById(prefix + wantsFocus.current);
    wantsFocus.current = null;
    wanted?.focus();
  });
  // Whoever opens it sees where the sources are now.
  const currentIndex = indexOf.get(currentId ?? '') ?? 0;
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current || !rowsRef.current) return;
    wasShown.current = true;
    const scroller = scrollParent(rowsRef.current);
    if ((currentIndex + 1) * rowHeight > scroller.clientHeight) scroller.scrollTop = currentIndex * rowHeight - scroller.clientHeight / 2;
  }, [currentIndex, rowHeight]);

  // One that was created meanwhile is picked from outside: it is shown.
  const [lastPickedId, setLastPickedId] = useState(pickedId);
  if (pickedId !== null && pickedId !== lastPickedId && nodes.some(({ id }) => id === pickedId)) {
    setLastPickedId(pickedId);
    setOpen(new Set([...open, ...ancestorIds(nodes, pickedId)]));
  }
  const onPicked = useEffectEvent((id: string) => {
    const index = indexOf.get(id);
    if (index === undefined || !rowsRef.current) return;
    const scroller = scrollParent(rowsRef.current);
    const top = index * rowHeight;
    if (top < scroller.scrollTop || top + rowHeight > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = top - scroller.clientHeight / 2;
  });
  const isPickedShown = pickedId !== null && indexOf.has(pickedId);
  useEffect(() => {
    if (pickedId !== null) onPicked(pickedId);
  }, [pickedId, isPickedShown]);

  const setIsOpen = (id: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpen(next);
  };
  const offId = isCurrentOff ? currentId : null;
  const pick = (id: string) => id !== offId && onPick(id);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = tabStop ? treeMove(rows, tabStop, { key: keyOf(event), shiftKey: event.shiftKey }) : null;
    const isPress = event.key === ' ' && tabStop;
    if (!move && !isPress) return;
    event.preventDefault();
    if (isPress) pick(tabStop);
    if (move?.kind === 'focus') {
      wantsFocus.current = move.id;
      setFocusedId(move.id);
    }
    if (move?.kind === 'open' || move?.kind === 'close') setIsOpen(move.id, move.kind === 'open');
    // Whoever presses Enter once more means it.
    if (move?.kind === 'select' && move.id === pickedId) event.currentTarget.closest('form')?.requestSubmit();
    else if (move?.kind === 'select') pick(move.id);
  };
  /** From the search down into the tree; Enter picks what was meant, and once more it is done (the form around hears of it). */
  const onSearchKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && tabStop) {
      event.preventDefault();
      document.getElementById(prefix + tabStop)?.focus();
    }
    if (event.key !== 'Enter' || isPickedShown) return;
    event.preventDefault();
    const meant = words.trim() === '' ? undefined : rows.find(({ node }) => node.id !== offId && isMatch(node, words));
    if (meant) pick(meant.node.id);
  };

  return (
    <>
      <TextInput
        icon={Search}
        size={32}
        type="search"
        value={words}
        aria-label={searchLabel}
        placeholder={searchLabel}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onSearchKeyDown}
      />
      <Tree role="tree" aria-label={label} onKeyDown={onKeyDown}>
        <Rows ref={rowsRef} role="presentation" style={{ height: rows.length * rowHeight }}>
        {drawn.map((index) => {
          const row = rows[index];
          if (!row) return null;
          const { node, depth, hasChildren, isOpen, position, siblings } = row;
          return (
          <TreeItem
            key={node.id}
            id={`${prefix}${node.id}`}
            role="treeitem"
            aria-level={depth + 1}
            aria-posinset={position}
            aria-setsize={siblings}
            style={{ position: 'absolute', insetInline: 0, top: index * rowHeight }}
            aria-expanded={hasChildren ? isOpen : undefined}
            aria-selected={node.id === pickedId}
            aria-disabled={node.id === offId || undefined}
            tabIndex={node.id === tabStop ? 0 : -1}
            name={node.name}
            depth={depth}
            hasChildren={hasChildren}
            isOpen={isOpen}
            selected={node.id === pickedId}
            disabled={node.id === offId}
            count={node.id === currentId || node.id === pickedId ? undefined : node.count}
            end={
              (node.id === currentId && <Tag>{currentLabel}</Tag>) ||
              (node.id === pickedId && <Icon of={Check} />)
            }
            onFocus={() => setFocusedId(node.id)}
            onToggle={() => setIsOpen(node.id, !isOpen)}
            onClick={() => pick(node.id)}
          />
          );
        })}
        </Rows>
        {rows.length === 0 && (
          <Nothing>
            {nothingFound}
          </Nothing>
        )}
      </Tree>
    </>
  );
}

const Tree = styled.div`
  height: 288px;
  margin: 0 -8px;
  overflow: auto;
`;

const Rows = styled.div`
  position: relative;
`;

const Nothing = styled.p`
  padding: 8px;
  color: var(--fg-3);
  font: var(--text-13);
`;
