import { useEffect, useEffectEvent, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { listsBelow } from './listsBelow.ts';
import { filterOf } from './sourceView.ts';
import type { SourceViewControl } from './useSourceView.ts';

type Own = { readonly isEmpty: boolean; readonly hasBelow: boolean };

/**
 * A collection without sources of its own that others lie below opens with theirs, unless that was switched off. Answers
 * whether it is about to. Once on each visit: whoever takes it away then sees it go.
 */
export function useOpenBelow({ shown, change }: Pick<SourceViewControl, 'shown' | 'change'>, own: Own | null): boolean {
  const { collectionId } = useParams();
  const isOn = listsBelow.use();
  const opened = useRef<string | undefined>(undefined);
  const isDue = isOn && own !== null && own.isEmpty && own.hasBelow && !shown.below && filterOf(shown) === undefined;
  const open = useEffectEvent(() => {
    if (opened.current === collectionId) return;
    opened.current = collectionId;
    change({ below: true }, { isChosen: false });
  });
  useEffect(() => {
    if (isDue) open();
  }, [isDue, collectionId]);
  return isDue;
}
