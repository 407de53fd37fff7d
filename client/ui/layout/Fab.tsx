import { Plus } from 'lucide';
import type { IconNode } from 'lucide';
import styled from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { onPhone } from '../mixins.ts';
import { Menu, MenuAction } from '../overlays/Menu.tsx';
import { toastsAbove } from '../toast/toastObstacles.ts';

type FabAction = { key: string; icon: IconNode; label: string; hint?: string; onSelect: () => void };

/** The round button at the bottom right of the view it stands in (a positioned parent), with its menu of actions. */
export function Fab({ label, actions }: { label: string; actions: readonly FabAction[] }) {
  return (
    <Corner ref={toastsAbove}>
      <Menu
        side="top"
        sideOffset={16}
        collisionPadding={16}
        width={272}
        trigger={
          <Round type="button" aria-label={label}>
            <Icon of={Plus} size={24} stroke={2} />
          </Round>
        }
      >
        {actions.map(({ key, ...action }) => (
          <MenuAction key={key} {...action} />
        ))}
      </Menu>
    </Corner>
  );
}

const Corner = styled.div`
  position: absolute;
  inset-inline-end: 24px;
  bottom: 24px;
  z-index: var(--z-fab);

  ${onPhone} {
    inset-inline-end: 16px;
  }
`;

const Round = styled.button`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: 50%;
  background: var(--accent);
  color: var(--fg-on-solid);
  box-shadow: var(--shadow-card), 0 10px 24px -6px color-mix(in srgb, var(--accent) 60%, transparent);
  transition: background var(--t-fast);

  &:hover {
    background: var(--accent-hover);
  }

  &:active {
    background: var(--accent-press);
  }

  svg {
    transition: transform var(--t-slow) var(--ease-spring);
  }

  &[data-state='open'] svg {
    transform: rotate(45deg);
  }
`;
