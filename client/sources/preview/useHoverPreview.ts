import { useEffect, useRef } from 'react';

/** How long one points at a source before it is previewed. */
const INTENT_MS = 120;

/** Answers a function that hears what is pointed at, and previews it once one means it; the focus is meant at once. */
export function useHoverPreview(isOn: boolean, onPreview: (sourceId: string) => void): (sourceId: string, how: 'pointer' | 'focus') => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!isOn) last.current = null;
    return () => clearTimeout(timer.current);
  }, [isOn]);
  return (sourceId, how) => {
    if (!isOn || (how === 'pointer' && last.current === sourceId)) return;
    last.current = sourceId;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onPreview(sourceId), how === 'pointer' ? INTENT_MS : 0);
  };
}
