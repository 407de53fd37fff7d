import { useEffectEvent, useLayoutEffect } from 'react';

/** Where keys belong to something else than the list of the page. */
const elsewhere = 'input, textarea, select, [contenteditable="true"], [role="tree"], aside';
const inFront = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

type SelectionKeys = {
  onSelectAll: () => void;
  /** Answers whether there was something to leave. */
  onEscape: () => boolean;
};

/** Ctrl or Cmd A and Escape for the list of a page, wherever on it the focus is. */
export function useSelectionKeys({ onSelectAll, onEscape }: SelectionKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || event.altKey || event.shiftKey || document.querySelector(inFront)) return;
    const isAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a' && !target.closest(elsewhere);
    if (isAll) onSelectAll();
    else if (event.key !== 'Escape' || target.closest('input, textarea, [role="tree"]') || !onEscape()) return;
    event.preventDefault();
  });
  // Before it is painted: who sees the page may press a key.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
