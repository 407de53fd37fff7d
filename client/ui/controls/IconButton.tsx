import type { ComponentPropsWithRef } from 'react';
import type { IconNode } from 'lucide';
import styled from 'styled-components';
import { Icon, type IconSize } from '../display/Icon.tsx';
import { fingerSized } from '../mixins.ts';
import { Tooltip } from './Tooltip.tsx';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  icon: IconNode;
  /** Names the button for everybody: `aria-label` and tooltip. */
  label: string;
  /** Side in px; 44 on touch. The icon keeps its own size. */
  size?: 24 | 28 | 32 | 44;
  iconSize?: IconSize;
  /** A toggle that is on or off. Leave it out for plain buttons. */
  on?: boolean;
  tooltipSide?: 'top' | 'right' | 'bottom' | 'left';
};

/** A button that is only an icon. */
export function IconButton({ icon, label, size = 32, iconSize = 16, on, tooltipSide, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} side={tooltipSide}>
      <Box {...rest} type={type} aria-label={label} aria-pressed={on ?? rest['aria-pressed']} data-side={size} data-on={on || undefined}>
        <Icon of={icon} size={iconSize} />
      </Box>
    </Tooltip>
  );
}

const Box = styled.button`
  --side: 32px;
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--side);
  height: var(--side);
  border-radius: var(--r-md);
  color: var(--fg-3);
  background: none;
  transition: background var(--t-fast), color var(--t-fast);

  &:where([data-side='24']) {
    --side: 24px;
    border-radius: var(--r-sm);
  }

  &:where([data-side='28']) {
    --side: 28px;
    border-radius: var(--r-sm);
  }

  &:where([data-side='44']) {
    --side: 44px;
  }

  &:hover,
  &[data-state='open'] {
    background: var(--bg-hover);
    color: var(--fg-1);
  }

  &:where([data-on]) {
    &,
    &:hover,
    &[data-state='open'] {
      background: var(--accent-soft);
      color: var(--accent-fg);
    }
  }

  &:active {
    background: var(--bg-press);
  }

  &:disabled {
    background: none;
    color: var(--fg-off);
    cursor: not-allowed;
  }

  ${fingerSized}
`;
