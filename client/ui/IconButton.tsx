import type { ComponentPropsWithRef } from 'react';
import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { Icon, type IconSize } from './Icon.tsx';
import { Tooltip } from './Tooltip.tsx';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon;
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
      <Box {...rest} type={type} aria-label={label} aria-pressed={on} $size={size} $on={on ?? false}>
        <Icon of={icon} size={iconSize} />
      </Box>
    </Tooltip>
  );
}

const Box = styled.button<{ $size: number; $on: boolean }>`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${({ $size }) => ($size < 32 ? 'var(--r-sm)' : 'var(--r-md)')};
  color: ${({ $on }) => ($on ? 'var(--accent-fg)' : 'var(--fg-3)')};
  background: ${({ $on }) => ($on ? 'var(--accent-soft)' : 'none')};
  transition: background var(--t-fast), color var(--t-fast);

  &:hover,
  &[data-state='open'] {
    background: ${({ $on }) => ($on ? 'var(--accent-soft)' : 'var(--bg-hover)')};
    color: ${({ $on }) => ($on ? 'var(--accent-fg)' : 'var(--fg-1)')};
  }

  &:active {
    background: var(--bg-press);
  }

  &:disabled {
    background: none;
    color: var(--fg-off);
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: calc((${({ $size }) => $size}px - 44px) / 2);
    }
  }
`;
