import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { rememberedScroll, rememberScroll } from './scrollMemory.ts';

/** How many screens before the end the next page is asked for. */
const AHEAD_SCREENS = 3;
/** How far beyond each edge of what is seen lines are drawn, in px: little at first, more once somebody scrolls. */
const BEYOND_AT_FIRST = 200;
const BEYOND = 800;
/** Scrolling less than this draws nothing anew, in px. */
const STEP = 64;
/** What is taken for seen before the list has a height. */
const FIRST_VIEW = 800;
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
  keptLine: number;
  /** Under which name the scroll position is remembered. */
  memoryKey: string;
  /** Called when the end of what is loaded comes near. */
  onNearEnd: () => void;
};

/** A line to draw, and how far from the top of the list. */
export type VirtualLine = { readonly index: number; readonly start: number };

type Seen = { readonly top: number; readonly height: number; readonly isScrolled: boolean };

/** Draws only the lines one sees and a few around: the number of nodes does not depend on the length of the list. */
export function useVirtualLines({ scroll, count, heightOf, gap, paddingStart, paddingEnd, keptLine, memoryKey, onNearEnd }: VirtualLinesProps) {
  const starts = useMemo(() => startsOf(count, heightOf, gap, paddingStart), [count, heightOf, gap, paddingStart]);
  const [seen, setSeen] = useState<Seen>(() => ({ top: rememberedScroll(memoryKey), height: FIRST_VIEW, isScrolled: false }));

  const shownKey = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!scroll) return;
    if (shownKey.current !== memoryKey) {
      shownKey.current = memoryKey;
      scroll.scrollTo({ top: rememberedScroll(memoryKey) });
    }
    const look = (isScrolled: boolean) =>
      setSeen((before) => {
        const now = { top: Math.floor(scroll.scrollTop / STEP) * STEP, height: scroll.clientHeight || FIRST_VIEW, isScrolled: isScrolled || before.isScrolled };
        return now.top === before.top && now.height === before.height && now.isScrolled === before.isScrolled ? before : now;
      });
    const onScroll = () => {
      rememberScroll(memoryKey, scroll.scrollTop);
      look(true);
    };
    look(false);
    scroll.addEventListener('scroll', onScroll, { passive: true });
    const resized = new ResizeObserver(() => look(false));
    resized.observe(scroll);
    return () => {
      scroll.removeEventListener('scroll', onScroll);
      resized.disconnect();
    };
  }, [scroll, memoryKey]);

  const startIndex = lineAt(starts, count, seen.top);
  const endIndex = lineAt(starts, count, seen.top + seen.height - 1);
  const beyond = seen.isScrolled ? BEYOND : BEYOND_AT_FIRST;
  const first = lineAt(starts, count, seen.top - beyond);
  const last = lineAt(starts, count, seen.top + seen.height + beyond);
  const lines: VirtualLine[] = [];
  const add = (index: number) => lines.push({ index, start: starts[index] ?? 0 });
  if (keptLine >= 0 && keptLine < Math.min(first, count)) add(keptLine);
  for (let index = first; index <= last && index < count; index++) add(index);
  if (keptLine > last && keptLine < count) add(keptLine);

  const isNear = count > 0 && endIndex + AHEAD_SCREENS * (endIndex - startIndex + 1) >= count - 1;
  const nearEnd = useEffectEvent(onNearEnd);
  useEffect(() => {
    if (isNear) nearEnd();
  }, [isNear, count]);

  const scrollTo = (index: number) => {
    const start = starts[index];
    if (!scroll || start === undefined || index >= count) return;
    const end = start + heightOf(index);
    const height = scroll.clientHeight || FIRST_VIEW;
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
