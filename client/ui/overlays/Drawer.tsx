import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { forcedEdge, overlaySurface } from '../mixins.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the drawer. */
  label: string;
  children: ReactNode;
  side?: 'start' | 'end';
  /** Width in px: 256 for navigation, 400 for the preview. */
  width?: number;
};

/** A panel over the content, from the side; Escape and a click beside it close it. */
export function Drawer({ open, onOpenChange, label, children, side = 'start', width = 256 }: DrawerProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Overlay />
        <Panel $side={side} style={{ width }} aria-describedby="">
          <VisuallyHidden as={Primitive.Title}>{label}</VisuallyHidden>
          {children}
        </Panel>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const Overlay = styled(Primitive.Overlay)`
  ${overlaySurface}
`;

const slideIn = keyframes`
  from {
    transform: translateX(var(--away));
  }
`;

const slideOut = keyframes`
  to {
    transform: translateX(var(--away));
  }
`;

const Panel = styled(Primitive.Content)<{ $side: 'start' | 'end' }>`
  ${forcedEdge}
  --away: ${({ $side }) => ($side === 'start' ? '-100%' : '100%')};
  position: fixed;
  inset-block: 0;
  inset-inline-start: ${({ $side }) => ($side === 'start' ? '0' : 'auto')};
  inset-inline-end: ${({ $side }) => ($side === 'end' ? '0' : 'auto')};
  z-index: var(--z-dialog);
  display: flex;
  flex-direction: column;
  max-width: calc(100vw - 56px);
  overflow: auto;
  background: ${({ $side }) => ($side === 'start' ? 'var(--bg-canvas)' : 'var(--bg-sheet)')};
  box-shadow: var(--shadow-dialog);

  [dir='rtl'] & {
    --away: ${({ $side }) => ($side === 'start' ? '100%' : '-100%')};
  }

  &:focus-visible {
    outline: none;
  }

  &[data-state='open'] {
    animation: ${slideIn} var(--t-slow) var(--ease-out);
  }

  &[data-state='closed'] {
    animation: ${slideOut} var(--t-slow) var(--ease-in) forwards;
  }
`;
