import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ContentView } from './contentView.ts';

/** How a source is shown, as its address says it. What is changed replaces the address: Back still leads to where one came from. */
export function useSourceAddress() {
  const [search, setSearch] = useSearchParams();
  /** Counts the jumps into a document: each opens it again at its page. */
  const [jumps, setJumps] = useState(0);
  const put = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        if (value === null) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return {
    /** The view that is asked for; null for the first there is. */
    asked: search.get('show'),
    show: (view: ContentView) => put('show', view),
    isEditing: search.get('edit') === '1',
    setEditing: (isOn: boolean) => put('edit', isOn ? '1' : null),
    /** The text as it was read, where a model made another one of it. */
    wantsOriginal: search.get('text') === 'original',
    setOriginal: (isOn: boolean) => put('text', isOn ? 'original' : null),
    /** The highlight that is to be shown first; null for none. */
    highlightId: search.get('highlight'),
    /** Where the words are that are to be shown first, as `120-188`; null for none. */
    quoteAt: search.get('at'),
    page: Number(search.get('page')) || null,
    setPage: (page: number) => put('page', page === 1 ? null : String(page)),
    jumps,
    jumpToPage: (page: number) => {
      setJumps((before) => before + 1);
      setSearch({ show: 'original', page: String(page) }, { replace: true });
    },
  };
}
