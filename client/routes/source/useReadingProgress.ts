import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useSetReadingProgress } from '#client/sources/useSetReadingProgress.ts';

/** What is read is kept after so much quiet, and on leaving. */
const KEEP_AFTER_MS = 1500;
/** Less is not worth a request. */
const WORTH_KEEPING = 0.005;

type Reading = {
  sourceId: string;
  /** What scrolls; null while it is not on the page. */
  pane: HTMLElement | null;
  /** Whether the text is there. */
  isReadable: boolean;
  /** How far it was read when the page opened, 0 to 1. */
  before: number;
};

/** Who has read it to the end begins anew; less than this is a glance. */
const isBegun = (read: number): boolean => read >= 0.02 && read < 0.98;

type PagedReading = {
  sourceId: string;
  /** How many pages it has; null where there are none. */
  pages: number | null;
  /** How far it was read, 0 to 1. */
  read: number;
};

/** The page a document opens at: where one had left it. And who hears of the page one is at, and keeps it. */
export function usePagesRead({ sourceId, pages, read }: PagedReading): { readonly leftAt: number; readonly keepPage: (page: number) => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const setReadingProgress = useSetReadingProgress();
  useEffect(() => () => clearTimeout(timer.current), []);
  const last = (pages ?? 1) - 1;
  return {
    leftAt: isBegun(read) ? Math.round(read * last) + 1 : 1,
    keepPage: (page) => {
      clearTimeout(timer.current);
      if (last < 1) return;
      const now = Math.min(1, (page - 1) / last);
      if (Math.abs(now - read) >= WORTH_KEEPING) timer.current = setTimeout(() => setReadingProgress(sourceId, now), KEEP_AFTER_MS);
    },
  };
}

/**
 * Shows how far a pane is scrolled as `--read` (0 to 1) on another element, without drawing React again; keeps it, and
 * opens a text where one had left it.
 */
export function useReadingProgress({ sourceId, pane, isReadable, before }: Reading): RefObject<HTMLDivElement | null> {
  const barRef = useRef<HTMLDivElement>(null);
  const kept = useRef(before);
  const setReadingProgress = useSetReadingProgress();
  const keep = useEffectEvent((read: number) => {
    if (Math.abs(read - kept.current) < WORTH_KEEPING) return;
    kept.current = read;
    setReadingProgress(sourceId, read);
  });
  useEffect(() => {
    if (!pane || !isReadable) return;
    const roomOf = () => pane.scrollHeight - pane.clientHeight;
    const show = () => {
      const room = roomOf();
      const read = room > 0 ? Math.min(1, Math.max(0, pane.scrollTop / room)) : 0;
      barRef.current?.style.setProperty('--read', String(read));
      barRef.current?.setAttribute('aria-valuenow', String(Math.round(read * 100)));
      return read;
    };
    if (kept.current > 0 && kept.current < 0.98) pane.scrollTo({ top: kept.current * roomOf() });
    let read = show();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      read = show();
      clearTimeout(timer);
      timer = setTimeout(() => keep(read), KEEP_AFTER_MS);
    };
    const onHide = () => keep(read);
    pane.addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', onHide);
    return () => {
      pane.removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', onHide);
      clearTimeout(timer);
      keep(read);
    };
  }, [pane, isReadable]);
  return barRef;
}
