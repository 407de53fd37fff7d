import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

const keys: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * Makes rows below each other one tab stop: arrows, Home and End go between them. A row has `data-row`, and what takes its
 * focus `data-stop`.
 * @param count how many there are
 * @param preferred which one Tab comes to first; -1: the first
 */
export function useRovingFocus(count: number, preferred: number) {
  const box = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const stop = Math.max(0, Math.min(focused ?? preferred, count - 1));
  const rows = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  return {
    /** The row that Tab comes to. */
    stop,
    props: {
      ref: box,
      onFocus: ({ target }: FocusEvent) => {
        const at = rows().findIndex((row) => row.contains(target));
        if (at >= 0) setFocused(at);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!box.current?.contains(relatedTarget)) setFocused(null);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const move = keys[event.key];
        if (!move || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !(event.target as Element).matches('[data-stop]')) return;
        event.preventDefault();
        rows()[move(stop, count - 1)]?.querySelector<HTMLElement>('[data-stop]')?.focus();
      },
    },
  };
}
