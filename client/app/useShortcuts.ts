import { useEffectEvent, useLayoutEffect } from 'react';
import { singleKeys } from '#client/ui/singleKeys.ts';

/** How long after G the second key may come. */
const SEQUENCE_MS = 1200;

export type ShortcutActions = {
  palette: () => void;
  search: () => void;
  shortcuts: () => void;
  newSource: () => void;
  navigation: () => void;
  goTo: (path: string) => void;
};

const places: Record<string, string> = { a: '/collection/all', c: '/collection', d: '/dashboard', f: '/flashcards', h: '/highlights', i: '/collection/inbox', n: '/notifications', p: '/prompts' };

/** The keys that work anywhere (design guide section 8). Single ones do nothing while one types or something is open, nor where they are switched off. */
export function useShortcuts(actions: ShortcutActions): void {
  const act = useEffectEvent((name: Exclude<keyof ShortcutActions, 'goTo'>) => actions[name]());
  const goTo = useEffectEvent((path: string) => actions.goTo(path));
  // Before it is painted: who sees the page may press a key.
  useLayoutEffect(() => {
    let wentAt = Number.NEGATIVE_INFINITY;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && !event.shiftKey && !event.altKey && (key === 'k' || key === '\\')) {
        event.preventDefault();
        act(key === 'k' ? 'palette' : 'navigation');
        return;
      }
      if (event.defaultPrevented || isCommand || event.altKey || !singleKeys.get() || isTyping(event.target) || isSomethingOpen()) return;
      const isSecond = event.timeStamp - wentAt < SEQUENCE_MS;
      const place = isSecond ? places[key] : undefined;
      wentAt = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (place !== undefined) goTo(place);
      else if (key === '/') act('search');
      else if (key === '?') act('shortcuts');
      // On the page of a source it marks what is selected there, and notes something about it; among notes, prompts and what the assistant was asked it begins one.
      else if (key === 'n' && !/^\/(source\/|notes|chat|assistant|prompts|flashcards|drafts)/.test(location.pathname)) act('newSource');
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Puts the cursor into the search field of the page; false when it has none. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}

function isSomethingOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null;
}
