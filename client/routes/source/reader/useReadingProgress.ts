import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useSetReadingProgress } from '#client/sources/mutations/useSetReadingProgress.ts';
import { isElsewhere, positionAt, restAt, stayed, type ReadingPosition } from './readingPosition.ts';

/** What is read is saved after so much quiet, and on leaving. */
const KEEP_AFTER_MS = 1500;
/** After so much quiet the way back is offered. */
const OFFER_AFTER_MS = 300;
/** Whoever stays at a place for so long reads there. */
const STAY_MS = 10_000;
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

/** Who has read it to the end begins again; less than this is a glance. */
const isBegun = (read: number): boolean => read >= 0.02 && read < 0.98;

/** What was read to its end stays read until it is begun again. */
const isWorthKeeping = (read: number, saved: number): boolean => Math.abs(read - saved) >= WORTH_KEEPING && (read > 0 || isBegun(saved));

type PagedReading = {
  sourceId: string;
  /** How many pages it has, as far as it was read; null where there are none, or nobody knows yet. */
  pages: number | null;
  /** How far it was read, 0 to 1. */
  read: number;
};

type PagesRead = {
  /** The page one had left it at, of so many; null for as many as the vault has read. */
  readonly leftAt: (pageCount: number | null) => number;
  /** Hears of the page that one is at, and of how many there are, and keeps it. */
  readonly keepPage: (page: number, pageCount: number) => void;
  /** The share of it that one had read, 0 to 1: of what is not only told by pages. */
  readonly leftAtShare: number;
  /** Hears how far down one is, 0 to 1, and which share one sees at once, and keeps it. */
  readonly keepShare: (share: number, screen: number) => void;
};

/** Where one had left a document, and keeps where one is. A document can be looked at before the vault has read it: the viewer knows its pages, too. */
export function usePagesRead({ sourceId, pages, read }: PagedReading): PagesRead {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [start] = useState(isBegun(read) ? read : 0);
  const place = useRef(positionAt(start));
  const setReadingProgress = useSetReadingProgress();
  useEffect(() => () => clearTimeout(timer.current), []);
  const keep = () => {
    const now = place.current.read;
    if (isWorthKeeping(now, read)) setReadingProgress(sourceId, now);
  };
  const keepShare = (share: number, screen: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      place.current = restAt(place.current, share, screen);
      keep();
      timer.current = setTimeout(() => {
        place.current = stayed(place.current);
        keep();
      }, STAY_MS);
    }, KEEP_AFTER_MS);
  };
  return {
    leftAt: (pageCount) => (isBegun(read) ? Math.round(read * ((pageCount ?? pages ?? 1) - 1)) + 1 : 1),
    keepPage: (page, pageCount) => {
      const last = pageCount - 1;
      if (last >= 1) keepShare(Math.min(1, (page - 1) / last), 1 / last);
      else clearTimeout(timer.current);
    },
    leftAtShare: start,
    keepShare,
  };
}

/**
 * Shows how far a pane is scrolled as `--read` (0 to 1) on another element, without drawing React again; keeps how far it was
 * read, and opens a text where one had left it. Answers the way back to that place while one looks elsewhere.
 */
export function useReadingProgress({ sourceId, pane, isReadable, before }: Reading): { readonly barRef: RefObject<HTMLDivElement | null>; readonly goBack: (() => void) | null } {
  const barRef = useRef<HTMLDivElement>(null);
  const saved = useRef(before);
  const [start] = useState(isBegun(before) ? before : 0);
  const place = useRef(positionAt(start));
  const [isAway, setIsAway] = useState(false);
  const setReadingProgress = useSetReadingProgress();
  const keep = useEffectEvent(() => {
    const { read } = place.current;
    if (!isWorthKeeping(read, saved.current)) return;
    saved.current = read;
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
    pane.scrollTo({ top: place.current.at * roomOf() });
    let at = show();
    let screen = 1;
    // Remembered: on leaving there is nothing to measure any more.
    const measure = () => {
      screen = pane.clientHeight / Math.max(1, roomOf());
    };
    measure();
    const timers: ReturnType<typeof setTimeout>[] = [];
    const wait = () => {
      for (const timer of timers.splice(0)) clearTimeout(timer);
    };
    const take = (next: ReadingPosition) => {
      place.current = next;
      setIsAway(isElsewhere(next, screen));
      keep();
    };
    const rest = () => take(restAt(place.current, at, screen));
    const onScroll = () => {
      at = show();
      measure();
      wait();
      timers.push(
        setTimeout(() => setIsAway(isElsewhere(restAt(place.current, at, screen), screen)), OFFER_AFTER_MS),
        setTimeout(rest, KEEP_AFTER_MS),
        setTimeout(() => take(stayed(place.current)), STAY_MS),
      );
    };
    pane.addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', rest);
    return () => {
      pane.removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', rest);
      wait();
      rest();
    };
  }, [pane, isReadable]);
  const goBack = () => {
    if (!pane) return;
    pane.scrollTo({ top: place.current.read * (pane.scrollHeight - pane.clientHeight) });
    pane.focus({ preventScroll: true });
  };
  return { barRef, goBack: isAway ? goBack : null };
}
