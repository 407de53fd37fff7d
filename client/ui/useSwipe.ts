import { useRef, type TouchEvent } from 'react';

/** How far a finger must draw something aside, in px, or how fast, in px a millisecond. */
const REACH = 96;
const FLICK = 0.6;
/** From here on it is known whether a finger swipes or scrolls. */
const SURE = 10;
/** What begins at the edge of the page is the way to the navigation. */
const EDGE = 25;

type Way = 'left' | 'right';

/** Typed as if there were always one. */
const touchAt = (touches: TouchEvent['touches'], index: number): { readonly clientX: number; readonly clientY: number } | undefined => touches[index];

/**
 * Follows a finger that draws an element aside (`--swipe` in px and `data-swipe` on it, for its looks), and says when it is let go far or fast enough;
 * else it springs back. Up and down stays scrolling.
 */
export function useSwipe(onSwipe: (way: Way) => void) {
  const from = useRef<{ x: number; y: number; at: number; isSwipe: boolean } | null>(null);
  const show = (element: HTMLElement, by: number) => {
    element.style.setProperty('--swipe', `${by}px`);
    if (by === 0) delete element.dataset['swipe'];
    else element.dataset['swipe'] = by > 0 ? 'right' : 'left';
  };
  const onTouchStart = ({ touches, timeStamp }: TouchEvent<HTMLElement>) => {
    const [touch, second] = [touchAt(touches, 0), touchAt(touches, 1)];
    const isAtEdge = !touch || touch.clientX <= EDGE || touch.clientX >= innerWidth - EDGE;
    from.current = isAtEdge || second ? null : { x: touch.clientX, y: touch.clientY, at: timeStamp, isSwipe: false };
  };
  const onTouchMove = ({ touches, currentTarget }: TouchEvent<HTMLElement>) => {
    const touch = touchAt(touches, 0);
    if (!from.current || !touch) return;
    const [aside, along] = [touch.clientX - from.current.x, Math.abs(touch.clientY - from.current.y)];
    if (!from.current.isSwipe) {
      if (Math.max(Math.abs(aside), along) < SURE) return;
      if (along > Math.abs(aside)) {
        from.current = null;
        return;
      }
      from.current.isSwipe = true;
    }
    show(currentTarget, aside);
  };
  const end = (currentTarget: HTMLElement) => {
    from.current = null;
    show(currentTarget, 0);
  };
  const onTouchEnd = ({ changedTouches, currentTarget, timeStamp }: TouchEvent<HTMLElement>) => {
    const touch = touchAt(changedTouches, 0);
    const began = from.current;
    end(currentTarget);
    if (!began?.isSwipe || !touch) return;
    const aside = touch.clientX - began.x;
    const isFlick = Math.abs(aside) / Math.max(1, timeStamp - began.at) > FLICK && Math.abs(aside) > SURE * 2;
    if (Math.abs(aside) >= REACH || isFlick) onSwipe(aside > 0 ? 'right' : 'left');
  };
  return { onTouchStart, onTouchMove, onTouchEnd, onTouchCancel: ({ currentTarget }: TouchEvent<HTMLElement>) => end(currentTarget) };
}
