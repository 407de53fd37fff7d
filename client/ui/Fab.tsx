import { Plus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon.tsx';
import { onPhone, popMotion, popSurface } from './mixins.ts';

type FabAction = { key: string; icon: LucideIcon; label: string; hint?: string; onSelect: () => void };

/** The round button at the bottom right of the view it stands in (a positioned parent), with its menu of actions. */
export function Fab({ label, actions }: { label: string; actions: readonly FabAction[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={setIsOpen} modal={false}>
      <DropdownMenu.Trigger asChild>
        <Round type="button" aria-label={label}>
          <Icon of={Plus} size={24} stroke={2} />
        </Round>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <Panel className="pop" side="top" align="end" sideOffset={16} collisionPadding={16}>
          {actions.map((action) => (
            <Row key={action.key} onSelect={action.onSelect}>
              <Icon of={action.icon} size={18} />
              <span>
                {action.label}
                {action.hint && <small>{action.hint}</small>}
              </span>
            </Row>
          ))}
        </Panel>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const Round = styled.button`
  position: absolute;
  inset-inline-end: 24px;
  bottom: 24px;
  z-index: var(--z-fab);
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

  ${onPhone} {
    inset-inline-end: 16px;
  }
`;

const Panel = styled(DropdownMenu.Content)`
  --pop-origin: var(--radix-dropdown-menu-content-transform-origin);
  ${popSurface}
  ${popMotion}
  z-index: var(--z-popover);
  width: 248px;
  padding: 4px;
`;

const Row = styled(DropdownMenu.Item)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  padding: 4px 10px;
  border-radius: var(--r-sm);
  font-size: 13px;
  font-weight: 500;
  line-height: 18px;
  cursor: pointer;
  user-select: none;

  svg {
    color: var(--accent-fg);
  }

  small {
    display: block;
    color: var(--fg-3);
    font: var(--text-12);
  }

  &[data-highlighted] {
    background: var(--bg-hover);
    outline: none;
  }
`;
