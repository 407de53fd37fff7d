import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** Who has the focus inside of something that goes with what it did (the last filter, Clear all) goes on at `next`. */
export function useMoveFocusOnUnmount(place: RefObject<HTMLElement | null>, next: () => HTMLElement | null | undefined): void {
  const handOn = useEffectEvent(() => {
    const to = next();
    queueMicrotask(() => {
      if (document.activeElement === document.body) to?.focus();
    });
  });
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(document.activeElement)) handOn();
    };
  }, [place]);
}
