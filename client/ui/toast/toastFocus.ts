import { useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import { giveFocus } from '../focus/returnFocus.ts';

/**
 * The focus at the toasts: who had it before gets it back as soon as something in one is pressed. The library gives it back
 * whenever the focus leaves, also from what a person has gone to since, so it hears nothing of it.
 */
export function useToastFocus() {
  const [hasFocus, setHasFocus] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const handlers = {
    onFocusCapture: (event: FocusEvent) => {
      event.stopPropagation();
      setHasFocus(true);
      if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
    },
    onBlurCapture: (event: FocusEvent) => {
      event.stopPropagation();
      setHasFocus(false);
    },
    onClick: (event: MouseEvent) => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || !event.currentTarget.contains(focused)) return;
      focused.blur();
      giveFocus(cameFrom.current);
    },
  };
  return { hasFocus, handlers };
}
