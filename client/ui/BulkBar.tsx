import type { LucideIcon } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Icon } from './Icon.tsx';
import { clip, onPhone } from './mixins.ts';

type BulkBarProps = {
  /** "3 sources selected". */
  summary: ReactNode;
  /** Names the toolbar. */
  label: string;
  /** `BulkAction` and `BulkRule`. */
  children: ReactNode;
};

/** What can be done with the selection: dark, at the bottom of the view it stands in. Toasts move above it. */
export function BulkBar({ summary, label, children }: BulkBarProps) {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--toast-bottom', '96px');
    return () => {
      style.removeProperty('--toast-bottom');
    };
  }, []);
  return (
    <Bar role="toolbar" aria-label={label}>
      <Summary aria-live="polite">{summary}</Summary>
      {children}
    </Bar>
  );
}

type BulkActionProps = { icon?: LucideIcon; children: ReactNode; danger?: boolean; onClick: () => void; disabled?: boolean };

export function BulkAction({ icon, children, danger = false, onClick, disabled }: BulkActionProps) {
  return (
    <ActionButton type="button" $quiet={!icon} $danger={danger} onClick={onClick} disabled={disabled}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
    </ActionButton>
  );
}

/** A thin line between groups of actions. */
export const BulkRule = styled.span.attrs({ 'aria-hidden': true })`
  width: 1px;
  height: 20px;
  margin: 0 6px;
  background: var(--line-inverse);
`;

const rise = keyframes`
  from {
    opacity: 0;
    transform: translate(-50%, 4px);
  }
`;

const Bar = styled.div`
  position: absolute;
  left: 50%;
  bottom: 24px;
  z-index: var(--z-bulk);
  display: flex;
  align-items: center;
  gap: 2px;
  max-width: calc(100% - 16px);
  height: 48px;
  padding-inline: 16px 8px;
  border-radius: var(--r-lg);
  background: var(--bg-inverse);
  color: var(--fg-inverse);
  box-shadow: var(--shadow-pop);
  font-size: 13px;
  white-space: nowrap;
  transform: translateX(-50%);
  animation: ${rise} var(--t-base) var(--ease-out);
`;

const Summary = styled.span`
  ${clip}
  margin-inline-end: 8px;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;

const ActionButton = styled.button<{ $quiet: boolean; $danger: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  height: 32px;
  padding: 0 10px;
  border-radius: var(--r-md);
  color: ${({ $quiet, $danger }) =>
    $danger ? 'var(--inverse-bad)' : $quiet ? 'var(--fg-inverse-2)' : 'var(--fg-inverse)'};
  font-weight: 500;

  svg {
    color: ${({ $danger }) => ($danger ? 'inherit' : 'var(--fg-inverse-2)')};
  }

  &:hover {
    background: var(--inverse-hover);
  }

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  ${onPhone} {
    padding: 0 8px;

    svg + span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
