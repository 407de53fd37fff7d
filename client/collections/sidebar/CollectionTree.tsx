import { memo, useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { CollectionTree_space$key } from '#client/__generated__/CollectionTree_space.graphql.ts';
import { useTreeRowHeight } from '#client/ui/tree/treeRowHeight.ts';
import { scrollParent, useRowWindow } from '#client/ui/useRowWindow.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { useCollectionDialogs } from '../dialogs/CollectionDialogs.tsx';
import { useMoveCollection } from '../mutations/useMoveCollection.ts';
import { setCollectionsExpanded, useExpandedCollections } from '../tree/expandedCollections.ts';
import { ancestorIds, visibleRows } from '#client/ui/tree/tree.ts';
import { keyOf, treeMove } from '#client/ui/tree/treeKeys.ts';
import { totalCounts } from '../tree/totalCounts.ts';
import { CollectionTreeItem } from './CollectionTreeItem.tsx';
import { DropLine } from './DropLine.ts';
import { useTreeDrag } from './useTreeDrag.ts';
import { useTreeLift } from './useTreeLift.ts';

/** How far a level is indented. */
const INDENT = 16;

/** The collections of a space as its tree needs them. Reading thousands costs: read once, for all that stands around the tree. */
export function useTreeNodes(ref: CollectionTree_space$key) {
  const { tree } = useFragment(
    graphql`
      fragment CollectionTree_space on Space {
        # So that the tree stays up to date (useTreeVersion).
        # eslint-disable-next-line relay/unused-fields
        treeVersion
        tree {
          id
          name
          sourceCount
          parent {
            id
          }
          ...CollectionTreeItem_collection
        }
      }
    `,
    ref,
  );
  return useMemo(
    () =>
      tree.map((collection) => ({
        id: collection.id,
        name: collection.name,
        sourceCount: collection.sourceCount,
        parentId: collection.parent?.id ?? null,
        collection,
      })),
    [tree],
  );
}

type CollectionTreeProps = {
  spaceId: string;
  nodes: ReturnType<typeof useTreeNodes>;
  selectedId: string | null;
  onSelect: (id: string) => void;
};

/**
 * All collections of a space as a tree: one tab stop with the keys of the design guide inside, places to drop on, and
 * rows that can be dragged or lifted to another place. Only the rows in sight are drawn.
 */
export function CollectionTree({ spaceId, nodes, selectedId, onSelect }: CollectionTreeProps) {
  const intl = useIntl();
  const dialogs = useCollectionDialogs();
  const open = useExpandedCollections();
  const totals = useMemo(() => totalCounts(nodes), [nodes]);
  const rows = useMemo(() => visibleRows(nodes, open), [nodes, open]);
  const indexOf = useMemo(() => new Map(rows.map(({ node }, index) => [node.id, index])), [rows]);

  const tree = useRef<HTMLDivElement>(null);
  const moveCollection = useMoveCollection(spaceId);
  const onDrop = (id: string, position: Parameters<typeof moveCollection>[2]) => {
    moveCollection(nodes, id, position);
    if (position.kind === 'into') setCollectionsExpanded([position.id], true);
  };
  const rowHeight = useTreeRowHeight();
  const drag = useTreeDrag({ rows, tree, rowHeight, indent: INDENT, isOpen: dialogs !== null, onDrop });
  const lift = useTreeLift(rows, onDrop);
  const shown = drag.shown ?? lift.shown;
  const canEdit = dialogs !== null;

  const prefix = useId();
  const wantsFocus = useRef<string | null>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const [renamed, setRenamed] = useState<string | null>(null);
  const isShown = (id: string | null) => id !== null && indexOf.has(id);
  const tabStop = [focusedId, selectedId].find(isShown) ?? rows[0]?.node.id;
  const { first, end } = useRowWindow(tree, rows.length, rowHeight);

  useEffect(() => {
    const wanted = wantsFocus.current === null ? null : document.getElementById(prefix + wantsFocus.current);
    if (!wanted) return;
    wantsFocus.current = null;
    wanted.focus();
  });
  const focus = useCallback(
    (id: string) => {
      wantsFocus.current = id;
      setFocusedId(id);
      document.getElementById(prefix + id)?.focus();
    },
    [prefix],
  );
  useShowSelected(
    selectedId,
    indexOf.get(selectedId ?? '') ?? -1,
    {
      open: (id) => setCollectionsExpanded(ancestorIds(nodes, id), true),
      scrollTo: (index) => tree.current && showRow(tree.current, index, rowHeight),
    },
  );

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isOnRow = event.target instanceof HTMLElement && event.target.getAttribute('role') === 'treeitem';
    if (!isOnRow || !tabStop || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keyOf(event);
    if (lift.onKey(key)) return event.preventDefault();
    if (key === ' ' && dialogs) {
      event.preventDefault();
      return lift.lift(tabStop);
    }
    const move = treeMove(rows, tabStop, { key, shiftKey: event.shiftKey });
    if (!move) return;
    event.preventDefault();
    if (move.kind === 'focus') focus(move.id);
    if (move.kind === 'open' || move.kind === 'close') setCollectionsExpanded([move.id], move.kind === 'open');
    if (move.kind === 'select') onSelect(move.id);
    if (move.kind === 'rename' && dialogs) setRenamed(move.id);
    if (move.kind === 'remove') dialogs?.remove(move.id);
    if (move.kind === 'menu' && dialogs) setMenuOf(move.id);
  };

  const onRenamed = useCallback(
    (id: string, { byKey }: { byKey: boolean }) => {
      setRenamed(null);
      if (byKey) focus(id);
    },
    [focus],
  );
  const movedId = drag.draggedId ?? lift.liftedId;
  const placeId = shown?.position.kind === 'into' ? shown.position.id : null;
  const onLiftedBlur = lift.liftedId === null ? undefined : lift.cancel;
  // Made again only when one of them changes: whoever drags over the tree moves a line, a hundred times.
  const items = useMemo(() => {
    const inSight = Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset);
    // The row with the focus stays while it is scrolled away: the focus would be lost with it.
    const pinned = [tabStop, renamed].flatMap((id) => indexOf.get(id ?? '') ?? []);
    const drawn = [...new Set([...inSight, ...pinned])].sort((one, other) => one - other);
    return drawn.map((index) => {
      const row = rows[index];
      if (!row) return null;
      const { node, ...position } = row;
      return (
        <Place key={node.id} role="none" style={{ top: index * rowHeight, height: rowHeight }}>
          <Item
            {...position}
            id={`${prefix}${node.id}`}
            collection={node.collection}
            total={totals.get(node.id) ?? 0}
            isSelected={node.id === selectedId}
            isTabStop={node.id === tabStop}
            canEdit={canEdit}
            isMoved={node.id === movedId}
            isPlace={node.id === placeId}
            isMenuOpen={node.id === menuOf}
            isRenaming={node.id === renamed}
            onRename={setRenamed}
            onRenamed={onRenamed}
            onMenuChange={setMenuOf}
            onBlur={node.id === movedId ? onLiftedBlur : undefined}
          />
        </Place>
      );
    });
  }, [rows, first, end, tabStop, renamed, indexOf, rowHeight, prefix, totals, selectedId, canEdit, movedId, placeId, menuOf, onRenamed, onLiftedBlur]);

  const idAt = (target: EventTarget) => (target as Element).closest('[role="treeitem"]')?.id.slice(prefix.length) ?? null;

  return (
    <>
      <Rows
        ref={tree}
        role="tree"
        aria-label={intl.formatMessage(messages.tree)}
        aria-describedby={dialogs ? `${prefix}hint` : undefined}
        style={{ height: rows.length * rowHeight }}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setFocusedId((before) => idAt(target) ?? before)}
        onClick={({ target }) => {
          const id = idAt(target);
          if (id !== null) onSelect(id);
        }}
      >
        {items}
        {shown?.line && (
          <DropLine aria-hidden style={{ top: shown.line.row * rowHeight - 1, insetInlineStart: 4 + shown.line.depth * INDENT }} />
        )}
      </Rows>
      {dialogs && (
        <>
          <VisuallyHidden id={`${prefix}hint`}>
            <FormattedMessage {...messages.hint} />
          </VisuallyHidden>
          <VisuallyHidden role="status" aria-live="assertive">
            {lift.words}
          </VisuallyHidden>
        </>
      )}
    </>
  );
}

