import { Popover as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { popMotion, popSurface } from './mixins.ts';

type PopoverProps = {
  /** One element that takes a ref, such as a `Button`. */
  trigger: ReactElement;
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

/** A small panel beside its button. Lay it out with `PopoverHead`, `PopoverBody` and `PopoverFooter`. */
export function Popover({ trigger, label, children, width, align = 'start', side = 'bottom', open, onOpenChange }: PopoverProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Panel className="pop" aria-label={label} align={align} side={side} sideOffset={8} collisionPadding={8} style={{ width }}>
          {children}
        </Panel>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const Panel = styled(Primitive.Content)`
  --pop-origin: var(--radix-popover-content-transform-origin);
  ${popSurface}
  ${popMotion}
  z-index: var(--z-popover);
  max-width: calc(100vw - 16px);
  max-height: var(--radix-popover-content-available-height);
  overflow: auto;

  &:focus-visible {
    outline: none;
  }
`;

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

/** Discard, then the action. */
export const PopoverFooter = styled.footer`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 20px;
  border-block-start: 1px solid var(--line-1);
`;
