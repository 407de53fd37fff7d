import { startTransition, useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { rememberedScroll, rememberScroll } from './scrollMemory.ts';

/** How many screens before the end the next page is asked for. */
const AHEAD_SCREENS = 3;
/** How far beyond each edge of what is seen lines are drawn, in px: a little when the first ones are there, more once somebody scrolls. */
const BEYOND_AT_FIRST = 200;
const BEYOND = 800;
/** With less than this drawn beyond an edge, more is drawn. */
const LEAST_BEYOND = 400;
/** How much of what is not seen yet is drawn in one go, in px: what one does meanwhile waits for no more than that. */
const IN_ONE_GO = 500;
/** Scrolling that follows so soon goes on: then all that will be seen next is drawn in one go. */
const GOES_ON_MS = 300;
/** What stands above every list, in px: before one has a height, the rest of the window is taken for it. */
const ABOVE = 120;
/** What stays free below a line that was scrolled to. */
const FREE_BELOW = 16;

type VirtualLinesProps = {
  scroll: HTMLElement | null;
  /** How many lines there are. */
  count: number;
  /** How high the line at an index is, in px. */
  heightOf: (index: number) => number;
  gap: number;
  paddingStart: number;
  /** What stays free below the last line. */
  paddingEnd: number;
  /** The line that stays on the page wherever one scrolls, because the focus is in it. */
  pinnedLine: number;
  /** Under which name the scroll position is remembered. */
  memoryKey: string;
  /** Called when the end of what is loaded comes near. */
  onNearEnd: () => void;
};

/** A line to draw, and how far from the top of the list. */
export type VirtualLine = { readonly index: number; readonly start: number };

/** What one sees, and from where to where lines are drawn, in px from the top of the list. */
type Seen = { readonly top: number; readonly height: number; readonly from: number; readonly to: number };

/** Renders only the lines one sees and a few around: the number of nodes does not depend on the length of the list. */
export function useVirtualLines({ scroll, count, heightOf, gap, paddingStart, paddingEnd, pinnedLine, memoryKey, onNearEnd }: VirtualLinesProps) {
  const starts = useMemo(() => startsOf(count, heightOf, gap, paddingStart), [count, heightOf, gap, paddingStart]);
  const [seen, setSeen] = useState<Seen>(() => around({ top: rememberedScroll(memoryKey), height: firstView() }, 0));
  const [shownKey, setShownKey] = useState(memoryKey);
  if (shownKey !== memoryKey) {
    setShownKey(memoryKey);
    setSeen(around({ top: rememberedScroll(memoryKey), height: seen.height }, 0));
  }
  const drawn = useRef(seen);
  useLayoutEffect(() => {
    drawn.current = seen;
  }, [seen]);

  /** From where to where lines are to be drawn by and by. What is not seen yet may take its time, so that nothing one does has to wait for it. */
  const aim = useRef(seen);
  const isUnderWay = useRef(false);
  const approach = useCallback((isGoingOn = false) => {
    if (isUnderWay.current && !isGoingOn) return;
    isUnderWay.current = true;
    const wanted = aim.current;
    startTransition(() => setSeen((before) => towards(wanted, before, isGoingOn ? Infinity : IN_ONE_GO)));
  }, []);
  useEffect(() => {
    isUnderWay.current = false;
    if (seen.from > aim.current.from || seen.to < aim.current.to) approach();
  }, [seen, approach]);
  useEffect(() => {
    if (!scroll) return;
    aim.current = around(drawn.current, BEYOND_AT_FIRST);
    approach();
  }, [scroll, memoryKey, approach]);

  const scrolledFor = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!scroll) return;
    let frame = 0;
    if (scrolledFor.current !== memoryKey) {
      // Before it is painted, and not before the browser would lay it out anyway.
      frame = requestAnimationFrame(() => {
        scrolledFor.current = memoryKey;
        scroll.scrollTo({ top: rememberedScroll(memoryKey) });
      });
    }
    const view = () => ({ top: scroll.scrollTop, height: scroll.clientHeight || firstView() });
    const show = (now: View) => {
      drawn.current = upTo(now, drawn.current);
      // Of what was asked for meanwhile nothing is taken back.
      setSeen((before) => upTo(now, before));
    };
    let scrolledAt = Number.NEGATIVE_INFINITY;
    const onScroll = ({ timeStamp }: Event) => {
      const isGoingOn = timeStamp - scrolledAt < GOES_ON_MS;
      scrolledAt = timeStamp;
      rememberScroll(memoryKey, scroll.scrollTop);
      const now = view();
      if (!isInside(now, drawn.current, 0)) show(now);
      if (isInside(now, aim.current, LEAST_BEYOND)) return;
      aim.current = around(now, BEYOND);
      approach(isGoingOn);
    };
    scroll.addEventListener('scroll', onScroll, { passive: true });
    const resized = new ResizeObserver(() => show(view()));
    resized.observe(scroll);
    return () => {
      cancelAnimationFrame(frame);
      scroll.removeEventListener('scroll', onScroll);
      resized.disconnect();
    };
  }, [scroll, memoryKey, approach]);

  const startIndex = lineAt(starts, count, seen.top);
  const endIndex = lineAt(starts, count, seen.top + seen.height - 1);
  const first = lineAt(starts, count, seen.from);
  const last = lineAt(starts, count, seen.to);
  const lines: VirtualLine[] = [];
  const add = (index: number) => lines.push({ index, start: starts[index] ?? 0 });
  if (pinnedLine >= 0 && pinnedLine < Math.min(first, count)) add(pinnedLine);
  for (let index = first; index <= last && index < count; index++) add(index);
  if (pinnedLine > last && pinnedLine < count) add(pinnedLine);

  const isNear = count > 0 && endIndex + AHEAD_SCREENS * (endIndex - startIndex + 1) >= count - 1;
  const nearEnd = useEffectEvent(onNearEnd);
  useEffect(() => {
    if (isNear) nearEnd();
  }, [isNear, count]);

  const scrollTo = (index: number) => {
    const start = starts[index];
    if (!scroll || start === undefined || index >= count) return;
    const end = start + heightOf(index);
    const height = scroll.clientHeight || firstView();
    if (start < scroll.scrollTop) scroll.scrollTo({ top: index === 0 ? 0 : start });
    else if (end > scroll.scrollTop + height) scroll.scrollTo({ top: end - height + FREE_BELOW });
  };
  return {
    lines,
    /** How high the whole list is, in px. */
    height: (starts[count] ?? paddingStart) + (count > 0 ? -gap : 0) + paddingEnd,
    scrollTo,
    /** How many lines a page of the keyboard is. */
    page: Math.max(1, endIndex - startIndex),
  };
}

