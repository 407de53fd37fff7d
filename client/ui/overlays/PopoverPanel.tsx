import { Popover as Primitive } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { giveFocus } from '../focus/returnFocus.ts';
import { popMotion, popSurface } from '../mixins.ts';

type PopoverPanelProps = {
  id: string;
  /** The button it stands beside. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  width: number | undefined;
  align: 'start' | 'center' | 'end';
  side: 'top' | 'right' | 'bottom' | 'left';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** What a `Popover` shows when it is open. */
export function PopoverPanel({ id, anchor, label, width, align, side, open, onOpenChange, children }: PopoverPanelProps) {
  const wasLeftFor = useRef(false);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Anchor virtualRef={anchor} />
      <Primitive.Portal>
        <Panel
          id={id}
          className="pop"
          aria-label={label}
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={8}
          style={{ width }}
          onInteractOutside={(event) => {
            // A press on its button closes it by the button itself.
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
            else wasLeftFor.current = true;
          }}
          onCloseAutoFocus={(event) => {
            if (!wasLeftFor.current) giveFocus(anchor.current);
            wasLeftFor.current = false;
            event.preventDefault();
          }}
        >
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
