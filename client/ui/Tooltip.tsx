import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { popMotion } from './mixins.ts';

type TooltipProps = {
  /** What to say; nothing is shown when it is empty. */
  text: ReactNode;
  /** One element that takes a ref and the pointer's events. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
};

/** Says in words what its child does, 500 ms after the pointer came or at once on keyboard focus. Needs `UiProvider` above. */
export function Tooltip({ text, children, side = 'bottom' }: TooltipProps) {
  if (!text) return children;
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Bubble side={side} sideOffset={6} collisionPadding={8}>
          {text}
        </Bubble>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const Bubble = styled(Primitive.Content)`
  --pop-origin: var(--radix-tooltip-content-transform-origin);
  z-index: var(--z-tooltip);
  max-width: 280px;
  padding: 6px 10px;
  border-radius: var(--r-sm);
  background: var(--bg-inverse);
  color: var(--fg-inverse);
  box-shadow: var(--shadow-pop);
  font: var(--text-12);
  pointer-events: none;
  ${popMotion}
`;
