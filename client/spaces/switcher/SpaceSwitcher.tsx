import { ChevronsUpDown } from 'lucide';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SpaceSwitcher_viewer$key } from '#client/__generated__/SpaceSwitcher_viewer.graphql.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { fingerSized } from '#client/ui/mixins.ts';
import { Popover } from '#client/ui/overlays/Popover.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { SpaceName, SpaceSwitcherItem } from './SpaceSwitcherItem.tsx';

const NewSpaceForm = lazy(() => import('./NewSpaceForm.tsx'));
const SpaceList = lazy(() => import('./SpaceList.tsx'));

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
          <Face aria-hidden>{current ? <SpaceSwitcherItem space={current} /> : <SpaceName>{label}</SpaceName>}</Face>
          <Icon of={ChevronsUpDown} size={14} />
        </Trigger>
      }
    >
      {panel === 'new' ? (
        <Suspense fallback={<Waiting $height={560} />}>
          <NewSpaceForm connection={spaces.__id} onDiscard={() => onPanelChange('closed')} onCreated={switchTo} />
        </Suspense>
      ) : (
        <Suspense fallback={<Waiting $height={Math.min(spaces.edges.length, 8) * 40 + 97} />}>
          <SpaceList
            spaces={spaces.edges.map(({ node }) => node)}
            currentSpaceId={currentSpaceId}
            onSwitch={switchTo}
            onNew={() => onPanelChange('new')}
            onLeave={() => onPanelChange('closed')}
          />
        </Suspense>
      )}
    </Popover>
  );
}

const Trigger = styled.button`
  ${fingerSized}
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

const Waiting = styled.div<{ $height: number }>`
  height: ${({ $height }) => $height}px;
`;
