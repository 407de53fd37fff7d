import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { CollectionTree_space$key } from '#client/__generated__/CollectionTree_space.graphql.ts';
import { useCollectionDialogs } from './CollectionDialogs.tsx';
import { CollectionTreeItem } from './CollectionTreeItem.tsx';
import { setCollectionsOpen, useOpenCollections } from './openCollections.ts';
import { ancestorIds, visibleRows } from './tree.ts';
import { treeMove } from './treeKeys.ts';

type CollectionTreeProps = {
  space: CollectionTree_space$key;
  selectedId: string | null;
  onSelect: (id: string) => void;
};

/** All collections of a space as a tree; one tab stop, and the keys of the design guide inside. */
export function CollectionTree({ space: ref, selectedId, onSelect }: CollectionTreeProps) {
  const intl = useIntl();
  const dialogs = useCollectionDialogs();
  const { tree } = useFragment(
    graphql`
      fragment CollectionTree_space on Space {
        tree {
          id
          name
          parent {
            id
          }
          space {
            id
          }
          ...CollectionTreeItem_collection
        }
      }
    `,
    ref,
  );
  const open = useOpenCollections();
  const nodes = tree.map((collection) => ({ id: collection.id, name: collection.name, parentId: collection.parent?.id ?? null, collection }));
  const rows = visibleRows(nodes, open);
  useShowSelected(selectedId, () => {
    if (selectedId !== null) setCollectionsOpen(ancestorIds(nodes, selectedId), true);
  });

  const prefix = useId();
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const isShown = (id: string | null) => rows.some(({ node }) => node.id === id);
  const tabStop = [focusedId, selectedId].find(isShown) ?? rows[0]?.node.id;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isOnRow = event.target instanceof HTMLElement && event.target.getAttribute('role') === 'treeitem';
    if (!isOnRow || !tabStop || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = treeMove(rows, tabStop, event);
    if (!move) return;
    event.preventDefault();
    if (move.kind === 'focus') document.getElementById(`${prefix}${move.id}`)?.focus();
    if (move.kind === 'open' || move.kind === 'close') setCollectionsOpen([move.id], move.kind === 'open');
    if (move.kind === 'select') onSelect(move.id);
    if (move.kind === 'rename') dialogs?.edit(move.id);
    if (move.kind === 'remove') dialogs?.remove(move.id);
    if (move.kind === 'menu' && dialogs) setMenuOf(move.id);
  };

  return (
    <Place
      role="tree"
      aria-label={intl.formatMessage({ id: 'collections.tree', defaultMessage: 'Collections' })}
      onKeyDown={onKeyDown}
    >
      {rows.map(({ node, depth, hasChildren, isOpen }) => (
        <CollectionTreeItem
          key={node.id}
          id={`${prefix}${node.id}`}
          collection={node.collection}
          depth={depth}
          hasChildren={hasChildren}
          isOpen={isOpen}
          isSelected={node.id === selectedId}
          isTabStop={node.id === tabStop}
          isMenuOpen={node.id === menuOf}
          onMenuChange={(isMenuOpen) => setMenuOf(isMenuOpen ? node.id : null)}
          onFocus={() => setFocusedId(node.id)}
          onSelect={() => onSelect(node.id)}
        />
      ))}
    </Place>
  );
}

/** Whoever comes to a collection from elsewhere finds it in the tree; closing its parent afterwards stays possible. */
function useShowSelected(selectedId: string | null, show: () => void) {
  const onSelected = useEffectEvent(show);
  useEffect(() => {
    onSelected();
  }, [selectedId]);
}

const Place = styled.div`
  padding: 0 8px 16px;
`;
