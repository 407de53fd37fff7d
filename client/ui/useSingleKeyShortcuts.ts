import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { singleKeys } from './singleKeys.ts';

/** What single keys do; those that are missing do nothing. */
type SingleKeys = { readonly [key in '1' | '2' | '3' | '4' | 'a' | 'd' | 'e' | 'f' | 'h' | 'j' | 'k' | 'l' | 'm' | 'n' | 'r' | 's' | 't' | 'z' | ' ' | 'Enter' | 'Escape']?: () => void };

/** How long after G the second key may come, as everywhere. */
const SEQUENCE_MS = 1200;

const ELSEWHERE = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Single keys for the whole page: not while one types, not with a modifier, not while something is open over the page,
 * not when somebody has answered the key already, and letters not where they are switched off.
 */
export function useSingleKeyShortcuts(keys: SingleKeys): void {
  const wentAt = useRef(Number.NEGATIVE_INFINITY);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // After G a key says where to go, whoever answers it.
    const isSecond = event.timeStamp - wentAt.current < SEQUENCE_MS;
    wentAt.current = event.key.toLowerCase() === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (isSecond || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
    if (document.querySelector('[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"], [role="menu"][data-state="open"]')) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    // They press what has the focus.
    if ((key === 'Enter' || key === ' ') && event.target instanceof Element && event.target.closest('a, button, [role="button"]')) return;
    const act = keys[key as keyof SingleKeys];
    if (!act || (key.length === 1 && !singleKeys.get())) return;
    event.preventDefault();
    act();
  });
  // Before it is painted: who sees the page may press a key.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
