import { useEffect, useEffectEvent } from 'react';

/** How near the edge a swipe must begin (spec section 9), and how far it must go, in px. */
const EDGE = 25;
const REACH = 56;

/** Calls back when a finger is drawn inwards from the starting edge of the page. */
export function useEdgeSwipe(isWanted: boolean, onSwipe: () => void): void {
  const swiped = useEffectEvent(onSwipe);
  useEffect(() => {
    if (!isWanted) return;
    let from: { x: number; y: number } | null = null;
    const isRtl = () => document.documentElement.dir === 'rtl';
    const onStart = ({ touches }: TouchEvent) => {
      const touch = touches[0];
      const isAtEdge = touch && (isRtl() ? touch.clientX >= innerWidth - EDGE : touch.clientX <= EDGE);
      from = isAtEdge ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const onMove = ({ touches }: TouchEvent) => {
      const touch = touches[0];
      if (!from || !touch) return;
      const inwards = (touch.clientX - from.x) * (isRtl() ? -1 : 1);
      if (inwards < REACH || inwards < Math.abs(touch.clientY - from.y)) return;
      from = null;
      swiped();
    };
    document.addEventListener('touchstart', onStart, { passive: true });
    document.addEventListener('touchmove', onMove, { passive: true });
    return () => {
      document.removeEventListener('touchstart', onStart);
      document.removeEventListener('touchmove', onMove);
    };
  }, [isWanted]);
}
