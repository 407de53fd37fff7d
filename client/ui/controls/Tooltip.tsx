import { cloneElement, useEffect, useId, useState, type ComponentProps, type FocusEvent, type PointerEvent, type ReactElement, type ReactNode } from 'react';
import { createSharedValue } from '#client/state/createSharedValue.ts';
import { onDemand } from '../onDemand.ts';

type TooltipProps = {
  /** What to say; nothing is shown when it is empty. */
  text: ReactNode;
  /** One element that takes the pointer's and the focus's events. */
  children: ReactElement<ComponentProps<'button'>>;
  side?: 'top' | 'right' | 'bottom' | 'left';
};

const DELAY_MS = 500;
/** Within this time after one, the next comes at once. */
const NEXT_WITHIN_MS = 300;

const lastShownAt = createSharedValue(-Infinity);

/** Waits as long as a tooltip should. */
function createDelay() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    begin: (show: () => void, isAtOnce: boolean) => {
      clearTimeout(timer);
      const isNext = performance.now() - lastShownAt.get() < NEXT_WITHIN_MS;
      timer = setTimeout(show, isAtOnce || isNext ? 0 : DELAY_MS);
    },
    end: (wasShown: boolean) => {
      clearTimeout(timer);
      if (wasShown) lastShownAt.set(performance.now());
    },
  };
}

const bubble = onDemand(() => import('./TooltipBubble.tsx'));

/** Says in words what its child does, 500 ms after the pointer came or at once on keyboard focus. */
export function Tooltip({ text, children, side = 'bottom' }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [delay] = useState(createDelay);
  const part = bubble.usePart(anchor !== null);
  useEffect(() => () => delay.end(false), [delay]);
  if (!text) return children;

  const show = (element: HTMLElement, isAtOnce: boolean) => delay.begin(() => setAnchor(element), isAtOnce);
  const hide = () => {
    delay.end(anchor !== null);
    setAnchor(null);
  };
  const own = children.props;
  // What only repeats the name needs not be read twice.
  const describes = anchor !== null && part !== null && text !== own['aria-label'];
  return (
    <>
      {cloneElement(children, {
        ...(describes && { 'aria-describedby': id }),
        onPointerEnter: (event: PointerEvent<HTMLButtonElement>) => {
          own.onPointerEnter?.(event);
          if (event.pointerType === 'touch') return;
          bubble.load();
          show(event.currentTarget, false);
        },
        onPointerLeave: (event: PointerEvent<HTMLButtonElement>) => {
          own.onPointerLeave?.(event);
          hide();
        },
        onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
          own.onPointerDown?.(event);
          hide();
        },
        onFocus: (event: FocusEvent<HTMLButtonElement>) => {
          own.onFocus?.(event);
          if (event.target === event.currentTarget && event.currentTarget.matches(':focus-visible')) show(event.currentTarget, true);
        },
        onBlur: (event: FocusEvent<HTMLButtonElement>) => {
          own.onBlur?.(event);
          hide();
        },
      })}
      {anchor && part && (
        <part.TooltipBubble id={id} anchor={anchor} side={side} onGone={hide}>
          {text}
        </part.TooltipBubble>
      )}
    </>
  );
}
