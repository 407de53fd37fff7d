import { cloneElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { onDemand } from '../onDemand.ts';
import { useDisclosure, type TriggerProps } from './useDisclosure.ts';

const parts = onDemand(() => import('./PopoverPanel.tsx'));

type PopoverProps = {
  /** One element that takes a ref, such as a `Button`. */
  trigger: ReactElement<TriggerProps>;
  /** Names the popover. */
  label: string;
  children: ReactNode;
  /** Width in px. */
  width?: number;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** A small panel beside its button; loaded when it is first wanted. Lay it out with `PopoverHead`, `PopoverBody` and `PopoverFooter`. */
export function Popover({ trigger, label, children, width, align = 'start', side = 'bottom', open, onOpenChange }: PopoverProps) {
  const own = trigger.props;
  const { id, anchor, isOpen, isShown, part, change, trigger: shared } = useDisclosure(parts, 'dialog', { open, onOpenChange }, own);
  return (
    <>
      {cloneElement(trigger, {
        ...shared,
        onClick: (event: MouseEvent<HTMLButtonElement>) => {
          own.onClick?.(event);
          // A key on the button comes as a click without a pointer.
          if (!event.defaultPrevented) change(!isOpen, event.detail > 0 ? 'pointer' : 'key');
        },
      })}
      {part && (
        <part.PopoverPanel id={id} anchor={anchor} label={label} width={width} align={align} side={side} open={isShown} onOpenChange={change}>
          {children}
        </part.PopoverPanel>
      )}
    </>
  );
}

/** The head: a tile or icon and an `h2`. */
export const PopoverHead = styled.header`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 16px 20px 0;

  h2 {
    font: var(--text-16);
    letter-spacing: -0.012em;
  }
`;

/** Fields, 16 px apart. */
export const PopoverBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 16px 20px 20px;
`;

/** Discard, then the action; in sight while the rest scrolls. */
export const PopoverFooter = styled.footer`
  position: sticky;
  inset-block-end: 0;
  background: var(--bg-popover);
  display: flex;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 20px;
  border-block-start: 1px solid var(--line-1);
`;
