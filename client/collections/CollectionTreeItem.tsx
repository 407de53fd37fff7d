import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useEffect, useEffectEvent } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CollectionTreeItem_collection$key } from '#client/__generated__/CollectionTreeItem_collection.graphql.ts';
import { TreeItem } from '#client/ui/TreeItem.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { CollectionMenu } from './CollectionMenu.tsx';
import { setCollectionsOpen } from './openCollections.ts';

/** How long something must hover over a closed collection before it opens. */
const OPEN_AFTER_MS = 600;

type CollectionTreeItemProps = {
  /** Of the element. */
  id: string;
  collection: CollectionTreeItem_collection$key;
  depth: number;
  hasChildren: boolean;
  isOpen: boolean;
  isSelected: boolean;
  isTabStop: boolean;
  isMenuOpen: boolean;
  onMenuChange: (isOpen: boolean) => void;
  onFocus: () => void;
  onSelect: () => void;
};

/** A collection in the tree: a place to go to, to drop on, and to drag by its handle. */
export function CollectionTreeItem(props: CollectionTreeItemProps) {
  const { depth, hasChildren, isOpen, isSelected, isTabStop } = props;
  const intl = useIntl();
  const collection = useFragment(
    graphql`
      fragment CollectionTreeItem_collection on Collection {
        id
        name
        sourceCount
        viewerCanEdit
      }
    `,
    props.collection,
  );
  const canEdit = collection.viewerCanEdit;
  const {
    setNodeRef: setDropRef,
    isOver,
    active,
  } = useDroppable({ id: `into:${collection.id}`, data: { kind: 'collection', id: collection.id, name: collection.name }, disabled: !canEdit });
  const {
    setNodeRef: setDragRef,
    listeners,
    isDragging,
  } = useDraggable({
    id: `collection:${collection.id}`,
    data: { kind: 'collection', id: collection.id, name: collection.name },
    disabled: !canEdit,
  });
  const isTarget = isOver && active?.data.current?.['id'] !== collection.id;
  useOpenOnHover(isTarget && hasChildren && !isOpen, collection.id);

  return (
    <TreeItem
      ref={setDropRef}
      id={props.id}
      role="treeitem"
      aria-level={depth + 1}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={props.onFocus}
      onClick={props.onSelect}
      name={
        <>
          {collection.name}
          <VisuallyHidden>{intl.formatMessage(messages.count, { count: collection.sourceCount })}</VisuallyHidden>
        </>
      }
      depth={depth}
      hasChildren={hasChildren}
      isOpen={isOpen}
      selected={isSelected}
      isDropTarget={isTarget}
      isDimmed={isDragging}
      count={<span aria-hidden>{collection.sourceCount}</span>}
      onToggle={() => setCollectionsOpen([collection.id], !isOpen)}
      handle={canEdit ? { ref: setDragRef, ...listeners, 'aria-hidden': true } : undefined}
      tools={
        canEdit && (
          <CollectionMenu
            id={collection.id}
            name={collection.name}
            size={24}
            open={props.isMenuOpen}
            onOpenChange={props.onMenuChange}
          />
        )
      }
    />
  );
}

const messages = {
  count: defineMessage<{ count: number }>({
    id: 'collections.treeItemCount',
    defaultMessage: '{count, plural, one {# source} other {# sources}}',
  }),
};

function useOpenOnHover(isWaiting: boolean, id: string) {
  const open = useEffectEvent(() => setCollectionsOpen([id], true));
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => open(), OPEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
}
