import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { rememberedScroll, rememberScroll } from './scrollMemory.ts';

/** How many screens before the end the next page is asked for. */
const AHEAD_SCREENS = 3;

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

/** Draws only the lines one sees and a few around: the number of nodes does not depend on the length of the list. */
export function useVirtualLines({ scroll, count, heightOf, gap, paddingStart, paddingEnd, keptLine, memoryKey, onNearEnd }: VirtualLinesProps) {
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions are called while rendering, never handed on
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroll,
    estimateSize: heightOf,
    gap,
    paddingStart,
    paddingEnd,
    scrollPaddingEnd: 16,
    overscan: 6,
    initialOffset: () => rememberedScroll(memoryKey),
    useFlushSync: false,
    rangeExtractor: (range) => {
      const lines = defaultRangeExtractor(range);
      return keptLine < 0 || keptLine >= count || lines.includes(keptLine) ? lines : [...lines, keptLine].sort((one, other) => one - other);
    },
  });

  // Other heights (groups that come and go, other columns) are measured anew.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, heightOf]);

  const shownKey = useRef(memoryKey);
  useLayoutEffect(() => {
    if (!scroll) return;
    if (shownKey.current !== memoryKey) {
      shownKey.current = memoryKey;
      scroll.scrollTop = rememberedScroll(memoryKey);
    }
    const remember = () => rememberScroll(memoryKey, scroll.scrollTop);
    scroll.addEventListener('scroll', remember, { passive: true });
    return () => scroll.removeEventListener('scroll', remember);
  }, [scroll, memoryKey]);

  const { endIndex = -1, startIndex = 0 } = virtualizer.range ?? {};
  const isNear = endIndex >= 0 && endIndex + AHEAD_SCREENS * (endIndex - startIndex + 1) >= count - 1;
  const nearEnd = useEffectEvent(onNearEnd);
  useEffect(() => {
    if (isNear) nearEnd();
  }, [isNear, count]);

  return { virtualizer, page: Math.max(1, endIndex - startIndex) };
}
