import { useCallback, useRef, type RefCallback, type RefObject } from 'react';

/** Shows how far a pane is scrolled as `--read` (0 to 1) on another element, without drawing React again. */
export function useReadingProgress(): { scrollRef: RefCallback<HTMLElement>; barRef: RefObject<HTMLDivElement | null> } {
  const barRef = useRef<HTMLDivElement>(null);
  const scrollRef = useCallback((pane: HTMLElement | null) => {
    if (!pane) return;
    const show = () => {
      const room = pane.scrollHeight - pane.clientHeight;
      barRef.current?.style.setProperty('--read', String(room > 0 ? pane.scrollTop / room : 0));
    };
    pane.addEventListener('scroll', show, { passive: true });
    return () => pane.removeEventListener('scroll', show);
  }, []);
  return { scrollRef, barRef };
}
