import { useLayoutEffect, useState } from 'react';

/** Whether Alt is held while something is dragged. */
export function useIsAltPressed(isDragging: boolean): boolean {
  const [isDown, setIsDown] = useState(false);
  // Before it is painted: who sees that something is dragged may press it.
  useLayoutEffect(() => {
    if (!isDragging) return;
    const look = (event: KeyboardEvent | PointerEvent) => setIsDown(event.altKey);
    window.addEventListener('keydown', look);
    window.addEventListener('keyup', look);
    window.addEventListener('pointermove', look, { passive: true });
    return () => {
      setIsDown(false);
      window.removeEventListener('keydown', look);
      window.removeEventListener('keyup', look);
      window.removeEventListener('pointermove', look);
    };
  }, [isDragging]);
  return isDown;
}
