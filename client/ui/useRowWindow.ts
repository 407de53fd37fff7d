import { useEffect, useState, type RefObject } from 'react';

/** Below this many rows all of them are drawn. */
const ALL_UP_TO = 80;
/** Rows that are drawn beyond each edge of what is seen; the window moves on after half of them. */
const BEYOND = 16;
/** What is taken for seen before the place has a height. */
const FIRST_VIEW = 800;

export type RowWindow = { readonly first: number; readonly end: number };

/** Which of many equally high rows to draw, `first` to before `end`: those in sight of the nearest scrolling box, and some more. */
export function useRowWindow(place: RefObject<HTMLElement | null>, count: number, rowHeight: number): RowWindow {
  const isWindowed = count > ALL_UP_TO;
  const [seen, setSeen] = useState<RowWindow>({ first: 0, end: Math.ceil(FIRST_VIEW / rowHeight) });

  useEffect(() => {
    const rows = place.current;
    if (!isWindowed || !rows) return;
    const scroller = scrollParent(rows);
    const look = () => {
      const offset = scroller.getBoundingClientRect().top - rows.getBoundingClientRect().top;
      const half = BEYOND / 2;
      const first = Math.floor(Math.max(0, offset) / rowHeight / half) * half;
      const end = Math.ceil((offset + (scroller.clientHeight || FIRST_VIEW)) / rowHeight / half) * half;
      setSeen((previous) => (previous.first === first && previous.end === end ? previous : { first, end }));
    };
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    const resized = new ResizeObserver(look);
    resized.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', look);
      resized.disconnect();
    };
  }, [place, isWindowed, rowHeight]);

  if (!isWindowed) return { first: 0, end: count };
  return { first: Math.max(0, seen.first - BEYOND), end: Math.min(count, seen.end + BEYOND) };
}

/** The nearest box around an element that scrolls, else the page's own. */
export function scrollParent(element: HTMLElement): HTMLElement {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight) return box;
  }
  return document.documentElement;
}
