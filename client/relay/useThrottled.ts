import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** Answers a function that calls `act` at most once in `ms`: at the end of the time in which it was asked for. */
export function useThrottled(act: () => void, ms: number): () => void {
  const latest = useEffectEvent(act);
  const ask = useRef<() => void>(() => {});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    ask.current = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        latest();
      }, ms);
    };
    return () => clearTimeout(timer);
  }, [ms]);
  return useCallback(() => ask.current(), []);
}