/** Rows that stay as they are while others come and go. */
const Item = memo(CollectionTreeItem);

/** Whoever comes to a collection from elsewhere finds it in the tree; closing its parent afterwards stays possible. */
function useShowSelected(
  selectedId: string | null,
  index: number,
  { open, scrollTo }: { open: (id: string) => void; scrollTo: (index: number) => void },
) {
  const onSelected = useEffectEvent(() => selectedId !== null && open(selectedId));
  const onThere = useEffectEvent(() => scrollTo(index));
  useEffect(() => {
    onSelected();
  }, [selectedId]);
  const isThere = index >= 0;
  useEffect(() => {
    if (!isThere) return;
    // Before it is painted, and not before the browser would lay it out anyway.
    const frame = requestAnimationFrame(() => onThere());
    return () => cancelAnimationFrame(frame);
  }, [selectedId, isThere]);
}

function showRow(tree: HTMLElement, index: number, rowHeight: number) {
  const scroller = scrollParent(tree);
  const top = tree.getBoundingClientRect().top - scroller.getBoundingClientRect().top + index * rowHeight;
  const isInSight = top >= 0 && top + rowHeight <= scroller.clientHeight;
  if (!isInSight) scroller.scrollTop += top - scroller.clientHeight / 2;
}

const messages = defineMessages({
  tree: { id: 'collections.tree', defaultMessage: 'Collections' },
  hint: { id: 'collections.treeHint', defaultMessage: 'Space lifts a collection to move it, F2 renames it, Delete deletes it.' },
});

const Rows = styled.div`
  position: relative;
  margin: 0 8px 16px;
`;

/** Moves a row without drawing it again. */
const Place = styled.div`
  position: absolute;
  inset-inline: 0;
  contain: layout style size;
`;
