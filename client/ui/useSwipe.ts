import { useRef, type TouchEvent } from 'react';

/** How far a finger must draw something, in px, or how fast, in px a millisecond. */
const REACH = 96;
const FLICK = 0.6;
/** From here on it is known whether a finger swipes or scrolls. */
const SURE = 10;
/** What begins at the edge of the page is the way to the navigation. */
const EDGE = 25;

export type Way = 'left' | 'right' | 'up';

type SwipeOptions = {
  /** What a finger takes hold of at such a place, ready to be drawn; null: nothing. What listens, unless told. */
  drawnAt?: (target: Element) => HTMLElement | null;
  /** Whether it can be drawn that way: aside, unless told. Up it goes only by whoever touches it where nothing scrolls any further down. */
  canGo?: (way: Way, element: HTMLElement) => boolean;
};

type Began = { readonly element: HTMLElement; readonly x: number; readonly y: number; readonly at: number; readonly canGoUp: boolean; axis: 'aside' | 'up' | null };

/** Typed as if there were always one. */
const touchAt = (touches: TouchEvent['touches'], index: number): { readonly clientX: number; readonly clientY: number } | undefined => touches[index];

const isAside = (way: Way) => way !== 'up';

/**
 * Follows a finger that draws an element (`--swipe` and `--swipe-up` in px and `data-swipe` on it, for its looks), and says when it is let go far or fast
 * enough; else it springs back. Down, and up where something scrolls, stays scrolling.
 */
export function useSwipe(onSwipe: (way: Way, element: HTMLElement) => void, { drawnAt, canGo = isAside }: SwipeOptions = {}) {
  const from = useRef<Began | null>(null);
  const onTouchStart = ({ touches, timeStamp, target, currentTarget }: TouchEvent<HTMLElement>) => {
    const [touch, second] = [touchAt(touches, 0), touchAt(touches, 1)];
    const isAtEdge = !touch || touch.clientX <= EDGE || touch.clientX >= innerWidth - EDGE;
    const element = isAtEdge || second ? null : drawnAt ? drawnAt(target as Element) : currentTarget;
    from.current = element && touch ? { element, x: touch.clientX, y: touch.clientY, at: timeStamp, canGoUp: canGo('up', element) && !canScrollOn(target as Element), axis: null } : null;
  };
  const onTouchMove = ({ touches }: TouchEvent<HTMLElement>) => {
    const touch = touchAt(touches, 0);
    const began = from.current;
    if (!began || !touch) return;
    const [aside, down] = [touch.clientX - began.x, touch.clientY - began.y];
    if (began.axis === null) {
      if (Math.max(Math.abs(aside), Math.abs(down)) < SURE) return;
      began.axis = Math.abs(down) <= Math.abs(aside) ? 'aside' : began.canGoUp && down < 0 ? 'up' : null;
    }
    if (began.axis === null) from.current = null;
    else show(began, { aside: canGo(asideTo(aside), began.element) ? aside : 0, down });
  };
  const end = () => {
    if (from.current) show(from.current, { aside: 0, down: 0 });
    from.current = null;
  };
  const onTouchEnd = ({ changedTouches, timeStamp }: TouchEvent<HTMLElement>) => {
    const touch = touchAt(changedTouches, 0);
    const began = from.current;
    end();
    if (!began || began.axis === null || !touch) return;
    const aside = touch.clientX - began.x;
    const by = began.axis === 'aside' ? Math.abs(aside) : began.y - touch.clientY;
    const isFlick = by / Math.max(1, timeStamp - began.at) > FLICK && by > SURE * 2;
    const way = began.axis === 'up' ? 'up' : asideTo(aside);
    if ((by >= REACH || isFlick) && canGo(way, began.element)) onSwipe(way, began.element);
  };
  return { onTouchStart, onTouchMove, onTouchEnd, onTouchCancel: end };
}

const asideTo = (by: number): Way => (by > 0 ? 'right' : 'left');

function show({ element, axis }: Began, { aside, down }: { aside: number; down: number }): void {
  const by = axis === 'up' ? Math.min(0, down) : aside;
  element.style.setProperty(axis === 'up' ? '--swipe-up' : '--swipe', `${by}px`);
  if (by === 0) delete element.dataset['swipe'];
  else element.dataset['swipe'] = axis === 'up' ? 'up' : asideTo(by);
}

/** Whether a finger that goes up there reads on, in whatever stands around it. */
function canScrollOn(target: Element): boolean {
  for (let box: Element | null = target; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollTop + box.clientHeight < box.scrollHeight - 1) return true;
  }
  return false;
}
