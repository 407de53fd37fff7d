import { Popper } from 'radix-ui/internal';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { popMotion } from '../mixins.ts';

type TooltipBubbleProps = {
  id: string;
  anchor: HTMLElement;
  side: 'top' | 'right' | 'bottom' | 'left';
  /** Escape was pressed, or what it belongs to moved away. */
  onGone: () => void;
  children: ReactNode;
};

/** The words of a `Tooltip` beside what they belong to. */
export function TooltipBubble({ id, anchor, side, onGone, children }: TooltipBubbleProps) {
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && gone();
    const onScroll = ({ target }: Event) => target instanceof Node && target.contains(anchor) && gone();
    document.addEventListener('keydown', onKey);
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [anchor]);
  return createPortal(
    <Popper.Root>
      <Popper.Anchor virtualRef={{ current: anchor }} />
      <Bubble id={id} role="tooltip" side={side} sideOffset={6} collisionPadding={8} data-state="delayed-open">
        {children}
      </Bubble>
    </Popper.Root>,
    document.body,
  );
}

const Bubble = styled(Popper.Content)`
  --pop-origin: var(--radix-popper-transform-origin);
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