const firstView = () => Math.max(ABOVE, innerHeight - ABOVE);

type View = Pick<Seen, 'top' | 'height'>;

/** Drawn as far beyond both edges. */
const around = ({ top, height }: View, beyond: number): Seen => ({ top, height, from: Math.max(0, top - beyond), to: top + height + beyond });

/** Whether at least so much is drawn beyond what one sees; nothing is above the top. */
const isInside = ({ top, height }: View, { from, to }: Seen, beyond: number): boolean => from <= Math.max(0, top - beyond) && to >= top + height + beyond;

/** Just what one sees, and of what was drawn what is near. */
function upTo({ top, height }: View, before: Seen): Seen {
  const bottom = top + height;
  const isApart = before.to < top || before.from > bottom;
  return {
    top,
    height,
    from: isApart ? top : Math.min(top, Math.max(before.from, top - BEYOND)),
    to: isApart ? bottom : Math.max(bottom, Math.min(before.to, bottom + BEYOND)),
  };
}

/** What is wanted, as far as it is reached with so much more: nearer things first. */
function towards(wanted: Seen, before: Seen, atMost: number): Seen {
  const { top, height } = wanted;
  const seen = upTo(wanted, before);
  let [from, to] = [Math.max(seen.from, wanted.from), Math.min(seen.to, wanted.to)];
  let left = atMost;
  const up = () => {
    const more = Math.min(left, from - wanted.from);
    from -= more;
    left -= more;
  };
  const down = () => {
    const more = Math.min(left, wanted.to - to);
    to += more;
    left -= more;
  };
  if (top - from < to - top - height) up();
  down();
  up();
  return { top, height, from, to };
}

/** Where each line begins, and after the last one where the next would. */
function startsOf(count: number, heightOf: (index: number) => number, gap: number, paddingStart: number): Float64Array {
  const starts = new Float64Array(count + 1);
  starts[0] = paddingStart;
  for (let index = 0; index < count; index++) starts[index + 1] = (starts[index] ?? 0) + heightOf(index) + gap;
  return starts;
}

/** The line at a height of the list: the last that begins at or above it; the first for what is above all. */
function lineAt(starts: Float64Array, count: number, offset: number): number {
  let low = 0;
  let high = Math.max(0, count - 1);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
