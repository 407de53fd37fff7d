import { Check, ChevronsUpDown, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { SpaceSwitcher_viewer$key } from '#client/__generated__/SpaceSwitcher_viewer.graphql.ts';
import type { SpaceSwitcherItem_space$key } from '#client/__generated__/SpaceSwitcherItem_space.graphql.ts';
import { Tag } from '#client/ui/Chips.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { clip } from '#client/ui/mixins.ts';
import { Popover } from '#client/ui/Popover.tsx';
import { SpaceTile } from '#client/ui/SpaceTile.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';

const NewSpaceForm = lazy(() => import('./NewSpaceForm.tsx'));

/** What is open under the switcher. */
export type SpacePanel = 'closed' | 'list' | 'new';

type SpaceSwitcherProps = {
  viewer: SpaceSwitcher_viewer$key;
  /** The space on the page. */
  currentSpaceId: string | null;
  panel: SpacePanel;
  onPanelChange: (panel: SpacePanel) => void;
  /** A space was chosen or created: show it. */
  onSwitch: (spaceId: string) => void;
};

/** The header's spaces widget: the current space, the others, and New Space. */
export function SpaceSwitcher({ viewer: ref, currentSpaceId, panel, onPanelChange, onSwitch }: SpaceSwitcherProps) {
  const intl = useIntl();
  const { spaces } = useFragment(
    graphql`
      fragment SpaceSwitcher_viewer on Viewer {
        spaces(first: 100) @connection(key: "SpaceSwitcher_spaces") {
          __id
          edges {
            node {
              id
              name
              ...SpaceSwitcherItem_space
            }
          }
        }
      }
    `,
    ref,
  );
  const current = spaces.edges.find(({ node }) => node.id === currentSpaceId)?.node;

  const switchTo = (spaceId: string) => {
    onPanelChange('closed');
    onSwitch(spaceId);
  };
  const label = current
    ? intl.formatMessage({ id: 'spaces.current', defaultMessage: 'Space: {name}' }, { name: current.name })
    : intl.formatMessage({ id: 'spaces.none', defaultMessage: 'Choose a space' });

  return (
    <Popover
      open={panel !== 'closed'}
      onOpenChange={(isOpen) => onPanelChange(isOpen ? 'list' : 'closed')}
      label={
        panel === 'new'
          ? intl.formatMessage({ id: 'spaces.new', defaultMessage: 'New Space' })
          : intl.formatMessage({ id: 'spaces.list', defaultMessage: 'Spaces' })
      }
      width={panel === 'new' ? 440 : 280}
      trigger={
        <Trigger type="button">
          <VisuallyHidden>{label}</VisuallyHidden>
          <Face aria-hidden>{current ? <SpaceSwitcherItem space={current} /> : <Name>{label}</Name>}</Face>
          <Icon of={ChevronsUpDown} size={14} />
        </Trigger>
      }
    >
      {panel === 'new' ? (
        <Suspense fallback={<Waiting />}>
          <NewSpaceForm connection={spaces.__id} onDiscard={() => onPanelChange('closed')} onCreated={switchTo} />
        </Suspense>
      ) : (
        <List>
          {spaces.edges.map(({ node }) => (
            <Row
              key={node.id}
              type="button"
              aria-current={node.id === currentSpaceId || undefined}
              onClick={() => switchTo(node.id)}
            >
              <SpaceSwitcherItem space={node} />
              {node.id === currentSpaceId && <Icon of={Check} />}
            </Row>
          ))}
          <Line />
          <Row type="button" onClick={() => onPanelChange('new')}>
            <NewMark>
              <Icon of={Plus} />
            </NewMark>
            <Name>{intl.formatMessage({ id: 'spaces.new', defaultMessage: 'New Space' })}</Name>
          </Row>
        </List>
      )}
    </Popover>
  );
}

/** A space's tile and name in one line. */
function SpaceSwitcherItem({ space: ref }: { space: SpaceSwitcherItem_space$key }) {
  const intl = useIntl();
  const space = useFragment(
    graphql`
      fragment SpaceSwitcherItem_space on Space {
        name
        colour
        initials
        archivedAt
      }
    `,
    ref,
  );
  return (
    <>
      <SpaceTile color={space.colour} initials={space.initials} />
      <Name>{space.name}</Name>
      {space.archivedAt !== null && <Tag>{intl.formatMessage({ id: 'spaces.isArchived', defaultMessage: 'Archived' })}</Tag>}
    </>
  );
}

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  max-width: 280px;
  height: 36px;
  padding-block: 0;
  padding-inline: 6px 8px;
  border-radius: var(--r-md);
  font-size: 13px;
  font-weight: 500;

  &:hover,
  &[data-state='open'] {
    background: var(--bg-hover);
  }
`;

const Face = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
`;

const Name = styled.span`
  ${clip}
  min-width: 0;
`;

const Waiting = styled.div`
  height: 560px;
`;

const List = styled.div`
  padding: 4px;
`;

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 40px;
  padding: 4px 8px;
  border-radius: var(--r-sm);
  font-size: 13px;

  &:hover {
    background: var(--bg-hover);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  > svg {
    margin-inline-start: auto;
    color: var(--accent-fg);
  }
`;

const NewMark = styled.span`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  color: var(--fg-3);
`;

const Line = styled.hr`
  height: 1px;
  margin: 4px 8px;
  border: 0;
  background: var(--line-1);
`;
