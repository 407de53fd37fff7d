import { X } from 'lucide';
import { Dialog as Primitive } from 'radix-ui';
import { useRef, type PointerEvent, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../controls/IconButton.tsx';
import { forcedEdge, overlaySurface } from '../mixins.ts';

type BottomSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Icon buttons beside the cross. */
  tools?: ReactNode;
  /** Buttons, side by side. */
  footer?: ReactNode;
};

/** How far in px the sheet must be pulled down before letting go closes it. */
const CLOSING_PULL = 96;

/** The phone's panel from below, 76 % high. Its grip follows the finger; pulled far enough it closes. */
export function BottomSheet({ open, onOpenChange, title, closeLabel, children, tools, footer }: BottomSheetProps) {
  const panel = useRef<HTMLDivElement>(null);
  const pulledFrom = useRef<number | null>(null);

  const pullBy = (event: PointerEvent) => Math.max(0, event.clientY - (pulledFrom.current ?? event.clientY));
  const grip = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      pulledFrom.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (pulledFrom.current !== null) panel.current?.style.setProperty('translate', `0 ${pullBy(event)}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const pulled = pullBy(event);
      pulledFrom.current = null;
      if (pulled > CLOSING_PULL) onOpenChange(false);
      else panel.current?.style.removeProperty('translate');
    },
  };

  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Overlay />
        <Panel
          ref={panel}
          className="bs"
          aria-describedby=""
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            panel.current?.focus();
          }}
        >
          <Grip {...grip} aria-hidden />
          <Head>
            <Primitive.Title>{title}</Primitive.Title>
            {tools}
            <Primitive.Close asChild>
              <IconButton icon={X} size={44} iconSize={18} label={closeLabel} />
            </Primitive.Close>
          </Head>
          <Body>{children}</Body>
          {footer && <Foot>{footer}</Foot>}
        </Panel>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const Overlay = styled(Primitive.Overlay)`
  ${overlaySurface}
`;

const riseFromBelow = keyframes`
  from {
    transform: translateY(100%);
  }
`;

const sinkBelow = keyframes`
  to {
    transform: translateY(100%);
  }
`;

const Panel = styled(Primitive.Content)`
  ${forcedEdge}
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-dialog);
  display: flex;
  flex-direction: column;
  height: 76dvh;
  border-radius: var(--r-xl) var(--r-xl) 0 0;
  background: var(--bg-popover);
  box-shadow: var(--shadow-dialog);

  &:focus-visible {
    outline: none;
  }

  &[data-state='open'] {
    animation: ${riseFromBelow} var(--t-sheet) var(--ease-out);
  }

  &[data-state='closed'] {
    animation: ${sinkBelow} var(--t-slow) var(--ease-in) forwards;
  }
`;

const Grip = styled.div`
  flex: none;
  padding: 8px 0 12px;
  margin-block-end: -12px;
  cursor: grab;
  touch-action: none;

  &::after {
    content: '';
    display: block;
    width: 36px;
    height: 4px;
    margin: 0 auto;
    border-radius: 2px;
    background: var(--line-3);
    opacity: 0.6;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  padding-block: 12px 0;
  padding-inline: 20px 8px;

  h2 {
    flex: 1;
    min-width: 0;
    padding-block-start: 10px;
    font: 600 18px/24px var(--font-ui);
    letter-spacing: -0.016em;
    overflow-wrap: anywhere;
  }
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: 8px 20px 20px;
`;

const Foot = styled.footer`
  display: flex;
  gap: 8px;
  padding: 12px 20px calc(20px + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line-1);

  > :first-child {
    flex: 1;
  }
`;
