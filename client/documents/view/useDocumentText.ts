import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { PagedText } from '#client/highlights/markedPages.ts';
import { readPageText } from '#client/highlights/pageText.ts';
import type { OpenDocument } from '../openDocument.ts';

/** So long one reads on without letting anything else have its turn. */
const TURN_MS = 12;
/** What is drawn meanwhile is told of together. */
const TELL_AFTER_MS = 40;

export type DocumentText = {
  /** The words of each part; null where they have not been read. The same list as long as no more has been. */
  readonly words: readonly (string | null)[];
  /** What is drawn now, by part from 0. */
  readonly layers: ReadonlyMap<number, HTMLElement>;
  /** Hears of a part that is drawn, and of null when it leaves the page. */
  readonly onLayer: (part: number, layer: HTMLElement | null) => void;
};

/**
 * The words of a document, as far as they were read: of what is drawn at once, of all of it when they are wanted.
 *
 * @param goTo brings a part into view, counted from 0
 * @param onText hears of them for who marks passages, and of null when it is closed
 */
export function useDocumentText(
  opened: OpenDocument,
  element: HTMLElement | null,
  readsAll: boolean,
  goTo: (part: number) => void,
  onText: (text: PagedText | null) => void,
): DocumentText {
  const [words, setWords] = useState<readonly (string | null)[]>(() => opened.parts.map(() => null));
  const [layers, setLayers] = useState<ReadonlyMap<number, HTMLElement>>(new Map());
  const [isReading, setIsReading] = useState(false);
  if (readsAll && !isReading) setIsReading(true);

  const wordsOf = useEffectEvent((part: number) => words[part] ?? null);
  useEffect(() => {
    if (!isReading) return;
    const abandoned = new AbortController();
    void readAll(opened, (part) => wordsOf(part), setWords, abandoned.signal);
    return () => abandoned.abort();
  }, [opened, isReading]);

  // Parts come and go in crowds, and whoever hears of them searches all of them again.
  const changes = useRef(new Map<number, HTMLElement | null>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [onLayer] = useState(() => (part: number, layer: HTMLElement | null) => {
    changes.current.set(part, layer);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const changed = [...changes.current];
      changes.current.clear();
      setLayers((before) => changedBy(before, changed));
      setWords((before) => changed.reduce((all, [at, drawn]) => (drawn && all[at] === null ? all.with(at, readPageText(drawn).text) : all), before));
    }, TELL_AFTER_MS);
  });

  const lead = useRef(goTo);
  useEffect(() => {
    lead.current = goTo;
  });
  const text = useMemo((): PagedText | null => {
    if (!element) return null;
    const byPage = new Map([...layers].map(([part, layer]) => [part + 1, layer]));
    return { element, isOverlay: false, unit: opened.unit, pages: words, layers: byPage, goTo: (page) => lead.current(page - 1) };
  }, [element, opened, words, layers]);
  const tell = useEffectEvent(onText);
  useEffect(() => tell(text), [text]);
  useEffect(() => () => tell(null), []);
  return { words, layers, onLayer };
}

function changedBy(layers: ReadonlyMap<number, HTMLElement>, changes: readonly (readonly [number, HTMLElement | null])[]): ReadonlyMap<number, HTMLElement> {
  const after = new Map(layers);
  for (const [part, layer] of changes) {
    if (layer) after.set(part, layer);
    else after.delete(part);
  }
  return after;
}

/** Reads what has not been read, and tells of it now and then: whoever searches it begins again each time. */
async function readAll(opened: OpenDocument, known: (part: number) => string | null, tell: (words: readonly (string | null)[]) => void, signal: AbortSignal): Promise<void> {
  const read: (string | null)[] = opened.parts.map((_, part) => known(part));
  let tellAt = 8;
  let turn = performance.now();
  for (const [part, before] of read.entries()) {
    // What cannot be read has no words: it must not keep the others from being whole.
    read[part] = before ?? known(part) ?? (await opened.words(part).catch(() => ''));
    if (signal.aborted) return;
    if (performance.now() - turn > TURN_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      turn = performance.now();
    }
    if (part + 1 < tellAt && part + 1 < read.length) continue;
    tellAt = (part + 1) * 2;
    tell([...read]);
  }
}
