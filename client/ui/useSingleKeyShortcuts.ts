import { useEffect, useEffectEvent } from 'react';
import { singleKeys } from './singleKeys.ts';

/** What single keys do; those that are missing do nothing. */
type SingleKeys = { readonly [key in 'j' | 'k' | 'f' | 'h' | 'n' | 'e' | 'Escape']?: () => void };

const ELSEWHERE = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Single keys for the whole page: not while one types, not with a modifier, not while something is open over the page,
 * not when somebody has answered the key already, and letters not where they are switched off.
 */
export function useSingleKeyShortcuts(keys: SingleKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
    if (document.querySelector('[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"], [role="menu"][data-state="open"]')) return;
    const key = event.key === 'Escape' ? 'Escape' : event.key.toLowerCase();
    const act = keys[key as keyof SingleKeys];
    if (!act || (key !== 'Escape' && !singleKeys.get())) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
