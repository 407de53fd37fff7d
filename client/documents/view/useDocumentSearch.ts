import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { readPageText } from '#client/highlights/pageText.ts';
import { showRange } from '#client/highlights/markedText.ts';
import { isSameMatch, nextMatch, searchParts, type Match } from './searchParts.ts';
import type { DocumentText } from './useDocumentText.ts';

export type DocumentSearch = {
  /** Which hit stands out, from 1, of how many; 0 of 0 when there are none. */
  readonly matches: { readonly current: number; readonly total: number };
  readonly find: (words: string, how: 'first' | 'next' | 'previous') => void;
};

/** What is looked for, from which part on, and the hit that was gone to; null for the first. */
export type Wanted = { readonly words: string; readonly from: number; readonly match: Match | null };

export const NOTHING_WANTED: Wanted = { words: '', from: 0, match: null };

type Searched = {
  text: DocumentText;
  wanted: Wanted;
  setWanted: (wanted: Wanted) => void;
  /** The part one is at, from 0. */
  part: number;
  /** Brings a part into view, counted from 0. */
  goTo: (part: number) => void;
};

/** Finds words in a document and paints them without touching it. While more of it is read, more is found. */
export function useDocumentSearch({ text: { words: texts, layers }, wanted, setWanted, part, goTo }: Searched): DocumentSearch {
  const matches = useMemo(() => searchParts(texts, wanted.words), [texts, wanted.words]);
  const match = wanted.match ?? nextMatch(matches, null, 'first', wanted.from);
  const ranges = useMemo(() => rangesOf(matches, layers), [matches, layers]);
  useEffect(() => paintMatches(ranges, match), [ranges, match]);

  const shown = useRef<Match | null>(null);
  const asked = useRef<Match | null>(null);
  const show = useEffectEvent(() => {
    if (!match || isSameMatch(match, shown.current)) return;
    const range = ranges.find(([one]) => isSameMatch(one, match))?.[1];
    if (range) {
      showRange(range);
      shown.current = match;
    } else if (!isSameMatch(match, asked.current)) {
      asked.current = match;
      goTo(match.part);
    }
  });
  useEffect(() => show(), [match, ranges]);

  return {
    matches: { current: match ? matches.findIndex((one) => isSameMatch(one, match)) + 1 : 0, total: matches.length },
    find: (words, how) => {
      shown.current = null;
      asked.current = null;
      if (how === 'first' || words !== wanted.words) setWanted({ words, from: part, match: null });
      else setWanted({ ...wanted, match: nextMatch(matches, match, how, part) });
    },
  };
}

type Found = readonly (readonly [Match, Range])[];

function rangesOf(matches: readonly Match[], layers: DocumentText['layers']): Found {
  const byPart = Map.groupBy(matches, ({ part }) => part);
  return [...layers].flatMap(([part, layer]) => {
    const hits = byPart.get(part);
    if (!hits) return [];
    const text = readPageText(layer);
    return hits.flatMap((match): Found => {
      const range = text.rangeOf(match);
      return range ? [[match, range]] : [];
    });
  });
}

function paintMatches(ranges: Found, current: Match | null): (() => void) | undefined {
  if (typeof Highlight === 'undefined' || ranges.length === 0) return undefined;
  const of = (wanted: (match: Match) => boolean) => {
    const highlight = new Highlight(...ranges.filter(([match]) => wanted(match)).map(([, range]) => range));
    // Over what is marked.
    highlight.priority = 1;
    return highlight;
  };
  CSS.highlights.set('vault-found', of((match) => !isSameMatch(match, current)));
  CSS.highlights.set('vault-found-here', of((match) => isSameMatch(match, current)));
  return () => {
    CSS.highlights.delete('vault-found');
    CSS.highlights.delete('vault-found-here');
  };
}
