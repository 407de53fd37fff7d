import { ListCollapse, Plus, SlidersHorizontal } from 'lucide';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { CollectionSidebar_space$key } from '#client/__generated__/CollectionSidebar_space.graphql.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { PaneBody, PaneFoot, PaneHead } from '#client/ui/layout/Pane.tsx';
import { useCollectionDialogs } from '../dialogs/CollectionDialogs.tsx';
import { setCollectionsExpanded, useExpandedCollections } from '../tree/expandedCollections.ts';
import { CollectionTree, useTreeNodes } from './CollectionTree.tsx';

type CollectionSidebarProps = {
  space: CollectionSidebar_space$key;
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** Where a title stands above it already. */
  hasNoHead?: boolean;
  /** What stands above the collections. `filed`: how many sources lie in them. */
  places: (filed: number) => ReactNode;
  /** What follows the collections. */
  groups: ReactNode;
};

const SpaceSettingsDialog = lazy(() => import('#client/spaces/settings/SpaceSettingsDialog.tsx'));

/** The vault's sidebar: its places, New Collection, the tree, the groups below it, Space Settings. */
export function CollectionSidebar({ space: ref, selectedId, onSelect, hasNoHead = false, places, groups }: CollectionSidebarProps) {
  const intl = useIntl();
  const dialogs = useCollectionDialogs();
  const space = useFragment(
    graphql`
      fragment CollectionSidebar_space on Space {
        id
        archivedAt
        ...CollectionTree_space
      }
    `,
    ref,
  );
  const nodes = useTreeNodes(space);
  const open = useExpandedCollections();
  const [isSettingsOpen, setIsSettingsOpen] = useState(false);
  const filed = useMemo(() => nodes.reduce((sum, { sourceCount }) => sum + sourceCount, 0), [nodes]);
  const openHere = nodes.filter(({ id }) => open.has(id));

  return (
    <>
      {places(filed)}
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
            onClick={() => setCollectionsExpanded(openHere.map(({ id }) => id), false)}
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
      {space.archivedAt !== null && (
        <Archived>
          <FormattedMessage {...messages.archived} />
        </Archived>
      )}
      <PaneBody style={hasNoHead ? { overflow: 'visible' } : undefined}>
        {nodes.length === 0 ? (
          <Nothing>
            <FormattedMessage {...messages.none} />
          </Nothing>
        ) : (
          <CollectionTree spaceId={space.id} nodes={nodes} selectedId={selectedId} onSelect={onSelect} />
        )}
        {groups}
      </PaneBody>
      <PaneFoot>
        <Button variant="ghost" icon={SlidersHorizontal} onClick={() => setIsSettingsOpen(true)}>
          <FormattedMessage {...messages.settings} />
        </Button>
      </PaneFoot>
      {isSettingsOpen && (
        <Suspense>
          <SpaceSettingsDialog spaceId={space.id} onClose={() => setIsSettingsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const messages = defineMessages({
  title: { id: 'collections.title', defaultMessage: 'Collections' },
  newCollection: { id: 'collections.new', defaultMessage: 'New Collection' },
  collapseAll: { id: 'collections.collapseAll', defaultMessage: 'Collapse all' },
  none: { id: 'collections.none', defaultMessage: 'No collections yet' },
  settings: { id: 'collections.spaceSettings', defaultMessage: 'Space Settings' },
  archived: { id: 'collections.spaceArchived', defaultMessage: 'This space is archived. It can be read, not changed.' },
});

const NewPlace = styled.div`
  flex: none;
  padding: 0 12px 12px;
`;

const Archived = styled.p`
  flex: none;
  margin: 0 12px 12px;
  padding: 8px 12px;
  border-radius: var(--r-md);
  background: var(--warn-soft);
  box-shadow: inset 0 0 0 1px var(--warn-line);
  color: var(--warn-fg);
  font: var(--text-12);
`;

const Nothing = styled.p`
  padding: 4px 20px;
  color: var(--fg-3);
  font: var(--text-13);
`;
