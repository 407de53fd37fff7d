import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

const REST_MS = 450;
const STILL_PX = 10;
/** What is pressed for itself. */
const OTHERS = 'button, input, a:not([data-open]), [data-handle]';

/**
 * A finger that rests on something: touch's way to choose. The click and the menu of the browser that would come of it
 * are kept away.
 */
export function useLongPress(onLongPress: (target: Element) => void) {
  const rest = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const wasLong = useRef(false);
  const end = () => {
    clearTimeout(rest.current?.timer);
    rest.current = null;
  };
  useEffect(() => end, []);
  return {
    /** Whether the click that comes now belongs to a press that was long. */
    isOver: () => wasLong.current,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      end();
      wasLong.current = false;
      const target = event.target as Element;
      if (event.pointerType !== 'touch' || !event.isPrimary || target.closest(OTHERS)) return;
      const timer = setTimeout(() => {
        wasLong.current = true;
        rest.current = null;
        onLongPress(target);
      }, REST_MS);
      rest.current = { x: event.clientX, y: event.clientY, timer };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (rest.current && Math.hypot(clientX - rest.current.x, clientY - rest.current.y) > STILL_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      if (rest.current || wasLong.current) event.preventDefault();
    },
  };
}
