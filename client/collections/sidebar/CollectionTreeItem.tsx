import { useEffect, useEffectEvent } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CollectionTreeItem_collection$key } from '#client/__generated__/CollectionTreeItem_collection.graphql.ts';
import { Deferred } from '#client/ui/Deferred.tsx';
import { TreeItem } from '#client/ui/tree/TreeItem.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { CollectionMenu } from '../dialogs/CollectionMenu.tsx';
import { useDragHandle, useDragCountOver } from '../dragStore.ts';
import { setCollectionsExpanded } from '../tree/expandedCollections.ts';
import { RenameField } from './RenameField.tsx';

/** How long something must hover over a closed collection before it opens. */
const OPEN_AFTER_MS = 600;

type CollectionTreeItemProps = {
  /** Of the element. */
  id: string;
  collection: CollectionTreeItem_collection$key;
  /** Sources in it and in all below it. */
  total: number;
  depth: number;
  hasChildren: boolean;
  isOpen: boolean;
  position: number;
  siblings: number;
  isSelected: boolean;
  isTabStop: boolean;
  /** Whoever looks may change the tree. */
  canEdit: boolean;
  /** Another place is being chosen for it. */
  isMoved: boolean;
  /** What is moved would come to lie in it. */
  isPlace: boolean;
  isMenuOpen: boolean;
  isRenaming: boolean;
  onRename: (id: string) => void;
  onRenamed: (id: string, end: { byKey: boolean }) => void;
  onMenuChange: (openId: string | null) => void;
  onBlur: (() => void) | undefined;
};

/** A collection in the tree: a place to go to, to drop on, and to drag by its handle. */
export function CollectionTreeItem(props: CollectionTreeItemProps) {
  const { depth, hasChildren, isOpen, isSelected, isTabStop, canEdit, isRenaming } = props;
  const intl = useIntl();
  const collection = useFragment(
    graphql`
      fragment CollectionTreeItem_collection on Collection {
        id
        name
        sourceCount
      }
    `,
    props.collection,
  );
  const handle = useDragHandle({ kind: 'collection', id: collection.id, title: collection.name });
  const held = useDragCountOver(collection.id);
  const isTarget = held > 0 || props.isPlace;
  useOpenOnHover(isTarget && hasChildren && !isOpen, collection.id);
  const counts = { count: collection.sourceCount, total: props.total };

  return (
    <TreeItem
      id={props.id}
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={props.position}
      aria-setsize={props.siblings}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      title={`${collection.name}\n${intl.formatMessage(hasChildren ? messages.total : messages.count, counts)}`}
      onBlur={props.onBlur}
      name={
        isRenaming ? undefined : (
          <>
            {collection.name}
            <VisuallyHidden>{intl.formatMessage(hasChildren ? messages.total : messages.count, counts)}</VisuallyHidden>
          </>
        )
      }
      field={isRenaming && <RenameField id={collection.id} name={collection.name} onEnd={(end) => props.onRenamed(collection.id, end)} />}
      depth={depth}
      hasChildren={hasChildren}
      isOpen={isOpen}
      selected={isSelected}
      isDropTarget={isTarget}
      isDimmed={props.isMoved}
      count={
        <span aria-hidden>
          {intl.formatNumber(held > 0 ? held : props.total, {
            signDisplay: held > 0 ? 'always' : 'auto',
          })}
        </span>
      }
      onToggle={() => setCollectionsExpanded([collection.id], !isOpen)}
      handle={canEdit ? { ...handle, 'aria-hidden': true } : undefined}
      tools={
        canEdit &&
        !isRenaming && (
          <Deferred isDue={isTabStop || props.isMenuOpen}>
            <CollectionMenu
              id={collection.id}
              name={collection.name}
              size={24}
              open={props.isMenuOpen}
              onOpenChange={(isMenuOpen) => props.onMenuChange(isMenuOpen ? collection.id : null)}
              onRename={() => props.onRename(collection.id)}
            />
          </Deferred>
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
  total: defineMessage<{ count: number; total: number }>({
    id: 'collections.treeItemTotal',
    defaultMessage: '{count, number} here, {total, number} with sub-collections',
  }),
};

function useOpenOnHover(isWaiting: boolean, id: string) {
  const open = useEffectEvent(() => setCollectionsExpanded([id], true));
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => open(), OPEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
}
