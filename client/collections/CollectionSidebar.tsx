import { useDroppable } from '@dnd-kit/core';
import { ListCollapse, Plus } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { CollectionSidebar_space$key } from '#client/__generated__/CollectionSidebar_space.graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { PaneBody, PaneHead } from '#client/ui/Pane.tsx';
import { useCollectionDialogs } from './CollectionDialogs.tsx';
import { CollectionTree } from './CollectionTree.tsx';
import { setCollectionsOpen, useOpenCollections } from './openCollections.ts';

type CollectionSidebarProps = {
  space: CollectionSidebar_space$key;
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** Where a title stands above it already. */
  hasNoHead?: boolean;
};

/** The vault's sidebar: New Collection and the tree. Dropping a collection on the free space makes it a root. */
export function CollectionSidebar({ space: ref, selectedId, onSelect, hasNoHead = false }: CollectionSidebarProps) {
  const intl = useIntl();
  const dialogs = useCollectionDialogs();
  const space = useFragment(
    graphql`
      fragment CollectionSidebar_space on Space {
        viewerCanEdit
        tree {
          id
        }
        ...CollectionTree_space
      }
    `,
    ref,
  );
  const open = useOpenCollections();
  const { setNodeRef: setRootRef } = useDroppable({ id: 'root', data: { kind: 'root' }, disabled: !space.viewerCanEdit });
  const openHere = space.tree.filter(({ id }) => open.has(id));

  return (
    <>
      {!hasNoHead && (
      <PaneHead>
        <h2>
          <FormattedMessage {...messages.title} />
        </h2>
        {openHere.length > 0 && (
          <IconButton
            icon={ListCollapse}
            size={28}
            label={intl.formatMessage(messages.collapseAll)}
            onClick={() => setCollectionsOpen(openHere.map(({ id }) => id), false)}
          />
        )}
      </PaneHead>
      )}
      {dialogs && (
        <NewPlace>
          <Button block icon={Plus} onClick={() => dialogs.create(null)}>
            <FormattedMessage {...messages.newCollection} />
          </Button>
        </NewPlace>
      )}
      <PaneBody ref={setRootRef}>
        {space.tree.length === 0 ? (
          <Nothing>
            <FormattedMessage {...messages.none} />
          </Nothing>
        ) : (
          <CollectionTree space={space} selectedId={selectedId} onSelect={onSelect} />
        )}
      </PaneBody>
    </>
  );
}

const messages = defineMessages({
  title: { id: 'collections.title', defaultMessage: 'Collections' },
  newCollection: { id: 'collections.new', defaultMessage: 'New Collection' },
  collapseAll: { id: 'collections.collapseAll', defaultMessage: 'Collapse all' },
  none: { id: 'collections.none', defaultMessage: 'No collections yet' },
});

const NewPlace = styled.div`
  flex: none;
  padding: 0 12px 12px;
`;

const Nothing = styled.p`
  padding: 4px 20px;
  color: var(--fg-3);
  font: var(--text-13);
`;
